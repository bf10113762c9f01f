// A guided first game: the learner makes the moves of a record, one after the other,
// and everything else in it happens by itself.

import { name } from "../app/address.js";
import { openHelp } from "../app/dialogs.js";
import { $, button, make, span } from "../app/dom.js";
import { clear, draw } from "../board/overlay.js";
import { die as drawnDie, icon } from "../board/pieces.js";
import { say, titles } from "../i18n/text.js";
import { playing, sitDown } from "../play/play.js";
import { type Choice, type Game, replay } from "../railhex/index.js";
import { how, remember, settings } from "../settings/settings.js";
import { LocalTable } from "../state/local.js";
import { pulse, putOut, shine, type Thing } from "./spot.js";

const patient = 3; // presses on something else, after which the page offers to do it
const brisk = 500; // milliseconds for what happens between two steps

/** The games that have a lesson. */
export const taught = ["steamrollers", "steampower", "steam"];

interface Wrong { on: string; say: string }

/** What a learner presses, and the move that it makes; where a track is to lie, it is drawn lightly. */
interface Press { part: string; move: string; wrong?: Wrong[]; choices?: string[]; ghost?: boolean }

/** What is said in a step: a label for each press, and what is said to each wrong one. */
interface Words {
  title: string;
  say: string;
  more?: string;
  press: string[];
  choice: string[];
  wrong?: Record<string, string>;
}

/** A step, from after so many moves of the record on; lights and badges are parts. */
interface Step extends Words {
  at: number;
  presses: Press[];
  lights?: string[];
  badges?: [part: string, badge: string][];
}

interface Lesson { game: string; title: string; record: string; seat: number; names: string[]; steps: Step[] }

/** Where a lesson leads. */
interface Ways { home(): void; again(game: string): void; playOn(record: string): void }

const fetched = async <Read>(path: string, read: (answer: Response) => Promise<Read>): Promise<Read> =>
  read(await fetch(new URL(path, document.baseURI)));

/** The lesson of a game. */
export async function lessonOf(game: string): Promise<Lesson> {
  const [{ record, steps, ...lesson }, words] = await Promise.all([
    fetched(`./guides/${game}.json`, (answer) => answer.json()),
    fetched(`./text/guide/${settings.language}.json`, (answer) => answer.json()),
  ]);
  return {
    ...lesson, game, title: words[game].title,
    record: await fetched(`./guides/${record}`, (answer) => answer.text()),
    steps: steps.map((step: Step, i: number) => ({ ...step, ...words[game].steps[i] })),
  };
}

/**
 * What is said to a press on an element that is not meant: the words of the first pattern that it fits, undefined if it
 * fits none.
 */
function answerTo(element: Element, { wrong: said = {} }: Step, wrong: Wrong[] = []): string | undefined {
  const fits = wrong.find(({ on }) => element.closest(on));
  const { region = "" } = fits ? element.closest<HTMLElement>(fits.on)?.dataset ?? {} : {};
  return fits && said[fits.say]?.replace("{region}", region);
}

/** What is taught: kinds are those of the moves of the record, by their text. */
interface Taught {
  lesson: Lesson;
  ways: Ways;
  table: LocalTable;
  kinds: Map<string, string>;
  at: number;
  pressed: number;
  wrong: number;
  hurry: boolean;
  seen: boolean;
}

const taking: { now: Taught | null } = { now: null };

const step = ({ lesson, at }: Taught): Step => lesson.steps[at]!;
const press = (now: Taught): Press | undefined => step(now).presses[now.pressed];
const done = (now: Taught): boolean => now.pressed >= step(now).presses.length && step(now).presses.length > 0;
const keep = (game: string, at?: number) => remember({ lessons: { ...settings.lessons, [game]: at } });

/** The game whose lesson the address of the page names, undefined if none. */
export const lessonHere = (): string | undefined =>
  new URLSearchParams(location.hash.slice(1)).get("learn") ?? undefined;

/** Begins the lesson of a game, or goes on with it. */
export async function teach(game: string, ways: Ways): Promise<void> {
  const lesson = await lessonOf(game);
  document.title = $("title").textContent = `${titles[game]} · ${lesson.title}`;
  name(`#learn=${game}`, true);
  sit(lesson, ways, Math.min(settings.lessons?.[game] ?? 0, lesson.steps.length - 1));
}

/** Ends the lesson that is on the screen, if there is one. */
export function endLesson(): void {
  taking.now = null;
  putOut();
  $("lesson").hidden = $("lesson-leave").hidden = true;
  document.body.classList.remove("learning");
  $("playing").classList.remove("lesson");
}

