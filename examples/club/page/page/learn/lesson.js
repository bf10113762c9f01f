// A guided first game: the learner makes the moves of a record, one after the other,
// and everything else in it happens by itself.

import { name } from "../app/address.js";
import { openHelp } from "../app/dialogs.js";
import { $, make } from "../app/dom.js";
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

let now = null; // { lesson, ways, at, press, wrong, hurry, table, kinds }: kinds of the moves of the record, by their text

/** Where somebody stopped in the lesson of a game, by its steps; undefined if nowhere. */
export const stoppedAt = (game) => settings.lessons?.[game];

const keep = (game, at) => remember({ lessons: { ...settings.lessons, [game]: at } });

/** Begins the lesson of a game, or goes on with it; ways are { home(), again(game), playOn(record) }. */
export async function teach(game, ways) {
  const lesson = await lessonOf(game);
  now = { lesson, ways };
  document.title = $("title").textContent = `${titles[game]} · ${lesson.title}`;
  name(`#learn=${game}`, true);
  await sit(Math.min(stoppedAt(game) ?? 0, lesson.steps.length - 1));
}

/** The game whose lesson the address of the page names, undefined if none. */
export const lessonHere = () => new URLSearchParams(location.hash.slice(1)).get("learn") ?? undefined;

/** Ends the lesson that is on the screen, if there is one. */
export function endLesson() {
  now = null;
  putOut();
  hideLesson();
  $("playing").classList.remove("lesson");
}

/** Sits down at the position of a step. */
async function sit(at) {
  const { lesson } = now, { start, moves } = replay(lesson.record, settings.language);
  const script = moves.map(String), kinds = new Map(moves.map((move) => [String(move), move.kind]));
  let before = start;
  const played = moves.slice(0, lesson.steps[at].at).map((move) => ({ move: String(move), after: before = before.apply(move) }));
  const game = { start, moves: played, names: [...lesson.names], bots: lesson.names.map((_, i) => (i + 1 === lesson.seat ? "" : "greedy")) };
  const pace = () => (now?.hurry || settings.pace === 0 ? 0 : brisk);
  const table = new LocalTable(game, { how: how(), seed: 1, pace, script, fork: () => {} });
  table.heading = lesson.title;
  Object.assign(now, { at, press: 0, wrong: 0, hurry: false, table, kinds });
  $("home").hidden = true;
  $("playing").classList.add("lesson");
  sitDown(table, seen);
  show();
}

/** A view of the table is shown: the next step begins at its position. */
function seen(view) {
  if (!now || view.at !== now.lesson.steps[now.at + 1]?.at || !done()) return;
  now.at++;
  Object.assign(now, { press: 0, wrong: 0, hurry: false });
  show();
}

const step = () => now.lesson.steps[now.at];
const press = () => step().presses[now.press];
const done = () => now.press >= step().presses.length && step().presses.length > 0;

function show() {
  const { lesson, at, ways, table } = now;
  keep(lesson.game, at);
  showStep(lesson, at, {
    leave: () => ways.home(),
    back: () => { if (at > 0) sit(at - 1); },
    begin: () => { now.at++; show(); },
    doIt: () => { if (press()) makeMove(press().move); },
    playOn: () => finish(() => ways.playOn(table.record())),
    again: () => finish(() => ways.again(lesson.game)),
    help: async () => openHelp(lesson.game, await table.help(), step().say),
  });
  offer();
  shine(things);
}

function finish(go) {
  remember({ lessons: { ...settings.lessons, [now.lesson.game]: undefined } });
  go();
}

/** Offers the choices of a press, where it has some, and has its track drawn lightly where it is to lie. */
async function offer() {
  answer("", false);
  const moves = press()?.choices ?? [];
  showChoices(moves.map((move) => ({ move, text: step().choice[moves.indexOf(move)] })), (move, button) => (move === press().move ? makeMove(move) : wrong(button)));
  const { table } = now, pressed = press(), kind = now.kinds.get(pressed?.move);
  showKinds(kind === "draft" ? 0 : table.view.report.die, kind); // what the die can do, where one was taken
  clear("lesson");
  now.seen = false;
  if (!pressed?.ghost) return;
  const { ghosts } = await table.choice(pressed.part);
  if (now?.table === table && press() === pressed) draw("lesson", { tracks: [ghosts], move: pressed.move });
}

