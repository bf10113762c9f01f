// Plays on boards by clicks, drags and keys, and tells the server what is otherwise than it should be.
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

const wrong = [];
const is = (what, got, want) => JSON.stringify(got) === JSON.stringify(want) || wrong.push(`${what}: ${JSON.stringify(got)}, want ${JSON.stringify(want)}`);
const types = (events) => events.map(({ type }) => type);

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

  // A turn of SteamRollers by clicks.
  let game = newGame({ game: "steamrollers", players: 2 });
  while (game.chance) game = game.apply(game.sample(() => 0.5));
  await set({ position: game });
  is("pictures", board.querySelectorAll("svg").length > 2, true);
  const die = board.querySelector("[data-part][data-move]").dataset.part;
  const taken = since(() => on(die, "click"));
  is("a click on a die", types(taken), ["select", "move"]);
  is("a select that is prevented", types(since(() => {
    board.addEventListener("select", (event) => event.preventDefault(), { once: true });
    on(die, "click");
  })), ["select"]);
  game = game.apply(taken.at(-1).move);
  await set({ position: game });
  const part = [...board.querySelectorAll(".choice[data-part*=hex-]")].map((one) => one.dataset.part).find((one) => game.click(one).options.length > 1);
  const hex = /hex-(.+)$/.exec(part)[1];
  const builds = game.choices({ at: hex });
  is("a hex with several tracks", types(since(() => on(part, "click"))), ["select"]);
  const picked = () => board.querySelectorAll(".picked").length;
  is("a hex that is picked", picked(), 1);
  const dashes = () => getComputedStyle(board.querySelector(`.picture:has([data-part="${part}"]) [data-mark="hex-${hex}"] > :last-child`)).strokeDasharray;
  is("the ring of what is picked", dashes(), "none");
  is("Escape", since(() => on(part, "keydown", { key: "Escape" })), []);
  is("the ring of what is not picked", ["none", ""].includes(dashes()), false);
  is("a hex that is let go", picked(), 0);
  const [{ type, hex: pointed }] = since(() => on(part, "pointerover"));
  is("pointing at a hex", [type, pointed], ["hover", hex]);

  // Of some options alone, and by a key.
  await set({ options: [builds[0]] });
  const alone = since(() => on(part, "keydown", { key: "Enter" }));
  is("Enter, where one option is allowed", [types(alone), alone.at(-1)?.move], [["select", "move"], builds[0].move]);
  await set({ options: undefined, viewOnly: true });
  is("a board to look at", since(() => on(part, "click")), []);
  await set({ viewOnly: false });
  const first = board.querySelector('[data-part][tabindex="0"]');
  first.focus();
  const keys = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"];
  is("arrow keys that go somewhere", keys.some((key) => {
    const from = document.activeElement;
    from.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    return document.activeElement !== from && document.activeElement.dataset.part;
  }), true);

  // What moves.
  game = game.apply(builds[0].move);
  const animations = () => board.getAnimations({ subtree: true }).length;
  const nodes = new Set(board.querySelectorAll("svg *"));
  const drawings = () => [...board.children].map(({ innerHTML }) => innerHTML);
  const changed = [];
  board.set({ position: game });
  for (let before = drawings(), i = 0; i < 2 * before.length; i++) {
    await frame();
    const now = drawings();
    changed.push(now.filter((one, i) => one !== before[i]).length);
    before = now;
  }
  is("pictures that change, by frame", changed, [0, 1, 0, 1, 0, 0]);
  is("new track that draws itself", animations() > 0, true);
  const kept = [...board.querySelectorAll("svg *")].filter((one) => nodes.has(one)).length;
  is("what a move leaves as it was", kept > nodes.size / 2, true);
  for (const one of board.getAnimations({ subtree: true })) one.finish();
  still = true;
  while (game.chance) game = game.apply(game.sample(() => 0.5));
  const next = game.choices()[0];
  await set({ position: game.apply(next.move) });
  is("what moves with reduced motion", animations(), 0);

  // Every drawing is what its picture would be by itself.
  const player = bot("greedy", { seed: 1 });
  const others = [];
  for (const name of ["steamrollers", "steampower", "steam"]) {
    let played = newGame({ game: name, players: 3 });
    for (let i = 0; i < 16; i++) {
      played = played.apply(played.chance ? played.sample(() => 0.5) : player.choose(played));
      await set({ position: played });
      for (const { dataset: { picture }, firstElementChild: drawn } of board.children) {
        const alone = document.createElement("template");
        alone.innerHTML = played.picture(picture, { last: true });
        if (!drawn.isEqualNode(alone.content.firstElementChild)) others.push(`${name} ${i} ${picture}`);
      }
    }
  }
  is("drawings that are not the picture", others, []);
  await set({ position: game });
  still = false;

  // Marks of the author's own.
  await set({ position: game, arrows: [{ from: "a1", to: "c3" }, { from: "a1", to: "z9" }], shapes: [{ at: hex, svg: "<circle r='9'/>" }] });
  const drawn = [...board.querySelectorAll(".drawn-by-author")];
  is("marks of one's own", [...new Set(drawn.map((one) => ["path", "circle"].map((tag) => one.querySelectorAll(tag).length).join(" ")))], ["1 1"]);
  await set({ arrows: [], shapes: [] });
  is("marks that are taken away", board.querySelectorAll(".drawn-by-author").length, 0);

  // A good of Steam is dragged, and runs.
  let steam = newGame({ game: "steam", players: 3 });
  const greedy = bot("greedy", { seed: 1 });
  while (!steam.choices({ kind: "move" }).length) steam = steam.apply(steam.chance ? steam.sample(() => 0.5) : greedy.choose(steam));
  await set({ position: steam, pictures: ["map"] });
  const good = steam.choices({ kind: "move" })[0];
  const ends = steam.routes(good.move)[0].stops;
  const [from, to] = [ends[0], ends.at(-1)].map((name) => [...board.querySelectorAll(`[data-part$="/hex-${name}"]`)][0].dataset.part);
  const [{ options: dragged }] = since(() => {
    on(from, "pointerdown");
    on(to, "pointerup");
  });
  const about = steam.choices({ at: ends[0] }).filter(({ move }) => steam.routes(move)[0]?.stops.at(-1) === ends.at(-1)).length;
  is("options about both ends of a drag", dragged, about);
  await set({ position: steam.apply(good.move) });
  is("a good that runs", board.querySelectorAll(".running").length, 1);
  for (const one of board.getAnimations({ subtree: true })) one.finish();
  await frame();
  await frame();
  is("a good that has run", board.querySelectorAll(".running").length, 0);

  // A thousand boards leave nothing behind.
  const other = document.getElementById("other");
  for (let i = 0; i < 1000; i++) mount(other, { position: steam, pictures: ["map"], look: { thumbnail: true } }).destroy();
  let heard = 0;
  other.addEventListener("select", () => heard++);
  other.innerHTML = `<b data-part="${from}"></b>`;
  other.firstChild.click();
  is("a thousand boards", [heard, other.getAttribute("role")], [0, null]);
  board.remove();
  is("what is left in an element", board.children.length, 0);

  is("faults", [
    fails(() => mount(null)), fails(() => mount(other, { positon: steam })), fails(() => mount(other, { position: {} })),
    fails(() => mount(other, { arrows: 1 })),
  ], [
    "TypeError: a board stands in an element, and not null",
    'TypeError: a board has: position, pictures, options, lastMove, arrows, shapes, viewOnly, look, and not "positon"',
    "TypeError: the position of a board is a Game, and not an object of class Object",
    "TypeError: arrows are a list, and not 1",
  ]);
}

await play().catch(({ stack }) => wrong.push(stack));
await fetch("said", { method: "POST", body: wrong.join("\n") });
