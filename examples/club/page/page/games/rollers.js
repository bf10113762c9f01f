// SteamRollers on the page: the supply with its dice and tiles, one's own sheet, and
// those of the others as small maps.

import { $, button, every, make, span } from "../app/dom.js";
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
  const { supply } = apart, mine = mineOf(view), large = largeOf(view), seats = view.seats.map((_, i) => i + 1);
  // Rules are those by which each tile works, by its number: tile 2 is another one in some games.
  const rules = Object.fromEntries(every("[data-rule]", supply).map(({ dataset }) => [dataset.tile, dataset.rule]));
  frame("supply").replaceChildren(
    make("ol", { className: "cells" }, ...numbers.map((city) => cell(supply, city, city === report.die))),
    make("div", { className: "row2" }, dice(supply), strip(view, report, supply, rules, mine), ...orders(supply)));
  own(view, report, apart[`sheet-${large}`], rules, large, frame(`sheet-${large}`));
  for (const seat of seats) if (seat !== large) rival(view, report, rules, seat, frame(`sheet-${seat}`));
  if (report.olive) olive(report.olive, frame("olive"));
  $("standing").replaceChildren();
  const empty = emptyOf(report).length, ends = empty ? say("ends-cities", { empty }) : say("ends-none");
  if (view.round) $("round").replaceChildren(say("round-now", view), span("wide-only", ` · ${ends}`));
  const first = (report.start || 1) - 1, order = [...seats.slice(first), ...seats.slice(0, first)];
  showOrder(view, order, ["draft", "act", "end"].includes(view.phase) ? after(order, view.turn) : null);
}

const numbers = [1, 2, 3, 4, 5, 6]; // of cities, tiles and engine boxes

/** Cards, each drawn by itself at a size. */
const cards = (pieces, size) => pieces.map((piece) => standing(piece, "card64", drawn(piece, 64, 64, size)));

const points = (total) => span("pts", written(total));

function cell(supply, city, from) {
  const piece = supply.querySelector(`[data-supply="${city}"]`);
  const [land, mark] = every(":scope > rect", piece).map((rect) => rect.getAttribute("fill"));
  const goods = every("[data-good]", piece).map((good) => standing(good, "g", cube(good.dataset.good, 20)));
  const box = make("li", { className: `cell${goods.length > 6 ? " full" : ""}${from ? " from" : ""}` },
    standing(piece, "cd", die(city, 24)), span("gs", ...goods));
  box.style.setProperty("--l", land);
  box.style.setProperty("--c", mark);
  return box;
}

function dice(supply) {
  const all = every(".die", supply), taken = all.find(({ dataset }) => dataset.inUse);
  const others = all.filter((one) => one !== taken).map((piece) => {
    const { die: number, reserved } = piece.dataset;
    return standing(piece, "d", die(number ?? reserved, 44));
  });
  const black = every(".black-die", supply).map((piece) => standing(piece, "d", drawn(piece, 44, 44, 44)));
  return make("div", { className: "dice" },
    taken ? standing(taken, "d", die(taken.dataset.inUse, 44)) : span("d slot"), ...others, // they stay where they are
    ...cards(every("[data-power]", supply).filter(({ dataset }) => dataset.power), 44), ...black);
}

/** Who holds a tile: their seat and the side that is up. */
function holderOf(report, number) {
  for (const [i, { tiles }] of report.players.entries()) {
    const held = tiles.find(({ face }) => face.startsWith(number));
    if (held) return { seat: i + 1, ...held };
  }
  return { seat: 0, face: report.centre.find((face) => face.startsWith(number)) ?? "" };
}

