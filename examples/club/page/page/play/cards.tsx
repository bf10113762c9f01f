// What a component is: in a line while it is pointed at, and on a card with what it does, whether the player can have
// it now or what is missing, and the rule. A card opens beside a component that is pointed at, but for hexes, of which
// it would cover others; on the key i when it has the focus, and after a long press.

import { render } from "preact";
import { RuleLink } from "../app/dialogs.js";
import { $, every, onKeys } from "../app/dom.js";
import { hasCome } from "../app/keys.js";
import { namesHexes, placeOf } from "../board/names.js";
import type { Table } from "../core/types.js";
import { say } from "../i18n/text.js";
import type { Choice, Paragraph } from "../railhex/index.js";
import { settings } from "../settings/settings.js";
import { playing } from "./seats.js";

const pointed = 300, pressed = 500; // milliseconds until a card opens
const gap = 10; // pixels between a card and its component
const enough = 150; // letters of what a component does, after which no further sentence is told

const board = "#pictures :is(.map, .mine) > .picture", hexes = `${board} .hex`;

const card = {
  of: null as HTMLElement | null, // the component whose card is open
  timer: 0, // of the next one
  held: false, // a long press has opened it: letting go chooses nothing
};

const component = (target: Element): HTMLElement | null => (target.closest("#result") ? null
  : target.closest<HTMLElement>("#playing [data-part], #playing .black-die"));

/** The element of an event; what comes from the document itself is about none. */
const targetOf = ({ target }: Event): Element => (target instanceof Element ? target : document.body);

/** Makes the components of the table on the screen explain themselves, and the pieces say what they are. */
export function prepareCards(): void {
  document.addEventListener("pointerover", (event) => {
    const target = targetOf(event), one = component(target);
    if (event.pointerType !== "mouse" || target.closest("#card")) return clearTimeout(card.timer);
    if (!hasCome(event)) return;
    if (target.closest("#pictures")) tell(target);
    if (one && one === card.of) return clearTimeout(card.timer);
    later(pointed, one?.matches(hexes) ? null : one);
  });
  document.addEventListener("pointerdown", (event) => {
    const target = targetOf(event), one = component(target), byMouse = event.pointerType === "mouse";
    if (byMouse || !(one || target.closest("#card"))) closeCard();
    if (one && (!byMouse || one.matches(hexes))) later(pressed, one, true);
  });
  for (const type of ["pointerup", "pointercancel"]) document.addEventListener(type, () => clearTimeout(card.timer));
  document.addEventListener("click", (event) => {
    if (card.held && component(targetOf(event))) event.stopPropagation();
    card.held = false;
  }, true);
  onKeys({ i: true, Escape: false }, (opens) => {
    const one = document.activeElement && component(document.activeElement);
    if (opens && one) openCard(one);
    else closeCard();
  });
  const pictures = $("pictures");
  pictures.addEventListener("focusin", (event) => {
    const target = targetOf(event);
    if (target.matches(":focus-visible:not([data-sheet])")) tell(target); // what opens a sheet is read there
  });
  for (const event of ["pointerout", "focusout"]) pictures.addEventListener(event, () => { $("tip").hidden = true; });
}

/** Opens the card of a component, or closes the one that is open, when it has been waited. */
function later(milliseconds: number, one: HTMLElement | null, long = false): void {
  clearTimeout(card.timer);
  card.timer = setTimeout(() => {
    if (!one) return closeCard();
    card.held = long;
    openCard(one);
  }, milliseconds);
}

export function closeCard(): void {
  clearTimeout(card.timer);
  card.of = null;
  $("card").hidden = $("tip").hidden = true;
}

/** Opens the card of a component. */
async function openCard(one: HTMLElement): Promise<void> {
  const table = playing(), view = table?.view;
  if (!table) return;
  card.of = one;
  const words = await explained(table, one);
  if (card.of !== one || table.view !== view || !one.isConnected) return;
  render(words, $("card"));
  $("card").hidden = false;
  $("tip").hidden = true;
  layBeside(one.getBoundingClientRect());
}

/** Lays the card beside a component, never over it: towards the middle of the screen. */
function layBeside({ left, top, right, bottom }: DOMRect): void {
  const isLeft = left + right < innerWidth, isHigh = top + bottom < innerHeight;
  Object.assign($("card").style, {
    left: isLeft ? `${right + gap}px` : "", right: isLeft ? "" : `${innerWidth - left + gap}px`,
    top: isHigh ? `${Math.max(4, top)}px` : "", bottom: isHigh ? "" : `${Math.max(4, innerHeight - bottom)}px`,
  });
}

/** The rule by which the help of a game tells of a kind of component, the first kind that fits. */
const told: Record<string, [RegExp, string][]> = {
  steamrollers: [
    [/\/tile-/, "TAKE-1"], [/\/box-/, "ENGINE-1"], [/\/good-|city/, "DELIVER-1"], [/\/die-/, "ROUND-2"],
    [/hex/, "BUILD-1"], [/./, "ROUND-2"],
  ],
  steampower: [
    [/\/contract-/, "CONTRACT-2"], [/\/(bag|bank)$/, "DRAW-1"], [/city/, "FACTORY-1"], [/hex/, "TRACK-1"],
    [/./, "TURN-1"],
  ],
  steam: [
    [/\/action-/, "ACTION-8"], [/\/(bid|pass)/, "ORDER-1"], [/\/(good|income|points|locomotive)/, "MOVE-1"],
    [/\/(space|city|hex.*(town|city))/, "TOWN-1"], [/hex|done/, "BUILD-1"], [/./, "TURN-1"],
  ],
};

