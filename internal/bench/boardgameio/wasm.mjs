// Random play of SteamRollers, compiled to WebAssembly, beside that of boardgame.io in
// the same process, in turn: prints how many times as many moves a second it makes, for
// each round.
import { readFile } from 'node:fs/promises';
import './wasm_exec.js';
import { play } from './play.mjs';

const go = new globalThis.Go();
const { instance } = await WebAssembly.instantiate(await readFile(new URL('./railhex.wasm', import.meta.url)), go.importObject);
go.run(instance); // it sets playSteamRollers, and waits to be called

function playWasm(milliseconds) {
  const atOnce = 1000;
  let moves = 0;
  const start = performance.now();
  while (performance.now() - start < milliseconds) {
    globalThis.playSteamRollers(atOnce);
    moves += atOnce;
  }
  return (1000 * moves) / (performance.now() - start);
}

playWasm(500); // warm up
play(500);
const rounds = Number(process.argv[2] ?? 5);
console.log(JSON.stringify(Array.from({ length: rounds }, () => playWasm(400) / play(400))));
process.exit(0);
