// The library, which is fetched and compiled while it comes. The page is there
// before it is; what needs it waits.

import { init, size } from "./railhex/index.js";
import { settings } from "./settings.js";

let compiling = null;
let before = null;
let starting = null;

/** Fetches and compiles the library; tell(loaded, total) is told of bytes while they come, and what first() begins meanwhile is waited for before it is started here. */
export function load(tell, first) {
  compiling = compile(tell);
  compiling.catch(() => {}); // who waits for it is told
  before = first();
}

/** The library as it is compiled, for workers. */
export const compiled = () => compiling;

/** Is kept when the library has been started here. */
export const ready = () => (starting ??= start());

async function start() {
  const wasm = await compiling;
  await before;
  await init({ wasm, languages: [settings.language] });
}

async function compile(tell) {
  // A site in a folder has it compressed, for servers that compress nothing.
  const address = new URL(document.documentElement.dataset.engine ?? "railhex/railhex.wasm", import.meta.url);
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${answer.statusText}`);
  const whole = address.pathname.endsWith(".gz") ? unfolded(answer) : answer;
  count(whole.clone(), tell);
  return WebAssembly.compileStreaming(whole);
}

/** What was compressed, also where the server has said so and the browser has unfolded it. */
function unfolded(answer) {
  const packed = !answer.headers.get("Content-Encoding")?.includes("gzip");
  const body = packed ? answer.body.pipeThrough(new DecompressionStream("gzip")) : answer.body;
  return new Response(body, { headers: { "Content-Type": "application/wasm" } });
}

async function count(answer, tell) {
  const reader = answer.body.getReader();
  for (let loaded = 0; ;) {
    const { done, value } = await reader.read();
    if (done) return;
    loaded += value.byteLength;
    tell(loaded, size);
  }
}
