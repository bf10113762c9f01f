// Who sits at a table, and what they ask of each other.

import { $, make } from "../dom.js";
import { say } from "../text.js";
import { seating } from "./bots.js";
import { linkTo, shown } from "./links.js";
import { withBot } from "./opening.js";

/** Adds the place for it to the panel. */
export function prepareCompany(leave) {
  const button = make("button", { id: "give-up", data: { text: "leave-seat" } }, say("leave-seat"));
  button.addEventListener("click", () => {
    if (confirm(say("leave-surely"))) leave();
  });
  $("controls").after(make("section", { id: "company" },
    make("p", { id: "connection", role: "status", hidden: true, className: "now" }),
    make("div", { id: "wish", hidden: true, role: "status", className: "now" }),
    make("ul", { id: "company-seats" }), make("p", { id: "freed" }), make("ul", { id: "notes" }), button));
}

/** The button by which the player who opened the table frees a seat, or makes a new link to it. */
function freeing(table, seat, taken, name) {
  const button = make("button", { data: { free: seat } }, say(taken ? "free-seat" : "new-link"));
  button.addEventListener("click", async () => {
    if (taken && !confirm(say("free-surely", { name }))) return;
    const invite = await table.free(seat);
    if (invite) $("freed").replaceChildren(say("seat-left"), " ", shown(linkTo(table.id, { seat: invite }), say("sit-down")));
  });
  return button;
}

/** Shows it. */
export function showCompany(table, { company: { seats, wish, opened, notes, away }, seat, turn, seats: called }) {
  $("connection").hidden = !away;
  $("connection").textContent = say("away");
  $("give-up").hidden = !seat;
  $("company-seats").replaceChildren(...seats.map(({ taken, bot }, i) =>
    make("li", { className: i + 1 === turn ? "asked" : "" }, withBot(called[i].name, bot),
      ...(taken ? [] : [` (${say("free")})`]), ...(i + 1 === seat ? [` (${say("you")})`] : []),
      ...(opened && i + 1 !== seat ? [" ", freeing(table, i + 1, taken, called[i].name)] : []),
      ...(taken || !(opened || seat) ? [] : [" ", seating(table, i + 1)]))));
  $("notes").replaceChildren(...notes.slice(-3).map(({ kind, seat }) => make("li", {}, say(`note-${kind}`, { seat }))));
  $("wish").hidden = !wish || !seat;
  if ($("wish").hidden) return;
  const button = (key, act) => {
    const element = make("button", { id: key }, say(key));
    element.addEventListener("click", act);
    return element;
  };
  const agreed = wish.consent.includes(seat);
  $("wish").replaceChildren(
    make("p", {}, agreed ? say("wish-waiting") : say("wish", { name: called[wish.by - 1].name })),
    make("p", { className: "row" }, ...(agreed ? [] : [button("agree", () => table.agree())]), button("insist", () => table.insist())));
}
