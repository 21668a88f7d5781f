"""For those who run the server: figures, logs, backups."""
