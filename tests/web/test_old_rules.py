"""A table whose rules the server no longer has: everybody is told what became of it, and can take the record along."""

import sqlite3
from contextlib import closing

import pytest

from tests.web.player import MAKE

WANTED = {"game": "dice_king", "seats": [{"kind": "human", "mine": True, "name": "Anna"}, {"kind": "open"}]}
TOLD = {
    "en": ("A game with older rules", "so it was closed. Nobody wins.", "Save the record"),
    "cs": ("Hra podle starších pravidel", "a tak hru uzavřel. Nikdo nevyhrál.", "Uložit záznam"),
    "sk": ("Hra podľa starších pravidiel", "preto ju ukončil. Nikto nevyhral.", "Uložiť záznam"),
}


@pytest.mark.parametrize("lang", TOLD)
def test_players_are_told_and_save_their_record(come, server, lang):
    anna = come(lang=lang)
    anna.go()
    table = anna.page.evaluate(MAKE, WANTED)
    with closing(sqlite3.connect(server.database, timeout=60)) as connection, connection:
        connection.execute("UPDATE tables SET rules = 0 WHERE id = ?", [table])
    heading, ending, save = TOLD[lang]
    for path in (f"/t/{table}", f"/replay/{table}"):
        anna.go(path).get_by_role("heading", name=heading).wait_for()
        anna.page.get_by_text(ending).wait_for()
        with anna.page.expect_download() as downloading:
            anna.page.get_by_role("button", name=save).click()
        text = downloading.value.path().read_text()
        assert "rules 0" in text.splitlines()
        assert "note secret " in text
