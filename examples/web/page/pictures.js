// The pictures of the position, and clicks on them.

import { $, make, show } from "./dom.js";
import { say } from "./text.js";

let mine = 1; // the seat whose sheet lies before the person at the page

/** Shows the supply board and all sheets, that of the person who is asked first. */
export function showPictures(view) {
  const focus = document.activeElement?.id;
  if (view.asks) mine = view.turn;
  else if (!view.seats.some(({ seat, player }) => seat === mine && player === "person")) {
    mine = view.seats.find(({ player }) => player === "person")?.seat ?? 1;
  }
  show($("supply"), view.supply);
  showSheet(view);
  const others = view.seats.filter(({ seat }) => seat !== mine)
    .map((seated) => sheet(seated.sheet, say(seated.player === "person" ? "seat-person" : "seat-bot", seated), seated.seat));
  if (view.olive) others.unshift(sheet(view.olive.sheet, `${view.olive.name}: ${view.olive.points}`, 0));
  $("others").replaceChildren(...others);
  if (focus) $(focus)?.focus({ preventScroll: true });
}

/** Shows the sheet of the person at the page, or in its place one with a route on it. */
export function showSheet(view, withRoute) {
  const seated = view.seats.find(({ seat }) => seat === mine);
  $("mine").dataset.seat = mine;
  show($("mine"), withRoute ?? seated.sheet);
}

function sheet(svg, caption, seat) {
  const picture = make("div", { className: "picture", data: { seat } });
  show(picture, svg);
  return make("figure", {}, make("figcaption", {}, caption), picture);
}

const parts = "[data-hex],[data-good],[data-own],[data-die],[data-box],[data-tile],[data-order],[data-power]";

/** Calls back with the Target of package session that was clicked, or chosen with the keyboard. */
export function onTarget(callback) {
  const chosen = (event) => {
    const part = event.target.closest?.(parts);
    if (!part?.closest("#supply, #mine, #others")) return false;
    callback(targetOf(part));
    return true;
  };
  document.addEventListener("click", chosen);
  document.addEventListener("keydown", (event) => {
    if ((event.key === "Enter" || event.key === " ") && chosen(event)) event.preventDefault();
  });
}

const numbers = ["city", "place", "die", "box", "tile", "order"];

function targetOf(part) {
  const target = { seat: Number(part.closest("[data-seat]")?.dataset.seat ?? 0) };
  for (const name of ["hex", "good", "own", "power"]) if (part.dataset[name]) target[name] = part.dataset[name];
  for (const name of numbers) if (part.dataset[name]) target[name] = Number(part.dataset[name]);
  return target;
}
