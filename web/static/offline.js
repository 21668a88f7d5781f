// The service worker: after the first visit everything is here. `VERSION` and `FILES` are written by the build.
const KEPT = `pentarchy-${VERSION}`;
const STAYING = [KEPT, "pentarchy-memory"];

self.addEventListener("install", (event) => {
    event.waitUntil(
        caches
            .open(KEPT)
            .then((cache) => cache.addAll(FILES))
            .then(() => self.skipWaiting()),
    );
});

self.addEventListener("activate", (event) => {
    event.waitUntil(
        caches
            .keys()
            .then((names) =>
                Promise.all(names.filter((name) => !STAYING.includes(name)).map((name) => caches.delete(name))),
            )
            .then(() => self.clients.claim()),
    );
});

self.addEventListener("fetch", (event) => {
    const { request } = event;
    if (request.method !== "GET" || new URL(request.url).origin !== location.origin) return;
    const wanted = request.mode === "navigate" ? "./index.html" : request;
    event.respondWith(
        caches
            .open(KEPT)
            .then((cache) => cache.match(wanted, { ignoreSearch: true }))
            .then((found) => found ?? fetch(request)),
    );
});
