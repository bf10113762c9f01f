// A guided first game: the learner makes the moves of a record, one after the other,
// and everything else in it happens by itself.

import { name } from "../app/address.js";
import { openHelp } from "../app/dialogs.js";
import { $, button, make, span } from "../app/dom.js";
import { clear, draw } from "../board/overlay.js";
import { die as drawnDie, icon } from "../board/pieces.js";
import { say, titles } from "../i18n/text.js";
import { playing, sitDown } from "../play/play.js";
import { replay } from "../railhex/index.js";
import { how, remember, settings } from "../settings/settings.js";
import { LocalTable } from "../state/local.js";
import { pulse, putOut, shine } from "./spot.js";

const patient = 3; // presses on something else, after which the page offers to do it
const brisk = 500; // milliseconds for what happens between two steps

/** The games that have a lesson. */
export const taught = ["steamrollers", "steampower", "steam"];

const fetched = async (path, read) => read(await fetch(new URL(path, document.baseURI)));

/**
 * The lesson of a game: its record as text, seat and names, and steps. A step begins at a position and has presses of {
 * part, move, wrong }, one for each move of the learner, and words: title, say, more, a label for each press, and what
 * is said to each wrong press.
 */
export async function lessonOf(game) {
  const [{ record, steps, ...lesson }, words] = await Promise.all([
    fetched(`./guides/${game}.json`, (answer) => answer.json()),
    fetched(`./text/guide/${settings.language}.json`, (answer) => answer.json()),
  ]);
  return {
    ...lesson, game, title: words[game].title,
    record: await fetched(`./guides/${record}`, (answer) => answer.text()),
    steps: steps.map((step, i) => ({ lights: [], badges: [], ...step, ...words[game].steps[i] })),
  };
}

/**
 * What is said to a press on an element that is not meant: the words of the first pattern that it fits, undefined if it
 * fits none.
 */
function answerTo(element, { wrong: said = {} }, { wrong = [] }) {
  const fits = wrong.find(({ on }) => element.closest(on));
  return fits && said[fits.say].replace("{region}", element.closest(fits.on).dataset.region ?? "");
}

/**
 * What is taught now: { lesson, ways, at, pressed, wrong, hurry, table, kinds }: kinds of the moves of the record, by
 * their text.
 */
const taking = { now: null };

const step = () => taking.now.lesson.steps[taking.now.at];
const press = () => step().presses[taking.now.pressed];
const done = () => taking.now.pressed >= step().presses.length && step().presses.length > 0;
const keep = (game, at) => remember({ lessons: { ...settings.lessons, [game]: at } });

/** The game whose lesson the address of the page names, undefined if none. */
export const lessonHere = () => new URLSearchParams(location.hash.slice(1)).get("learn") ?? undefined;

/** Begins the lesson of a game, or goes on with it; ways are { home(), again(game), playOn(record) }. */
export async function teach(game, ways) {
  const lesson = await lessonOf(game);
  taking.now = { lesson, ways };
  document.title = $("title").textContent = `${titles[game]} · ${lesson.title}`;
  name(`#learn=${game}`, true);
  sit(Math.min(settings.lessons?.[game] ?? 0, lesson.steps.length - 1));
}

/** Ends the lesson that is on the screen, if there is one. */
export function endLesson() {
  taking.now = null;
  putOut();
  $("lesson").hidden = $("lesson-leave").hidden = true;
  document.body.classList.remove("learning");
  $("playing").classList.remove("lesson");
}

/** Sits down at the position of a step. */
function sit(at) {
  const { now } = taking, { lesson } = now, { start, moves } = replay(lesson.record, settings.language);
  const script = moves.map(String), kinds = new Map(moves.map((move) => [String(move), move.kind]));
  let before = start;
  const played = script.slice(0, lesson.steps[at].at).map((move) => ({ move, after: before = before.apply(move) }));
  const bots = lesson.names.map((_, i) => (i + 1 === lesson.seat ? "" : "greedy"));
  const game = { start, moves: played, names: [...lesson.names], bots };
  const pace = () => (taking.now?.hurry || settings.pace === 0 ? 0 : brisk);
  const table = new LocalTable(game, { how: how(), seed: 1, pace, script, fork: () => {} });
  table.heading = lesson.title;
  Object.assign(now, { table, kinds });
  $("home").hidden = true;
  $("playing").classList.add("lesson");
  sitDown(table, seen);
  begin(at);
}

/** A view of the table is shown: the next step begins at its position. */
function seen(view) {
  const { now } = taking;
  if (now && view.at === now.lesson.steps[now.at + 1]?.at && done()) begin(now.at + 1);
}

/** Begins a step: shows what is to be done in it beside the board. */
function begin(at) {
  const { now } = taking, { lesson, ways, table } = now, { steps, game } = lesson;
  Object.assign(now, { at, pressed: 0, wrong: 0, hurry: false });
  keep(game, at);
  const { title, say: told, more } = step(), place = $("lesson");
  const acts = {
    begin: ["lesson-begin", () => begin(at + 1), "main"],
    doIt: ["lesson-do", () => { if (press()) makeMove(press().move); }],
    playOn: ["lesson-play-on", () => finish(() => ways.playOn(table.record())), "main"],
    again: ["lesson-again", () => finish(() => ways.again(game))],
    help: ["how-to", async () => openHelp(game, await table.help(), told)],
    back: ["lesson-back", () => { if (at > 0) sit(at - 1); }],
  };
  const last = at === steps.length - 1, names = at === 0 ? ["begin"] : last ? ["playOn", "again", "help"] : ["doIt"];
  $("lesson-leave").onclick = () => ways.home();
  place.hidden = $("lesson-leave").hidden = false;
  document.body.classList.add("learning");
  place.ariaLabel = lesson.title;
  place.querySelector(".eyebrow").textContent = say("lesson-step", { at: at + 1, of: steps.length });
  place.querySelector(".steps").replaceChildren(...steps.map((_, i) =>
    span(i < at ? "done" : i === at ? "at" : "")));
  place.querySelector(".told").replaceChildren(make("h2", { tabIndex: -1 }, title),
    make("p", { className: "say" }, told),
    ...(more ? [make("p", { className: "note hint" }, icon("bulb", 18), more)] : []));
  place.querySelector(".end").replaceChildren(...[...names, "back"].map((name) => {
    const [key, act, className = ""] = acts[name];
    return button(key, act, { id: `lesson-${name}`, className });
  }));
  $("lesson-back").ariaDisabled = String(at === 0);
  offer();
  shine(things);
}

