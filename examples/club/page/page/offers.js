// What the player who is asked can do, in the order in which it is worth a look.

const known = new Map(); // what the package says of the kinds of moves, by game

/** Keeps what the package says of them: games are its choices. */
export function knowCards(games) {
  for (const { game, cards } of games) known.set(game, cards);
}

/** Whether moves of a kind are among the light ones, the last, those of the engine or those on hexes. */
const is = (which, game, kind) => Boolean(known.get(game)?.[which]?.includes(kind));

/** The kinds that players look for in a phase. */
export const expectedIn = ({ game, phase }) => known.get(game)?.expected?.[phase] ?? [];

/** Whether a move is made by one press: it spends nothing, ends nothing and can be undone. Everything else goes by the dark button. */
export const isLight = (game, offer) => is("light", game, offer.kind);

/** The offers of a view: as its table lists them, or from the groups of its options. */
export function offersOf({ offers, options }) {
  return offers ?? options.flatMap((group) => offered(group, []));
}

function offered({ title, groups, options }, path) {
  const titles = [...path, title];
  return [...(options ?? []).map((option) => ({ ...option, groups: titles, hexes: [], gain: 0 })), ...(groups ?? []).flatMap((group) => offered(group, titles))];
}

/**
 * The cards of some offers of a game, the best first: { offer } for one, { title, offers } for those of one kind that are made on hexes. What only goes on comes last.
 */
export function cardsOf(game, offers) {
  const kinds = Map.groupBy(offers, ({ kind }) => kind);
  const cards = [];
  for (const [kind, all] of kinds) {
    const gain = Math.max(...all.map((offer) => offer.gain));
    if (is("onHexes", game, kind) && all.length > 1) cards.push({ title: all[0].groups[0], offers: all, gain, last: false });
    else cards.push(...all.map((offer) => ({ offer, gain: offer.gain, last: is("last", game, kind) })));
  }
  return cards.sort((one, other) => one.last - other.last || other.gain - one.gain);
}

/** The sign of what a kind of move lays on a hex. */
export const groundOf = (kind) => (kind === "factory" ? "works" : "stack-simple");

/** The kinds of moves that bring goods. */
const brings = new Set(["deliver", "move", "ship", "fulfil"]);

/** What a card shows: a good, a die, a locomotive, the tracks in a hex, or the sign of one. */
export function signOf(game, { good, die, hexes, tracks, move, kind }) {
  if (good) return { good };
  if (die) return { die };
  if (is("engine", game, kind)) return { icon: "loco" };
  if (tracks) return { tracks };
  if (hexes?.length || is("onHexes", game, kind)) return { icon: groundOf(kind) };
  if (move === kind && brings.has(kind)) return { icon: "cube" }; // that cannot be made: of no good in particular
  return { icon: is("last", game, kind) ? "right" : "check" };
}
