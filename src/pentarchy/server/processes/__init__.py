"""Several server processes on one machine, behind one port and on one database."""