/** What stands on the card of a component of a table. */
async function explained(table: Table, element: HTMLElement) {
  const { game, seats, asks } = table.view, { part = "", hex = "" } = element.dataset;
  const [help, choice] = await Promise.all([table.help(), part && asks ? table.choice(part) : {}]);
  const [, helps = ""] = told[game]?.find(([kind]) => kind.test(`${part} ${element.getAttribute("class")}`)) ?? [];
  const own = help.flatMap(({ parts = [] }) => parts).find(({ piece }) => piece && part.endsWith(`/${piece}`));
  const paragraph = own ?? help.find(({ rules }) => rules.includes(helps)) ?? help[0]!;
  const words = element.querySelector(":scope > title")?.textContent || element.dataset.says || element.ariaLabel
    || say("card-black");
  const place = placeOf(table.hexes, hex), seat = Number(/^P(\d)\//.exec(part)?.[1] ?? 0);
  const { effects } = choice.options?.[0] ?? {}, rule = choice.refused?.rule || paragraph.rules[0] || "";
  const row = (key: string, text?: string) => text && <><dt>{say(key)}</dt><dd>{text}</dd></>;
  return (
    <>
      <h2>{own?.title ?? place ?? words}</h2>{place && <p class="small">{words}</p>}
      <p class="does">{beginning(paragraph)}</p>
      <dl>
        {row("card-whose", seats[seat - 1]?.name)}{row("card-brings", effects?.join("; "))}
        {row("card-now", now(choice, asks))}
      </dl>
      <p><RuleLink game={game} rule={rule}>{say("card-rule", { rule })}</RuleLink></p>
    </>
  );
}

/** Whether the player can have a component now: what that does, or what is missing. */
function now({ options: [first, ...others] = [], refused, elsewhere }: Partial<Choice>, asks: boolean): string {
  if (!asks) return say("card-wait");
  if (elsewhere) return say("elsewhere");
  if (refused) return say("card-not", { why: refused.message });
  if (!first) return say("card-nothing");
  const { text, short = text } = first;
  return others.length ? say("card-ways", { text: short, count: others.length }) : short;
}

/** The first sentences of a paragraph. */
function beginning({ text, sentences = [text] }: Paragraph): string {
  const [first = "", ...others] = sentences;
  return others.reduce((all, sentence) => (all.length > enough ? all : `${all} ${sentence}`), first);
}

// The tip lies in the corner of the board where it hides the fewest hexes.

function tell(target: Element): void {
  const said = wordsOf(target), tip = $("tip"), place = target.closest(board) ?? document.querySelector(board);
  tip.hidden = !said || !place;
  if (!said || !place) return;
  const { hex } = target.closest<HTMLElement>(hexes)?.dataset ?? {};
  tip.textContent = hex ? called(hex, said) : said;
  Object.assign(tip.style, corner(place, tip.getBoundingClientRect()));
}

/** What a hex is, with its name or place before in place of its code, unless codes are wished for. */
function called(hex: string, said: string): string {
  const table = playing(), name = table && placeOf(table.hexes, hex);
  const code = new RegExp(`^${hex}(, |: )?`);
  if (!table || !name || settings.hexNames || !code.test(said)) return said;
  const rest = said.replace(code, "");
  if (!namesHexes(table.view.game) || rest.includes(name)) return rest;
  return [name, rest].filter(Boolean).join(", ");
}

/** The corner of a board in which what is so large hides the fewest hexes. */
function corner(board: Element, { width, height }: DOMRect) {
  const { left, right, top, bottom } = board.getBoundingClientRect();
  const all = every(".hex > :is(path, polygon):first-of-type", board).map((one) => one.getBoundingClientRect());
  const hides = ([x, y]: [number, number]) =>
    all.filter((one) => one.left < x + width && one.right > x && one.top < y + height && one.bottom > y).length;
  const corners = [left, right - width].flatMap((x) => [top, bottom - height].map((y): [number, number] => [x, y]));
  const [x, y] = corners.reduce((best, one) => (hides(one) < hides(best) ? one : best));
  return { left: `${x}px`, top: `${y}px` };
}

/** The words of the nearest piece. They are taken out of its title, or the browser would say them again, later. */
function wordsOf(target: Element): string {
  let said = "";
  let element = target as HTMLElement | null;
  for (; element && !element.matches("#pictures, .picture > svg"); element = element.parentElement) {
    const title = element.querySelector(":scope > title");
    if (title) {
      element.ariaLabel = title.textContent;
      element.role ??= "group"; // what has a label has a role
      title.remove();
    }
    said ||= element.dataset.says ?? element.ariaLabel ?? "";
  }
  return said;
}
