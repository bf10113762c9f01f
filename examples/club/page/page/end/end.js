// The end of a game: who has won, where the points come from, how it went, and the best
// deliveries on the board.

import { $, make } from "../app/dom.js";
import { cube } from "../board/pieces.js";
import { layoutOf } from "../games/layouts.js";
import { inRound, roundHeading, say, written } from "../i18n/text.js";
import { playThrough } from "../play/play.js";
import { person } from "../play/seats.js";
import { chart } from "./chart.js";

let ways = null; // what can be done then: { rematch(), share(), home() }
let shown = null; // the table whose end is shown
let asked = 0; // counts the boards that were asked for: the last is shown

/** Offers what can be done at the end of a game. */
export function prepareEnd(acts) {
  ways = acts;
}

/** Shows the end of a game, or hides it; lines is where each point comes from. */
export async function showEnd(table, view, lines) {
  const ended = view.over && view.at === view.last;
  if (!ended) return hide();
  const first = shown !== table;
  shown = table;
  if (first) $("result").replaceChildren(); // of another game
  $("playing").classList.add("ended");
  $("result").hidden = false;
  const facts = await table.course?.() ?? null, why = layoutOf(view.game).end?.(view.report) ?? "";
  if (table.view !== view || (table.course && !facts)) return;
  const board = make("section", { className: "best card", ariaLive: "polite" });
  $("result").replaceChildren(
    make("section", { className: "won card" }, make("h2", {}, headline(view)), make("p", { className: "said", hidden: tellsAll(view) }, view.result), make("p", { className: "said", hidden: !why }, why), buttons(table)),
    ...(facts ? [bars(view, facts)] : []),
    ...(facts?.best.length ? [board] : []),
    ...(facts?.rounds.length ? [course(view, facts, (round) => showRound(table, view, round, board))] : []),
    make("details", { className: "card lines" }, make("summary", {}, say("ledger")), await lines));
  if (facts?.best.length) showBest(table, view, facts.best, board);
  if (first) $("result").focus({ preventScroll: true });
}

function hide() {
  shown = null;
  $("result").hidden = true;
  $("playing").classList.remove("ended");
}

/** The seat of the only person at the screen, 0 if there are more or none. */
const ownSeat = ({ seats }) => (seats.filter(({ player }) => player === person).length === 1 ? seats.findIndex(({ player }) => player === person) + 1 : 0);

/** Whether the headline tells the result: it has no word on how a tie is decided. */
function tellsAll(view) {
  const all = [...view.seats, ...(view.olive ? [view.olive] : [])], most = Math.max(...all.map(({ points }) => points));
  return headline(view) === view.result || all.filter(({ points }) => points === most).length === 1;
}

function headline(view) {
  const own = ownSeat(view);
  if (!own) return view.result;
  const mine = view.seats[own - 1], others = [...view.seats.filter((seat) => seat !== mine), ...(view.olive ? [view.olive] : [])];
  if (!others.length) return view.result;
  const best = others.reduce((one, other) => (other.wins > one.wins || (other.wins === one.wins && other.points > one.points) ? other : one));
  const key = mine.wins && best.wins ? "end-tie" : mine.wins ? "end-win" : "end-lose";
  return say(key, { name: best.name, own: mine.points, other: best.points });
}

function buttons(table) {
  const button = (key, className, act) => make("button", { className, data: { end: key }, onclick: act }, say(key));
  const look = button("end-board", "quiet", () => hide());
  const replay = button("end-replay", "", () => playThrough(table));
  if (!ways) return make("p", { className: "row" }, replay, look);
  return make("p", { className: "row" }, button("end-rematch", "main", () => ways.rematch(table)), replay,
    button("end-share", "", () => ways.share()), look, button("games", "quiet", () => ways.home()));
}

