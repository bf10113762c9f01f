// Traps the engine while a game is played, and reads the game again after another init.
// It prints what was thrown.
import * as railhex from "railhex";

const unreachable = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 7, 5, 1, 1, 102, 0, 0, 10, 5, 1, 3, 0, 0, 11]);
const { f: trap } = new WebAssembly.Instance(new WebAssembly.Module(unreachable)).exports;
const instantiate = WebAssembly.instantiate;
let trapped = "";
WebAssembly.instantiate = async (...how) => {
  const { exports } = await instantiate(...how);
  const guarded = (name) => (...said) => (trapped === name ? trap() : exports[name](...said));
  return { exports: { ...exports, call: guarded("call"), apply: guarded("apply"), list: guarded("list"), sample: guarded("sample") } };
};

const thrown = (action) => {
  try {
    action();
    return "nothing";
  } catch (error) {
    return `${error.name}${error instanceof railhex.RailhexError ? " of the package" : ""}${error.cause instanceof WebAssembly.RuntimeError ? " after a trap" : ""}`;
  }
};

const told = {};
for (const name of ["call", "apply", "list", "sample"]) {
  await railhex.init();
  const game = railhex.newGame({ game: "steam", players: 3 });
  const record = game.record();
  const move = game.sample();
  trapped = name;
  const actions = { call: () => game.prompt(), apply: () => game.apply(move), list: () => game.moves(), sample: () => game.sample() };
  const first = thrown(actions[name]);
  trapped = "";
  const later = thrown(() => railhex.newGame({ game: "steam", players: 3 }));
  await railhex.init();
  told[name] = { first, later, stale: thrown(() => game.moves()), again: railhex.replay(record).game.record() === record };
}
console.log(JSON.stringify(told));
