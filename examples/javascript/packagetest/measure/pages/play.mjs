// Plays games at random, and prints how many moves a second are made in each.
import { init, newGame } from "./index.js";

let state = 1;
const random = () => ((state = (state * 48271) % 2147483647) - 1) / 2147483646;

await init();
const speeds = {};
for (const name of ["steamrollers", "steampower", "steam"]) {
  const start = newGame({ game: name, players: 3 });
  const play = (milliseconds) => {
    let game = start, made = 0;
    const begun = performance.now();
    for (; performance.now() - begun < milliseconds; made++) {
      if (game.over) game = start;
      const moves = game.chance ? undefined : game.moves();
      game = game.apply(moves ? moves.at(Math.floor(random() * moves.length)) : game.sample(random));
    }
    return (1000 * made) / (performance.now() - begun);
  };
  play(300); // until it is compiled
  state = 1;
  speeds[name] = Math.max(play(300), play(300), play(300));
}
console.log(JSON.stringify(speeds));