/** Sits down at the position of a step. */
function sit(lesson: Lesson, ways: Ways, at: number): void {
  const { start, moves } = replay(lesson.record, settings.language);
  const script = moves.map(String), kinds = new Map(moves.map((move) => [String(move), String(move.kind)]));
  const played: { move: string; after: Game }[] = [];
  for (const move of script.slice(0, lesson.steps[at]?.at)) {
    played.push({ move, after: (played.at(-1)?.after ?? start).apply(move) });
  }
  const bots = lesson.names.map((_, i) => (i + 1 === lesson.seat ? "" : "greedy"));
  const game = { start, moves: played, names: [...lesson.names], bots };
  const pace = () => (taking.now?.hurry || settings.pace === 0 ? 0 : brisk);
  const table = new LocalTable(game, { how: how(), seed: 1, pace, script, fork: () => {} });
  table.heading = lesson.title;
  const now = { lesson, ways, table, kinds, at, pressed: 0, wrong: 0, hurry: false, seen: false };
  taking.now = now;
  $("home").hidden = true;
  $("playing").classList.add("lesson");
  sitDown(table, seen);
  begin(now, at);
}

/** A view of the table is shown: the next step begins at its position. */
function seen(view: { at: number }): void {
  const { now } = taking;
  if (now && view.at === now.lesson.steps[now.at + 1]?.at && done(now)) begin(now, now.at + 1);
}

/** Begins a step: shows what is to be done in it beside the board. */
function begin(now: Taught, at: number): void {
  const { lesson, ways, table } = now, { steps, game } = lesson;
  Object.assign(now, { at, pressed: 0, wrong: 0, hurry: false });
  keep(game, at);
  const { title, say: told, more } = step(now), place = $("lesson");
  const part = (name: string) => place.querySelector(`.${name}`)!;
  const acts: Record<string, [key: string, act: () => unknown, className?: string]> = {
    begin: ["lesson-begin", () => begin(now, at + 1), "main"],
    doIt: ["lesson-do", () => { const meant = press(now); if (meant) makeMove(now, meant.move); }],
    playOn: ["lesson-play-on", () => finish(game, () => ways.playOn(table.record())), "main"],
    again: ["lesson-again", () => finish(game, () => ways.again(game))],
    help: ["how-to", async () => openHelp(game, await table.help(), told)],
    back: ["lesson-back", () => { if (at > 0) sit(lesson, ways, at - 1); }],
  };
  const last = at === steps.length - 1, names = at === 0 ? ["begin"] : last ? ["playOn", "again", "help"] : ["doIt"];
  $("lesson-leave").onclick = () => ways.home();
  place.hidden = $("lesson-leave").hidden = false;
  document.body.classList.add("learning");
  place.ariaLabel = lesson.title;
  part("eyebrow").textContent = say("lesson-step", { at: at + 1, of: steps.length });
  part("steps").replaceChildren(...steps.map((_, i) =>
    span(i < at ? "done" : i === at ? "at" : "")));
  part("told").replaceChildren(make("h2", { tabIndex: -1 }, title),
    make("p", { className: "say" }, told),
    ...(more ? [make("p", { className: "note hint" }, icon("bulb", 18), more)] : []));
  part("end").replaceChildren(...[...names, "back"].map((name) => {
    const [key, act, className = ""] = acts[name]!;
    return button(key, act, { id: `lesson-${name}`, className });
  }));
  $("lesson-back").ariaDisabled = String(at === 0);
  offer(now);
  shine(() => things(now));
}

function finish(game: string, go: () => void): void {
  keep(game);
  go();
}

/** Offers the choices of a press, where it has some, and has its track drawn lightly where it is to lie. */
async function offer(now: Taught): Promise<void> {
  answer("", false);
  const { table } = now, { report } = table.view, pressed = press(now), kind = now.kinds.get(pressed?.move ?? "");
  const moves = pressed?.choices ?? [], chosen = (move: string, on: Element) => (
    move === press(now)?.move ? makeMove(now, move) : wrong(now, on));
  showChoices(moves.map((move, i) => [move, step(now).choice[i] ?? ""]), chosen);
  showKinds(kind === "draft" ? 0 : report && "die" in report ? report.die : 0, kind);
  clear("lesson");
  now.seen = false;
  if (!pressed?.ghost) return;
  const { ghosts }: Partial<Choice> = await table.choice(pressed.part);
  if (ghosts && taking.now === now && press(now) === pressed) draw("lesson", { tracks: [ghosts], move: pressed.move });
}

