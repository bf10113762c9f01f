// Pieces of the pictures that lie on the table, as elements of the page: what they are,
// what they are called and what can be chosen is as in the picture.

import { every, make, span } from "../app/dom.js";

/** A picture as it is drawn, to take pieces of. */
export const parsed = (svg) => new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;

/** An element of the page that a text has. */
function elementOf(text) {
  const place = document.createElement("template");
  place.innerHTML = text;
  return place.content.firstElementChild;
}

/** A symbol of icons.svg, so many pixels wide and high. */
export const icon = (name, width, height = width, className = "") =>
  elementOf(`<svg width="${width}" height="${height}" aria-hidden="true" class="${className}">
    <use href="icons.svg#${name}"></use></svg>`);

/** A good, by its letter, which stands on it where signs are wished for besides colours. */
export function cube(letter, size) {
  const drawn = icon("cube", size, size, `cube-${letter}`);
  const sign = `<text class="sign" x="42%" y="82%">${letter}</text>`;
  if (document.documentElement.classList.contains("numbers")) drawn.insertAdjacentHTML("beforeend", sign);
  return drawn;
}

/** The letter of a good, by its colour. */
export const letters = { yellow: "Y", red: "R", green: "G", blue: "B", grey: "E", black: "K", orange: "O", purple: "P",
  white: "W" };

const pips = { 1: [4], 2: [0, 8], 3: [0, 4, 8], 4: [0, 2, 6, 8], 5: [0, 2, 4, 6, 8], 6: [0, 2, 3, 5, 6, 8] };

/** A die that shows a number; a bare one has its pips alone. */
export function die(number, size, bare = false) {
  const dots = pips[number]
    .map((at) => `<circle cx="${6.8 + 6.2 * (at % 3)}" cy="${6.8 + 6.2 * Math.floor(at / 3)}" r="2.3"/>`).join("");
  return elementOf(`<svg width="${size}" height="${size}" viewBox="0 0 26 26" aria-hidden="true"
    class="pips${bare ? " bare" : ""}"><rect x="1" y="1" width="24" height="24" rx="4.8"/>${dots}</svg>`);
}

const edges = { E: [18, 10], NE: [14, 3.25], NW: [6, 3.25], W: [2, 10], SW: [6, 16.75], SE: [14, 16.75] };

/** A hex with tracks, by the directions of their ends. */
export function tile(tracks, size) {
  const lines = tracks.map(([from, to]) => `<path d="M${edges[from]}Q10 10 ${edges[to]}"/>`).join("");
  return elementOf(`<svg width="${size}" height="${size}" viewBox="0 0 20 20" aria-hidden="true">
    <polygon points="10,1 18,5.5 18,14.5 10,19 2,14.5 2,5.5" fill="var(--plain)" stroke="var(--line)"/>
    <g fill="none" stroke="var(--rail)" stroke-width="2.4">${lines}</g></svg>`);
}

/** A piece drawn by itself: what lies in a box of its own coordinates. */
export function drawn(piece, width, height, size) {
  const room = 3, box = `${-room} ${-room} ${width + 2 * room} ${height + 2 * room}`;
  const svg = elementOf(`<svg viewBox="${box}" width="${size}" height="${(size * height) / width}" aria-hidden="true"
    text-anchor="middle" fill="var(--ink)"></svg>`);
  svg.append(...every(":scope > :not(title, .mark)", piece).map((one) => document.importNode(one, true)));
  return svg;
}

const titleOf = (piece) => piece.querySelector(":scope > title")?.textContent ?? "";

/** An element that stands for a piece of a picture, and can be chosen like it. */
export function standing(piece, className, ...children) {
  if (!piece) return make("span", { className }, ...children);
  const choice = piece.classList.contains("choice"), title = titleOf(piece);
  const element = make(choice ? "button" : "span", { className: `${className} ${piece.getAttribute("class") ?? ""}` },
    ...children);
  if (choice) Object.assign(element, { type: "button" });
  if (element.textContent) element.append(span("hidden-word", ` ${title}`)); // behind what is read there
  else element.ariaLabel = title;
  if (!choice && !element.textContent) element.role = "img";
  Object.assign(element.dataset, piece.dataset, { says: title });
  if (choice) element.id = piece.id;
  return element;
}

/** The letter of a player in their colour; in SteamRollers they have none. */
export function face({ game, seats, turn }, seat) {
  const coloured = game === "steamrollers" ? "" : ` c${seat}`;
  return make("span", { className: `face${coloured}${seat === turn ? " turn" : ""}`, ariaHidden: "true" },
    [...seats[seat - 1].name][0] ?? "");
}
