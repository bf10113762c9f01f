// What a piece of a picture is, in words, while it is pointed at or has the focus: that of a hex in a corner
// of its board that hides as few hexes as can be, and any other beside it.

import { $ } from "../app/dom.js";
import { namesHexes } from "../board/names.js";
import { hasCome } from "../app/pointer.js";
import { settings } from "../settings/settings.js";

const gap = 12; // pixels between a piece and its words

let table = () => null;

/** Makes the pieces of all pictures say what they are; playing() is the table on the screen. */
export function prepareTips(playing) {
  table = playing;
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
  const said = wordsOf(target), hex = target.closest(".card:is(.map, .mine) > .picture .hex[data-hex]");
  const tip = $("tip");
  tip.hidden = !said;
  if (!said) return;
  tip.textContent = hex ? called(hex.dataset.hex, said) : said;
  tip.classList.toggle("of-hex", Boolean(hex));
  const { width, height } = tip.getBoundingClientRect();
  const [left, top] = hex ? corner(hex.closest(".picture"), width, height)
    : [Math.max(4, Math.min(x + gap, innerWidth - width - 4)), y + gap + height < innerHeight ? y + gap : Math.max(4, y - gap - height)];
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
function wordsOf(target) {
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
