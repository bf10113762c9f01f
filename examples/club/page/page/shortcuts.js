// One key for what is done often. They are off while somebody types.

import { boardStop, options } from "./arrows.js";
import { chosenMove } from "./act.js";
import { $ } from "./dom.js";
import { turnOn } from "./ghosts.js";
import { nextSheet } from "./sheets.js";
import { fit, zoom } from "./zoom.js";

/** A click by the keyboard: it has no place. */
const press = (element) => element?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));

const shortcuts = {
  "u": () => press($("undo")),
  "h": () => press($("ask-hint")),
  "w": () => press($("why-not")),
  "l": () => press($("open-log")),
  "p": nextSheet,
  "r": turnOn,
  "+": () => zoom(1),
  "=": () => zoom(1), // the same key without shift
  "-": () => zoom(-1),
  "−": () => zoom(-1),
  "0": fit,
};

/** A die or a tile is taken by its number. */
const numbered = "#pictures .d.die.choice, #pictures .act.choice";
const numberOf = (piece) => Number(piece.dataset.die ?? /^\d/.exec(piece.textContent)?.[0]);

function choose(digit) {
  const pieces = $("choice").hidden ? [...document.querySelectorAll(numbered)] : [];
  if (pieces.length) return press(pieces.find((one) => numberOf(one) === digit));
  const option = options()[digit - 1];
  if (option?.matches(".kind > summary")) return boardStop()?.focus(); // it is chosen there
  option?.focus();
  press(option);
}

/** Makes the keys work. */
export function prepareShortcuts() {
  document.addEventListener("keydown", (event) => {
    const { key, target } = event;
    if (event.defaultPrevented || event.repeat || event.altKey || event.ctrlKey || event.metaKey || document.querySelector("dialog[open], :popover-open")) return;
    if (target.closest?.("input, textarea, select")) return;
    if (key === "?") press($("open-help"));
    const { hidden, ariaBusy, dataset } = $("playing");
    if (hidden) return;
    shortcuts[key]?.();
    if (ariaBusy === "true" || "quiet" in dataset) return; // what is there now was not meant
    if (key >= "1" && key <= "9") choose(Number(key));
    if (key === "Enter" && chosenMove() && target.matches?.("body, #prompt")) press($("act")); // elsewhere it presses what has the focus
  });
}
