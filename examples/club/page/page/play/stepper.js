// A sum, such as a bid, is not looked up in a list: it stands between a button for less
// and one for more.

import { choose } from "./act.js";
import { make } from "../app/dom.js";
import { say } from "../i18n/text.js";

/** The sum that an offer is, undefined if it is none. */
const sumOf = ({ says }) => says?.sum ?? says?.loans;

/** Whether some offers are sums to choose from. */
export const areSums = (offers) => offers.length > 1 && offers.every((offer) => sumOf(offer) !== undefined);

/** A line in which one of some sums stands, the least at first. */
export function stepper(offers) {
  let at = 0;
  const amount = make("button", { type: "button", className: "opt amount" });
  const stand = () => {
    amount.dataset.move = offers[at].move;
    amount.textContent = sumOf(offers[at]);
    amount.ariaLabel = offers[at].text;
    less.ariaDisabled = String(at === 0);
    more.ariaDisabled = String(at === offers.length - 1);
  };
  const step = (by) => {
    at = Math.max(0, Math.min(at + by, offers.length - 1));
    stand();
    choose(offers[at]);
  };
  const button = (key, sign, by) => {
    return make("button", { type: "button", className: key, ariaLabel: say(key), onclick: () => step(by) }, sign);
  };
  const less = button("less", "−", -1), more = button("more", "+", 1);
  stand();
  return make("li", { className: "stepper" }, make("b", {}, offers[0].groups.at(-1)), less, make("span", {}, amount), more);
}

/** Makes the arrow keys step where a sum is chosen or has the focus. */
export function prepareStepper() {
  document.addEventListener("keydown", (event) => {
    const name = { ArrowLeft: "less", ArrowRight: "more" }[event.key];
    const line = event.target.closest?.(".stepper") ?? (event.target.id === "act" && document.querySelector(".stepper:has(.on)"));
    if (!name || !line || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault(); // they step through the game otherwise
    line.querySelector(`.${name}`).click();
  }, true);
}
