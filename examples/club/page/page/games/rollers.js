// SteamRollers on the page: the supply with its dice and tiles, one's own sheet, and
// those of the others as small maps.

import { $, every, make, span } from "../app/dom.js";
import { cube, die, drawn, face, icon, standing } from "../board/pieces.js";
import { listed, say, written } from "../i18n/text.js";
import { largeOf, mineOf, youBeside } from "../play/seats.js";
import { after, showOrder } from "../play/status.js";

/** Pictures: own and rivals are maps, the supply and the own sheet are taken apart; Olive is a rival. */
export function rollersPlan(view) {
  const mine = `sheet-${largeOf(view)}`;
  return {
    apart: ["supply", mine],
    maps: [
      { name: mine, look: { mapAlone: true } },
      ...view.pictures.filter((name) => name !== "supply" && name !== mine)
        .map((name) => ({ name, look: { thumbnail: true } })),
    ],
  };
}

/** The strength of the engine of a seat, in words. */
export const rollersEngine = (report, seat) => say("engine-of", report.players[seat - 1]);

/** A tile that is taken or used is shown by its number. */
export function rollersSign(report, { kind, says }) {
  if (kind === "take" && report?.die) return { die: report.die };
  return says?.tile && { die: says.tile };
}

/** The cities that have no goods left. */
const emptyOf = ({ supply }) => Object.keys(supply).filter((city) => !supply[city]);

/** Why the game is over, in words; "" where no empty cities have ended it. */
export function rollersEnd(report) {
  const cities = emptyOf(report);
  return cities.length < 3 ? "" : say("end-cities", { cities: listed(cities) });
}

/** Lays it out, given the report of the position and the pictures that are taken apart. */
export function layRollers({ view, report, apart, frame }) {
  const mine = mineOf(view), large = largeOf(view), rules = rulesOf(apart.supply);
  frame("supply")
    .replaceChildren(
    make("ol", { className: "cells" }, ...[1, 2, 3, 4, 5, 6]
    .map((city) => cell(apart.supply, city, city === report.die))),
    make("div", { className: "row2" }, dice(apart.supply), strip(view, report, apart.supply, rules, mine),
      ...orders(apart.supply)));
  own(view, report, apart[`sheet-${large}`], rules, large, frame(`sheet-${large}`));
  for (let seat = 1; seat <= view.seats.length; seat++) if (seat !== large) rival(
    view, report, rules, seat, frame(`sheet-${seat}`));
  if (report.olive) olive(report.olive, frame("olive"));
  $("standing").replaceChildren();
  const empty = emptyOf(report).length;
  if (view.round) $("round").replaceChildren(say("round-now", view),
    span("wide-only", ` · ${empty ? say("ends-cities", { empty }) : say("ends-none")}`));
  const order = view.seats.map((_, i) => ((report.start || 1) + i - 1) % view.seats.length + 1);
  showOrder(view, order, ["draft", "act", "end"].includes(view.phase) ? after(order, view.turn) : null);
}

function cell(supply, city, from) {
  const piece = supply.querySelector(`[data-supply="${city}"]`);
  const [land, mark] = every(":scope > rect", piece).map((rect) => rect.getAttribute("fill"));
  const goods = every("[data-good]", piece);
  const box = make("li", { className: `cell${goods.length > 6 ? " full" : ""}${from ? " from" : ""}` },
    standing(piece, "cd", die(city, 24)), span("gs", ...goods.map(
      (good) => standing(good, "g", cube(good.dataset.good, 20)))));
  box.style.setProperty("--l", land);
  box.style.setProperty("--c", mark);
  return box;
}

function dice(supply) {
  const all = every(".die", supply), [taken] = all.filter(({ dataset }) => dataset.inUse);
  const powers = every("[data-power]", supply).filter(({ dataset }) => dataset.power);
  const black = supply.querySelector(".black-die");
  return make("div", { className: "dice" },
    taken ? standing(taken, "d", die(taken.dataset.inUse, 44)) : span("d slot"), // the others stay where they are
    ...all.filter((one) => one !== taken).map((piece) => standing(
      piece, "d", die(piece.dataset.die ?? piece.dataset.reserved, 44))),
    ...powers.map((piece) => standing(piece, "card64", drawn(piece, 64, 64, 44))),
    ...(black ? [standing(black, "d", drawn(black, 44, 44, 44))] : []));
}

/** The rule by which each tile works, by its number: tile 2 is another one in some games. */
const rulesOf = (supply) => Object.fromEntries(every("[data-rule]", supply)
  .map(({ dataset }) => [dataset.tile, dataset.rule]));

