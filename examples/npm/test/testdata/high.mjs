// Plays with an engine whose memory is full up to two gigabytes, and prints how far it is.
let engine;
const instantiate = WebAssembly.instantiate;
WebAssembly.instantiate = async (module, imports) => {
  const instance = await instantiate(module, imports);
  if (imports?.wasi_snapshot_preview1) engine = instance.exports; // Node has modules of its own
  return instance;
};
const { init } = await import("railhex");
const { play } = await import("./thinking.mjs");

await init();
engine.room(2 ** 31 - 1);
const [{ made, memories }] = await play([{ setup: { game: "steam", players: 3 }, milliseconds: 5, decisions: 10, calls: 20 }]);
console.log(JSON.stringify({ made, memory: memories[2] }));
