// Where each point comes from.

import { $, make } from "./dom.js";
import { showEnd } from "./end.js";
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

/** Shows how a game has ended, if it is its end that is seen. */
export const showResult = (table, view) => showEnd(table, view, view.over && ledgers(table));
