// biome-ignore-all lint/performance/useDomNodeTextContent: tests look at what is shown

// What browser tests do in the page and look at there. It is in each page before the page's own scripts.

interface Table {
  hint(): Promise<{ best: { move: string } }>;
  choice(part: string): Promise<{ options: unknown[] }>;
}

/** What the page shows of itself to tests. */
interface Testing {
  compare(move: string): Promise<void>;
  forget(id: string): Promise<void>;
  hush(): void;
  kept(): Promise<{ id: string }[]>;
  nextTo(here: Element, key: string): HTMLElement | undefined;
  options(): HTMLElement[];
  playing(): Table;
  settings: { lessons?: object };
}

interface Question {
  number: number;
  task?: string;
  position?: string;
  engine?: WebAssembly.Module;
}

type Span = { from: number; to: number };

const testing = (): Testing => (window as unknown as { testing: Testing }).testing;
const $ = (id: string): HTMLInputElement => document.getElementById(id) as HTMLInputElement;
const find = (selector: string): HTMLElement => document.querySelector<HTMLElement>(selector) as HTMLElement;
const every = (selector: string, within: ParentNode = document): HTMLElement[] => [
  ...within.querySelectorAll<HTMLElement>(selector),
];
const boxOf = (element: Element): DOMRect => element.getBoundingClientRect();
const texts = (elements: HTMLElement[]): string[] => elements.map((element) => element.innerText);
const meets = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
const middle = (element: Element): [number, number] => {
  const { left, right, top, bottom } = boxOf(element);
  return [(left + right) / 2, (top + bottom) / 2];
};

/** Whether an element, or what is in it, lies open in its middle. */
const isOpen = (element: Element): boolean => element.contains(document.elementFromPoint(...middle(element)));

/** What becomes of questions to workers, of calls of the library, and of what is to be kept. */
const faults = { failing: false, dying: 0, ending: false, holding: false, trapped: false };
const held: (() => void)[] = []; // the answers that are held back
const thoughts: Span[] = []; // from each question to a bot to its answer
const moved: string[] = []; // what was seen to move, each with the position that was shown then, as in "12 cross"

// A page at the root of a server spares what a visit leaves to moments without work: keeping itself for visits without
// a network, and having pictures drawn that nobody sees. A page in a folder does both.
const lean = location.pathname === "/";
if (lean && navigator.serviceWorker)
  navigator.serviceWorker.register = () => Promise.resolve({} as ServiceWorkerRegistration);

const header = [0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0]; // of a module with one function
const ends = [0, 0, 10, 5, 1, 3, 0, 0, 11]; // which traps
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** An engine that ends when it is started, in place of another, of which it has the name. */
function ended(engine: WebAssembly.Module): WebAssembly.Module {
  const [of] = WebAssembly.Module.customSections(engine, "railhex"); // the modules that it goes with
  const named = [7, ...bytesOf("railhex"), ...new Uint8Array(of ?? new ArrayBuffer(0))];
  const exported = [7, 15, 1, 11, ...bytesOf("_initialize")];
  return new WebAssembly.Module(new Uint8Array([...header, ...exported, ...ends, 0, named.length, ...named]));
}

const ask = Worker.prototype.postMessage as (this: Worker, question: Question, ...more: unknown[]) => void;
Worker.prototype.postMessage = function (this: Worker, question: Question, ...more: unknown[]) {
  const { number, task, engine } = question;
  const answer = (data: object) => this.dispatchEvent(new MessageEvent("message", { data: { number, ...data } }));
  if (task === "begin" && lean) return void answer({});
  if (task === "draw" && faults.dying-- > 0)
    return void this.dispatchEvent(new ErrorEvent("error", { message: "it is dead", cancelable: true }));
  if (task === "draw" && faults.holding) return void held.push(() => answer({ error: "it cannot be drawn" }));
  if (task === "choose" && faults.failing) question.position = "nonsense";
  if (engine && faults.ending) question.engine = ended(engine);
  if (task === "choose") {
    const from = performance.now();
    const note = ({ data }: MessageEvent) => data.number === number && thoughts.push({ from, to: performance.now() });
    this.addEventListener("message", note);
  }
  return ask.call(this, question, ...more);
};

