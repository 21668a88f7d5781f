"""Counts the clicks on a board and the answers at hand from an open decision to a move that is sent.

Moves that a click would send are caught on their way and refused, so that the decision stays open and every thing on
the board can be tried: one click, then a second where the first has only narrowed the choice, then a third.
"""

CATCH = """
const send = WebSocket.prototype.send;
window.caught = [];
window.catching = false;
WebSocket.prototype.send = function (text) {
  const said = JSON.parse(text);
  if (said.type !== 'choose' || !window.catching) return send.call(this, text);
  window.caught.push(said.move);
  const refusal = { type: 'refused', code: 'caught', why: '', ref: said.ref };
  setTimeout(() => this.onmessage({ data: JSON.stringify(refusal) }));
};"""

COUNT = """async ([most, aside]) => {
  const OPEN = ':not([disabled]):not([aria-disabled=true])';
  const ASIDE = '.toggle, .again, .words, .face, .notice button, .stepper button, .zoom .tools button, summary';
  const PLACES = [`.stage button${OPEN}`, `.stage [role=button]${OPEN}`, '.opened button', '.answers button'];
  const things = () => [...document.querySelectorAll(PLACES.join())]
    .filter(each => each.checkVisibility() && !each.matches(ASIDE));
  const listed = () => [...document.querySelectorAll('.choices button.option')].map(each => each.dataset.move);
  const looks = () => JSON.stringify([listed(), things().map(each => each.ariaLabel ?? each.textContent)]);
  const rest = () => new Promise(done => setTimeout(() => setTimeout(done, 3), 3));
  async function press(each) {
    each.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
    do await rest(); while (document.querySelector('.choices button.option[aria-disabled=true]'));
  }
  async function again(path) {
    for (const each of document.querySelectorAll('.narrowed button, .stage .again')) await press(each);
    for (const i of path) await press(things()[i]);
  }
  const buttons = [...document.querySelectorAll('.choices button.option')];
  const texts = new Map(buttons.map(each => [each.dataset.move, each.innerText]));
  const all = listed().filter(move => !aside.includes(move.split(' ')[0])), clicks = {};
  const alike = move => all.filter(other => texts.get(other) === texts.get(move));
  const sent = move => alike(move).map(other => clicks[other]).find(Boolean) ?? null;
  async function explore(path, depth) {
    await again(path);
    const here = looks();
    for (let i = 0; i < things().length; i++) {
      window.caught.length = 0;
      await press(things()[i]);
      for (const move of window.caught) clicks[move] ??= path.length + 1;
      if (looks() === here) continue;
      if (depth > 1) await explore([...path, i], depth - 1);
      await again(path);
    }
  }
  window.catching = true;
  for (let depth = 1; depth <= most && all.some(move => !sent(move)); depth++) await explore([], depth);
  await again([]);
  window.catching = false;
  return all.map(move => [move, sent(move)]);
}"""

MOST = 3


def count(player, aside=()):
    """For every move of the open decision but those of some verbs, the fewest clicks on the board that send it, or one
    with the same words; None where three do not. The board may come after the list of choices."""
    player.stand_still()
    return dict(player.page.evaluate(COUNT, [MOST, list(aside)]))
