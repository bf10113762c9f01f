// Keeps the page for visits without a network: all its files at once, each
// version apart. files.js, which is made with the page, says which they are.

importScripts("files.js");

const { version, files } = self.site;
const mine = `railhex ${registration.scope} `; // other pages of the same server keep theirs

addEventListener("install", (event) => {
  skipWaiting();
  event.waitUntil(caches.open(mine + version).then((cache) => cache.addAll(files)));
});

addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) if (name.startsWith(mine) && name !== mine + version) await caches.delete(
      name);
    await clients.claim();
  })());
});

addEventListener("fetch", (event) => {
  if (event.request.method !== "GET" || !event.request.url.startsWith(registration.scope)) return;
  event.respondWith((async () => {
    const cache = await caches.open(mine + version);
    return await cache.match(event.request, { ignoreSearch: true }) ?? fetch(event.request);
  })());
});