const instantiate = WebAssembly.instantiate as unknown as (...how: unknown[]) => Promise<WebAssembly.Instance>;
Object.assign(WebAssembly, {
  instantiate: async (...how: unknown[]) => {
    const { exports } = await instantiate(...how);
    const { call } = exports as { call: (...said: unknown[]) => unknown };
    const module = new WebAssembly.Module(new Uint8Array([...header, 7, 5, 1, 1, 102, ...ends]));
    const trap = new WebAssembly.Instance(module).exports.f as () => unknown;
    return {
      exports: { ...exports, call: (...said: unknown[]) => (faults.trapped ? trap() : call(...said)) },
    };
  },
});

// A store that is full aborts, as in browsers.
const { put } = IDBObjectStore.prototype;
IDBObjectStore.prototype.put = function (...what) {
  if (!sessionStorage.full) return put.apply(this, what);
  this.transaction.abort();
  return undefined as unknown as IDBRequest<IDBValidKey>;
};
const error = Object.getOwnPropertyDescriptor(IDBTransaction.prototype, "error");
Object.defineProperty(IDBTransaction.prototype, "error", {
  get() {
    return sessionStorage.full ? new DOMException("it is full", "QuotaExceededError") : error?.get?.call(this);
  },
});

const { animate } = Element.prototype;
Element.prototype.animate = function (this: HTMLElement, frames, ...how) {
  const from = String((frames as Keyframe[])[0]?.transform ?? "");
  const crossed = this.dataset.crossed !== undefined;
  const what = this.closest("[data-track]")
    ? "track"
    : crossed
      ? "cross"
      : from.startsWith("rotate")
        ? "dice"
        : "piece";
  moved.push(`${Number.parseInt($("place").innerText, 10)} ${what}`);
  return animate.call(this, frames, ...how);
};

/** Deletes all games and leaves what is open, drawn or enlarged, in the look of a first visit. */
async function leave(): Promise<boolean> {
  for (const dialog of every("dialog[open]")) (dialog as HTMLDialogElement).close();
  for (const menu of every(":popover-open")) menu.hidePopover();
  for (const { id } of await testing().kept()) await testing().forget(id);
  testing().settings.lessons = {};
  const usual = { language: "en", night: false, colourBlind: false, hexNames: false };
  for (const [id, value] of Object.entries(usual)) {
    const of = typeof value === "boolean" ? "checked" : "value";
    if ($(id)[of] === value) continue;
    Object.assign($(id), { [of]: value });
    $(id).dispatchEvent(new Event("change"));
  }
  if ($("playing").dataset.height !== "middle") $("grip").click();
  for (const selector of ["#page-options", "#zoom [data-label=zoom-fit]", "#open-games"]) find(selector).click();
  return true;
}

/** Opens all folds of the options; reports whether all show what is in them. */
function unfold(): boolean {
  const folds = every("#options details") as HTMLDetailsElement[];
  for (const fold of folds) fold.open = true;
  return folds.every(({ childElementCount }) => childElementCount > 1);
}

/** Opens what is folded; reports whether an option is there. */
function unfoldTo(selector: string): boolean {
  unfold();
  return Boolean(find(selector));
}

const longer = (one: HTMLElement, other: HTMLElement): number =>
  (other.textContent?.length ?? 0) - (one.textContent?.length ?? 0);

/** The move with most words among those on hexes, tiles and goods. */
const longest = (): string =>
  every("#options :is([data-move^=deliver], [data-move^=take], [data-move^=build], [data-move^=upgrade])").sort(
    longer,
  )[0]?.dataset.move ?? "";

