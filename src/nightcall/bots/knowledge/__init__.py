"""What the Werewords bots know of the English words. Read when a bot is seated, not before."""
