// A guided first game: the learner makes the moves of a record, one after the other,
// and everything else in it happens by itself.

import { replay } from "../railhex/index.js";
import { name } from "../app/address.js";
import { $ } from "../app/dom.js";
import { openHelp } from "../app/help.js";
import { answer, hideLesson, showChoices, showKinds, showStep } from "./lesson.js";
import { answerTo, lessonOf } from "./lessons.js";
import { LocalTable } from "../state/local.js";
import { how } from "../settings/look.js";
import { playing, sitDown } from "../play/play.js";
import { remember, settings } from "../settings/settings.js";
import { layGhost, pulse, putOut, shine } from "./spot.js";
import { say, titles } from "../i18n/text.js";

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
    doIt: () => { if (press()) make(press().move); },
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
  showChoices(moves.map((move) => ({ move, text: step().choice[moves.indexOf(move)] })), (move, button) => (move === press().move ? make(move) : wrong(button)));
  const { table } = now, pressed = press();
  kinds();
  now.ghost = "";
  now.seen = false;
  if (!pressed?.ghost) return;
  const { ghosts } = await table.choice(pressed.part);
  if (now?.table === table && press() === pressed) now.ghost = ghosts;
}

/** Says what the die can do, where one was taken and the press is one of those. */
async function kinds() {
  const { table } = now, pressed = press(), kind = now.kinds.get(pressed?.move);
  const { die } = await table.report();
  if (now?.table === table && press() === pressed) showKinds(kind === "draft" ? 0 : die, kind);
}

/** What lies in the light. */
function things() {
  if (!now) return [];
  const { lights, badges } = step(), pressed = press();
  if (pressed && !pressed.choices && !find(pressed.part)) withButton(pressed);
  if (now.ghost && pressed) layGhost(now.ghost, find(pressed.part), pressed.move);
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
  showChoices([{ move, text: step().press[now.press] }], make);
}

/** The element of a part, of a picture as in "#sheet-1", or of a choice. */
const find = (part) => document.querySelector(part.startsWith("#") ? `[data-picture="${part.slice(1)}"]`
  : part.startsWith("guide:") ? `[data-guide="${part.slice(6)}"]` : `#playing [data-part="${part}"]`);

function make(move) {
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
  else if (press() && target.closest(`[data-part="${press().part}"]`)) make(press().move);
  else wrong(target);
}
for (const type of ["click", "keydown"]) document.addEventListener(type, pressed, true);
