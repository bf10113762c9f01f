// What the player who is asked can do, in the order in which it is worth a look.

/** Kinds of moves that are made on a hex: their options are one card, and many. */
const onHexes = new Set(["power rail", "build", "upgrade", "redirect", "urbanise", "grow", "remove", "replace", "factory"]);

/** Kinds that go on without doing anything. */
const goingOn = new Set(["pass", "end", "done", "decline"]);

/** Kinds that spend nothing, end nothing and can be undone: one press makes them. Everything else goes by the dark button. */
const light = { steamrollers: new Set(["draft"]), steampower: new Set(["fulfil"]), steam: new Set() };

const kindOf = ({ kind, move }) => kind ?? move.split(" ")[0];

/** Whether a move is made by one press. */
export const isLight = (game, offer) => Boolean(light[game]?.has(kindOf(offer)));

/** The offers of a view: as its table lists them, or from the groups of its options. */
export function offersOf({ offers, options }) {
  return offers ?? options.flatMap((group) => offered(group, []));
}

function offered({ title, groups, options }, path) {
  const titles = [...path, title];
  return [...(options ?? []).map((option) => ({ ...option, kind: kindOf(option), groups: titles, hexes: [], gain: 0 })),
    ...(groups ?? []).flatMap((group) => offered(group, titles))];
}

/**
 * The cards of some offers, the best first: { offer } for one, { title, offers } for those of one kind that are made on hexes. What only goes on comes last.
 */
export function cardsOf(offers) {
  const kinds = Map.groupBy(offers, kindOf);
  const cards = [];
  for (const [kind, all] of kinds) {
    const gain = Math.max(...all.map((offer) => offer.gain));
    if (onHexes.has(kind) && all.length > 1) cards.push({ title: all[0].groups[0], offers: all, gain, last: false });
    else cards.push(...all.map((offer) => ({ offer, gain: offer.gain, last: goingOn.has(kind) })));
  }
  return cards.sort((one, other) => one.last - other.last || other.gain - one.gain);
}

const letter = /^(?:deliver|ship|buy|move) (?:\$\d+ )?([A-Z])\b/;

/** What a card shows: a good, a die, a locomotive, or the sign of a hex. */
export function signOf({ move, kind, hexes }) {
  const [, good] = letter.exec(move) ?? [];
  if (good) return { good };
  const [, die] = /^draft (\d)/.exec(move) ?? [];
  if (die) return { die: Number(die) };
  if (/improve|engine|locomotive/.test(kind)) return { icon: "loco" };
  if (hexes?.length || onHexes.has(kind)) return { icon: "stack-simple" };
  return { icon: goingOn.has(kind) ? "right" : "check" };
}