/** Compares the option with most words with what the bot would do. */
async function compareLongest(): Promise<boolean> {
  const { move: best } = (await testing().playing().hint()).best;
  const others = every("#options button[data-move]").filter(({ dataset }) => dataset.move !== best);
  await testing().compare(others.sort(longer)[0]?.dataset.move ?? "");
  return true;
}

/** Has the bot advise a move, with chances to win for it and for every other. */
function advise(best: string, its: number, own: number, second?: string): boolean {
  Object.assign(testing().playing(), {
    hint: async () => ({ best: { move: best, value: its }, second: second && { move: second, value: own } }),
    weigh: async (move: string) => ({ chance: move === best ? its : own, points: 0, lines: [] }),
  });
  return true;
}

const standing: Record<string, Set<string>> = {}; // where what can be pressed has been

/** Notes frame by frame where what can be pressed is. */
function watchStanding(): boolean {
  for (const id of Object.keys(standing)) delete standing[id];
  const look = () => {
    for (const id of ["now", "choose", "act", "undo", "ask-hint", "why-not", "options"]) {
      const { x, y, width } = boxOf($(id));
      standing[id] ??= new Set();
      if ($(id).checkVisibility()) standing[id].add([x, y, width].map(Math.round).join(" "));
    }
    watching = requestAnimationFrame(look);
  };
  cancelAnimationFrame(watching);
  look();
  return true;
}
let watching = 0;

/** The places where each has been. */
const stood = (): [string, string[]][] => Object.entries(standing).map(([id, places]) => [id, [...places]]);

/** What the list of options looks like: what stands behind what brings less, why some cannot be done, and how many. */
function listed() {
  const cards = every("#options > .moves > li > *");
  const gains = cards
    .filter((one) => one.dataset.move)
    .map((one) => ({
      gain: Number((one.querySelector<HTMLElement>(".worth")?.innerText ?? "0").replace("−", "-")),
      text: one.innerText,
      list: one.closest(".moves"),
    }));
  const behind = gains.filter(({ gain, list }, i) => {
    const before = gains[i - 1];
    return before && list === before.list && gain > before.gain;
  });
  return {
    order: behind.map(({ text }) => text),
    reasons: cards
      .filter((one) => one.matches(".off"))
      .map((one) => `${getComputedStyle(one).borderTopStyle}: ${one.querySelector<HTMLElement>(".why")?.innerText}`),
    cards: cards.filter((one) => !one.matches(".off, .place")).length,
    fold: Boolean(find("#options > .more")),
  };
}

const strengths = (): number[] =>
  every("#pictures :is(.map, .mine) .marks > .mark-may").map((one) => Number(getComputedStyle(one).opacity));

/** Whether all marks are quiet. */
const areQuiet = (): boolean => strengths().length > 1 && strengths().every((one) => one > 0.3 && one < 0.7);

/** Whether some are loud, and the others step back. */
const areLoud = (): boolean => strengths().includes(1) && strengths().every((one) => one === 1 || one < 0.3);

