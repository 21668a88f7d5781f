"""Notices: "it is your turn", for people who are not looking."""