/** What lies in the light. */
function things() {
  if (!now) return [];
  const { lights, badges } = step(), pressed = press();
  if (pressed && !pressed.choices && !find(pressed.part)) withButton(pressed);
  const seat = lights.map((light) => ({ element: find(light) }));
  if (!pressed) return done() ? [] : seat;
  if (!now.seen && $("playing").ariaBusy === "false") bring(find(pressed.part));
  const rings = [find(pressed.part), find(`guide:${pressed.move}`)].filter(Boolean);
  return [...seat, ...rings.map((element) => ({ element, ring: true, label: element.dataset.guide ? "" : step().press[now.press] })),
    ...badges.map(([part, badge]) => ({ element: find(part), badge }))];
}

/** Scrolls what is meant to where it is seen, once: on a phone the lesson lies over what is below. */
function bring(element) {
  now.seen = true;
  if (!element) return;
  const { top, bottom } = element.getBoundingClientRect(), lesson = $("lesson").getBoundingClientRect();
  const low = getComputedStyle($("lesson")).position === "fixed" ? lesson.top : innerHeight;
  if (top < 60 || bottom > low - 12) scrollBy({ top: (top + bottom - low) / 2, behavior: "instant" });
}

/** Offers a press as a button in the lesson where nothing on the board is for it. */
function withButton({ move }) {
  if ($("playing").ariaBusy === "true" || find(`guide:${move}`)) return;
  showChoices([{ move, text: step().press[now.press] }], makeMove);
}

/** The element of a part, of a picture as in "#sheet-1", or of a choice. */
const find = (part) => document.querySelector(part.startsWith("#") ? `[data-picture="${part.slice(1)}"]`
  : part.startsWith("guide:") ? `[data-guide="${part.slice(6)}"]` : `#playing [data-part="${part}"]`);

function makeMove(move) {
  now.press++;
  now.wrong = 0;
  offer();
  now.table.move(move);
}

/** Answers a press on something that is not meant. */
async function wrong(element) {
  const { table } = now;
  const part = element.closest("[data-part]")?.dataset.part;
  const said = answerTo(element, step(), press() ?? {});
  const refused = said || !part ? null : (await table.choice(part)).refused;
  if (!now || now.table !== table || !(said || part || now.at === 0)) return;
  now.wrong++;
  answer(said ?? (now.at === 0 ? say("lesson-look") : refused ? `${refused.message}.` : say("lesson-else")), now.wrong >= patient);
  pulse();
}

/** Takes what is pressed on the board, before anything else does. */
function pressed(event) {
  if (!now || !playing() || event.type === "keydown" && event.key !== "Enter" && event.key !== " ") return;
  const { target } = event;
  if (!target.closest?.("#playing") || target.closest("#lesson")) return;
  event.preventDefault();
  event.stopPropagation();
  if (done()) now.hurry = true;
  else if (press() && target.closest(`[data-part="${press().part}"]`)) makeMove(press().move);
  else wrong(target);
}
for (const type of ["click", "keydown"]) document.addEventListener(type, pressed, true);

// The lesson beside the board: the step, what is to be done, and what is said to a press
// on something else.

const place = make("section", { id: "lesson" });
const bar = document.querySelector("header nav");