/** How bright a colour is, from 0 to 1, as contrasts are reckoned. */
function bright(colour: string): number {
  const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? [])
    .map((one) => Number(one) / 255)
    .map((one) => (one <= 0.03928 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The lands on which the colour of choice cannot be told. */
function pale(): string[] {
  const probe = document.createElement("i");
  probe.style.color = "var(--choice)";
  document.body.append(probe);
  const choice = bright(getComputedStyle(probe).color);
  probe.remove();
  const hexes = every("#pictures .hex:not(.city) > :is(path, polygon):first-of-type");
  const lands = new Set(hexes.map((one) => getComputedStyle(one).fill).filter((fill) => fill.startsWith("rgb(")));
  if (lands.size < 2) return [`there are ${lands.size} lands`];
  const contrast = (land: string) => (Math.max(bright(land), choice) + 0.05) / (Math.min(bright(land), choice) + 0.05);
  return [...lands]
    .filter((land) => contrast(land) < 3)
    .map((land) => `on ${land} the colour of choice has ${contrast(land).toFixed(1)} : 1`);
}

/** Notes in a list what an element says whenever that changes. */
function hear(element: Element, list: unknown[], what: () => unknown, options: MutationObserverInit = {}): void {
  const changes = { childList: true, characterData: true, subtree: true, ...options };
  new MutationObserver(() => {
    if (element.textContent) list.push(what());
  }).observe(element, changes);
}

const places: number[] = []; // every position that the page has shown
const aloud: string[] = []; // what live regions have said
const hushes: boolean[] = []; // how often presses were not heard

let listening = false;

/** Listens to positions, live regions and silences. */
function listen(): boolean {
  hushes.length = 0;
  if (listening) return true;
  listening = true;
  const live = "[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log]:not([aria-live])";
  hear($("replay"), places, () => Number.parseInt($("place").innerText, 10));
  for (const one of every(live)) hear(one, aloud, () => one.textContent);
  hear($("playing"), hushes, () => true, { attributeFilter: ["data-quiet"], subtree: false, characterData: false });
  return true;
}

let hushing = 0;

/** Keeps presses from being heard, however slow the machine is, or no more. */
function hush(on: boolean): boolean {
  clearInterval(hushing);
  if (!on) return true;
  hushing = window.setInterval(testing().hush, 50);
  testing().hush();
  return true;
}

const ticks: number[] = [];
const tasks: Span[] = []; // that took the page's thread for more than 50 ms
const answers: number[] = []; // milliseconds from each press until its answer was drawn

/** Watches the page's thread: a timer that ticks there, and long tasks. */
function watchThread(): boolean {
  setInterval(() => ticks.push(performance.now()), 10);
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) tasks.push({ from: startTime, to: startTime + duration });
  }).observe({ type: "longtask" });
  return true;
}

/** Watches how long each press waits for its answer. */
function watchAnswers(): boolean {
  let pressed = 0;
  const press = (event: Event) => {
    if (event.isTrusted) pressed = event.timeStamp;
  };
  addEventListener("pointerdown", press, true);
  const seen = new MutationObserver(() => {
    if (!pressed) return;
    const from = pressed;
    pressed = 0;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel(); // behind the frame
      port1.onmessage = () => answers.push(performance.now() - from);
      port2.postMessage(0);
    });
  });
  const changes = { childList: true, characterData: true, attributes: true, subtree: true };
  for (const id of ["place", "act", "choice", "notice"]) seen.observe($(id), changes);
  return watchThread();
}

/** Scrolls the form of a new game, and lists what of it is out of reach; its buttons have so many pixels of height. */
function form(top: number, least: number): string[] {
  const form = $("new"),
    found: string[] = [];
  form.scrollTo({ top, behavior: "instant" });
  const foot = boxOf(find("#new .foot"));
  for (const one of every(".foot button", form)) {
    const { left, right, bottom, height } = boxOf(one);
    if (height < least || left < 0 || right > innerWidth || bottom > innerHeight || !isOpen(one))
      found.push(`${one.innerText} is not in reach`);
  }
  if (form.scrollTop && boxOf($("seed")).bottom > foot.top) found.push("the buttons cover the last line");
  if (boxOf(form).bottom - foot.bottom > 2) found.push("below the buttons the form goes on");
  for (const one of every("select, input", form)) {
    one.focus();
    if (one.checkVisibility() && boxOf(one).bottom > foot.top)
      found.push(`the buttons cover what has the focus: ${one.outerHTML.slice(0, 80)}`);
  }
  for (const one of every("*", form))
    if (one.getClientRects().length && boxOf(one).right > boxOf(form).right)
      found.push(`cut off is ${one.outerHTML.slice(0, 80)}`);
  return found;
}

