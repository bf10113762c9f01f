// Has the bot of a worker make the first move, shows it on a board, and tells the server of it.
import { init, newGame, wasmModule } from "railhex/steam";
import { mount } from "railhex/board";
import { Thinker } from "railhex/thinker";

export async function play() {
  await init();
  const thinker = new Thinker(() => new Worker(new URL("./bot.js", import.meta.url), { type: "module" }), { engine: wasmModule(), milliseconds: 100 });
  let game = newGame({ game: "steam", players: 3 });
  while (game.chance) game = game.apply(game.sample());
  game = game.apply(await thinker.choose(game));
  const board = document.body.appendChild(document.createElement("div"));
  mount(board, { position: game, pictures: ["map"] });
  await fetch("said", { method: "POST", body: `${game.history.at(-1)} ${board.querySelector("svg [data-part]") ? "drawn" : "not drawn"}` });
}
