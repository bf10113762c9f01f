// A key does its work where it went down. What has the focus while it is still held,
// or when it is let go, was not chosen with it: a choice that has just opened, or
// what can be done next.

import { prepareArrows } from "./arrows.js";
import { prepareShortcuts } from "./shortcuts.js";
import { prepareStepper } from "./stepper.js";
import { prepareZoom } from "./zoom.js";

const working = new Set(["Enter", " "]);

/** Keeps a key that is down from what gets the focus meanwhile, and makes the keys of the table work. */
export function prepareKeys() {
  let place = null; // where the key went down
  const guard = (event) => {
    if (!working.has(event.key)) return;
    if (event.type === "keydown" && !event.repeat) place = event.target;
    if (event.target === place) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const type of ["keydown", "keypress", "keyup"]) addEventListener(type, guard, true);
  prepareStepper();
  prepareArrows();
  prepareShortcuts();
  prepareZoom();
}
