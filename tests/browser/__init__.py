"""The client in a real browser: Chromium, a page for each phone, a real server behind them."""
