// What is drawn over maps: rings about hexes, where something happened or is spoken of, and moves, with their track or
// the way of what they bring. Each is of a kind: "since", "lit", "hint", "own", "way".

import { layGhosts } from "./ghosts.js";
import { parsed } from "./pieces.js";
import { seatOf } from "./pictures.js";

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
