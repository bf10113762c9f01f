// The end of a game: who has won, where the points come from, how it went, and the best
// deliveries on the board.

import { $, button, make, span } from "../app/dom.js";
import { cube } from "../board/pieces.js";
import { latest } from "../core/latest.js";
import { layoutOf } from "../games/layouts.js";
import { inRound, roundHeading, say, written } from "../i18n/text.js";
import { playThrough } from "../play/play.js";
import { person } from "../play/seats.js";
import { chart } from "./chart.js";

const end = {
  ways: null, // what can be done then: { rematch(), share(), home() }
  shown: null, // the table whose end is shown
};
const drawing = latest(); // of boards

/** Offers what can be done at the end of a game. */
export function prepareEnd(ways) {
  end.ways = ways;
}

/** Where each point of a table comes from. */
export async function ledgers(table) {
  return make("div", { className: "columns" }, ...(await table.ledger()).map(({ name, lines, total }) =>
    make("section", {}, make("h3", {}, `${name}: `, span("total", written(total))),
      make("ul", {}, ...lines.map((line) => make("li", {}, line))))));
}

/** Shows how a game has ended, if it is its end that is seen, or hides it. */
export async function showEnd(table, view) {
  if (!view.over || view.at !== view.last) return hide();
  const lines = ledgers(table), first = end.shown !== table;
  end.shown = table;
  if (first) $("result").replaceChildren(); // of another game
  $("playing").classList.add("ended");
  $("result").hidden = false;
  const facts = await table.course?.() ?? null, why = layoutOf(view.game).end?.(view.report) ?? "";
  if (table.view !== view || (table.course && !facts)) return;
  const won = make("section", { className: "won card" }, make("h2", {}, headline(view)),
    make("p", { className: "said", hidden: tellsAll(view) }, view.result),
      make("p", { className: "said", hidden: !why }, why),
    buttons(table));
  const board = make("section", { className: "best card", ariaLive: "polite" });
  $("result").replaceChildren(won, ...(facts ? [bars(view, facts)] : []), ...(facts?.best.length ? [board] : []),
    ...(facts?.rounds.length ? [course(view, facts, (round) => showRound(table, view, round, board))] : []),
    make("details", { className: "card lines" }, make("summary", {}, say("ledger")), await lines));
  if (facts?.best.length) showBest(table, view, facts.best, board);
  if (first) $("result").focus({ preventScroll: true });
}

function hide() {
  end.shown = null;
  $("result").hidden = true;
  $("playing").classList.remove("ended");
}

/** The seat of the only person at the screen, 0 if there are more or none. */
function ownSeat({ seats }) {
  const persons = seats.flatMap(({ player }, i) => (player === person ? [i + 1] : []));
  return persons.length === 1 ? persons[0] : 0;
}

/** All who have points, Olive last. */
const scored = ({ seats, olive }) => [...seats, ...(olive ? [olive] : [])];

/** Whether the headline tells the result: it has no word on how a tie is decided. */
function tellsAll(view) {
  const points = scored(view).map((one) => one.points), most = Math.max(...points);
  return headline(view) === view.result || points.filter((one) => one === most).length === 1;
}

function headline(view) {
  const mine = view.seats[ownSeat(view) - 1], others = scored(view).filter((one) => one !== mine);
  if (!mine || !others.length) return view.result;
  const [best] = others.sort((one, other) => Number(other.wins) - Number(one.wins) || other.points - one.points);
  const key = mine.wins && best.wins ? "end-tie" : mine.wins ? "end-win" : "end-lose";
  return say(key, { name: best.name, own: mine.points, other: best.points });
}

function buttons(table) {
  const { ways } = end, way = (key, className, act) => button(key, act, { className, data: { end: key } });
  const replay = way("end-replay", "", () => playThrough(table)), look = way("end-board", "quiet", hide);
  return make("p", { className: "row" }, ...(ways ? [
    way("end-rematch", "main", () => ways.rematch(table)), replay, way("end-share", "", () => ways.share()), look,
    way("games", "quiet", () => ways.home()),
  ] : [replay, look]));
}

