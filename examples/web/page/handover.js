// The screen between two persons who may not see each other's hands.

import { $ } from "./dom.js";
import { say } from "./text.js";

/** Covers the table until the next person has the screen. */
export function showCover({ cover, seats }) {
  const dialog = $("handover");
  if (!cover) return dialog.close();
  $("handover-title").textContent = say("pass-to", { name: seats[cover - 1].name });
  $("handover-go").textContent = say("i-am", { name: seats[cover - 1].name });
  if (!dialog.open) dialog.showModal();
}

/** Calls back when the next person says that she has it, or that she looks back first. */
export function prepareCover(uncover) {
  $("handover-go").addEventListener("click", uncover);
  $("handover").addEventListener("cancel", (event) => event.preventDefault()); // Escape shows nobody's hand
}
