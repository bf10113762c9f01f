// What is drawn over maps: rings about hexes, where something happened or is spoken of, and moves, with their track or
// the way of what they bring. Each is of a kind: "since", "lit", "hint", "own", "way".

import { $, make } from "../app/dom.js";
import { say } from "../i18n/text.js";
import { choose } from "../play/act.js";
import { seatOf } from "./pictures.js";
import { parsed } from "./pieces.js";

const layers = ".route, .counts, .distances, .fares"; // of a picture with a way on it

const sketches = new Map(); // by kind

/**
 * Draws a move until it is taken away: route is a picture with its way, and ghosts are tracks, as a choice has them.
 * There is one sketch of each kind.
 */
export function sketch(kind, move) {
  clearOverlay(kind);
  sketches.set(kind, move);
  draw(kind, move);
}

function draw(kind, { move, route, ghosts = [] }) {
  const svg = document.querySelector("#pictures :is(.mine, .map) > .picture > svg");
  if (!svg) return;
  const names = svg.querySelector(".names"), map = names?.parentNode ?? svg;
  for (const layer of route ? parsed(route).querySelectorAll(layers) : []) {
    const drawn = document.importNode(layer, true);
    drawn.classList.add("sketch", kind);
    map.insertBefore(drawn, names); // above the track, and below what cities are called
  }
  for (const tracks of ghosts) layGhosts(svg.parentElement, tracks, move, `sketch ${kind}`);
}

/** Rings a hex, on the sheet of a seat or, for seat 0, wherever it is drawn, by a kind of ring. */
export function ring(kind, hex, seat) {
  for (const one of hexesOf(hex, seat)) {
    const path = one.querySelector("path, polygon");
    if (!path) continue;
    const group = document.createElementNS(path.namespaceURI, "g");
    group.setAttribute("class", `hex-ring ${kind}-ring`);
    for (const part of ["casing", "line"]) {
      const copy = path.cloneNode(false);
      for (const { name } of [...copy.attributes]) if (!["d", "points", "transform"].includes(name)) copy.removeAttribute(name);
      copy.setAttribute("class", part);
      group.append(copy);
    }
    const map = one.parentNode.parentNode, names = map.querySelector(":scope > .names");
    map.insertBefore(group, names); // above the track and the cities, and below what they are called
  }
}

/** Takes away what is drawn of some kinds. */
export function clearOverlay(...kinds) {
  for (const kind of kinds) {
    sketches.delete(kind);
    for (const one of document.querySelectorAll(`.sketch.${kind}, .${kind}-ring`)) one.remove();
  }
}

/** Draws the moves again on a board that was drawn anew. */
export function keepSketches() {
  for (const [kind, move] of sketches) if (!document.querySelector(`#pictures .sketch.${kind}`)) draw(kind, move);
}

const seatIn = (element) => seatOf(element.closest("[data-picture]")?.dataset.picture ?? "");

function hexesOf(hex, seat) {
  const all = [...document.querySelectorAll(`#pictures [data-hex="${CSS.escape(hex)}"]`)];
  if (seat) layOnSmall(all[0], seat);
  return [...all, ...document.querySelectorAll(`#pictures .rival [data-ringed="${CSS.escape(hex)}"]`)].filter((one) => {
    const of = seatIn(one);
    return !seat || !of || of === seat;
  });
}

/** Small maps have no hexes of their own: that of a large one lies in the same place on them. */
function layOnSmall(hex, seat) {
  const map = document.querySelector(`#pictures .rival[data-picture$="-${seat}"] svg`);
  if (!hex || !map || map.querySelector(`[data-ringed="${CSS.escape(hex.dataset.hex)}"]`)) return;
  const layer = document.createElementNS(map.namespaceURI, "g"), copy = document.createElementNS(map.namespaceURI, "g");
  copy.dataset.ringed = hex.dataset.hex;
  const path = hex.querySelector("path, polygon").cloneNode(false);
  path.setAttribute("fill", "none");
  path.removeAttribute("stroke");
  copy.append(path);
  layer.append(copy);
  map.append(layer);
}

// The ways of a delivery are drawn while its button is pointed at, and stay while it is
// chosen.

/** @type {(move: string) => { stops: string[], drawn: string }[] | Promise<{ stops: string[], drawn: string }[]>} */
let routesOf = () => []; // the ways of a move
let kept = null; // the line whose way is drawn unless another is pointed at
let shown = null; // the line whose way is drawn, or to be drawn

/** Draws the ways of the moves in some lists while they are pointed at, or have the focus. */
export function prepareRoutes(routes, ...places) {
  routesOf = routes;
  for (const place of places) {
    for (const event of ["pointerover", "focusin"]) place.addEventListener(event, ({ target }) => showRoute(target));
    for (const event of ["pointerout", "focusout"]) place.addEventListener(event, ({ relatedTarget }) => showRoute(relatedTarget));
  }
}

/** Draws the way of the line that an element is in, or of the one that is kept. */
const showRoute = (element) => drawWay(element?.closest?.("li:has(> [data-move])") ?? kept);

/** Keeps the way of the move in a line of a list; null for none. */
export function keepRoute(li) {
  kept = li;
  shown = undefined; // it is drawn anew
  $("ways").replaceChildren();
  drawWay(li);
}

async function drawWay(li) {
  if (shown === li) return;
  shown = li;
  clearOverlay("way");
  const routes = li ? await routesOf(li.firstChild.dataset.move) : [];
  if (shown !== li || !routes.length) return;
  const show = (i) => sketch("way", { route: routes[i].drawn });
  show(Number(li.dataset.route ?? 0));
  if (li !== kept || routes.length === 1) return;
  $("ways").replaceChildren(...routes.map(({ stops }, i) => make("button", {
    type: "button", onclick: () => show(li.dataset.route = i),
  }, (stops ?? []).join("–"))));
}

