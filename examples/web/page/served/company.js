// Who sits at a table, and what they ask of each other.

import { $, make } from "../dom.js";
import { say } from "../text.js";

/** Adds the place for it to the panel. */
export function prepareCompany(leave) {
  const button = make("button", { id: "give-up", data: { text: "leave-seat" } }, say("leave-seat"));
  button.addEventListener("click", () => {
    if (confirm(say("leave-surely"))) leave();
  });
  $("controls").after(make("section", { id: "company" },
    make("p", { id: "connection", role: "status", hidden: true, className: "now" }),
    make("div", { id: "wish", hidden: true, role: "status", className: "now" }),
    make("ul", { id: "company-seats" }), button));
}

/** Shows it. */
export function showCompany(table, { company: { seats, wish, away }, seat, turn, seats: called }) {
  $("connection").hidden = !away;
  $("connection").textContent = say("away");
  $("give-up").hidden = !seat;
  $("company-seats").replaceChildren(...seats.map(({ taken }, i) =>
    make("li", { className: i + 1 === turn ? "asked" : "" }, called[i].name,
      ...(taken ? [] : [` (${say("free")})`]), ...(i + 1 === seat ? [` (${say("you")})`] : []))));
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
