// Steam on the page: the map, the action tiles, the goods for growth, and the players
// in turn order.

import { $, every, make, span } from "../app/dom.js";
import { cube, face, standing } from "../board/pieces.js";
import { has, say, sayRound, written } from "../i18n/text.js";
import { youBeside } from "../play/seats.js";
import { after, showOrder } from "../play/status.js";

/** Pictures: the map is shown, and the table is taken apart. */
export const steamPlan = () => ({ apart: ["table"], maps: [{ name: "map", look: { mapAlone: true } }] });

/** The locomotive of a seat, in words. */
export const steamEngine = (report, seat) => say("loco-of", report.players[seat - 1]);

/** The words of the action tiles, by their numbers from 1. */
const actions = ["order", "move", "engineer", "build", "growth", "locomotive", "urbanise"];

/** An action tile is shown by its number. */
export const steamSign = (_, { says }) => (actions.includes(says?.action) ? { number: actions.indexOf(says.action) + 1 }
  : undefined);

/** Lays it out, given the report of the position and the table. */
export function laySteam({ view, report, apart: { table }, frame }) {
  frame("table").tabIndex = matchMedia("(max-width: 599px)").matches ? 0 : -1; // it is swiped there
  frame("table").replaceChildren(tiles(view, report, table), stock(report, table));
  $("standing").replaceChildren(players(view, report, table));
  if (view.round) $("round").textContent = [sayRound(report),
    ...(has(`phase-steam-${view.phase}`) ? [say(`phase-steam-${view.phase}`, report)] : [])].join(" · ");
  showOrder(view, inOrder(report), after(report.queue, view.turn));
}

const numbers = ["money", "income", "locomotive", "links", "points"];

/** The seats in turn order, and behind them those that have no place in it. */
function inOrder({ order, players }) {
  const all = players.map((_, i) => i + 1);
  return [...order, ...all.filter((seat) => !order.includes(seat))];
}

function players(view, report, table) {
  const bids = report.auction !== null;
  const head = ["in-order", ...numbers, "total", "did"].map((key) =>
    make("th", { scope: "col", className: key }, say(key === "did" ? "since-short" : `column-${key}`)));
  const row = (seat) => {
    const player = report.players[seat - 1], piece = table.querySelector(`[data-part="table/player-${seat}"]`);
    const bid = bids && player.bid >= 0 ? say("bid-of", { bid: player.bid }) : "";
    const className = `${seat === view.seat ? "me " : ""}${seat === view.turn ? "asked" : ""}`;
    const who = span("who", face(view, seat), view.seats[seat - 1].name, ...youBeside(view, seat),
      make("small", {}, bid));
    return make("tr", { className, data: piece ? { part: piece.dataset.part } : {} }, make("th", { scope: "row" }, who),
      ...numbers.map((key) => make("td", { className: key }, written(player[key]))),
      make("td", { className: "tot" }, written(player.total)), make("td", { className: "did", data: { did: seat } }));
  };
  return make("table", { className: bids ? "bidding" : "" }, make("thead", {}, make("tr", {}, ...head)),
    make("tbody", {}, ...inOrder(report).map(row)));
}

function tiles(view, report, table) {
  return make("div", { className: "acts card" }, ...every(".action-tile", table).map((piece, i) => {
    const { action, called, cost } = piece.dataset, holder = report.players.findIndex((one) => one.action === action)
      + 1;
    const does = [say(`act-${action}`), ...(cost ? [say("act-cost", { cost })] : [])].join(" · ");
    return standing(piece, `act${holder ? "" : " free"}`, span(
      "n", String(i + 1), ...(holder ? [face(view, holder)] : [])),
      make("b", { className: "full" }, called), make("b", { className: "short" }, say(`act-short-${action}`)),
        span("f", does));
  }));
}

function stock(report, table) {
  const spaces = every(".space[data-space]", table).map((piece) => {
    const { goods } = piece.dataset;
    return standing(piece, `sp${goods ? "" : " e"}`, ...[...goods].map((letter) => cube(letter, 15)));
  });
  const cities = every("[data-new-city]", table).map((piece) =>
    standing(piece, `nc nc-${piece.dataset.newCity}`, piece.dataset.left));
  const markers = say("growth-markers", { number: report.growth });
  return make("div", { className: "stock card" },
    make("p", { className: "panelhead" }, span("", say("growth-goods")), span("", markers)),
    make("div", { className: "spaces" }, ...spaces), make("div", { className: "new-cities" }, ...cities));
}
