// Shows a position of Steam in which goods can be moved, and says what the board tells, and where hexes are.
import { bot, init, newGame } from "./node_modules/railhex/index.js";
import { mount } from "./node_modules/railhex/board.js";

const element = document.querySelector("railhex-board");
const told = (window.told = []);
for (const type of ["select", "move"]) element.addEventListener(type, ({ detail }) => told.push({ Type: type, Part: detail.part ?? "", Hex: detail.hex ?? "", Move: detail.move ?? "", Options: detail.options?.length ?? 0 }));

await init();
let game = newGame({ game: "steam", players: 3 });
const greedy = bot("greedy", { seed: 1 });
while (!game.choices({ kind: "move" }).length) game = game.apply(game.chance ? game.sample(() => 0.5) : greedy.choose(game));
element.set({ position: game, pictures: ["map"] });

const middle = (part) => {
  const { left, top, width, height } = element.querySelector(`[data-part="map/${part}"]`).getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};
const [{ move }] = game.choices({ kind: "move" });
const { stops } = game.routes(move)[0];
const empty = [...element.querySelectorAll('[data-part*="/hex-"]')].map((one) => /hex-(.+)$/.exec(one.dataset.part)[1])
  .find((hex) => !game.choices({ at: hex }).length && !game.click(`map/hex-${hex}`).options.length);
const good = `good-${stops[0]}-${move.split(" ")[1]}`;
window.touched = { From: middle(good), To: middle(`hex-${stops.at(-1)}`), Empty: middle(`hex-${empty}`), Part: `map/${good}`, ToHex: stops.at(-1) };

// A thousand boards and as many elements are put into the page and taken away.
const other = document.getElementById("rest");
window.mounts = (count) => {
  for (let i = 0; i < count; i++) {
    const board = mount(other, { position: game, pictures: ["map"], look: { thumbnail: true }, arrows: [{ from: stops[0], to: stops.at(-1) }] });
    board.set({ position: game, viewOnly: i % 2 === 0 });
    board.destroy();
    const element = document.createElement("railhex-board");
    element.set({ position: game, pictures: ["map"], look: { thumbnail: true } });
    other.append(element);
    element.remove();
  }
  return true;
};
window.ready = true;
