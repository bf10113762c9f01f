// A small app: it plays a game, with the engine that the bundler has put beside it.
import { init, newGame } from "railhex";
import engine from "railhex/railhex.wasm";

await init({ wasm: new URL(engine, import.meta.url) });
let game = newGame({ game: "steam", players: 3 });
while (!game.over) {
  const legal = game.moves();
  const move = game.chance ? game.sample() : legal.at(Math.floor(Math.random() * legal.length));
  if (!move) throw new Error("nothing can be done");
  game = game.apply(move);
}
console.log(game.game, game.result("en"));
