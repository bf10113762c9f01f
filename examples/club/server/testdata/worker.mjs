// Runs the page's service worker with pages and notifications of its own: node worker.mjs WORKER
import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";

const scope = "https://play.example.org/club/";
const told = [];
let pages = [], heard = {};
const page = (url, visibilityState) => ({ url, visibilityState, focus: async () => { told.push("focus"); }, postMessage: ({ link }) => { told.push(link); } });
runInNewContext(readFileSync(process.argv[2], "utf8"), {
  URLSearchParams, skipWaiting: () => {},
  addEventListener: (name, hear) => { heard[name] = hear; },
  registration: { scope, showNotification: async (title, { body, tag, data }) => { told.push(`${title}: ${body} (${tag}, ${data.table})`); } },
  clients: { claim: async () => {}, matchAll: async () => pages, openWindow: async (link) => { told.push(`open ${link}`); } },
});

async function happens(name, event) {
  let done;
  heard[name]({ ...event, waitUntil: (promise) => { done = promise; } });
  await done;
}

const push = { data: { json: () => ({ table: "T1", title: "Steam", text: "It is your turn." }) } };
const click = { notification: { close: () => told.push("close"), data: { table: "T1" } } };
await happens("push", push); // no page is open
pages = [page(`${scope}#table=T2`, "visible"), page(`${scope}#table=T1`, "hidden")];
await happens("push", push); // another table is seen
pages = [page(`${scope}#table=T1`, "visible")];
await happens("push", push); // the table is seen
await happens("notificationclick", click);
pages = [];
await happens("notificationclick", click);
console.log(told.join("\n"));
