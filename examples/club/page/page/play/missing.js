// What players might expect to do, and cannot, with the reason as the package knows it.

import { breathe } from "../app/dom.js";
import { located } from "../board/names.js";
import { expectedIn } from "../core/offers.js";
import { has, say } from "../i18n/text.js";

/** What nothing is offered for in what a table of this browser shows, with the reason. */
export async function missingAt(table, view) {
  if (!view.asks || !view.offers || table.view !== view) return []; // or the table was left meanwhile
  const offered = new Set(view.offers.map(({ kind }) => kind)), missing = [];
  for (const kind of expectedIn(view)) {
    if (offered.has(kind)) continue;
    const why = table.whyNot(kind), key = `kind-${view.game}-${kind}`;
    if (why) missing.push({ kind, title: has(key) ? say(key) : kind, reason: located(why.message, table) });
    await breathe();
    if (table.view !== view) return [];
  }
  return missing;
}