/** Offers the choices of a press as buttons, each a move and a text. */
const showChoices = (choices: [move: string, text: string][], choose: (move: string, on: Element) => void) =>
  $("lesson").querySelector(".choices")!.replaceChildren(...choices.map(([move, text]) =>
  button(text, ({ currentTarget }) => choose(move, currentTarget), { data: { guide: move } })));

/** Says what the die that was taken can do, of which the lesson means one kind; nothing without a die. */
function showKinds(die: number, meant: string | undefined) {
  const place = $("lesson").querySelector(".four")!;
  if (!die) return place.replaceChildren();
  place.replaceChildren(make("h3", {}, say("lesson-can", { die })),
    make("ul", {}, ...["build", "deliver", "improve", "take"].map(
    (kind) => make("li", { className: kind === meant ? "on" : "" }, drawnDie(die, 22),
      say(`lesson-can-${kind}`, { die })))));
}

/** Answers a press on something else; often after so many that the page offers to do it. */
function answer(text: string, often: boolean): void {
  $("lesson-answer").hidden = !text;
  $("lesson-answer").textContent = text;
  document.getElementById("lesson-doIt")?.classList.toggle("main", often);
}

/** What lies in the light. */
function things(now: Taught): Thing[] {
  if (taking.now !== now) return [];
  const { lights = [], badges = [] } = step(now), pressed = press(now), ready = $("playing").ariaBusy === "false";
  const seat = lights.map((light) => ({ element: find(light) }));
  if (!pressed) return done(now) ? [] : seat;
  const { part, move } = pressed, label = step(now).press[now.pressed] ?? "", meant = find(part);
  // Where nothing on the board is for it, a press is a button of the lesson.
  if (!pressed.choices && !meant && ready && !find(`guide:${move}`)) {
    showChoices([[move, label]], (move) => makeMove(now, move));
  }
  if (!now.seen && ready) bring(meant);
  now.seen ||= ready;
  const rings = [meant, find(`guide:${move}`)].filter((one) => one !== null);
  return [...seat, ...rings.map((element) => ({ element, ring: true, label: element.dataset.guide ? "" : label })),
    ...badges.map(([part, badge]) => ({ element: find(part), badge }))];
}

/** Scrolls what is meant to where it is seen, once: on a phone the lesson lies over what is below. */
function bring(element: Element | null): void {
  if (!element) return;
  const { top, bottom } = element.getBoundingClientRect(), lesson = $("lesson").getBoundingClientRect();
  const low = getComputedStyle($("lesson")).position === "fixed" ? lesson.top : innerHeight;
  if (top < 60 || bottom > low - 12) scrollBy({ top: (top + bottom - low) / 2, behavior: "instant" });
}

/** The element of a part, of a picture as in "#sheet-1", or of a choice. */
const find = (part: string) => document.querySelector<HTMLElement>(
  part.startsWith("#") ? `[data-picture="${part.slice(1)}"]`
  : part.startsWith("guide:") ? `[data-guide="${part.slice(6)}"]` : `#playing [data-part="${part}"]`);

function makeMove(now: Taught, move: string): void {
  now.pressed++;
  now.wrong = 0;
  offer(now);
  now.table.move(move);
}

/** Answers a press on something that is not meant. */
async function wrong(now: Taught, element: Element): Promise<void> {
  const { table, at } = now, part = element.closest<HTMLElement>("[data-part]")?.dataset.part;
  const said = answerTo(element, step(now), press(now)?.wrong);
  const { refused }: Partial<Choice> = said || !part ? {} : await table.choice(part);
  if (taking.now !== now || !(said || part || at === 0)) return;
  const other = at === 0 ? say("lesson-look") : refused ? `${refused.message}.` : say("lesson-else");
  answer(said ?? other, ++now.wrong >= patient);
  pulse();
}

/** Takes what is pressed on the board, before anything else does. */
function pressed(event: MouseEvent | KeyboardEvent): void {
  const { now } = taking, { target } = event;
  if (!now || !playing() || ("key" in event && event.key !== "Enter" && event.key !== " ")) return;
  if (!(target instanceof Element) || !target.closest("#playing") || target.closest("#lesson")) return;
  event.preventDefault();
  event.stopPropagation();
  const meant = press(now);
  if (done(now)) now.hurry = true;
  else if (meant && target.closest(`[data-part="${meant.part}"]`)) makeMove(now, meant.move);
  else wrong(now, target);
}
for (const type of ["click", "keydown"] as const) document.addEventListener(type, pressed, true);
