// Where each point comes from.

import { $, make } from "./dom.js";
import { written } from "./text.js";

async function ledgers(table) {
  return make("div", { className: "columns" }, ...(await table.ledger()).map(({ name, lines, total }) =>
    make("section", {}, make("h3", {}, `${name}: `, make("span", { className: "total" }, written(total))),
      make("ul", {}, ...lines.map((line) => make("li", {}, line))))));
}

export async function showLedger(table) {
  $("ledger-lines").replaceChildren(await ledgers(table));
  $("ledger").showModal();
}

/** Shows how a game has ended, and says so once. */
export async function showResult(table, { over, result }) {
  const before = !$("result").hidden;
  if (over) $("result").replaceChildren(make("h2", {}, result), await ledgers(table));
  $("result").hidden = !over;
  if (!over) return;
  if (!before) $("result").focus({ preventScroll: true });
}