// Track is chosen on the hex itself: the player turns through what can be laid
// there, one ghost after the other, and builds the one that she sees.

let turning = null; // { part, options, place, at }: what is turned through

/** Shows the ghosts of a choice on the picture that was clicked, and chooses the first; reports whether there are any. */
export function showGhosts(part, options, ghosts) {
  hideGhosts();
  const picture = document.querySelector(`#pictures [data-part="${CSS.escape(part)}"]`)?.closest(".picture");
  if (!ghosts || !picture) return false;
  const place = layGhosts(picture, ghosts, "");
  const drawn = options.filter(({ move }) => ghostOf(place, move));
  if (!drawn.length) {
    place.remove();
    return false;
  }
  turning = { part, options: drawn, place, at: 0 };
  $("turner").hidden = false;
  turn(0);
  return true;
}

/** Lays tracks over a picture, of which that of a move is seen. */
export function layGhosts(picture, ghosts, move, className = "") {
  const place = make("div", { className: `ghosts ${className}`, ariaHidden: "true" });
  place.innerHTML = ghosts;
  for (const element of place.querySelectorAll("[id]")) element.removeAttribute("id"); // they are those of the list
  for (const one of place.querySelectorAll(".ghost")) one.classList.toggle("on", one.dataset.move === move);
  picture.append(place);
  return place;
}

export function hideGhosts() {
  turning?.place.remove();
  turning = null;
  $("turner").hidden = true;
}

/** Turns on if the part is the one that is turned through; reports whether it is. */
export function turnedBy(part) {
  if (turning?.part !== part) return false;
  turn(1);
  return true;
}

const ghostOf = (place, move) => [...place.querySelectorAll(".ghost")].find((ghost) => ghost.dataset.move === String(move));

function turn(by) {
  const { options, place } = turning;
  turning.at = (turning.at + by + options.length) % options.length;
  const { move } = options[turning.at];
  for (const ghost of place.querySelectorAll(".ghost")) ghost.classList.toggle("on", ghost.dataset.move === String(move));
  for (const track of $("tracks").querySelectorAll("[data-move]")) track.classList.toggle("on", track.dataset.move === String(move));
  choose(options[turning.at]);
  $("turn-count").textContent = say("turn-count", { at: turning.at + 1, of: options.length });
}

/** Turns to a track, if it is one of those that are turned through; reports whether it is. */
export function turnTo(move) {
  const at = turning?.options.findIndex((option) => String(option.move) === move) ?? -1;
  if (at < 0) return false;
  turn(at - turning.at);
  return true;
}

/** Turns on, if there is something to turn. */
export const turnOn = () => { if (turning) turn(1); };

/** Makes the buttons and the arrow keys turn. */
export function prepareGhosts() {
  $("turn-back").addEventListener("click", () => turn(-1));
  $("turn-on").addEventListener("click", () => turn(1));
  document.addEventListener("keydown", (event) => { // wherever the focus is: a click on the hex has taken it there
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!turning || !by || document.querySelector("dialog[open]")) return;
    event.preventDefault(); // the arrows step through the game otherwise
    turn(by);
  }, true);
}

// At rest the hexes that can be chosen are marked quietly. While one of them, their region or their
// option is pointed at or has the focus, its marks are loud, and those of the chosen option stay so.

const parts = "#pictures .hex.choice[data-part]";
let chosen = [], good = ""; // the hexes of the chosen option, and the good that it delivers

const nameOf = ({ dataset: { part } }) => part.slice(part.indexOf("/") + 1);
const markOf = (svg, name) => svg?.querySelector(`.marks [data-mark="${name}"]:not(.mark-last)`);

function clear() {
  for (const one of document.querySelectorAll(".mark.on, .mark.seen")) one.classList.remove("on", "seen");
}

/** Marks hexes of the player's own map by their names. */
function light(names, className) {
  const svg = document.querySelector("#pictures :is(.mine, .map) > .picture > svg");
  for (const name of names) markOf(svg, `hex-${name}`)?.classList.add(className);
}

function mark({ type, target }) {
  clear();
  light(chosen, "on");
  if (type === "focusout") return;
  const hex = target.closest?.("#pictures .hex[data-part]");
  if (hex) {
    const svg = hex.closest("svg"), { region } = hex.dataset;
    if (hex.matches(".choice")) markOf(svg, nameOf(hex))?.classList.add("on");
    if (region) for (const one of svg.querySelectorAll(`.hex.choice[data-region="${region}"]`)) markOf(svg, nameOf(one))?.classList.add("seen");
    return;
  }
  const hexes = target.closest?.("[data-hexes]")?.dataset.hexes;
  if (hexes) light(hexes.split(" "), "seen");
}
for (const event of ["pointerover", "focusin", "focusout"]) document.addEventListener(event, mark);

/** Marks the hexes of the option that is chosen, and its good in the supply, until another is; null for none. */
export function markChosen(option) {
  chosen = option?.hexes ?? [];
  good = option?.distance ? `.cell:nth-child(${option.from}) .g[data-good="${option.good}"]` : ""; // cities with numbers lie in the supply
  keepMarks();
}

/** Marks them again on maps that were drawn anew. */
export function keepMarks() {
  clear();
  light(chosen, "on");
  document.querySelector(".g.sel")?.classList.remove("sel");
  if (good) document.querySelector(good)?.classList.add("sel");
}
