"""How the word bank is made: the draft from public sources, then the shipped file."""
