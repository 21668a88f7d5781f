"""The server: tables that never die. The database is the truth; everything else can be rebuilt from it."""
