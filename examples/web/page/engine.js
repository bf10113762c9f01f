// The library, which is fetched and compiled while it comes.

import { init, size } from "./railhex/index.js";

/** Starts the library; tell(loaded, total) is told of bytes while they come. */
export async function start(tell) {
  const address = new URL("./railhex/railhex.wasm", import.meta.url);
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${answer.statusText}`);
  count(answer.clone(), tell);
  await init({ wasm: await WebAssembly.compileStreaming(answer) });
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
