"""Makes what the Werewords bots know, from hand-written labels and public sources."""
