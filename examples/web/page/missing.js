// What players might expect to do, and cannot.

import { say } from "./text.js";

/** The kinds of moves that players expect in a phase. */
const expected = {
  steamrollers: { act: ["deliver", "build", "improve", "take"] },
  steampower: { act: ["fulfil", "build", "factory"] },
  steam: { build: ["build", "upgrade"], move: ["move", "locomotive"] },
};

/** What nothing is offered for in a position, with the reason. */
export function missingIn(now, offers, manner) {
  const offered = new Set(offers.map(({ kind }) => kind));
  return (expected[now.game]?.[now.phase] ?? []).filter((kind) => !offered.has(kind)).flatMap((kind) => {
    const why = now.whyNot({ kind }, manner);
    return why?.message ? [{ title: say(`kind-${now.game}-${kind}`), reason: why.message }] : [];
  });
}
