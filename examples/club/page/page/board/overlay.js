// What is drawn over maps, by kinds: rings about hexes where something happened or is spoken of, the route of a good,
// and track that can be built. "since", "lit", "hint", "own" and "turn" are kinds, and "way", the route of what is
// pointed at.

import { $, button, every, make, onKeys } from "../app/dom.js";
import { say } from "../i18n/text.js";
import { choose } from "../play/act.js";
import { seatOf } from "./pictures.js";
import { parsed } from "./pieces.js";

const board = "#pictures :is(.mine, .map) > .picture > svg";
const routeLayers = ".route, .counts, .distances, .fares"; // of a picture with a route on it

const shown = new Map(); // by kind

/**
 * Draws something until it is taken away, in place of what there is of its kind: rings are { hex, seat }, on the sheet
 * of a seat or, for seat 0, wherever the hex is drawn; route is a picture with it; tracks are those of some moves, of
 * which that of move is seen.
 * @param {string} kind
 * @param {{ rings?: { hex: string, seat: number }[], route?: string, tracks?: string[], move?: string }} what
 */
export function draw(kind, what) {
  clear(kind);
  shown.set(kind, what);
  lay(kind, what);
}

function lay(kind, { rings = [], route = "", tracks = [], move = "" }) {
  for (const ring of rings) layRing(kind, ring);
  const svg = document.querySelector(board);
  if (!svg) return;
  for (const layer of route ? parsed(route).querySelectorAll(routeLayers) : []) {
    const drawn = document.importNode(layer, true);
    drawn.classList.add("sketch", kind);
    belowNames(svg, drawn);
  }
  for (const all of tracks) {
    const place = make("div", { className: `ghosts sketch ${kind}`, ariaHidden: "true" });
    place.innerHTML = all;
    for (const element of place.querySelectorAll("[id]")) element.removeAttribute("id"); // they are those of the list
    for (const one of place.querySelectorAll(".ghost")) one.classList.toggle("on", one.dataset.move === move);
    svg.parentElement.append(place);
  }
}

/** Adds something to a map above the track and the cities, and below what they are called. */
function belowNames(svg, element) {
  const names = svg.querySelector(".names");
  (names?.parentNode ?? svg).insertBefore(element, names);
}

function layRing(kind, { hex, seat }) {
  const outline = document.querySelector(`#pictures [data-hex="${CSS.escape(hex)}"] > :is(path, polygon)`);
  if (!outline) return;
  for (const svg of document.querySelectorAll("#pictures .picture > svg")) {
    const of = seatOf(svg.closest("[data-picture]").dataset.picture);
    const small = svg.closest(".rival"); // has no hexes of its own: they lie as on a large map
    if (seat && of ? of !== seat : small) continue;
    const ring = document.createElementNS(svg.namespaceURI, "g");
    ring.setAttribute("class", `hex-ring ${kind}-ring`);
    for (const part of ["casing", "line"]) {
      const copy = outline.cloneNode(false);
      copy.setAttribute("class", part);
      ring.append(copy);
    }
    belowNames(svg, ring);
  }
}

/** Takes away what is drawn of some kinds, or of all. */
export function clear(...kinds) {
  for (const kind of kinds.length ? kinds : [...shown.keys()]) {
    shown.delete(kind);
    for (const one of document.querySelectorAll(`.sketch.${kind}, .${kind}-ring`)) one.remove();
  }
}

/** Draws all again on maps that were drawn anew. */
export function redraw() {
  for (const [kind, what] of shown) {
    if (!document.querySelector(`#pictures :is(.sketch.${kind}, .${kind}-ring)`)) lay(kind, what);
  }
  markChosen(marked.option);
}

// The route of the move that is pointed at, or else of the one that is chosen.

/** @type {{ of: (move: string) => any, chosen: string, shown: string | undefined }} */
const routes = { of: () => [], chosen: "", shown: "" };

/** Draws the routes of the moves in some lists while they are pointed at, or have the focus; of(move) gives them. */
export function prepareRoutes(of, ...lists) {
  routes.of = of;
  const point = (element) => drawRoute(element?.closest?.("[data-move]")?.dataset.move ?? routes.chosen);
  for (const list of lists) {
    for (const event of ["pointerover", "focusin"]) list.addEventListener(event, ({ target }) => point(target));
    for (const event of ["pointerout", "focusout"]) {
      list.addEventListener(event, ({ relatedTarget }) => point(relatedTarget));
    }
  }
}

