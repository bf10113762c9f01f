// The library, compiled to WebAssembly, as one function from JavaScript.

/** Why the engine could not do something: message, and rule, text, line, move where they apply. */
export class Refusal extends Error {
  constructor(failure) {
    super(failure.message);
    Object.assign(this, failure);
  }
}

/** Starts the engine; call works from then on. */
export async function start() {
  const go = new Go(); // of wasm_exec.js
  const { instance } = await WebAssembly.instantiateStreaming(fetch("railhex.wasm"), go.importObject);
  go.run(instance);
}

/** Does a method of the Go packages session and positions. */
export function call(method, input = {}) {
  const reply = JSON.parse(globalThis.railhex(method, JSON.stringify(input)));
  if (reply?.error) throw new Refusal(reply.error);
  return reply;
}
