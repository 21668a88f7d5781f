"""What seats know about hidden cards, and worlds that they cannot tell from the true one (NGT-23)."""
