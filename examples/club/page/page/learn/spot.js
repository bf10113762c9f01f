// What a lesson means lies in the light: everything else on the board steps back behind
// a fog, and what is to be pressed has a ring and a label.

import { $ } from "../app/dom.js";
import { clear } from "../board/overlay.js";

const shell = `<svg class="spot" aria-hidden="true"><defs><mask id="spot-holes"><rect class="all" fill="#fff"/><g class="holes" fill="#000"/></mask></defs>
  <rect class="fog" mask="url(#spot-holes)"/><g class="rings"/></svg>`;

let place = null; // the drawing that lies over the board
let meant = () => []; // { element, ring, label, badge } for each thing in the light
let before = ""; // what was drawn last

/** Puts things into the light, as often as they move: things() finds them. */
export function shine(things) {
  meant = things;
  if (place) return;
  const holder = document.createElement("div");
  holder.innerHTML = shell;
  place = holder.firstChild;
  $("playing").append(place);
  requestAnimationFrame(follow);
}

export function putOut() {
  clear("lesson");
  place?.remove();
  place = null;
  before = "";
}

/** Lets the rings pulse once. */
export function pulse() {
  for (const ring of place?.querySelectorAll(".ring") ?? []) {
    ring.animate([{ opacity: 1 }, { opacity: 0.2 }, { opacity: 1 }], { duration: 500 });
  }
}

function follow() {
  if (!place) return;
  draw();
  requestAnimationFrame(follow);
}

/** Where the board is on the screen: all that lies before the players, as far as the lesson does not lie over it. */
function boardArea() {
  const cards = [...document.querySelectorAll("#pictures, #pictures > *")].map((one) => one.getBoundingClientRect()).filter(({ width }) => width > 0);
  const lesson = $("lesson").getBoundingClientRect(), over = getComputedStyle($("lesson")).position === "fixed";
  const x = Math.min(...cards.map(({ left }) => left)), y = Math.min(...cards.map(({ top }) => top));
  const right = Math.max(...cards.map((card) => card.right)), bottom = Math.max(...cards.map((card) => card.bottom));
  return { x, y, width: Math.max(0, Math.min(right, over ? right : lesson.left) - x), height: Math.max(0, Math.min(bottom, over ? lesson.top : bottom) - y) };
}

function draw() {
  if (!$("lesson") || !document.querySelector("#pictures > *")) return;
  const board = boardArea();
  const things = meant().filter(({ element }) => element?.getClientRects().length).map((thing) => ({ ...thing, ...outline(thing.element) }));
  const [holes, rings] = [things.filter(({ badge }) => !badge).map(({ shape }) => shape).join(""), things.map(drawn).join("")];
  const now = `${holes}${rings}${board.x} ${board.y} ${board.width} ${board.height} ${innerWidth} ${innerHeight}`;
  if (now === before) return;
  before = now;
  for (const one of place.querySelectorAll(".all, .fog")) {
    for (const side of ["x", "y", "width", "height"]) one.setAttribute(side, board[side]);
  }
  place.querySelector(".holes").innerHTML = holes;
  place.querySelector(".rings").innerHTML = rings;
}

const pad = 3; // pixels between a thing and its ring

/** The outline of an element on the screen: a hexagon for a hex, a rectangle otherwise. */
function outline(element) {
  const hex = element.matches(".hex") && element.querySelector("path");
  const { left, top, right, bottom, width, height } = (hex || element).getBoundingClientRect();
  const x = left + width / 2, quarter = height / 4;
  const shape = hex
    ? `<polygon points="${x},${top} ${right},${top + quarter} ${right},${bottom - quarter} ${x},${bottom} ${left},${bottom - quarter} ${left},${top + quarter}"/>`
    : `<rect x="${left - pad}" y="${top - pad}" width="${width + 2 * pad}" height="${height + 2 * pad}" rx="8"/>`;
  return { shape, x, top, bottom };
}

const high = 30; // pixels of a label

function drawn({ shape, ring, label, badge, x, top, bottom }) {
  if (badge) return `<g class="badge" transform="translate(${x} ${(top + bottom) / 2})"><circle r="12"/><text dy="5">${badge}</text></g>`;
  if (!ring) return "";
  const casing = shape.replace("<", '<g class="casing"><').replace("/>", "/></g>");
  return `<g class="ring">${casing}${shape}</g>${label ? flag(label, x, top, bottom) : ""}`;
}

/** A label above a thing, or below it where there is no room. */
function flag(label, x, top, bottom) {
  const width = 22 + 7.6 * label.length, above = top > 100;
  const at = Math.max(width / 2 + 4, Math.min(x, innerWidth - width / 2 - 4));
  const y = above ? top - high - 12 : bottom + 12;
  const tip = above ? `${x - 7},${y + high} ${x + 7},${y + high} ${x},${y + high + 8}` : `${x - 7},${y} ${x + 7},${y} ${x},${y - 8}`;
  return `<g class="flag"><rect x="${at - width / 2}" y="${y}" width="${width}" height="${high}" rx="6"/><polygon points="${tip}"/><text x="${at}" y="${y + 20}">${label}</text></g>`;
}
