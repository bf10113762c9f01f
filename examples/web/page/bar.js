// The bar at the top: the log and the menu open from it.

import { $ } from "./dom.js";
import { prepareGrip } from "./grip.js";
import { preparePages } from "./pages.js";

/** Opens the log, or closes it. */
export function toggleLog(open = !document.body.classList.contains("log-open")) {
  document.body.classList.toggle("log-open", open);
  $("open-log").ariaExpanded = String(open);
}

/** Makes its buttons work. */
export function prepareBar() {
  prepareGrip();
  preparePages();
  $("open-log").addEventListener("click", () => toggleLog());
  for (const [item, button] of [["menu-help", "open-help"], ["menu-look", "open-look"]]) $(item).addEventListener("click", () => $(button).click());
  $("menu").addEventListener("click", ({ target }) => { if (target.closest("button")) $("menu").hidePopover(); });
}