/** The arrow keys that lead from the piece that has the focus to a part, null if none do. */
function way(part: string): string[] | null {
  const ways = new Map<Element, string[]>([[document.activeElement as Element, []]]);
  for (const [here, keys] of ways) {
    if ((here as HTMLElement).dataset.part === part) return keys;
    for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
      const next = testing().nextTo(here, key);
      if (next && !ways.has(next)) ways.set(next, [...keys, key]);
    }
  }
  return null;
}

/** The place of an option in the list, and of the one that has the focus. */
const optionAt = (selector: string): [number, number] => {
  const all = testing().options();
  return [all.findIndex((one) => one.matches(selector)), all.indexOf(document.activeElement as HTMLElement)];
};

/** Those of some elements, or of those that are visible, that do not lie open on the screen as a whole. */
function hidden(selector: string, all = false): string[] {
  const off = every(selector).filter((one) => {
    const { left, right, bottom } = boxOf(one);
    return left < 0 || right > innerWidth || bottom > innerHeight || !isOpen(one) || one.scrollWidth > one.clientWidth;
  });
  return texts(off.filter((one) => all || one.checkVisibility()));
}

/** Fails the drawings that were held back; what nobody catches. */
async function failHeld(): Promise<string[]> {
  const uncaught: string[] = [];
  addEventListener("unhandledrejection", ({ reason }) => uncaught.push(String(reason)));
  for (const fail of held.splice(0)) fail();
  await new Promise((done) => setTimeout(done, 100)); // by then the browser has reported an error that nothing caught
  return uncaught;
}

/** Makes the map narrow. */
function narrow(): boolean {
  $("frame-map").style.width = "60%";
  return dispatchEvent(new Event("resize"));
}

/** What the page shows of the end of a game. */
function shownEnd() {
  const number = ({ textContent }: Element) => Number(textContent?.replace("−", "-"));
  return {
    headline: find("#result h2").innerText,
    sums: every("#result .sum").map(number),
    parts: every("#result .line").map((line) => every(".part", line).map(number)),
    deliveries: every(".delivery b").map(number),
  };
}

/** The first of each kind of component that can be pointed at, as selectors. */
function kinds(): string[] {
  const parts = every("#playing [data-part], #playing .black-die").filter((one) => one.checkVisibility());
  const kindOf = ({ dataset, classList }: HTMLElement) =>
    (dataset.part ?? "black").replace(/-.*/, "") + classList.contains("city") + classList.contains("town");
  const selectorOf = ({ dataset: { part } }: HTMLElement) =>
    part ? `#playing [data-part="${part}"]` : "#playing .black-die";
  return [...new Map(parts.reverse().map((one) => [kindOf(one), selectorOf(one)])).values()];
}

/** What is wrong with the tip of a hex: it is one line with a name, in a corner of the board. */
function tip(selector: string): string[] {
  const tip = $("tip"),
    at = boxOf(tip),
    hex = find(selector),
    board = boxOf(hex.closest(".picture") as Element),
    found: string[] = [];
  if (new RegExp(`\\b${hex.dataset.hex}\\b`).test(tip.innerText)) found.push(`it has a code: ${tip.innerText}`);
  if (at.height > 36) found.push(`it has several lines: ${tip.innerText}`);
  if (meets(at, boxOf(hex))) found.push("it lies over its hex");
  if (Math.min(Math.abs(at.left - board.left), Math.abs(at.right - board.right)) > 2)
    found.push("it lies in no corner");
  if (!$("card").hidden) found.push("a card is open");
  return found;
}

/** What is wrong with the card of a component: it says something of each, and lies beside it. */
function card(selector: string): string[] {
  const said = every("#card h2, #card .does, #card dd:last-child"),
    found: string[] = [];
  if (texts(said).some((text) => text.trim().length < 3) || /undefined|card-/.test($("card").innerText))
    found.push(`it says ${$("card").innerText}`);
  if (meets(boxOf(find(selector)), boxOf($("card")))) found.push("it lies over its component");
  return found;
}

