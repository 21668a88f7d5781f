"""What a table is: seats and rights, verbs, consent, clocks, luck, log, and what each person is told.

Plain Python over the kernel and the games: no socket, no database, no event loop, and no clock of its own. Whoever
carries a table (a server, a browser, a terminal) says what time it is, keeps the log, and hands over what is told.
"""
