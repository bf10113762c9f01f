// The screen between two persons who may not see each other's hands.

import { $ } from "./dom.js";
import { face } from "./pieces.js";
import { say } from "./text.js";

let covered = false;

/** Covers the table until the next person has the screen. */
export function showCover(view) {
  const { cover, seats } = view;
  covered = cover !== 0;
  const dialog = $("handover");
  if (!covered) return dialog.close();
  $("handover-face").replaceChildren(face(view, cover));
  $("handover-title").textContent = say("pass-to", { name: seats[cover - 1].name });
  $("handover-go").textContent = say("i-am", { name: seats[cover - 1].name });
  if (!dialog.open) dialog.showModal();
}

/** Calls back when the next person says that she has it. */
export function prepareCover(uncover) {
  $("handover-go").addEventListener("click", uncover);
  $("handover").addEventListener("close", () => { // Escape closes it, and uncovers nobody's hand
    if (covered && !$("playing").hidden) $("handover").showModal();
  });
}
