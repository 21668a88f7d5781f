// A page that speaks to the worker of the tables directly: `await speaker(WORKER, BOTS, BASE)`, then `call` and `play`.
async (files) => {
  const tables = new Worker(files.tables, { type: "module" });
  const replies = new Map();
  const lines = new Map();
  let numbers = 0;
  const ready = new Promise((resolve, reject) => {
    tables.onerror = reject;
    tables.onmessage = ({ data: effect }) => {
      if (effect.do === "ready") resolve();
      if (effect.do === "failed") reject(new Error(effect.why));
      if (effect.do === "reply") replies.get(effect.call)(effect);
      if (effect.do === "tell") lines.get(effect.line)(JSON.parse(effect.text));
    };
  });
  tables.postMessage({ kind: "begin", base: files.base });
  await ready;
  const bots = new Worker(files.bots, { type: "module" });
  const { port1, port2 } = new MessageChannel();
  bots.postMessage({ kind: "begin", base: files.base, port: port1 }, [port1]);
  tables.postMessage({ kind: "bots", port: port2 }, [port2]);

  const call = (method, path, body = "", token = "") =>
    new Promise((resolve, reject) => {
      const number = ++numbers;
      replies.set(number, (reply) =>
        reply.status < 300
          ? resolve(reply.media.includes("json") ? JSON.parse(reply.body) : reply.body)
          : reject(new Error(reply.body)),
      );
      tables.postMessage({ kind: "call", call: number, method, path, body, token });
    });

  // Plays a table to its end: always one of the first options, so that games are short and stay the same kind of game.
  const play = async (wanted) => {
    const made = await call("POST", "/api/tables", JSON.stringify(wanted));
    const line = ++numbers;
    const say = (said) => tables.postMessage({ kind: "said", line, table: made.id, text: JSON.stringify(said) });
    const answered = new Set();
    let pick = 0;
    const answer = (ask) => {
      if (!ask || answered.has(`${ask.seat} ${ask.decision}`)) return;
      answered.add(`${ask.seat} ${ask.decision}`);
      const move = ask.options[(pick = (pick * 31 + 7) % 1009) % ask.options.length];
      say({ type: "choose", seat: ask.seat, decision: ask.decision, move });
    };
    await new Promise((resolve, reject) => {
      lines.set(line, (told) => {
        if (told.type === "welcome") told.sights.forEach(({ ask }) => answer(ask));
        else if (told.type === "step") {
          if (told.table?.status === "over") return resolve();
          told.glimpses.forEach(({ ask }) => answer(ask));
        } else if (told.type !== "presence") reject(new Error(JSON.stringify(told)));
      });
      say({ type: "hello", table: made.id, tokens: made.seats.map(({ token }) => token) });
    });
    return call("GET", `/api/tables/${made.id}/record`);
  };
  window.speaker = { call, play };
};
