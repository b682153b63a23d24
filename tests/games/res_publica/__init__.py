"""Tests of Res Publica."""
