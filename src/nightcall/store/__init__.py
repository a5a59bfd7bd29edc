"""Where rooms are kept: one protocol, and the engines behind it. Knows no game and no room."""

from nightcall.store.store import Gone, Record, Stale, Store

__all__ = ["Gone", "Record", "Stale", "Store"]
