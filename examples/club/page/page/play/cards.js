// What a component is: in a line while it is pointed at, and on a card with what it does, whether the player can have it
// now or what is missing, and the rule.

import { noteOpened } from "../app/address.js";
import { ruleLink } from "../app/dialogs.js";
import { $, make } from "../app/dom.js";
import { hasCome } from "../app/keys.js";
import { namesHexes } from "../board/names.js";
import { say } from "../i18n/text.js";
import { settings } from "../settings/settings.js";

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

// What is said on the card of a component.

const enough = 150; // letters of what a component does, after which no further sentence is told

/** The rule by which the help of a game tells of a kind of component, the first kind that fits. */
const told = {
  steamrollers: [[/\/tile-/, "TAKE-1"], [/\/box-/, "ENGINE-1"], [/\/good-/, "DELIVER-1"], [/\/die-/, "ROUND-2"], [/city/, "DELIVER-1"], [/hex/, "BUILD-1"], [/./, "ROUND-2"]],
  steampower: [[/\/contract-/, "CONTRACT-2"], [/\/(bag|bank)$/, "DRAW-1"], [/city/, "FACTORY-1"], [/hex/, "TRACK-1"], [/./, "TURN-1"]],
  steam: [[/\/action-/, "ACTION-8"], [/\/(bid|pass)/, "ORDER-1"], [/\/(good|income|points|locomotive)/, "MOVE-1"], [/\/(space|city|hex.*(town|city))/, "TOWN-1"], [/hex|done/, "BUILD-1"], [/./, "TURN-1"]],
};

/** The card of a component of a table, as elements. */
export async function explained(table, element) {
  const { game, seats, asks } = table.view;
  const { part = "", hex } = element.dataset;
  const [help, choice] = await Promise.all([table.help(), part && asks ? table.choice(part) : { options: [] }]);
  const [, rule] = told[game]?.find(([kind]) => kind.test(`${part} ${element.getAttribute("class")}`)) ?? [];
  const own = help.flatMap(({ parts = [] }) => parts).find(({ piece }) => piece && part.endsWith(`/${piece}`));
  const paragraph = own ?? help.find(({ rules }) => rules.includes(rule)) ?? help[0];
  const words = wordsOf(element), place = table.names?.get(hex) ?? table.spots?.get(hex);
  const seat = Number(/^P(\d)\//.exec(part)?.[1] ?? 0);
  const can = now(choice, asks);
  const rows = [
    ...(seat ? [[say("card-whose"), seats[seat - 1].name]] : []),
    ...(can.brings ? [[say("card-brings"), can.brings]] : []),
    [say("card-now"), can.text],
  ];
  return [
    make("h2", {}, own?.title ?? place ?? words),
    ...(place ? [make("p", { className: "small" }, words)] : []),
    make("p", { className: "does" }, beginning(paragraph)),
    make("dl", {}, ...rows.flatMap(([name, text]) => [make("dt", {}, name), make("dd", {}, text)])),
    make("p", {}, rules(game, can.rule || paragraph.rules[0])),
  ];
}

function rules(game, rule) {
  const link = ruleLink(game, rule);
  link.textContent = say("card-rule", { rule });
  return link;
}

/** Whether the player can have a component now: what that does and brings, or what is missing. */
function now({ options = [], refused, elsewhere }, asks) {
  if (!asks) return { text: say("card-wait") };
  if (elsewhere) return { text: say("elsewhere") };
  if (!options.length) return { text: refused ? say("card-not", { why: refused.message }) : say("card-nothing"), rule: refused?.rule };
  const [{ title: text, effects }] = options;
  return { text: options.length === 1 ? text : say("card-ways", { text, count: options.length - 1 }), brings: effects?.join("; ") };
}

/** The first sentences of a paragraph. */
function beginning({ text, sentences = [text] }) {
  let all = "";
  for (const sentence of sentences) {
    if (all.length > enough) break;
    all += `${sentence} `;
  }
  return all.trim();
}

/** What a component is, by the words of its picture. */
const wordsOf = (element) => element.querySelector(":scope > title")?.textContent || element.dataset.says || element.ariaLabel || say("card-black");

// What a piece of a picture is, in words, while it is pointed at or has the focus: that of a hex in a corner
// of its board that hides as few hexes as can be, and any other beside it.

const tipGap = 12; // pixels between a piece and its words

/** Makes the pieces of all pictures say what they are; playing() is the table on the screen. */
export function prepareTips() {
  const pictures = $("pictures");
  pictures.addEventListener("pointerover", (event) => {
    if (hasCome(event)) tell(event.target, event.clientX, event.clientY);
  });
  pictures.addEventListener("focusin", (event) => {
    const target = /** @type {Element} */ (event.target);
    if (!target.matches(":focus-visible") || target.matches("[data-sheet]")) return; // what is read there
    const { left, bottom } = target.getBoundingClientRect();
    tell(target, left, bottom);
  });
  for (const event of ["pointerout", "focusout"]) pictures.addEventListener(event, hideTip);
}

/** Hides the words: what they are about is gone, or says more itself. */
export function hideTip() { $("tip").hidden = true; }

function tell(target, x, y) {
  const said = saidOf(target), hex = target.closest(".card:is(.map, .mine) > .picture .hex[data-hex]");
  const tip = $("tip");
  tip.hidden = !said;
  if (!said) return;
  tip.textContent = hex ? called(hex.dataset.hex, said) : said;
  tip.classList.toggle("of-hex", Boolean(hex));
  const { width, height } = tip.getBoundingClientRect();
  const [left, top] = hex ? corner(hex.closest(".picture"), width, height)
    : [Math.max(4, Math.min(x + tipGap, innerWidth - width - 4)), y + tipGap + height < innerHeight ? y + gap : Math.max(4, y - tipGap - height)];
  tip.style.left = `${left}px`;
  tip.style.top = `${top}px`;
}

/** What a hex is, with its name or place before in place of its code, unless codes are wished for. */
function called(hex, said) {
  const { names, spots, view } = table() ?? {}, name = names?.get(hex) ?? spots?.get(hex), code = new RegExp(`^${hex}(, |: )?`);
  if (!name || settings.hexNames || !code.test(said)) return said;
  const rest = said.replace(code, "");
  if (!namesHexes(view.game)) return rest;
  return rest.includes(name) || !names?.has(hex) && !rest ? rest || name : [name, rest].filter(Boolean).join(", ");
}

/** Where a tip lies that hides the fewest hexes of a board, in a corner of it. */
function corner(board, width, height) {
  const { left, right, top, bottom } = board.getBoundingClientRect();
  const hexes = [...board.querySelectorAll(".hex > :is(path, polygon):first-of-type")].map((one) => one.getBoundingClientRect());
  const hidden = ({ x, y }) => hexes.filter((one) => one.left < x + width && one.right > x && one.top < y + height && one.bottom > y).length;
  const corners = [left, right - width].flatMap((x) => [top, bottom - height].map((y) => ({ x, y, hides: hidden({ x, y }) })));
  const { x, y } = corners.reduce((best, one) => (one.hides < best.hides ? one : best));
  return [x, y];
}

/** The words of the nearest piece. They are taken out of its title, or the browser would say them again, later. */
function saidOf(target) {
  let said = "";
  for (let element = target; element && element.id !== "pictures" && !element.matches(".picture > svg"); element = element.parentElement) {
    const title = element.querySelector?.(":scope > title");
    if (title) {
      element.ariaLabel = title.textContent;
      element.role ??= "group"; // what has a label has a role
      title.remove();
    }
    said ||= element.dataset.says ?? element.ariaLabel ?? "";
  }
  return said;
}
