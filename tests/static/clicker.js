// Somebody who clicks, inside the page: `await play({ seed, most })` answers one question after the other until the game is
// over, or until `most` are answered and the last answer has been taken; returns how many were.
async ({ seed, most }) => {
  const OPTIONS = "button.option:not([aria-disabled=true])";
  const PATIENCE = 120_000;
  let luck = seed;
  const below = (limit) => (luck = (luck * 48271) % 2147483647) % limit;
  const pause = () => new Promise((resolve) => setTimeout(resolve, 15));
  const asked = () => document.querySelector(".choices")?.dataset.decision ?? "none";

  // A button that can be seen is clicked; behind a fold, the fold is opened first.
  const unfold = () => {
    document.querySelector(".choices .fold[aria-expanded=false]")?.click();
    for (const closed of document.querySelectorAll(".choices details:not([open]) > summary")) closed.click();
  };

  let answered = 0;
  let last = "none";
  for (let began = Date.now(); answered < most || asked() === last; await pause()) {
    if (document.getElementById("over")) return answered;
    if (Date.now() - began > PATIENCE) throw new Error(`nothing to click after ${answered} answers: ${asked()}`);
    if (asked() === "none" || asked() === last) continue;
    const buttons = [...document.querySelectorAll(OPTIONS)];
    const seen = buttons.filter((button) => button.checkVisibility());
    if (seen.length === 0) unfold();
    else {
      last = asked();
      seen[below(seen.length)].click();
      answered += 1;
      began = Date.now();
    }
  }
  return answered;
};
