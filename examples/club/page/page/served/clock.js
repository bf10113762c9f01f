// How long a move may take: chosen when a table is opened, and told at the table.

import { $, fill, make } from "../app/dom.js";
import { say } from "../i18n/text.js";

const days = [1, 2, 3, 7, 14];

/** Adds the choice to the form for a new table, and the place where it is told to the panel. */
export function prepareClock() {
  $("setup").after(
    make("p", { className: "row" }, make("label", { htmlFor: "clock-days", data: { text: "clock" } }), make("select", { id: "clock-days" })),
    make("p", { className: "row", id: "clock-then", hidden: true }, make("label", { htmlFor: "clock-late", data: { text: "clock-late" } }), make("select", { id: "clock-late" })));
  $("company-seats").before(make("p", { id: "clock", hidden: true }));
  $("clock-days").addEventListener("change", () => { $("clock-then").hidden = !$("clock-days").value; });
}

/** Says the words of the choice, in the language of the page. */
export function labelClock() {
  fill($("clock-days"), /** @type {[string, string][]} */ ([["", say("clock-none")], ...days.map((count) => [count, say(count === 1 ? "clock-day" : "clock-days", { count })])]), $("clock-days").value);
  fill($("clock-late"), ["pass", "bot"].map((late) => [late, say(`clock-${late}`)]), $("clock-late").value || "pass");
}

/** What is chosen, as the server wants it; undefined for no clock. */
export const chosenClock = () => ($("clock-days").value ? { days: Number($("clock-days").value), late: $("clock-late").value } : undefined);

/** A moment, in seconds since 1970, as the player reads it. */
export const momentOf = (seconds) => new Date(seconds * 1000).toLocaleString(document.documentElement.lang, { weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "2-digit" });

/** The day of a moment. */
export const dayOf = (seconds) => new Date(seconds * 1000).toLocaleDateString(document.documentElement.lang, { dateStyle: "medium" });

/** Tells until when a move has to be made. */
export function showClock({ company: { clock }, over, turn, seats }) {
  $("clock").hidden = !clock || over;
  if ($("clock").hidden) return;
  $("clock").textContent = clock.due ? say("clock-until", { name: seats[turn - 1].name, when: momentOf(clock.due) }) : say("clock-each", { count: clock.days });
}