/** Shows a step; act has what its buttons do: { leave, back, begin, help, again, playOn, doIt, choose(move) }. */
export function showStep(lesson, at, act) {
  const { steps } = lesson, step = steps[at];
  if (!place.isConnected) $("panel").prepend(place);
  const button = (key, name, className = "") => {
    return make("button", { className, id: `lesson-${name}`, onclick: act[name] }, say(key));
  };
  bar.querySelector("#lesson-leave")?.remove();
  bar.append(button("lesson-leave", "leave")); // it has the bar almost alone
  document.body.classList.add("learning");
  const back = button("lesson-back", "back");
  back.ariaDisabled = String(at === 0);
  place.ariaLabel = lesson.title;
  place.replaceChildren(
    make("p", { className: "eyebrow" }, make("span", {}, say("lesson-step", { at: at + 1, of: steps.length }))),
    make("p", { className: "steps", ariaHidden: "true" }, ...steps.map((_, i) => make("span", { className: i < at ? "done" : i === at ? "at" : "" }))),
    make("div", { className: "told", ariaLive: "polite" },
      make("h2", { tabIndex: -1 }, step.title),
      make("p", { className: "say" }, step.say),
      ...(step.more ? [make("p", { className: "note hint" }, icon("bulb", 18), step.more)] : [])),
    make("div", { className: "four" }),
    make("p", { className: "choices row" }),
    make("p", { id: "lesson-answer", className: "note hint", role: "status", hidden: true }),
    make("p", { className: "row end" }, ...buttons(at, steps, button), back));
}

function buttons(at, { length }, button) {
  if (at === 0) return [button("lesson-begin", "begin", "main")];
  if (at < length - 1) return [button("lesson-do", "doIt")];
  return [button("lesson-play-on", "playOn", "main"), button("lesson-again", "again"), button("how-to", "help")];
}

/** Offers the choices of a press as buttons: { move, text }. */
export function showChoices(choices, choose) {
  place.querySelector(".choices").replaceChildren(...choices.map(({ move, text }) => {
    return make("button", { data: { guide: move }, onclick: ({ currentTarget }) => choose(move, currentTarget) }, text);
  }));
}

/** Answers a press on something else; often after so many that the page offers to do it. */
export function answer(text, often) {
  $("lesson-answer").hidden = !text;
  $("lesson-answer").textContent = text;
  $("lesson-doIt")?.classList.toggle("main", often);
}

/** Says what the die that was taken can do, of which the lesson means one kind; nothing without a die. */
export function showKinds(die, meant) {
  place.querySelector(".four").replaceChildren(...(die ? [make("h3", {}, say("lesson-can", { die })),
    make("ul", {}, ...["build", "deliver", "improve", "take"].map((kind) => make("li", { className: kind === meant ? "on" : "" }, drawnDie(die, 22), say(`lesson-can-${kind}`, { die }))))] : []));
}

export function hideLesson() {
  place.remove();
  bar.querySelector("#lesson-leave")?.remove();
  document.body.classList.remove("learning");
}

// What the guided first games say and want: a record that decides chance and the
// teacher's moves, steps on its positions, and their words in a language.

/** The games that have a lesson. */
export const taught = ["steamrollers", "steampower", "steam"];

const fetched = async (path, read) => read(await fetch(new URL(path, document.baseURI)));

/**
 * The lesson of a game: its record as text, seat and names, and steps. A step begins at a position and has presses of { part, move, wrong }, one for each move of
 * the learner, and words: title, say, more, a label for each press, and what is said to each wrong press.
 */
export async function lessonOf(game) {
  const [{ record, steps, ...lesson }, words] = await Promise.all([
    fetched(`./guides/${game}.json`, (answer) => answer.json()),
    fetched(`./text/guide/${settings.language}.json`, (answer) => answer.json()),
  ]);
  const text = await fetched(`./guides/${record}`, (answer) => answer.text());
  return {
    ...lesson, game, title: words[game].title,
    record: text,
    steps: steps.map((step, i) => ({ lights: [], badges: [], ...step, ...words[game].steps[i] })),
  };
}

/** What is said to a press on an element that is not meant: the words of the first pattern that it fits, undefined if it fits none. */
export function answerTo(element, { wrong: said = {} }, { wrong = [] }) {
  for (const { on, say } of wrong) {
    const met = element.closest(on);
    if (met) return said[say].replace("{region}", met.dataset.region ?? "");
  }
  return undefined;
}
