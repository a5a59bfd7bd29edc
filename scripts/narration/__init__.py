"""The recorded voice: which lines it says, and how the recordings are made and checked."""
