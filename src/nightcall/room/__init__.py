"""Rooms: people, places, a clock, and the game they are in. Knows no web library."""
