// On a phone a hand of Steam Power is the second page of the sheet at the bottom: a swipe
// away, or by its tab, which says how many contracts there are.

import { $ } from "./dom.js";
import { say } from "./text.js";

const far = 60; // pixels that a finger goes

/** Turns to the hand, or to what can be done. */
function turn(hand) {
  $("playing").dataset.page = hand ? "hand" : "options";
  $("page-hand").ariaPressed = String(hand);
  $("page-options").ariaPressed = String(!hand);
  showAsked();
}

/** Scrolls the hand to the contract that goods are asked for. */
export function showAsked() {
  const asked = document.querySelector(".cons > .on");
  if (asked) asked.parentElement.scrollLeft = Math.max(0, asked.offsetLeft + asked.offsetWidth - asked.parentElement.clientWidth);
}

/** Says on the tab of the hand how many there are. */
export function countHand(count) {
  $("page-hand").textContent = `${say("your-contracts")} · ${count}`;
}

/** Makes the tabs and swipes turn the page. A list that has more at that side moves first. */
export function preparePages() {
  turn(false);
  $("page-hand").addEventListener("click", () => turn(true));
  $("page-options").addEventListener("click", () => turn(false));
  let from = null;
  document.addEventListener("touchstart", ({ target, touches: [{ clientX }] }) => {
    const list = target.closest("#choose") ? $("options") : target.closest(".player")?.querySelector(".cons");
    from = list && { x: clientX, atStart: list.scrollLeft < 1, atEnd: list.scrollLeft + list.clientWidth > list.scrollWidth - 1 };
  }, { passive: true });
  document.addEventListener("touchend", ({ changedTouches: [{ clientX }] }) => {
    const by = from ? clientX - from.x : 0;
    if (by < -far && from.atEnd) turn(true);
    if (by > far && from.atStart) turn(false);
    from = null;
  });
}
