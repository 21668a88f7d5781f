"""Every endpoint, on one page."""

from typing import Any

from pentarchy.bots.jobs import Advice
from pentarchy.server.notifications.targets import Target
from pentarchy.server.reach import Reach
from pentarchy.server.web import (
    accounts,
    analysis,
    branches,
    exports,
    glossary,
    lessons,
    moments,
    proofs,
    provenance,
    puzzles,
    reviews,
    tables,
    uploads,
)
from pentarchy.server.web import bodies as b
from pentarchy.server.web.endpoint import SVG, TEXT, Endpoint, Query
from pentarchy.tables.analysis import Position
from pentarchy.tables.outgoing import TableInfo
from pentarchy.tables.puzzles import PuzzleSet, PuzzleSight

GAME = "/api/games/{game:key}"
PUZZLE = "/api/puzzles/{game:key}/{number:moment}"
LESSON = "/api/lessons/{game:key}"
ANALYSIS = "/api/analysis"
TABLE = "/api/tables/{table:key}"
CHOICE = TABLE + "/review/{moment:moment}"
KNOWN = Query("known", "integer", "Parts whose choices the caller has already.")
TRUE = Query("true", "integer", "1: by how the hidden cards really lay.")
DEEPER = Query("deeper", "integer", "1: eight times as long.")
SEAT = Query("seat", "integer", "With the eyes of this seat; a spectator's without.")
LIST = (
    Query("game", "string", "Only tables of this game."),
    Query("before", "integer", "Only tables made before this time: the way to the next page."),
    Query("limit", "integer", "At most so many, and at most a hundred."),
)
HINT = (Query("seat", "integer", "The seat that has to choose."), Query("level", "string", "The bot to ask."))
LANG = Query("lang", "string", "en, cs or sk.")
CODE = (Query("seat", "integer", "For this seat."), Query("invite", "string", "The invitation to the seat."))

API: list[Endpoint[Any]] = [  # each has a body type of its own
    Endpoint("GET", "/api/games", tables.list_games, answer=b.Catalogue, packed=True),
    Endpoint("GET", f"{GAME}/words", glossary.show_glossary, answer=glossary.Glossary, query=(LANG,), packed=True),
    Endpoint("GET", f"{GAME}/edition", provenance.show_edition, answer=provenance.Edition, query=(LANG,), packed=True),
    Endpoint("GET", LESSON, lessons.show_lesson, answer=b.LessonInfo, query=(LANG,), packed=True),
    Endpoint("POST", LESSON, lessons.make_lesson, b.NewLesson, b.CreatedTable, 201),
    Endpoint("GET", "/api/puzzles", puzzles.list_puzzles, answer=list[PuzzleSet], packed=True),
    Endpoint("GET", PUZZLE, puzzles.show_puzzle, answer=PuzzleSight, packed=True),
    Endpoint("GET", "/api/reach", tables.show_reach, answer=Reach),
    Endpoint("GET", "/api/tables", tables.list_tables, answer=list[b.Listed], query=LIST),
    Endpoint("POST", "/api/tables", tables.create_table, b.NewTable, b.CreatedTable, 201),
    Endpoint("GET", TABLE, tables.show_table, answer=TableInfo),
    Endpoint("DELETE", TABLE, tables.remove_table),
    Endpoint("GET", f"{TABLE}/invitations", tables.list_invitations, answer=b.Invitations),
    Endpoint("GET", f"{TABLE}/code.svg", tables.show_code, answer=str, media=SVG, query=CODE),
    Endpoint("GET", "/api/codes/{code:key}", tables.find_table, answer=b.Found),
    Endpoint("POST", f"{TABLE}/join", tables.join_table, b.Join, b.SeatToken),
    Endpoint("POST", f"{TABLE}/leave", tables.leave_table),
    Endpoint("POST", f"{TABLE}/start", tables.start_table, b.Start, TableInfo),
    Endpoint("POST", f"{TABLE}/rematch", tables.rematch_table, answer=b.TableLink),
    Endpoint("GET", f"{TABLE}/hint", tables.show_hint, answer=Advice, query=HINT),
    Endpoint("GET", f"{TABLE}/record", exports.export_record, answer=str, media=TEXT),
    Endpoint("GET", TABLE + "/moments/{moment:moment}", moments.show_moment, answer=b.Moment, query=(SEAT,)),
    Endpoint("GET", f"{TABLE}/review", reviews.show_review, answer=reviews.ReviewBody, query=(KNOWN,)),
    Endpoint("GET", CHOICE, reviews.look_closer, answer=reviews.ReviewDecision, query=(TRUE,)),
    Endpoint("GET", f"{TABLE}/proof", proofs.show_proof, answer=b.Proof),
    Endpoint("POST", f"{TABLE}/what-if", branches.what_if, b.WhatIf, b.CreatedTable, 201),
    # A union is no `type` for mypy, but msgspec reads it like one.
    Endpoint("POST", f"{TABLE}/notices", accounts.add_notice, Target, b.Registered, 201),  # type: ignore[arg-type]
    Endpoint("DELETE", "/api/notices/{notice:key}", accounts.drop_notice),
    Endpoint("POST", "/api/records", uploads.upload_record, str, b.TableLink, 201, most_bytes=uploads.LARGEST_RECORD),
    Endpoint("POST", ANALYSIS, analysis.show_position, b.Analysis, Position, most_bytes=uploads.LARGEST_RECORD),
    Endpoint(
        *("POST", f"{ANALYSIS}/chances", analysis.weigh_options, b.Analysis, reviews.ReviewDecision),
        query=(DEEPER,),
        most_bytes=uploads.LARGEST_RECORD,
    ),
    Endpoint("GET", "/api/account", accounts.show_account, answer=b.Account),
    Endpoint("POST", "/api/account", accounts.sign_up, b.Credentials, b.Account, 201),
    Endpoint("GET", "/api/account/statistics", accounts.show_statistics, answer=list[b.Played]),
    Endpoint("POST", "/api/account/password", accounts.change_password, b.NewPassword),
    Endpoint("POST", "/api/session", accounts.sign_in, b.Credentials, b.Account),
    Endpoint("DELETE", "/api/session", accounts.sign_out),
    Endpoint("GET", "/api/push-key", accounts.show_push_key, answer=b.PushKey),
]
