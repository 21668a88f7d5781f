/* Shows "your turn" when the page is closed, and opens the right table. */
const WORDS = {
  en: ["Your turn", "Your game is waiting for you."],
  cs: ["Jsi na tahu", "Hra na tebe čeká."],
  sk: ["Si na ťahu", "Hra na teba čaká."],
};

self.addEventListener("push", (event) => {
  const turn = event.data?.json() ?? {};
  const [title, body] = WORDS[(navigator.language ?? "en").slice(0, 2)] ?? WORDS.en;
  event.waitUntil(
    self.registration.showNotification(title, { body, icon: "/crown.svg", tag: turn.table, data: turn.table }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(`/t/${event.notification.data}`));
});

async function open(path) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((each) => new URL(each.url).pathname === path);
  return there ? there.focus() : self.clients.openWindow(path);
}
