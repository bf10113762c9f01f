// The bar at the top: the log and the menu open from it.

import { noteOpened, prepareBack } from "./address.js";
import { closeCard } from "./cards.js";
import { $ } from "./dom.js";
import { prepareGrip } from "./grip.js";
import { preparePages } from "./pages.js";

/** Opens the log, or closes it. */
export function toggleLog(open = !document.body.classList.contains("log-open")) {
  document.body.classList.toggle("log-open", open);
  $("open-log").ariaExpanded = String(open);
}

const press = (one) => one.click();

/** Makes Back close what lies open, at every size of the screen. */
function prepareLayers() {
  prepareBack(
    ["dialog[open]:not(#handover)", (one) => one.close()],
    ["#menu:popover-open", (one) => one.hidePopover()],
    ["#card.stays:not([hidden])", closeCard],
    ["body.log-open", () => toggleLog(false)],
    ["#choose.choosing #close-choice", press],
    ["#playing[data-height=high]:not([hidden]) #grip", press],
    [".mine.other > header [data-sheet]", press],
  );
  const seen = new MutationObserver(noteOpened);
  seen.observe(document.documentElement, { subtree: true, attributeFilter: ["open"] });
  for (const one of [document.body, $("playing"), $("choose")]) seen.observe(one, { attributeFilter: ["class", "data-height"] });
  $("menu").addEventListener("toggle", noteOpened);
}

/** Makes its buttons work. */
export function prepareBar() {
  prepareLayers();
  prepareGrip();
  preparePages();
  $("open-log").addEventListener("click", () => toggleLog());
  for (const [item, button] of [["menu-help", "open-help"], ["menu-look", "open-look"]]) $(item).addEventListener("click", () => $(button).click());
  $("menu").addEventListener("click", ({ target }) => { if (target.closest("button")) $("menu").hidePopover(); });
}
