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
    .map((seated) => sheet(seated.sheet, say(seated.player === "person" ? "seat-person" : "seat-bot", seated)));
  if (view.olive) others.unshift(sheet(view.olive.sheet, `${view.olive.name}: ${view.olive.points}`));
  $("others").replaceChildren(...others);
  if (focus) $(focus)?.focus({ preventScroll: true });
}

/** Shows the sheet of the person at the page, or in its place one with a route on it. */
export function showSheet(view, withRoute) {
  const seated = view.seats.find(({ seat }) => seat === mine);
  $("mine-caption").textContent = say("seat-person", seated);
  show($("mine"), withRoute ?? seated.sheet);
}

function sheet(svg, caption) {
  const picture = make("div", { className: "picture" });
  show(picture, svg);
  return make("figure", {}, make("figcaption", {}, caption), picture);
}

/** Calls back with the part of a picture that was clicked, or chosen with the keyboard. */
export function onPart(callback) {
  const chosen = (event) => {
    const part = event.target.closest?.("[data-part]");
    if (!part) return false;
    callback(part.dataset.part);
    return true;
  };
  document.addEventListener("click", chosen);
  document.addEventListener("keydown", (event) => {
    if ((event.key === "Enter" || event.key === " ") && chosen(event)) event.preventDefault();
  });
}
