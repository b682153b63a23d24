"""Res Publica against its rulings."""
