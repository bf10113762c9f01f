// What a piece of a picture is, in words, beside it while it is pointed at or has
// the focus.

import { $ } from "./dom.js";
import { hasCome } from "./pointer.js";

const gap = 12; // pixels between a piece and its words

/** Makes the pieces of all pictures say what they are. */
export function prepareTips() {
  const pictures = $("pictures");
  pictures.addEventListener("pointerover", (event) => {
    if (hasCome(event)) tell(event.target, event.clientX, event.clientY);
  });
  pictures.addEventListener("focusin", ({ target }) => {
    if (!target.matches(":focus-visible") || target.matches("[data-sheet]")) return; // what is read there
    const { left, bottom } = target.getBoundingClientRect();
    tell(target, left, bottom);
  });
  for (const event of ["pointerout", "focusout"]) pictures.addEventListener(event, hideTip);
}

/** Hides the words: what they are about is gone, or says more itself. */
export function hideTip() { $("tip").hidden = true; }

function tell(target, x, y) {
  const said = wordsOf(target);
  const tip = $("tip");
  tip.hidden = !said;
  if (!said) return;
  tip.textContent = said;
  const { width, height } = tip.getBoundingClientRect();
  tip.style.left = `${Math.max(4, Math.min(x + gap, innerWidth - width - 4))}px`;
  tip.style.top = `${y + gap + height < innerHeight ? y + gap : Math.max(4, y - gap - height)}px`;
}

/** The words of the nearest piece. They are taken out of its title, or the browser would say them again, later. */
function wordsOf(target) {
  let said = "";
  for (let element = target; element && element.id !== "pictures" && !element.matches(".picture > svg"); element = element.parentElement) {
    const title = element.querySelector?.(":scope > title");
    if (title) {
      element.ariaLabel = title.textContent;
      title.remove();
    }
    said ||= element.dataset.says ?? element.ariaLabel ?? "";
  }
  return said;
}
