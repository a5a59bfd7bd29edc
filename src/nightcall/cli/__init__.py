"""The command line: nightcall …"""
