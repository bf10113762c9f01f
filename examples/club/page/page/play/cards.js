// The info card of a component: what it does, whether the player can have it now or
// what is missing, and the rule. It opens beside the component when that is pointed at, but for hexes, of which
// it would cover others; on the key i when the component has the focus, and after a long press.

import { noteOpened } from "../app/address.js";
import { explained } from "./cardwords.js";
import { make } from "../app/dom.js";
import { hasCome } from "../app/pointer.js";
import { hideTip } from "./tips.js";

const pointed = 300, pressed = 500; // milliseconds until it opens
const gap = 10; // pixels between it and its component

const hexes = "#pictures :is(.map, .mine) > .picture .hex"; // on the board

let table = () => null;
let opened = null; // the component whose card is open
let waiting = 0; // the timer of the next one
let held = false; // a long press has opened it: letting go chooses nothing

const place = make("aside", { id: "card", className: "pop", hidden: true, role: "note" });

const component = (target) => (target.closest?.("#result") ? null : target.closest?.("#playing [data-part], #playing .black-die"));

/** Makes the components of the table on the screen explain themselves. */
export function prepareCards(playing) {
  table = playing;
  document.body.append(place);
  document.addEventListener("pointerover", (event) => {
    const { target, pointerType } = event;
    if (pointerType !== "mouse" || target.closest?.("#card")) return clearTimeout(waiting);
    if (!hasCome(event)) return;
    const one = component(target);
    if (one && one === opened) return clearTimeout(waiting);
    later(pointed, one?.matches(hexes) ? null : one);
  });
  document.addEventListener("pointerdown", (event) => {
    const one = component(event.target);
    if (event.pointerType === "mouse") {
      closeCard();
      if (one?.matches(hexes)) later(pressed, one, true);
    } else if (one) later(pressed, one, true);
    else if (!event.target.closest?.("#card")) closeCard();
  });
  document.addEventListener("pointerup", ({ pointerType }) => { if (pointerType === "mouse") clearTimeout(waiting); });
  for (const type of /** @type {const} */ (["pointerup", "pointercancel", "pointermove"])) {
    document.addEventListener(type, ({ pointerType, movementX = 0, movementY = 0 }) => {
      if (pointerType !== "mouse" && (type !== "pointermove" || Math.hypot(movementX, movementY) > 4)) clearTimeout(waiting);
    });
  }
  document.addEventListener("click", (event) => {
    if (held && component(event.target)) event.stopPropagation();
    held = false;
  }, true);
  document.addEventListener("keydown", keyed);
}

function keyed(event) {
  if (event.key === "Escape") closeCard();
  if (event.key !== "i" || event.altKey || event.ctrlKey || event.metaKey || event.target.closest?.("input, textarea, select, dialog")) return;
  const one = component(document.activeElement);
  if (one) openCard(one, true);
}

/** Opens the card of a component, or closes the one that is open, when it has been waited. */
function later(milliseconds, one, long = false) {
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    if (!one) return closeCard();
    held = long;
    openCard(one, long);
  }, milliseconds);
}

export function closeCard() {
  clearTimeout(waiting);
  opened = null;
  place.hidden = true;
  hideTip();
}

/** Opens the card of a component, which stays when it was not opened by pointing. */
async function openCard(one, stays) {
  const shown = table(), { view } = shown ?? {};
  if (!shown) return;
  opened = one;
  const words = await explained(shown, one);
  if (opened !== one || shown.view !== view || !one.isConnected) return;
  place.replaceChildren(...words);
  place.classList.toggle("stays", stays);
  place.hidden = false;
  hideTip();
  lay(one.getBoundingClientRect());
  noteOpened();
}

/** Lays the card beside a component, never over it: on the side that has the most room. */
function lay({ left, top, right, bottom }) {
  const { width, height } = place.getBoundingClientRect();
  const within = (at, size, room) => Math.max(4, Math.min(at, room - size - 4));
  const sides = [
    { room: innerWidth - right - width, x: right + gap, y: within(top - 20, height, innerHeight) },
    { room: left - width, x: left - gap - width, y: within(top - 20, height, innerHeight) },
    { room: innerHeight - bottom - height, x: within(left, width, innerWidth), y: bottom + gap },
    { room: top - height, x: within(left, width, innerWidth), y: top - gap - height },
  ];
  const { x, y } = sides.find(({ room }) => room > 2 * gap) ?? sides[2];
  place.style.left = `${x}px`;
  place.style.top = `${y}px`;
}
