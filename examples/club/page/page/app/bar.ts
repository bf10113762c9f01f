// The bar at the top, from which the log and the menu open, and the sheet at the bottom of narrow screens.

import { say } from "../i18n/text.js";
import { $, every } from "./dom.js";

/** Opens the log, or closes it. */
export function toggleLog(open = !document.body.classList.contains("log-open")): void {
  document.body.classList.toggle("log-open", open);
  $("open-log").ariaExpanded = String(open);
}

/** Makes its buttons work. */
export function prepareBar(): void {
  prepareGrip();
  preparePages();
  // small phones show one's own line
  $("standing").addEventListener("click", () => $("standing").classList.toggle("all"));
  $("skip").addEventListener("click", (event) => {
    event.preventDefault(); // its address would be read as that of a game
    $("prompt").focus();
  });
  $("open-log").addEventListener("click", () => toggleLog());
  for (const name of ["help", "look"]) $(`menu-${name}`).addEventListener("click", () => $(`open-${name}`).click());
}

// On narrow screens what can be done lies in a sheet at the bottom, in three heights: the
// prompt alone, some options in a row, and all of them.

const heights = ["low", "middle", "high"] as const;
const enough = 24; // pixels that a finger draws the sheet up or down

// from: where a finger began; drawn: it has drawn the sheet
const grip = { at: 1, from: null as number | null, drawn: false };

function drawSheet(height: number): void {
  const at = Math.max(0, Math.min(height, heights.length - 1)), label = at === 2 ? "fewer-options" : "more-of-sheet";
  grip.at = at;
  $("playing").dataset.height = heights[at];
  $("grip").ariaExpanded = String(at > 0);
  $("grip").dataset.label = label; // it is said again in another language
  $("grip").title = $("grip").ariaLabel = say(label);
  if (at === 2) $("options").querySelector("details.more")?.setAttribute("open", "");
  scrollTo(0, 0);
  // the board is scrolled up by what the sheet would hide of what is chosen
  if (at === 2) for (const one of every("#pictures :is(.mark.on, .route)")) one.scrollIntoView({ block: "nearest" });
}

/** Makes the sheet follow the finger, and the button on it. */
function prepareGrip() {
  drawSheet(grip.at);
  $("now").addEventListener("pointerdown", ({ clientY, isPrimary }) => {
    if (isPrimary) Object.assign(grip, { from: clientY, drawn: false });
  });
  addEventListener("pointerup", ({ clientY }) => {
    const far = grip.from === null ? 0 : grip.from - clientY;
    grip.from = null;
    if (Math.abs(far) < enough) return;
    grip.drawn = true; // it is no press as well
    drawSheet(grip.at + Math.sign(far));
  });
  addEventListener("pointercancel", () => { grip.from = null; });
  $("grip").addEventListener("click", () => {
    if (!grip.drawn) drawSheet(grip.at === 1 ? 2 : 1);
    grip.drawn = false;
  });
  const lower = () => { if (grip.at === 2) drawSheet(1); };
  // what is chosen is drawn on the board, which the sheet would hide
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("#options [data-move], #choice [data-move]")) lower();
  });
  addEventListener("keydown", ({ key }) => { if (key === "Escape") lower(); });
}

// On a phone a hand of Steam Power is the second page of the sheet at the bottom: a swipe
// away, or by its tab, which says how many contracts there are.

const far = 60; // pixels that a finger goes

/** Turns to the hand, or to what can be done. */
function turn(hand: boolean): void {
  $("playing").dataset.page = hand ? "hand" : "options";
  $("page-hand").ariaPressed = String(hand);
  $("page-options").ariaPressed = String(!hand);
  showAsked();
}

/** Scrolls the hand to the contract that goods are asked for. */
export function showAsked(): void {
  const asked = document.querySelector<HTMLElement>(".cons > .on");
  const { offsetLeft = 0, offsetWidth = 0, parentElement: list } = asked ?? {};
  if (list) list.scrollLeft = Math.max(0, offsetLeft + offsetWidth - list.clientWidth);
}

/** Says on the tab of the hand how many there are. */
export function countHand(count: number): void {
  $("page-hand").textContent = `${say("your-contracts")} · ${count}`;
}

/** Makes the tabs and swipes turn the page. A list that has more at that side moves first. */
function preparePages() {
  turn(false);
  $("page-hand").addEventListener("click", () => turn(true));
  $("page-options").addEventListener("click", () => turn(false));
  let from: { x: number; atStart: boolean; atEnd: boolean } | null = null;
  document.addEventListener("touchstart", ({ target, touches: [finger] }) => {
    const on = target as Element;
    const list = on.closest("#choose") ? $("options") : on.closest(".player")?.querySelector(".cons");
    if (!list || !finger) return;
    const { scrollLeft, clientWidth, scrollWidth } = list;
    from = { x: finger.clientX, atStart: scrollLeft < 1, atEnd: scrollLeft + clientWidth > scrollWidth - 1 };
  }, { passive: true });
  document.addEventListener("touchend", ({ changedTouches: [finger] }) => {
    const by = from && finger ? finger.clientX - from.x : 0;
    if (by < -far && from?.atEnd) turn(true);
    if (by > far && from?.atStart) turn(false);
    from = null;
  });
}