/** Sends an event of a pointer to an element. */
const point = (selector: string, type: string, pointerType = "mouse"): boolean =>
  find(selector).dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType, clientX: 99, clientY: 99 }));

/** The texts of the table that name a hex by its code, and how many cards do so for those who do not see it. */
function codes() {
  const selector = "#options .opt b, #options .opt .why, #act > :not(.hidden-word), #log a, #prompt";
  const seen = every(selector).map((one) =>
    [...one.childNodes]
      .filter((node) => !(node instanceof Element && node.matches(".hidden-word")))
      .map((node) => node.textContent)
      .join(""),
  );
  const called = every("#options [data-move^=build]").filter((one) =>
    one.textContent?.includes(` (${one.dataset.hexes})`),
  );
  return { codes: seen.filter((text) => /\b[a-z]\d+\b/.test(text)), called: called.length };
}

/** Keeps a game as it is, and one that is damaged. */
async function damage(record: string): Promise<boolean> {
  const database = await new Promise<IDBDatabase>((done) => {
    const asked = indexedDB.open("railhex");
    asked.onsuccess = () => done(asked.result);
  });
  const games = database.transaction("games", "readwrite").objectStore("games");
  const game = { id: "whole", record, game: "steamrollers", names: ["P1", "P2"], moves: 3, over: false, revision: 1 };
  for (const more of [{}, { id: "illegal", record: `${record}draft 9\n` }])
    games.put({ ...game, changed: 1700000000000, ...more });
  await new Promise((done) => {
    games.transaction.oncomplete = done;
  });
  return true;
}

/** The texts of the files that are saved, in place of saving them. */
function catchFiles(): boolean {
  URL.createObjectURL = (file) => {
    (file as Blob).text().then((text) => files.push(text));
    return "#";
  };
  HTMLAnchorElement.prototype.click = () => {};
  return true;
}
const files: string[] = [];

/** Draws the sheet at the bottom up or down by so many pixels. */
function draw(by: number): boolean {
  const { left, top } = boxOf($("prompt"));
  for (const [type, clientY] of [
    ["touchstart", top],
    ["touchend", top + by],
  ] as const) {
    const touches = [new Touch({ identifier: 1, target: $("prompt"), clientX: left, clientY })];
    $("prompt").dispatchEvent(new TouchEvent(type, { bubbles: true, touches, changedTouches: touches }));
  }
  return true;
}

/** Whether the track that is turned lies in its hex. */
function isInHex(selector: string): boolean {
  const ghost = boxOf(find(".ghost.on")),
    hex = boxOf(find(selector)),
    slack = 6;
  return (
    ghost.left >= hex.left - slack &&
    ghost.right <= hex.right + slack &&
    ghost.top >= hex.top - slack &&
    ghost.bottom <= hex.bottom + slack
  );
}

/** Whether what a step of a lesson means has a ring about it before the learner. */
function isRinged(selector: string): boolean {
  const [x, y] = middle(find(selector)),
    { left, right, top, bottom } = boxOf(find(".spot .ring")),
    above = y < boxOf($("lesson")).top || Boolean(find(`#lesson :is(${selector})`));
  return x > left && x < right && y > top && y < bottom && x > 0 && x < innerWidth && y > 0 && above;
}

/** Presses the first of some elements that lies in none of others; its region, null if there is none. */
function pressWrong(selector: string, others: string): string | null {
  const one = every(selector).find((element) => !element.closest(others));
  one?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  return one ? (one.dataset.region ?? "") : null;
}

/** What the page shows of what happened since the player's last turn. */
function since() {
  const lines = every("#since li");
  return {
    seats: lines.map(({ dataset }) => Number(dataset.seat)),
    gains: lines.map((line) => line.querySelector<HTMLElement>(".gain")?.innerText ?? ""),
    texts: texts(lines),
    rings: every("#pictures .since-ring").length,
  };
}

