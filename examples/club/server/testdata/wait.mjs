// Follows a table whose stream breaks each time, and prints how long it waits before the next: node wait.mjs CLIENT
const { Server } = await import(process.argv[2]);
const waits = [], done = new AbortController();
let now = 0;
Date.now = () => now += waits.length === 6 ? 20_000 : 0; // the seventh stream lasts
globalThis.setTimeout = (end, wait) => {
  if (wait >= 20_000) return; // how long a stream may say nothing
  if (waits.push(wait) === 8) done.abort();
  queueMicrotask(end);
};
globalThis.fetch = async () => new Response("", { headers: { "Content-Type": "text/event-stream" } });
await new Server("http://localhost").follow("T1", () => {}, { stop: done.signal });
console.log(waits.join(" "));
