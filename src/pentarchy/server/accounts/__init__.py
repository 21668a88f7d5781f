"""Accounts: optional. A name, a password, and a session in a signed cookie."""
