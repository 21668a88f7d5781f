"""How fast games become training data: ours from source and compiled, and games of other libraries, in one run."""
