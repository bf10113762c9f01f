import { bot, init, newGame, wasmModule } from "./railhex/GAME.js";
import "./railhex/board.js";

await init();
const board = document.querySelector("railhex-board");
let game = newGame({ game: "GAME", players: 3 });
const settle = () => {
  while (game.chance) game = game.apply(game.sample(() => 0.5));
};
settle();
board.set({ position: game });

/** A bot in a worker plays so many moves, which the board shows. */
window.play = async (moves) => {
  const worker = new Worker(new URL("./worker.mjs?GAME", import.meta.url), { type: "module" });
  const ask = (question) => new Promise((done) => {
    worker.onmessage = ({ data }) => done(data);
    worker.postMessage(question);
  });
  let engine = wasmModule();
  for (let made = 0; made < moves && !game.over; made++) {
    const move = await ask({ engine, position: game.text() });
    engine = undefined;
    game = game.apply(move);
    settle();
    board.set({ position: game });
  }
  worker.terminate();
  return true;
};

window.ready = true;
