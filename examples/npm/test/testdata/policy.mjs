// Plays under a policy for content, and tells the server what was forbidden.
import { bot, init, loadLanguage, newGame, wasmModule } from "./node_modules/railhex/steam.js";
import "./node_modules/railhex/board.js";

const forbidden = [];
addEventListener("securitypolicyviolation", ({ violatedDirective }) => forbidden.push(violatedDirective));

async function play() {
  await init();
  await loadLanguage("de");
  const worker = new Worker(new URL("./policy-worker.mjs", import.meta.url), { type: "module" });
  const chosen = new Promise((done) => (worker.onmessage = ({ data }) => done(data)));
  let game = newGame({ game: "steam", players: 3 });
  while (game.chance) game = game.apply(game.sample());
  const board = document.querySelector("railhex-board");
  board.set({ position: game, arrows: [{ from: "a2", to: "c1", colour: "red" }], look: { night: true } });
  worker.postMessage({ engine: wasmModule(), position: game.text() });
  board.set({ position: game.apply(await chosen) });
  return { drawn: board.querySelectorAll("svg").length > 0, prompt: game.prompt("de") };
}

const said = await play().catch(({ name, message }) => ({ error: `${name}: ${message}` }));
await fetch("said", { method: "POST", body: JSON.stringify({ ...said, forbidden: [...new Set(forbidden)] }) });
