// On narrow screens what can be done lies in a sheet at the bottom, in three heights: the
// prompt alone, some options in a row, and all of them.

import { $ } from "./dom.js";
import { say } from "./text.js";

const heights = ["low", "middle", "high"];
const room = 8; // pixels between what is chosen and the sheet
const enough = 24; // pixels that a finger draws the sheet up or down

let at = 1;

function draw(height) {
  at = Math.max(0, Math.min(height, heights.length - 1));
  $("playing").dataset.height = heights[at];
  $("grip").ariaExpanded = String(at > 0);
  $("grip").dataset.label = at === 2 ? "fewer-options" : "more-of-sheet"; // it is said again in another language
  $("grip").title = $("grip").ariaLabel = say($("grip").dataset.label);
  if (at === 2) $("options").querySelector("details.more")?.setAttribute("open", "");
  keepInSight();
}

/** Scrolls the board up by what the sheet would hide of what is chosen. */
function keepInSight() {
  const places = at === 2 ? [...document.querySelectorAll("#pictures :is(.mark.on, .route)")].map((one) => one.getBoundingClientRect()) : [];
  const hidden = Math.max(...places.map(({ bottom }) => bottom)) + room - $("now").getBoundingClientRect().top;
  const above = Math.min(...places.map(({ top }) => top)) - room - document.querySelector("header.bar").getBoundingClientRect().bottom;
  scrollTo(0, places.length ? Math.max(0, scrollY + Math.min(hidden, above)) : 0);
}

/** Makes the sheet follow the finger, and the button on it. */
export function prepareGrip() {
  draw(at);
  let from = null, drawn = false;
  $("now").addEventListener("pointerdown", ({ clientY, isPrimary }) => { if (isPrimary) [from, drawn] = [clientY, false]; });
  addEventListener("pointerup", ({ clientY }) => {
    const far = from === null ? 0 : from - clientY;
    from = null;
    if (Math.abs(far) < enough) return;
    drawn = true; // it is no press as well
    draw(at + Math.sign(far));
  });
  addEventListener("pointercancel", () => { from = null; });
  $("grip").addEventListener("click", () => {
    if (!drawn) draw(at === 1 ? 2 : 1);
    drawn = false;
  });
  // What is chosen is drawn on the board, which the whole sheet would hide.
  document.addEventListener("click", ({ target }) => { if (at === 2 && target.closest?.("#options [data-move], #choice [data-move]")) draw(1); });
  addEventListener("keydown", ({ key }) => { if (key === "Escape" && at === 2) draw(1); });
}
