// What a lesson means lies in the light: everything else on the board steps back behind
// a fog, and what is to be pressed has a ring and a label.

import { $, every } from "../app/dom.js";
import { clear } from "../board/overlay.js";

/** Something in the light, where it is on the screen. */
export interface Thing {
  element: Element | null;
  ring?: boolean;
  label?: string;
  badge?: string | number;
}

const spot = { things: (): Thing[] => [], drawn: "" }; // drawn is what was drawn last

/** Puts things into the light, as often as they move: things() finds them. */
export function shine(things: () => Thing[]): void {
  const before = $("spot").hasAttribute("hidden");
  spot.things = things;
  $("spot").removeAttribute("hidden");
  if (before) requestAnimationFrame(follow);
}

export function putOut(): void {
  clear("lesson");
  $("spot").setAttribute("hidden", "");
  spot.drawn = "";
}

/** Lets the rings pulse once. */
export function pulse(): void {
  for (const ring of $("spot").querySelectorAll(".ring")) {
    ring.animate([{ opacity: 1 }, { opacity: 0.2 }, { opacity: 1 }], { duration: 500 });
  }
}

function follow() {
  if ($("spot").hasAttribute("hidden")) return;
  draw();
  requestAnimationFrame(follow);
}

/** Where the board is on the screen: all that lies before the players, as far as the lesson does not lie over it. */
function boardArea() {
  const all = every("#pictures, #pictures > *").map((one) => one.getBoundingClientRect());
  const cards = all.filter(({ width }) => width > 0), lesson = $("lesson").getBoundingClientRect();
  const over = getComputedStyle($("lesson")).position === "fixed";
  const x = Math.min(...cards.map(({ left }) => left)), y = Math.min(...cards.map(({ top }) => top));
  const right = Math.min(Math.max(...cards.map((card) => card.right)), over ? Infinity : lesson.left);
  const bottom = Math.min(Math.max(...cards.map((card) => card.bottom)), over ? lesson.top : Infinity);
  return { x, y, width: Math.max(0, right - x), height: Math.max(0, bottom - y) };
}

function draw() {
  if (!document.querySelector("#pictures > *")) return;
  const things = spot.things().flatMap((thing) => {
    const { element } = thing;
    return element?.getClientRects().length ? [{ ...thing, ...outline(element) }] : [];
  });
  const board = boardArea();
  const holes = things.map(({ badge, shape }) => (badge ? "" : shape)).join(""), rings = things.map(drawn).join("");
  const now = [holes, rings, ...Object.values(board), innerWidth, innerHeight].join(" ");
  if (now === spot.drawn) return;
  spot.drawn = now;
  for (const one of $("spot").querySelectorAll(".all, .fog")) {
    for (const [side, value] of Object.entries(board)) one.setAttribute(side, String(value));
  }
  $("spot").querySelector(".holes")!.innerHTML = holes;
  $("spot").querySelector(".rings")!.innerHTML = rings;
}

const pad = 3; // pixels between a thing and its ring

/** The outline of an element on the screen: a hexagon for a hex, a rectangle otherwise. */
function outline(element: Element) {
  const hex = element.matches(".hex") && element.querySelector("path");
  const { left, top, right, bottom, width, height } = (hex || element).getBoundingClientRect();
  const x = left + width / 2, upper = top + height / 4, lower = bottom - height / 4;
  const shape = hex
    ? `<polygon points="${[x, top, right, upper, right, lower, x, bottom, left, lower, left, upper]}"/>`
    : `<rect x="${left - pad}" y="${top - pad}" width="${width + 2 * pad}" height="${height + 2 * pad}" rx="8"/>`;
  return { shape, x, top, bottom };
}

const high = 30; // pixels of a label

function drawn({ shape, ring, label, badge, x, top, bottom }: Thing & ReturnType<typeof outline>): string {
  const middle = (top + bottom) / 2;
  const signed = `<circle r="12"/><text dy="5">${badge}</text>`;
  if (badge) return `<g class="badge" transform="translate(${x} ${middle})">${signed}</g>`;
  if (!ring) return "";
  const casing = shape.replace("<", '<g class="casing"><').replace("/>", "/></g>");
  return `<g class="ring">${casing}${shape}</g>${label ? flag(label, x, top, bottom) : ""}`;
}

/** A label above a thing, or below it where there is no room. */
function flag(label: string, x: number, top: number, bottom: number): string {
  const width = 22 + 7.6 * label.length, above = top > 100;
  const at = Math.max(width / 2 + 4, Math.min(x, innerWidth - width / 2 - 4));
  const y = above ? top - high - 12 : bottom + 12;
  const foot = above ? y + high : y, tip = [x - 7, foot, x + 7, foot, x, above ? foot + 8 : foot - 8];
  return `<g class="flag"><rect x="${at - width / 2}" y="${y}" width="${width}" height="${high}" rx="6"/>
    <polygon points="${tip}"/><text x="${at}" y="${y + 20}">${label}</text></g>`;
}
