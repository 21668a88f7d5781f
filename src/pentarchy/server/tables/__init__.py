"""A table as it lives in memory: a fold over its log, and all that can be done at it."""