/** Keeps the route of a move, "" for none, and offers the others that its good may take. */
export function keepRoute(move) {
  Object.assign(routes, { chosen: move, shown: undefined }); // it is drawn anew
  $("ways").replaceChildren();
  drawRoute(move);
}

async function drawRoute(move) {
  if (routes.shown === move) return;
  routes.shown = move;
  clear("way");
  const all = move ? await routes.of(move) : [];
  if (routes.shown !== move || !all.length) return;
  const show = ({ drawn }) => draw("way", { route: drawn });
  show(all[0]);
  if (move !== routes.chosen || all.length === 1) return;
  $("ways").replaceChildren(...all.map((route) => button(route.stops.join("–"), () => show(route))));
}

// Track is chosen on the hex itself: the player turns through what can be built there.

const turning = { part: "", options: [], tracks: "", at: 0 };

/**
 * Offers the track of some options on the hex that was pressed, and chooses the first; reports whether there is any.
 */
export function startTurning(part, options, tracks = "") {
  stopTurning();
  const drawn = options.filter(({ move }) => tracks.includes(`data-move="${move}"`));
  if (!drawn.length) return false;
  Object.assign(turning, { part, options: drawn, tracks });
  $("turner").hidden = false;
  turnTo(drawn[0].move);
  return true;
}

export function stopTurning() {
  Object.assign(turning, { part: "", options: [], at: 0 });
  clear("turn");
  $("turner").hidden = true;
}

/** Turns to the track of a move, if it is one of those that are turned through; reports whether it is. */
export function turnTo(move) {
  const { options, tracks } = turning, at = options.findIndex((option) => option.move === move);
  if (at < 0) return false;
  turning.at = at;
  draw("turn", { tracks: [tracks], move });
  choose(options[at]);
  $("turn-count").textContent = say("turn-count", { at: at + 1, of: options.length });
  return true;
}

/** Turns on by so many tracks, if there is something to turn. */
export function turn(by) {
  const { options, at } = turning;
  if (options.length) turnTo(options[(at + by + options.length) % options.length].move);
}

/** Turns on if the part is the one that is turned through; reports whether it is. */
export function turnedBy(part) {
  if (turning.part !== part) return false;
  turn(1);
  return true;
}

/** Makes the buttons and the arrow keys turn. */
export function prepareTurning() {
  $("turn-back").addEventListener("click", () => turn(-1));
  $("turn-on").addEventListener("click", () => turn(1));
  const turned = (by) => { // wherever the focus is: a click on the hex has taken it there
    turn(by);
    return turning.part;
  };
  onKeys({ ArrowLeft: -1, ArrowRight: 1 }, turned, document, true);
}

// At rest the hexes that can be chosen are marked quietly. While one of them, their region or their
// option is pointed at or has the focus, its marks are loud, and those of the chosen option stay so.

const marked = { option: null };

/** Makes the marks of the player's own map loud, by their names, as in "hex-c5". */
function light(names, className) {
  const marks = document.querySelector(board)?.querySelector(".marks");
  for (const name of names) marks?.querySelector(`[data-mark="${name}"]:not(.mark-last)`)?.classList.add(className);
}

const markOf = (hex) => `hex-${hex}`;

/** Marks the hexes of an option, and its good in the supply, until another is chosen; null for none. */
export function markChosen(option) {
  marked.option = option;
  for (const one of document.querySelectorAll(".mark.on, .mark.seen")) one.classList.remove("on", "seen");
  light((option?.hexes ?? []).map(markOf), "on");
  document.querySelector(".g.sel")?.classList.remove("sel");
  if (!option?.distance) return; // else cities have numbers and lie in the supply
  document.querySelector(`.cell:nth-child(${option.from}) .g[data-good="${option.good}"]`)?.classList.add("sel");
}

function mark({ type, target }) {
  markChosen(marked.option);
  if (type === "focusout") return;
  const hex = target.closest?.("#pictures .hex[data-part]"), nameOf = ({ dataset }) => dataset.part.split("/").at(-1);
  if (hex?.matches(".choice")) light([nameOf(hex)], "on");
  if (hex?.dataset.region) {
    light(every(`.hex.choice[data-region="${hex.dataset.region}"]`, hex.closest("svg")).map(nameOf), "seen");
  }
  const hexes = hex ? "" : target.closest?.("[data-hexes]")?.dataset.hexes ?? "";
  light(hexes.split(" ").map(markOf), "seen");
}
for (const event of ["pointerover", "focusin", "focusout"]) document.addEventListener(event, mark);
