// What players might expect to do, and cannot: the reason is what most of the pieces that
// it is done with say.

import { breathe } from "./dom.js";
import { named } from "./names.js";
import { say } from "./text.js";

const many = 40; // pieces that are asked

const die = () => document.querySelector("#pictures .d.in-use")?.dataset.inUse;

/** The kinds of moves that players expect in a phase, and the pieces that each is done with. */
const expected = {
  steamrollers: {
    act: {
      deliver: () => `[data-part^="supply/good-${die()}-"]`, build: () => `.mine .hex[data-region="${die()}"]`,
      improve: () => `.mine [data-part$="/box-${die()}"]`, take: () => `[data-part="supply/tile-${die()}"]`,
    },
  },
  steampower: { act: { fulfil: () => '.mine [data-part*="/contract-"]', build: () => ".map .hex" } },
  steam: { build: { build: () => ".map .hex" }, move: { move: () => '.map [data-part*="/good-"]' } },
};

/** What nothing is offered for in what a table of this browser shows, with the reason. */
export async function missingAt(table, view) {
  const offered = new Set(view.offers?.map(({ kind }) => kind)), all = [];
  for (const [kind, pieces] of Object.entries(view.asks && view.offers && expected[view.game]?.[view.phase] || {})) {
    if (offered.has(kind)) continue;
    const reasons = new Map(); // how many pieces say it
    for (const { dataset: { part } } of [...document.querySelectorAll(`#pictures :is(${pieces()})`)].slice(0, many)) {
      const { refused } = await table.choice(part);
      if (refused) reasons.set(refused.message, (reasons.get(refused.message) ?? 0) + 1);
      await breathe();
      if (table.view !== view) return [];
    }
    const [most] = [...reasons].sort(([, one], [, other]) => other - one);
    if (most) all.push({ title: say(`kind-${view.game}-${kind}`), reason: named(most[0], table.names) });
  }
  return all;
}
