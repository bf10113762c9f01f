// Where each point comes from.

import { $, make } from "./dom.js";

export function ledgers(table) {
  return make("div", { className: "columns" }, ...table.ledger().map(({ name, lines, total }) =>
    make("section", {}, make("h3", {}, `${name}: `, make("span", { className: "total" }, total)),
      make("ul", {}, ...lines.map((line) => make("li", {}, line))))));
}

export function showLedger(table) {
  $("ledger-lines").replaceChildren(ledgers(table));
  $("ledger").showModal();
}

/** Shows how a game has ended, and says so once. */
export function showResult(table, { over, result }) {
  const before = !$("result").hidden;
  $("result").hidden = !over;
  if (!over) return;
  $("result").replaceChildren(make("h2", {}, result), ledgers(table));
  if (!before) $("result").focus({ preventScroll: true });
}
