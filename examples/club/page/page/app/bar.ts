// The bar at the top, from which the log and the menu open, and the sheet at the bottom of narrow screens.

import { effect, signal } from "@preact/signals";
import { say } from "../i18n/text.js";
import { $, every } from "./dom.js";

/** Opens the log, or closes it. */
export function toggleLog(open?: boolean): void {
  $("open-log").ariaExpanded = String(document.body.classList.toggle("log-open", open));
}

/** Makes its buttons work. */
export function prepareBar(): void {
  effect(drawSheet);
  turn(false);
  prepareSheet();
  // small phones show one's own line
  $("standing").addEventListener("click", () => $("standing").classList.toggle("all"));
  $("skip").addEventListener("click", () => $("prompt").focus());
  $("open-log").addEventListener("click", () => toggleLog());
  $("menu-help").addEventListener("click", () => $("open-help").click());
}

// On narrow screens what can be done lies in a sheet at the bottom, in three heights: the
// prompt alone, some options in a row, and all of them.

const heights = ["low", "middle", "high"] as const;
const height = signal(1);

function drawSheet(): void {
  const at = height.value, label = at === 2 ? "fewer-options" : "more-of-sheet";
  $("playing").dataset.height = heights[at];
  $("grip").ariaExpanded = String(at > 0);
  $("grip").dataset.label = label; // it is said again in another language
  $("grip").title = $("grip").ariaLabel = say(label);
  if (at === 2) $("options").querySelector("details.more")?.setAttribute("open", "");
  scrollTo(0, 0);
  // the board is scrolled up by what the sheet would hide of what is chosen
  if (at === 2) for (const one of every("#pictures :is(.mark.on, .route)")) one.scrollIntoView({ block: "nearest" });
}

// On a phone a hand of Steam Power is the second page of the sheet: a swipe away, or by its tab, which says how many
// contracts there are.

function turn(toHand: boolean): void {
  $("playing").dataset.page = toHand ? "hand" : "options";
  $("page-hand").ariaPressed = String(toHand);
  $("page-options").ariaPressed = String(!toHand);
  showAsked();
}

/** Scrolls the hand to the contract that goods are asked for. */
export function showAsked(): void {
  const asked = document.querySelector<HTMLElement>(".cons > .on"), row = asked?.parentElement;
  // The page stays where it is.
  row?.scrollTo({ left: asked!.offsetLeft + (asked!.offsetWidth - row.clientWidth) / 2 });
}

const up = 24, across = 60; // pixels that a finger goes

/** Makes buttons and fingers draw the sheet and turn its page. A list that has more at that side moves first. */
function prepareSheet(): void {
  const lower = () => { height.value = Math.min(height.value, 1); };
  $("grip").addEventListener("click", () => { height.value = height.value === 1 ? 2 : 1; });
  // what is chosen is drawn on the board, which the sheet would hide
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("#options [data-move], #choice [data-move]")) lower();
  });
  addEventListener("keydown", ({ key }) => { if (key === "Escape") lower(); });
  $("page-hand").addEventListener("click", () => turn(true));
  $("page-options").addEventListener("click", () => turn(false));
  let lift = (_to: Touch) => {}; // what a finger does that is on the screen
  document.addEventListener("touchstart", ({ target, touches: [from] }) => {
    const on = target as Element, onHead = on.closest("#now");
    const list = on.closest("#choose") ? $("options") : on.closest(".player")?.querySelector(".cons");
    const { scrollLeft = Number.NaN, clientWidth = 0, scrollWidth = 0 } = list ?? {}; // at neither end without a list
    lift = ({ clientX, clientY }) => {
      const right = clientX - from!.clientX, higher = from!.clientY - clientY;
      if (onHead && Math.abs(higher) >= up) height.value = Math.max(0, Math.min(height.value + Math.sign(higher), 2));
      if (right < -across && scrollLeft + clientWidth > scrollWidth - 1) turn(true);
      if (right > across && scrollLeft < 1) turn(false);
    };
  }, { passive: true });
  document.addEventListener("touchend", ({ changedTouches: [to] }) => lift(to!));
}
