const go = new Go(); // of wasm_exec.js
const { instance } = await WebAssembly.instantiateStreaming(fetch("railhex.wasm"), go.importObject);
go.run(instance);

export function call(method, input) {
  const reply = JSON.parse(railhex(method, JSON.stringify(input)));
  if (reply.error) throw Object.assign(new Error(reply.error.message), reply.error);
  return reply;
}
