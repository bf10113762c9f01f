// Who plays at a seat.

import { say } from "./text.js";

/** The word for a seat at which somebody clicks. */
export const person = "person";

/** How a seat is called, with its points. */
export function called({ seats }, seat) {
  const { player, ...seated } = seats[seat - 1];
  return say(player === person ? "seat-person" : "seat-bot", seated);
}
