// Random play of SteamRollers by the npm package beside that of boardgame.io in the same
// process, in turn: prints how many times as many moves a second it makes, for each
// round, and how many milliseconds it took to load. Without rounds it only loads.
import { init, newGame } from 'railhex';
import { play } from './play.mjs';

const begun = performance.now();
await init();
const loaded = performance.now() - begun;

const beginning = newGame({ game: 'steamrollers', players: 4 });
let game = beginning;

function playPackage(milliseconds) {
  const atOnce = 100;
  let moves = 0;
  const start = performance.now();
  while (performance.now() - start < milliseconds) {
    for (let n = 0; n < atOnce; n++) {
      if (game.over) game = beginning;
      if (game.chance) {
        game = game.apply(game.sample(Math.random));
      } else {
        const legal = game.moves();
        game = game.apply(legal.at(Math.floor(Math.random() * legal.length)));
      }
    }
    moves += atOnce;
  }
  return (1000 * moves) / (performance.now() - start);
}

const rounds = Number(process.argv[2] ?? 5);
if (rounds > 0) {
  playPackage(3000); // warm up: WebAssembly is compiled twice, well the second time
  play(500);
}
console.log(JSON.stringify({ ratios: Array.from({ length: rounds }, () => playPackage(400) / play(400)), loaded }));
