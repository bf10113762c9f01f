// Asks what a screen asks of whole games, and prints what was wrong with the answers.
import { bot, init, newGame, speak } from "railhex";

await init();
await speak("de");
const wrong = [];
const hold = (holds, what) => holds || wrong.push(what);
const told = {};
for (const setup of [{ game: "steamrollers", players: 2 }, { game: "steampower", players: 3 }, { game: "steam", players: 3 }]) {
  let game = newGame(setup);
  let drawn = 0;
  let steps = 0;
  const player = bot("greedy", { seed: 1 });
  const hexes = new Set(game.board().hexes.map(({ hex }) => hex));
  for (let made = 0; made < 150 && !game.over; made++) {
    if (!game.chance && made % 10 === 0) {
      const moves = game.moves().map((move) => move.text);
      hold(game.places().every(({ hex, kind, moves: n }) => n === game.choices(hex ? { at: hex, kind } : { kind }).filter((one) => hex || !one.hexes.length).length), "places");
      for (const { hex, drawn: svg } of game.overlay(moves.slice(-30))) {
        hold(hexes.has(hex) && svg.startsWith("<"), "overlay");
        drawn++;
      }
      hold(moves.includes(player.consider(game).best.move), "best");
      const { best, second, line } = bot("search", { iterations: 20, seed: 1 }).consider(game);
      hold(moves.includes(best.move) && line[0] === best.move && second?.move !== best.move, "search");
      const since = game.since(1);
      hold(since.every(({ seat, move, events }) => seat !== 1 && (move !== "" || game.secret) && events), "since");
      if (since.length) hold(JSON.stringify(since.at(-1).events) === JSON.stringify(game.story("de", 1)), "the last step");
      steps += since.length;
    }
    game = game.apply(game.chance ? game.sample(() => 0.5) : player.choose(game));
  }
  told[setup.game] = { drawn: drawn > 0, steps: steps > 0 };
}
console.log(JSON.stringify({ wrong: [...new Set(wrong)], told }));