/** Who holds a tile: their seat and the side that is up. */
function holderOf(report, number) {
  for (const [i, { tiles }] of report.players.entries()) {
    const held = tiles.find(({ face }) => face.startsWith(number));
    if (held) return { seat: i + 1, ...held };
  }
  return { seat: 0, face: report.centre.find((face) => face.startsWith(number)) ?? "" };
}

function strip(view, report, supply, rules, mine) {
  return make("div", { className: "strip" }, ...[1, 2, 3, 4, 5, 6].map((number) => {
    const piece = supply.querySelector(`[data-part="supply/tile-${number}"]`);
    const { seat, face: side } = holderOf(report, number);
    const name = side ? say(`tile-${rules[number]}`) : "";
    const has = seat === mine ? say("tile-yours") : say("tile-of", { name: seat ? view.seats[seat - 1].name : "" });
    return standing(piece, `tile-card${seat ? " gone" : ""}`, die(number, 22),
      make("b", {}, seat ? has : name), span("f", seat ? name : piece?.dataset.use
        ? `${piece.dataset.use} · ${piece.dataset.worth}` : ""),
      span("short", seat ? (seat === mine ? say("you") : view.seats[seat - 1].name) : side
        ? say(`tile-short-${rules[number]}`) : ""));
  }));
}

function orders(supply) {
  const all = every(".order[data-order]", supply);
  return all.length
    ? [make("div", { className: "orders" }, ...all.map((piece) => standing(piece, "card64", drawn(piece, 64, 64, 44))))]
    : [];
}

function own(view, report, sheet, rules, seat, frame) {
  const { boxes, strength, tiles, points } = report.players[seat - 1];
  const part = (name) => sheet.querySelector(`[data-part="P${seat}/${name}"]`);
  frame.querySelector("header").replaceChildren(face(view, seat), make("h2", {}, view.seats[seat - 1].name),
    ...youBeside(view, seat),
    span("small", report.start === seat ? say("starts-round") : ""),
    ...(seat === mineOf(view) ? []
      : [make("button", { type: "button", className: "quiet", data: { sheet: 0 } }, say("back-to-own"))]),
      span("pts", written(points.total)));
  frame.querySelector("footer").replaceChildren(
    make("div", { className: "boxes" }, ...[1, 2, 3, 4, 5, 6]
      .map((box) => standing(part(`box-${box}`), `bx${boxes.includes(box) ? " on" : ""}`, die(box, 20, true),
      ...(boxes.includes(box) ? [icon("check", 15)] : [])))),
    standing(sheet.querySelector(".strength"), "loco", icon("loco", 40, 24), make("b", {}, String(strength))),
    make("div", { className: "mine-tiles" }, ...tiles.map(({ face: side, sideways }) => standing(
      part(`tile-${side[0]}`), `chip${sideways ? " lies" : ""}`, die(side[0], 18),
      span("full", say(`tile-${rules[side[0]]}`)), make("span", { className: "short", ariaHidden: "true" },
      say(`tile-short-${rules[side[0]]}`)))),
      ...every(".order[data-order]", sheet).map((piece) => standing(piece, "card64", drawn(piece, 64, 64, 36))),
      ...every(".kept[data-goods]", sheet).map((piece) => standing(
        piece, "goods-kept", ...[...piece.dataset.goods].map((letter) => cube(letter, 16))))),
    sourcesOf(points));
}

/** The points of a seat by what they come from. */
const sourcesOf = (points) => make("dl", { className: "sources" }, ...Object.entries(points)
  .filter(([source, value]) => source !== "total" && value)
  .map(([source, value]) => make("div", {}, make("dd", {}, written(value)), make("dt", {}, say(`points-${source}`)))));

/** The button that opens a small sheet: all of it. */
function opener(name, seat) {
  return make("button", { type: "button", className: "open-sheet", data: { sheet: seat } }, name,
    span("hidden-word", say("open-sheet")));
}

function rival(view, report, rules, seat, frame) {
  const { tiles, points } = report.players[seat - 1];
  frame.querySelector("header").replaceChildren(face(view, seat),
    make("b", {}, opener(view.seats[seat - 1].name, seat)), span("pts", written(points.total)));
  frame.querySelector("footer").replaceChildren(
    make("span", {}, rollersEngine(report, seat)),
    ...tiles.map(({ face: side }) => span("chip", die(side[0], 14), say(`tile-short-${rules[side[0]]}`))),
    make("span", { className: "did", data: { did: seat } }),
    ...(view.seats.length === 2 ? [sourcesOf(points)] : [])); // there is room for them
}

function olive({ level, points }, frame) {
  frame.querySelector("header")
    .replaceChildren(make("b", {}, say("olive-name"), " ", make("small", {}, say(`olive-${level}`))),
    span("pts", written(points.total)));
  frame.querySelector("footer").replaceChildren(sourcesOf(points));
}
