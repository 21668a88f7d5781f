"""How fast games become training data: ours, PettingZoo's connect_four and RLCard's games in one run."""
