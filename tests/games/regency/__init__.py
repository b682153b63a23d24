"""Regency against its rulings."""
