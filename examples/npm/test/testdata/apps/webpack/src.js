import { init, newGame } from "railhex/steam";
import "railhex/board";

const [prompt, buttons, board] = document.querySelectorAll("p, div, railhex-board");

function goOn(game) {
  while (game.chance) game = game.apply(game.sample());
  prompt.textContent = game.prompt();
  board.set({ position: game, pictures: ["map"] });
  buttons.replaceChildren(...game.choices().map(({ move, text }) => Object.assign(document.createElement("button"), { textContent: text, onclick: () => goOn(game.apply(move)) })));
}

await init();
goOn(newGame({ game: "steam", players: 3 }));
