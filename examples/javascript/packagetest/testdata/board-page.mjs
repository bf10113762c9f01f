// Plays on boards by clicks, drags and keys, and tells the server what came of it.
import { bot, init, newGame } from "./node_modules/railhex/index.js";
import { mount } from "./node_modules/railhex/board.js";

const board = document.querySelector("railhex-board");
const told = [];
for (const type of ["select", "move", "hover"]) board.addEventListener(type, ({ detail }) => told.push({ type, ...detail }));
const since = (act) => {
  told.length = 0;
  act();
  return told.map(({ type, part, hex, move, options, refused }) => ({ type, part, hex, move, options: options?.length, refused: refused?.rule }));
};
const on = (part, type, more = {}) => board.querySelector(`[data-part="${part}"]`).dispatchEvent(new (/^pointer/.test(type) ? PointerEvent : /^key/.test(type) ? KeyboardEvent : MouseEvent)(type, { bubbles: true, cancelable: true, ...more }));
const fails = (act) => {
  try {
    act();
    return "";
  } catch (error) {
    return `${error.name}: ${error.message}`;
  }
};

async function play() {
  await init();
  let still = false;
  window.matchMedia = () => ({ matches: still });
  const said = {};

  // A turn of SteamRollers by clicks.
  let game = newGame({ game: "steamrollers", players: 2 });
  while (game.chance) game = game.apply(game.sample(() => 0.5));
  board.set({ position: game });
  said.pictures = board.querySelectorAll("svg").length;
  const die = board.querySelector("[data-part][data-move]").dataset.part;
  said.die = since(() => on(die, "click"));
  said.prevented = since(() => {
    board.addEventListener("select", (event) => event.preventDefault(), { once: true });
    on(die, "click");
  });
  game = game.apply(said.die.at(-1).move);
  board.set({ position: game });
  const part = [...board.querySelectorAll(".choice[data-part*=hex-]")].map((one) => one.dataset.part).find((one) => game.click(one).options.length > 1);
  const hex = /hex-(.+)$/.exec(part)[1];
  const builds = game.choices({ at: hex });
  said.hex = since(() => on(part, "click"));
  said.marked = board.querySelectorAll(".picked").length;
  said.escaped = since(() => on(part, "keydown", { key: "Escape" }));
  said.unmarked = board.querySelectorAll(".picked").length;
  said.pointed = since(() => on(part, "pointerover"));
  said.wanted = hex;

  // Of some options alone, and by a key.
  board.set({ options: [builds[0]] });
  said.alone = since(() => on(part, "keydown", { key: "Enter" }));
  said.only = builds[0].move;
  board.set({ options: undefined, viewOnly: true });
  said.looking = since(() => on(part, "click"));
  board.set({ viewOnly: false });
  const first = board.querySelector('[data-part][tabindex="0"]');
  first.focus();
  const keys = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"];
  said.went = keys.filter((key) => {
    const from = document.activeElement;
    from.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    return document.activeElement !== from && document.activeElement.dataset.part;
  }).length;

  // What moves.
  game = game.apply(builds[0].move);
  const animations = () => board.getAnimations({ subtree: true }).length;
  board.set({ position: game });
  said.moving = animations();
  for (const one of board.getAnimations({ subtree: true })) one.finish();
  still = true;
  while (game.chance) game = game.apply(game.sample(() => 0.5));
  const next = game.choices()[0];
  board.set({ position: game.apply(next.move) });
  said.still = animations();
  still = false;

  // Marks of the author's own.
  board.set({ position: game, arrows: [{ from: "a1", to: "c3" }, { from: "a1", to: "z9" }], shapes: [{ at: hex, svg: "<circle r='9'/>" }] });
  said.drawn = [...new Set([...board.querySelectorAll(".drawn-by-author")].map((one) => `${one.querySelectorAll("path").length} ${one.querySelectorAll("circle").length}`))];
  board.set({ arrows: [], shapes: [] });
  said.cleared = board.querySelectorAll(".drawn-by-author").length;

  // A good of Steam is dragged, and runs.
  let steam = newGame({ game: "steam", players: 3 });
  const greedy = bot("greedy", { seed: 1 });
  while (!steam.choices({ kind: "move" }).length) steam = steam.apply(steam.chance ? steam.sample(() => 0.5) : greedy.choose(steam));
  board.set({ position: steam, pictures: ["map"] });
  const good = steam.choices({ kind: "move" })[0];
  const ends = steam.routes(good.move)[0].stops;
  said.ends = ends;
  const [from, to] = [ends[0], ends.at(-1)].map((name) => [...board.querySelectorAll(`[data-part$="/hex-${name}"]`)][0].dataset.part);
  said.dragged = since(() => {
    on(from, "pointerdown");
    on(to, "pointerup");
  });
  said.about = steam.choices({ at: ends[0] }).filter(({ move }) => steam.routes(move)[0]?.stops.at(-1) === ends.at(-1)).length;
  board.set({ position: steam.apply(good.move) });
  said.running = board.querySelectorAll(".running").length;
  for (const one of board.getAnimations({ subtree: true })) one.finish();
  await new Promise((done) => setTimeout(done));
  said.ran = board.querySelectorAll(".running").length;

  // A thousand boards leave nothing behind.
  const other = document.getElementById("other");
  for (let i = 0; i < 1000; i++) mount(other, { position: steam, pictures: ["map"], look: { thumbnail: true } }).destroy();
  let heard = 0;
  other.addEventListener("select", () => heard++);
  other.innerHTML = `<b data-part="${from}"></b>`;
  other.firstChild.click();
  said.left = { heard, role: other.getAttribute("role") };
  board.remove();
  said.empty = board.children.length;

  said.faults = [
    fails(() => mount(null)), fails(() => mount(other, { positon: steam })), fails(() => mount(other, { position: {} })),
    fails(() => mount(other, { arrows: 1 })),
  ];
  return said;
}

const said = await play().catch((error) => ({ error: `${error.stack}` }));
await fetch("said", { method: "POST", body: JSON.stringify(said) });
