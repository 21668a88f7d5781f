"""Learning a net by self-play: `pentarchy train`."""
