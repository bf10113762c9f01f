// Track is chosen on the hex itself: the player turns through what can be laid
// there, one ghost after the other, and builds the one that she sees.

import { $, make } from "./dom.js";
import { say } from "./text.js";

let turning = null; // { part, options, place, at }: what is turned through

/** Shows the ghosts of a choice on the picture that was clicked. */
export function showGhosts(part, options, ghosts) {
  hideGhosts();
  const picture = document.querySelector(`#pictures [data-part="${CSS.escape(part)}"]`)?.closest(".picture");
  if (!ghosts || !picture) return;
  const place = make("div", { className: "ghosts", ariaHidden: "true" });
  place.innerHTML = ghosts;
  for (const element of place.querySelectorAll("[id]")) element.removeAttribute("id"); // they are those of the list
  const drawn = options.filter(({ move }) => ghostOf(place, move));
  if (!drawn.length) return;
  picture.append(place);
  turning = { part, options: drawn, place, at: 0 };
  $("turner").hidden = false;
  turn(0);
  uncover(part);
}

/** Scrolls as far as the hex is behind what it is turned with. */
function uncover(part) {
  const hex = document.querySelector(`#pictures [data-part="${CSS.escape(part)}"]`).getBoundingClientRect();
  const choice = $("choice").getBoundingClientRect();
  if (hex.right > choice.left && hex.left < choice.right && hex.bottom > choice.top) scrollBy(0, hex.bottom - choice.top + 8);
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
  const { move, text, effects } = options[turning.at];
  for (const ghost of place.querySelectorAll(".ghost")) ghost.classList.toggle("on", ghost.dataset.move === String(move));
  for (const track of $("tracks").querySelectorAll("[data-move]")) track.classList.toggle("on", track.dataset.move === String(move));
  $("turn-build").dataset.move = String(move);
  $("turn-build").replaceChildren(text, ...(effects ?? []).map((effect) => make("small", {}, effect)));
  $("turn-count").textContent = say("turn-count", { at: turning.at + 1, of: options.length });
}

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
