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

const frame = () => new Promise(requestAnimationFrame);
// Sets something, and waits until it is drawn: each picture takes two frames.
const set = async (said) => {
  board.set(said);
  for (let i = 0; i <= 2 * board.children.length; i++) await frame();
};
// What moves stands still until it is said to end.
const { animate } = Element.prototype;
Element.prototype.animate = function (...args) {
  const animation = animate.apply(this, args);
  animation.pause();
  return animation;
};

async function play() {
  await init();
  let still = false;
  window.matchMedia = () => ({ matches: still });
  const said = {};

  // A turn of SteamRollers by clicks.
  let game = newGame({ game: "steamrollers", players: 2 });
  while (game.chance) game = game.apply(game.sample(() => 0.5));
  await set({ position: game });
  said.pictures = board.querySelectorAll("svg").length;
  const die = board.querySelector("[data-part][data-move]").dataset.part;
  said.die = since(() => on(die, "click"));
  said.prevented = since(() => {
    board.addEventListener("select", (event) => event.preventDefault(), { once: true });
    on(die, "click");
  });
  game = game.apply(said.die.at(-1).move);
  await set({ position: game });
  const part = [...board.querySelectorAll(".choice[data-part*=hex-]")].map((one) => one.dataset.part).find((one) => game.click(one).options.length > 1);
  const hex = /hex-(.+)$/.exec(part)[1];
  const builds = game.choices({ at: hex });
  said.hex = since(() => on(part, "click"));
  said.marked = board.querySelectorAll(".picked").length;
  const dashes = () => getComputedStyle(board.querySelector(`.picture:has([data-part="${part}"]) [data-mark="hex-${hex}"] > :last-child`)).strokeDasharray;
  said.ring = dashes();
  said.escaped = since(() => on(part, "keydown", { key: "Escape" }));
  said.dots = dashes();
  said.unmarked = board.querySelectorAll(".picked").length;
  said.pointed = since(() => on(part, "pointerover"));
  said.wanted = hex;

  // Of some options alone, and by a key.
  await set({ options: [builds[0]] });
  said.alone = since(() => on(part, "keydown", { key: "Enter" }));
  said.only = builds[0].move;
  await set({ options: undefined, viewOnly: true });
  said.looking = since(() => on(part, "click"));
  await set({ viewOnly: false });
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
  const nodes = new Set(board.querySelectorAll("svg *"));
  const drawings = () => [...board.children].map(({ innerHTML }) => innerHTML);
  said.changed = [];
  board.set({ position: game });
  for (let before = drawings(), i = 0; i < 2 * before.length; i++) {
    await frame();
    const now = drawings();
    said.changed.push(now.filter((one, i) => one !== before[i]).length);
    before = now;
  }
  said.moving = animations();
  said.kept = [...board.querySelectorAll("svg *")].filter((one) => nodes.has(one)).length > nodes.size / 2;
  for (const one of board.getAnimations({ subtree: true })) one.finish();
  still = true;
  while (game.chance) game = game.apply(game.sample(() => 0.5));
  const next = game.choices()[0];
  await set({ position: game.apply(next.move) });
  said.still = animations();

  // Every drawing is what its picture would be by itself.
  const player = bot("greedy", { seed: 1 });
  said.other = [];
  for (const name of ["steamrollers", "steampower", "steam"]) {
    let played = newGame({ game: name, players: 3 });
    for (let i = 0; i < 16; i++) {
      played = played.apply(played.chance ? played.sample(() => 0.5) : player.choose(played));
      await set({ position: played });
      for (const { dataset: { picture }, firstElementChild: drawn } of board.children) {
        const alone = document.createElement("template");
        alone.innerHTML = played.picture(picture, { last: true });
        if (!drawn.isEqualNode(alone.content.firstElementChild)) said.other.push(`${name} ${i} ${picture}`);
      }
    }
  }
  await set({ position: game });
  still = false;

  // Marks of the author's own.
  await set({ position: game, arrows: [{ from: "a1", to: "c3" }, { from: "a1", to: "z9" }], shapes: [{ at: hex, svg: "<circle r='9'/>" }] });
  said.drawn = [...new Set([...board.querySelectorAll(".drawn-by-author")].map((one) => `${one.querySelectorAll("path").length} ${one.querySelectorAll("circle").length}`))];
  await set({ arrows: [], shapes: [] });
  said.cleared = board.querySelectorAll(".drawn-by-author").length;

  // A good of Steam is dragged, and runs.
  let steam = newGame({ game: "steam", players: 3 });
  const greedy = bot("greedy", { seed: 1 });
  while (!steam.choices({ kind: "move" }).length) steam = steam.apply(steam.chance ? steam.sample(() => 0.5) : greedy.choose(steam));
  await set({ position: steam, pictures: ["map"] });
  const good = steam.choices({ kind: "move" })[0];
  const ends = steam.routes(good.move)[0].stops;
  said.ends = ends;
  const [from, to] = [ends[0], ends.at(-1)].map((name) => [...board.querySelectorAll(`[data-part$="/hex-${name}"]`)][0].dataset.part);
  said.dragged = since(() => {
    on(from, "pointerdown");
    on(to, "pointerup");
  });
  said.about = steam.choices({ at: ends[0] }).filter(({ move }) => steam.routes(move)[0]?.stops.at(-1) === ends.at(-1)).length;
  await set({ position: steam.apply(good.move) });
  said.running = board.querySelectorAll(".running").length;
  for (const one of board.getAnimations({ subtree: true })) one.finish();
  await frame();
  await frame();
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