function strip(view, report, supply, rules, mine) {
  return make("div", { className: "strip" }, ...numbers.map((number) => {
    const piece = supply.querySelector(`[data-part="supply/tile-${number}"]`), { use, worth } = piece?.dataset ?? {};
    const { seat, face: side } = holderOf(report, number), rule = rules[number];
    const effect = side ? say(`tile-${rule}`) : "", { name } = view.seats[seat - 1] ?? {};
    const [title, about, short] = !seat ? [effect, use ? `${use} · ${worth}` : "", side ? say(`tile-short-${rule}`)
      : ""]
      : seat === mine ? [say("tile-yours"), effect, say("you")] : [say("tile-of", { name }), effect, name];
    return standing(piece, `tile-card${seat ? " gone" : ""}`, die(number, 22),
      make("b", {}, title), span("f", about), span("short", short));
  }));
}

function orders(supply) {
  const all = cards(every(".order[data-order]", supply), 44);
  return all.length ? [make("div", { className: "orders" }, ...all)] : [];
}

function own(view, report, sheet, rules, seat, frame) {
  const { boxes, strength, tiles, points: won } = report.players[seat - 1];
  const part = (name) => sheet.querySelector(`[data-part="P${seat}/${name}"]`);
  const back = seat === mineOf(view) ? []
    : [button("back-to-own", () => {}, { className: "quiet", data: { sheet: 0 } })];
  frame.querySelector("header").replaceChildren(face(view, seat), make("h2", {}, view.seats[seat - 1].name),
    ...youBeside(view, seat), span("small", report.start === seat ? say("starts-round") : ""), ...back,
      points(won.total));
  const box = (number) => {
    const ticked = boxes.includes(number);
    const drawing = [die(number, 20, true), ...(ticked ? [icon("check", 15)] : [])];
    return standing(part(`box-${number}`), `bx${ticked ? " on" : ""}`, ...drawing);
  };
  const tile = ({ face: [number], sideways }) => standing(part(`tile-${number}`), `chip${sideways ? " lies" : ""}`,
    die(number, 18), span("full", say(`tile-${rules[number]}`)),
    make("span", { className: "short", ariaHidden: "true" }, say(`tile-short-${rules[number]}`)));
  const kept = every(".kept[data-goods]", sheet).map((piece) =>
    standing(piece, "goods-kept", ...[...piece.dataset.goods].map((letter) => cube(letter, 16))));
  frame.querySelector("footer").replaceChildren(
    make("div", { className: "boxes" }, ...numbers.map(box)),
    standing(sheet.querySelector(".strength"), "loco", icon("loco", 40, 24), make("b", {}, String(strength))),
    make("div", { className: "mine-tiles" }, ...tiles.map(tile), ...cards(every(".order[data-order]", sheet), 36),
      ...kept),
    sourcesOf(won));
}

/** The points of a seat by what they come from. */
function sourcesOf({ total: _, ...won }) {
  const sources = Object.entries(won).filter(([, value]) => value);
  return make("dl", { className: "sources" }, ...sources.map(([source, value]) =>
    make("div", {}, make("dd", {}, written(value)), make("dt", {}, say(`points-${source}`)))));
}

function rival(view, report, rules, seat, frame) {
  const { tiles, points: won } = report.players[seat - 1];
  const opener = make("button", { type: "button", className: "open-sheet", data: { sheet: seat } },
    view.seats[seat - 1].name, span("hidden-word", say("open-sheet"))); // it opens all of the small sheet
  frame.querySelector("header").replaceChildren(face(view, seat), make("b", {}, opener), points(won.total));
  frame.querySelector("footer").replaceChildren(span("", rollersEngine(report, seat)),
    ...tiles.map(({ face: [number] }) => span("chip", die(number, 14), say(`tile-short-${rules[number]}`))),
    make("span", { className: "did", data: { did: seat } }),
    ...(view.seats.length === 2 ? [sourcesOf(won)] : [])); // there is room for them
}

function olive({ level, points: won }, frame) {
  const name = make("b", {}, say("olive-name"), " ", make("small", {}, say(`olive-${level}`)));
  frame.querySelector("header").replaceChildren(name, points(won.total));
  frame.querySelector("footer").replaceChildren(sourcesOf(won));
}