/** A bar for every seat: what it has lost lies behind what it has won. */
function bars(view, { sources }) {
  const won = ({ parts }) => parts.reduce((sum, [, value]) => sum + Math.abs(value), 0);
  const most = Math.max(1, ...sources.map(won));
  const kinds = [...new Set(sources.flatMap(({ parts }) => parts.map(([kind]) => kind)))];
  return make("section", { className: "bars card" }, make("h3", {}, say("end-sources")),
    ...sources.map((source) => {
      const { name } = source.seat ? view.seats[source.seat - 1] : view.olive;
      const bar = make("span", { className: "stretch" }, ...source.parts.map(([kind, value]) => {
        const part = make("span", { className: `part kind-${kinds.indexOf(kind) + 1}${value < 0 ? " lost" : ""}`, title: `${say(`source-${kind}`)} ${written(value)}` }, written(value));
        part.style.flexGrow = String(Math.abs(value));
        return part;
      }));
      bar.style.width = `${(100 * won(source)) / most}%`;
      return make("p", { className: "line" }, make("span", { className: "face" }, name[0]), make("b", {}, name), make("span", { className: "room" }, bar), make("b", { className: "sum" }, written(source.total)));
    }),
    make("p", { className: "legend" }, ...kinds.map((kind, i) => make("span", {}, make("span", { className: `part kind-${i + 1}` }), say(`source-${kind}`)))));
}

function course(view, { rounds }, show) {
  const place = make("div", { className: "chart" });
  place.innerHTML = chart(rounds, [...view.seats, ...(view.olive ? [view.olive] : [])].map(({ name }) => name), ownSeat(view), inRound(view.game, rounds[0].round));
  const pointed = ({ target }) => { if (target.dataset.column) show(rounds[target.dataset.column]); };
  for (const event of ["pointerover", "click"]) place.addEventListener(event, pointed);
  return make("section", { className: "course card", role: "img", ariaLabel: `${say("end-course")}: ${rounds.map(({ round, points }) => `${inRound(view.game, round)}: ${points.join(", ")}`).join("; ")}` },
    make("h3", {}, say("end-course")), place, make("small", {}, [leadOf(view, rounds), say("end-point")].filter(Boolean).join(" ")));
}

/** Who has led since when, "" where nobody leads alone. */
function leadOf(view, rounds) {
  const leads = (seat, { points }) => points.every((other, i) => i === seat || other < points[seat]);
  const seat = view.seats.findIndex((_, i) => leads(i, rounds.at(-1)));
  if (seat < 0 || rounds[0].points.length === 1) return "";
  const { round } = rounds[rounds.findLastIndex((one) => !leads(seat, one)) + 1];
  return say(seat + 1 === ownSeat(view) ? "end-lead-own" : "end-lead", { name: view.seats[seat].name, round: inRound(view.game, round) });
}

/** Shows the board as it was in a round, in place of a delivery. */
async function showRound(table, view, { round, at, points }, place) {
  const seat = ownSeat(view) || 1;
  const one = ++asked, drawn = await table.boardAt(at, seat);
  if (one !== asked) return;
  place.querySelector("header")?.replaceChildren(make("h3", {}, roundHeading(view.game, round)), make("small", {}, view.seats.map(({ name }, i) => `${name} ${written(points[i])}`).join(" · ")));
  const board = place.querySelector(".board");
  if (board) board.innerHTML = drawn;
}

/** Shows the best deliveries, the best of them on the board. */
function showBest(table, view, best, place) {
  const own = ownSeat(view);
  const head = make("header", {}), board = make("div", { className: "board" });
  const cards = best.map((one, i) => {
    const card = make("button", { className: "delivery", ariaPressed: "false" }, cubeOf(one, 18),
      make("span", {}, say(one.to === undefined ? "end-contract" : "end-from-to", one), make("small", {}, say("end-in", { name: view.seats[one.seat - 1].name, round: inRound(view.game, one.round) }))),
      make("b", {}, written(one.gain)));
    card.addEventListener("click", () => show(i));
    return card;
  });
  const show = async (i) => {
    const { seat, text, at, gain } = best[i];
    cards.forEach((card, n) => { card.ariaPressed = String(n === i); });
    head.replaceChildren(make("span", { className: "face" }, view.seats[seat - 1].name[0]),
      make("span", {}, make("h3", {}, seat === own ? say(i === best.findIndex((one) => one.seat === own) ? "end-your-best" : "end-your-delivery") : say("end-delivery", { name: view.seats[seat - 1].name })), make("small", {}, text)),
      cubeOf(best[i], 26), make("b", { className: "gain" }, `+${gain}`));
    const one = ++asked, drawn = await table.drawnAt(at);
    if (one === asked) board.innerHTML = drawn;
  };
  place.replaceChildren(head, board, make("div", { className: "deliveries" }, ...cards));
  show(0);
}

/** The good that is delivered; of a contract there are several. */
const cubeOf = ({ good }, size) => (good ? cube(good, size) : make("span"));
