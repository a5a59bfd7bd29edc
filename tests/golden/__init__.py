"""Games that are kept for ever: `python -m tests.golden` writes them, tests replay them."""
