// A service worker that keeps what was fetched, and plays itself.
import { init, newGame } from "./node_modules/railhex/steam.js";

const modules = ["steam", "bot", "engine", "errors", "game", "wasi"].map((name) => `node_modules/railhex/${name}.js`);
const kept = ["offline.html", "offline.mjs", ...modules, "node_modules/railhex/steam.wasm"];
self.addEventListener("install", (event) => event.waitUntil(caches.open("kept").then((cache) => cache.addAll(kept)).then(() => self.skipWaiting())));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => event.respondWith(caches.match(event.request, { ignoreSearch: true }).then((found) => found ?? fetch(event.request))));
self.addEventListener("message", (event) => event.waitUntil(init().then(() => newGame({ game: "steam", players: 3 }).prompt()).catch((error) => `${error.name}: ${error.message}`).then((text) => event.ports[0].postMessage(text))));
