// Steam Power on the page: the map, the players, one's own contracts, and what belongs
// to all.

import { countHand, showAsked } from "../app/bar.js";
import { $, every, make, span } from "../app/dom.js";
import { cube, drawn, face, icon, standing } from "../board/pieces.js";
import { has, say, written } from "../i18n/text.js";
import { youBeside } from "../play/seats.js";
import { after, showOrder } from "../play/status.js";

const mineOf = ({ seat, turn, secret }) => seat || (secret ? 0 : turn) || 1;

/** Pictures: the map is shown; the stock and the corners are taken apart. */
export const powerPlan = (view) => (
  { apart: view.pictures.filter((name) => name !== "map"), maps: [{ name: "map", look: { mapAlone: true } }] });

/** Lays it out, given the report of the position and the pictures that are taken apart. */
export function layPower({ view, report, apart, frame }) {
  const mine = mineOf(view), order = view.seats.map((_, i) => i + 1), key = `phase-steampower-${view.phase}`;
  $("standing")
    .replaceChildren(make("ol", { className: "players" }, ...order.map((seat) => player(view, report, seat))));
  countHand(report.players[mine - 1].hand.length);
  frame("stock").replaceChildren(stock(apart.stock));
  const phase = has(key) ? ` · ${say(key, { count: report.goods.length })}` : "";
  if (view.round) $("round").replaceChildren(say("round-now", view), span("wide-only", phase));
  showOrder(view, order, after(order, report.seat));
  for (const seat of order) {
    const shown = seat === mine ? hand(view, report, apart[`player-${seat}`], mine) : [];
    frame(`player-${seat}`).replaceChildren(...shown);
  }
  showAsked();
}

function player(view, report, seat) {
  const { money, hand, factories, points } = report.players[seat - 1];
  const fact = (key, count, drawing) =>
    make("span", { className: "k", title: say(key) }, drawing, span("hidden-word", say(key)), String(count));
  return make("li", { className: `${seat === view.seat ? "me " : ""}${seat === view.turn ? "asked" : ""}` },
    face(view, seat), make("b", {}, view.seats[seat - 1].name, " ", ...youBeside(view, seat)), span("k", `$${money}`),
    fact("in-hand", hand.length, icon("log", 15)), fact("factories-left", factories, icon("works", 14)),
    span("pts", written(points.total)), make("span", { className: "did", data: { did: seat } }));
}

function hand(view, report, corner, seat) {
  const { fulfilled, points } = report.players[seat - 1], secret = report.players.length > 1 && view.secret;
  const cards = every(".contract:not(.fulfilled)", corner).map((piece) =>
    (piece.matches(".back") ? standing(piece, "con", drawn(piece, 64, 64, 96)) : contract(piece, report)));
  const done = every(".contract.fulfilled", corner).map((piece) => standing(piece, "done", drawn(piece, 64, 64, 44)));
  const pile = () => make("div", { className: "pile" },
    span("small", say("fulfilled-points", { points: points.contracts })), span("stackc", ...done));
  const title = `${say(secret ? "your-contracts-secret" : "your-contracts")} (${cards.length})`;
  return [
    make("p", { className: "panelhead" }, span("", title), span(
      "", say("fulfilled-count", { count: fulfilled.length }))),
    make("div", { className: "cons", tabIndex: 0, role: "group", ariaLabel: say("your-contracts") },
      ...cards, ...(done.length ? [pile()] : [])),
  ];
}

/** A contract: its goods, of which those that are provided step back, what it brings, and its bonus. */
function contract(piece, report) {
  const asked = report.contract === Number(piece.dataset.contract) && report.turn ? [...report.goods] : null;
  const { asks, pays, scores: points } = piece.dataset;
  const goods = [...asks].map((letter) => {
    const at = asked?.indexOf(letter);
    if (at >= 0) asked.splice(at, 1);
    return span(at === -1 ? "provided" : "", cube(letter, 24));
  });
  const bonus = piece.querySelector(".bonus > title")?.textContent ?? "";
  return standing(piece, `con${asked ? " on" : ""}`, span("gs", ...goods),
    make("b", {}, say(points === "1" ? "contract-point" : "contract-points", { points })),
    make("span", {}, `$${pays}`), span("bonus", bonus));
}

function stock(picture) {
  const count = (piece, drawing) => span("k", drawing, piece.dataset.count ?? "");
  const goods = every("[data-good]", picture).map((piece) => count(piece, cube(piece.dataset.good, 18)));
  const tracks = every("[data-stack]", picture).map((piece) => count(piece, icon(`stack-${piece.dataset.stack}`, 20)));
  const bag = every("[data-bag]", picture).map((piece) => standing(piece, "k", icon("bag", 18), piece.dataset.count));
  const bank = every("[data-part='stock/bank']", picture).map((piece) => standing(piece, "k", span("coin", "$")));
  return make("div", { className: "all" }, make("div", {}, ...goods), make("div", {}, ...tracks, ...bag, ...bank));
}
