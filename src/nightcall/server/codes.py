"""Codes of rooms: short enough to call across a table, too many to try."""

import secrets

SIGNS = "BCDFGHJKMNPQRTVWXYZ34679"
"""No vowels, so that no word appears; nothing that looks or sounds like another sign."""

LENGTH = 6


def new_code() -> str:
    return "".join(secrets.choice(SIGNS) for _ in range(LENGTH))


def clean_code(typed: str) -> str:
    """A code as people type it: in small letters, with gaps or dashes."""
    return "".join(sign for sign in typed.upper() if sign not in " -–_.")[:LENGTH]
