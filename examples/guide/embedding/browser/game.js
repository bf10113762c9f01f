import { init, newGame } from "railhex";

await init();
export const look = { language: "en", names: ["Anna", "Ben"] };
export let game = newGame({ game: "steamrollers", players: 2, modules: ["coal"] });
const past = [game];

/** @param {string} move */
export function play(move) {
  game = game.apply(move);
  past.push(game);
  return game.story(look).map((event) => event.text);
}

export function undo() {
  if (past.length > 1) past.pop();
  game = past[past.length - 1] ?? game;
}

let seed = 1;
const dice = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
while (game.chance) play(game.sample(dice).text);
