// Plays the same games at random again and again, and prints how many moves are made in each
// in a second that the program has a processor.
import { init, newGame } from "./index.js";

const moves = 100_000, times = 5;

await init();
const speeds = {};
for (const name of ["steamrollers", "steampower", "steam"]) {
  const start = newGame({ game: name, players: 3 });
  const play = () => {
    let state = 1, game = start;
    const random = () => ((state = (state * 48271) % 2147483647) - 1) / 2147483646;
    const before = process.cpuUsage();
    for (let made = 0; made < moves; made++) {
      if (game.over) game = start;
      const legal = game.chance ? undefined : game.moves();
      game = game.apply(legal ? legal.at(Math.floor(random() * legal.length)) : game.sample(random));
    }
    const { user, system } = process.cpuUsage(before);
    return (1e6 * moves) / (user + system);
  };
  play(); // until it is compiled
  speeds[name] = Math.max(...Array.from({ length: times }, play));
}
console.log(JSON.stringify(speeds));