/** A bar for every seat: what it has lost lies behind what it has won. */
function bars(view, { sources }) {
  const won = ({ parts }) => parts.reduce((sum, [, value]) => sum + Math.abs(value), 0),
    most = Math.max(1, ...sources.map(won));
  const kinds = [...new Set(sources.flatMap(({ parts }) => parts.map(([kind]) => kind)))];
  const classOf = (kind) => `part kind-${kinds.indexOf(kind) + 1}`;
  const part = ([kind, value]) => {
    const className = classOf(kind) + (value < 0 ? " lost" : ""), title = `${say(`source-${kind}`)} ${written(value)}`;
    const drawn = make("span", { className, title }, written(value));
    drawn.style.flexGrow = String(Math.abs(value));
    return drawn;
  };
  const line = (source) => {
    const { name } = source.seat ? view.seats[source.seat - 1] : view.olive;
    const bar = span("stretch", ...source.parts.map(part));
    bar.style.width = `${(100 * won(source)) / most}%`;
    return make("p", { className: "line" }, span("face", name[0]), make("b", {}, name),
      span("room", bar), make("b", { className: "sum" }, written(source.total)));
  };
  const legend = kinds.map((kind) => make("span", {}, span(classOf(kind)), say(`source-${kind}`)));
  return make("section", { className: "bars card" }, make("h3", {}, say("end-sources")), ...sources.map(line),
    make("p", { className: "legend" }, ...legend));
}

function course(view, { rounds }, show) {
  const place = make("div", { className: "chart" }), said = (round) => inRound(view.game, round);
  place.innerHTML = chart(rounds, scored(view).map(({ name }) => name), ownSeat(view), said(rounds[0].round));
  for (const event of ["pointerover", "click"]) {
    place.addEventListener(event, ({ target }) => { if (target.dataset.column) show(rounds[target.dataset.column]); });
  }
  const told = rounds.map(({ round, points }) => `${said(round)}: ${points.join(", ")}`).join("; ");
  const ariaLabel = `${say("end-course")}: ${told}`;
  return make("section", { className: "course card", role: "img", ariaLabel }, make("h3", {}, say("end-course")), place,
    make("small", {}, [leadOf(view, rounds), say("end-point")].filter(Boolean).join(" ")));
}

/** Who has led since when, "" where nobody leads alone. */
function leadOf(view, rounds) {
  const leads = (seat, { points }) => points.every((other, i) => i === seat || other < points[seat]);
  const seat = view.seats.findIndex((_, i) => leads(i, rounds.at(-1)));
  if (seat < 0 || rounds[0].points.length === 1) return "";
  const round = inRound(view.game, rounds[rounds.findLastIndex((one) => !leads(seat, one)) + 1].round);
  return say(seat + 1 === ownSeat(view) ? "end-lead-own" : "end-lead", { name: view.seats[seat].name, round });
}

/** Shows the board as it was in a round, in place of a delivery. */
async function showRound(table, view, { round, at, points }, place) {
  const isLatest = drawing(), drawn = await table.boardAt(at, ownSeat(view) || 1),
    board = place.querySelector(".board");
  if (!isLatest() || !board) return;
  const told = view.seats.map(({ name }, i) => `${name} ${written(points[i])}`).join(" · ");
  place.querySelector("header").replaceChildren(make("h3", {}, roundHeading(view.game, round)),
    make("small", {}, told));
  board.innerHTML = drawn;
}

/** Shows the best deliveries, the best of them on the board. */
function showBest(table, view, best, place) {
  const own = ownSeat(view), head = make("header"), board = make("div", { className: "board" });
  const cards = best.map((one, i) => {
    const told = say("end-in", { name: view.seats[one.seat - 1].name, round: inRound(view.game, one.round) });
    return make("button", { className: "delivery", ariaPressed: "false", onclick: () => show(i) }, cubeOf(one, 18),
      make("span", {}, say(one.to === undefined ? "end-contract" : "end-from-to", one), make("small", {}, told)),
      make("b", {}, written(one.gain)));
  });
  const show = async (i) => {
    const { seat, text, at, gain } = best[i], { name } = view.seats[seat - 1], isLatest = drawing();
    cards.forEach((card, n) => { card.ariaPressed = String(n === i); });
    const yours = i === best.findIndex((one) => one.seat === own) ? "end-your-best" : "end-your-delivery";
    const title = seat === own ? say(yours) : say("end-delivery", { name });
    head.replaceChildren(span("face", name[0]),
      make("span", {}, make("h3", {}, title), make("small", {}, text)),
      cubeOf(best[i], 26), make("b", { className: "gain" }, `+${gain}`));
    const drawn = await table.drawnAt(at);
    if (isLatest()) board.innerHTML = drawn;
  };
  place.replaceChildren(head, board, make("div", { className: "deliveries" }, ...cards));
  show(0);
}

/** The good that is delivered; of a contract there are several. */
const cubeOf = ({ good }, size) => (good ? cube(good, size) : make("span"));
