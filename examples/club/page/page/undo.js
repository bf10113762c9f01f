// Taking back, and why that cannot be done.

import { $ } from "./dom.js";
import { notice } from "./refusal.js";
import { lastSeat } from "./story.js";
import { say } from "./text.js";

/** Why nothing can be taken back, as a key of the page's texts; "" where something can. What chance has decided stands at every table. */
const noUndo = (table) => table.view.noUndo || (lastSeat(table, table.view) === 0 ? "refused-undo" : "");

/** Shows whether something can be taken back. */
export function showUndo(table) {
  const why = noUndo(table);
  $("undo").ariaDisabled = String(Boolean(why));
  $("undo").title = why && say(why);
}

/** Makes the button take back at the table on the screen; pressing() gives that table once the player changes something there. */
export function prepareUndo(playing, pressing) {
  $("undo").addEventListener("click", () => {
    const why = noUndo(playing());
    if (why) notice(say(why));
    else pressing().undo();
  });
}
