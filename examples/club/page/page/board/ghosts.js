// Track is chosen on the hex itself: the player turns through what can be laid
// there, one ghost after the other, and builds the one that she sees.

import { choose } from "../play/act.js";
import { $, make } from "../app/dom.js";
import { say } from "../i18n/text.js";

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
