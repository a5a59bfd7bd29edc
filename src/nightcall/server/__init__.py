"""HTTP and WebSocket round the rooms. All rules of play are elsewhere."""
