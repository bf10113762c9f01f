// A small app in a browser: it asks a bot for moves, which thinks in a worker with the
// engine that is compiled here, and tells the server how the game ends.
import { init, newGame, wasmModule } from "railhex";

await init();
const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
const answer = (question: unknown) => new Promise<string>((done, fail) => {
  worker.onmessage = ({ data }) => done(data);
  worker.onerror = fail;
  worker.postMessage(question);
});

let game = newGame({ game: "steam", players: 3 });
await answer({ engine: wasmModule() });
while (!game.over) game = game.apply(game.chance ? game.sample() : await answer({ position: game.text() }));
await fetch("said", { method: "POST", body: `${game.game} ${game.result("en")}` });