/** The record that a link holds. */
async function recordOf(link: string): Promise<string> {
  const packed = new URLSearchParams(new URL(link).hash.slice(1)).get("game") ?? "";
  const binary = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"))).text();
}

/** What a button copies: the page is made to copy to the test. */
const copied = (button: string): Promise<string> =>
  new Promise((done) => {
    navigator.clipboard.writeText = async (text) => done(text);
    find(button).click();
  });

/** The parts that lie in the middle of each city, by its hex. */
const goodsOnCities = (): [string, string][] =>
  every("#pictures .hex.city").map((city) => {
    const over = document.elementFromPoint(...middle(city.querySelector("path") as Element));
    return [city.dataset.hex ?? "", over?.closest<HTMLElement>("[data-part]")?.dataset.part ?? ""];
  });

/** The hand of contracts as it is told: its goods by their letters, and three words. */
const contracts = (): string[] =>
  every(".player .con").map(({ children: [goods, ...told] }) => {
    const cubes = every("svg", goods as Element).map((cube) => cube.getAttribute("class")?.replace("cube-", ""));
    const words = told.slice(0, 3).map(({ textContent }) => textContent);
    return `${cubes.join("")} ${words.join(", ")}`;
  });

/** Whether the hand lies open in the sheet above the dark button. */
function isHandOpen(): boolean {
  const hand = boxOf(find("figure.player")),
    sheet = boxOf($("choose"));
  const wide = hand.width === innerWidth && sheet.width === innerWidth;
  const over = document.elementFromPoint(hand.left + 40, hand.top + 40);
  return wide && hand.top >= sheet.top && hand.bottom <= boxOf($("act")).top && Boolean(over?.closest(".con"));
}

const until = async (holds: () => unknown): Promise<void> => {
  while (!holds()) await new Promise((done) => setTimeout(done, 20));
};
const changes = (element: HTMLElement): boolean => element.dispatchEvent(new Event("change"));

/** Plays SteamRollers against a bot for so many decisions, or to its end, by options of the list. */
async function decide(decisions: number) {
  const isIdle = () => $("playing").ariaBusy === "false" && !find("[data-quiet]");
  await until(() => !$("loading"));
  $("pace").value = "0";
  changes($("pace"));
  find("[data-cover=steamrollers] [data-way=play-now]").click();
  await until(() => !$("playing").hidden);
  for (let i = 0; i < decisions; i++) {
    await until(isIdle);
    if (!$("result").hidden) break;
    const before = $("place").textContent;
    await until(() => unfold() && find("#options [data-move]"));
    const all = every("#options [data-move]");
    all[(7 * i) % all.length]?.click();
    const isMade = () => $("place").textContent !== before;
    await until(() => isMade() || $("act").ariaDisabled === "false");
    if (!isMade()) $("act").click();
    await until(isMade);
  }
  await until(isIdle);
  $("open-record").click();
  await until(() => find("#record[open]") && $("record-text").value);
  const totals = every("#result .total").map(({ textContent }) => textContent);
  return { record: $("record-text").value, totals, map: every("#pictures svg .hex").length };
}

Object.assign(window, {
  drive: {
    advise,
    aloud,
    answers,
    areLoud,
    areQuiet,
    card,
    catchFiles,
    codes,
    compareLongest,
    contracts,
    copied,
    damage,
    decide,
    draw,
    faults,
    failHeld,
    files,
    form,
    goodsOnCities,
    held,
    hidden,
    hush,
    hushes,
    isHandOpen,
    isInHex,
    isRinged,
    kinds,
    leave,
    listed,
    listen,
    longest,
    moved,
    narrow,
    optionAt,
    pale,
    places,
    point,
    pressWrong,
    recordOf,
    shownEnd,
    since,
    stood,
    tasks,
    thoughts,
    ticks,
    tip,
    unfold,
    unfoldTo,
    watchAnswers,
    watchStanding,
    watchThread,
    way,
  },
});
export {};