function finish(go) {
  keep(taking.now.lesson.game, undefined);
  go();
}

/** Offers the choices of a press, where it has some, and has its track drawn lightly where it is to lie. */
async function offer() {
  answer("", false);
  const { now } = taking, { table } = now, pressed = press(), kind = now.kinds.get(pressed?.move);
  const moves = pressed?.choices ?? [], chosen = (move, { currentTarget }) => (
    move === press().move ? makeMove(move) : wrong(currentTarget));
  showChoices(moves.map((move, i) => [move, step().choice[i]]), chosen);
  showKinds(kind === "draft" ? 0 : table.view.report.die, kind);
  clear("lesson");
  now.seen = false;
  if (!pressed?.ghost) return;
  const { ghosts } = await table.choice(pressed.part);
  if (taking.now?.table === table && press() === pressed) draw("lesson", { tracks: [ghosts], move: pressed.move });
}

/** Offers the choices of a press as buttons, each a move and a text. */
const showChoices = (choices, choose) => $("lesson").querySelector(".choices")
  .replaceChildren(...choices.map(([move, text]) =>
  button(text, (event) => choose(move, event), { data: { guide: move } })));

/** Says what the die that was taken can do, of which the lesson means one kind; nothing without a die. */
function showKinds(die, meant) {
  const place = $("lesson").querySelector(".four");
  if (!die) return place.replaceChildren();
  place.replaceChildren(make("h3", {}, say("lesson-can", { die })),
    make("ul", {}, ...["build", "deliver", "improve", "take"].map(
    (kind) => make("li", { className: kind === meant ? "on" : "" }, drawnDie(die, 22),
      say(`lesson-can-${kind}`, { die })))));
}

/** Answers a press on something else; often after so many that the page offers to do it. */
function answer(text, often) {
  $("lesson-answer").hidden = !text;
  $("lesson-answer").textContent = text;
  document.getElementById("lesson-doIt")?.classList.toggle("main", often);
}

/** What lies in the light. */
function things() {
  const { now } = taking;
  if (!now) return [];
  const { lights, badges } = step(), pressed = press(), ready = $("playing").ariaBusy === "false";
  const seat = lights.map((light) => ({ element: find(light) }));
  if (!pressed) return done() ? [] : seat;
  const { part, move } = pressed, label = step().press[now.pressed], meant = find(part);
  // Where nothing on the board is for it, a press is a button of the lesson.
  if (!pressed.choices && !meant && ready && !find(`guide:${move}`)) showChoices([[move, label]], makeMove);
  if (!now.seen && ready) bring(meant);
  const rings = [meant, find(`guide:${move}`)].filter(Boolean);
  return [...seat, ...rings.map((element) => ({ element, ring: true, label: element.dataset.guide ? "" : label })),
    ...badges.map(([part, badge]) => ({ element: find(part), badge }))];
}

/** Scrolls what is meant to where it is seen, once: on a phone the lesson lies over what is below. */
function bring(element) {
  taking.now.seen = true;
  if (!element) return;
  const { top, bottom } = element.getBoundingClientRect(), lesson = $("lesson").getBoundingClientRect();
  const low = getComputedStyle($("lesson")).position === "fixed" ? lesson.top : innerHeight;
  if (top < 60 || bottom > low - 12) scrollBy({ top: (top + bottom - low) / 2, behavior: "instant" });
}

/** The element of a part, of a picture as in "#sheet-1", or of a choice. */
const find = (part) => document.querySelector(part.startsWith("#") ? `[data-picture="${part.slice(1)}"]`
  : part.startsWith("guide:") ? `[data-guide="${part.slice(6)}"]` : `#playing [data-part="${part}"]`);

function makeMove(move) {
  const { now } = taking;
  now.pressed++;
  now.wrong = 0;
  offer();
  now.table.move(move);
}

/** Answers a press on something that is not meant. */
async function wrong(element) {
  const { now } = taking, { table, at } = now, part = element.closest("[data-part]")?.dataset.part;
  const said = answerTo(element, step(), press() ?? {});
  const refused = said || !part ? null : (await table.choice(part)).refused;
  if (taking.now !== now || now.table !== table || !(said || part || at === 0)) return;
  const other = at === 0 ? say("lesson-look") : refused ? `${refused.message}.` : say("lesson-else");
  answer(said ?? other, ++now.wrong >= patient);
  pulse();
}

/** Takes what is pressed on the board, before anything else does. */
function pressed(event) {
  const { now } = taking, { type, key, target } = event;
  if (!now || !playing() || (type === "keydown" && key !== "Enter" && key !== " ")) return;
  if (!target.closest?.("#playing") || target.closest("#lesson")) return;
  event.preventDefault();
  event.stopPropagation();
  if (done()) now.hurry = true;
  else if (press() && target.closest(`[data-part="${press().part}"]`)) makeMove(press().move);
  else wrong(target);
}
for (const type of ["click", "keydown"]) document.addEventListener(type, pressed, true);
