// In which order the players act: who follows stands in the status line, and the strip of
// scores is in that order.

import { $ } from "./dom.js";
import { listed, say } from "./text.js";

const most = 3; // names of those who follow

let order = []; // the seats as they act

/** Puts the scores in the order in which the seats act. */
export function orderScores() {
  const lines = [...$("scores").children];
  const sorted = order.length === lines.length ? order.map((seat) => lines.find(({ dataset }) => Number(dataset.seat) === seat)) : lines;
  if (sorted.every(Boolean) && sorted.some((line, i) => line !== lines[i])) $("scores").replaceChildren(...sorted);
}

/** Shows the order, and who of it follows in this round: null where that is not known. */
export function showOrder(view, seats, following) {
  order = seats;
  orderScores();
  $("moment").textContent = view.turn && view.at === view.last && following && seats.length > 1 ? `· ${follow(view, following)}` : "";
}

function follow({ seats }, following) {
  if (!following.length) return say("follow-none");
  const told = following.length > most ? following.slice(0, 1) : following; // there is one line
  const names = listed(told.map((seat) => seats[seat - 1].name));
  return say(told.length === 1 ? "follow-one" : "follow-many", { names });
}

/** The seats that come after one in an order. */
export const after = (seats, seat) => (seats.includes(seat) ? seats.slice(seats.indexOf(seat) + 1) : null);
