// Over whose links a good goes in Steam: a dash for each link, in its owner's colour, and
// what the others gain.

import { make } from "./dom.js";

let links = new Map(); // whose a link is and where it ends, by either end, as in "a6/W"
let seen = null; // the view that they are of

/** Learns the links of a position from its report, if that is there. */
export function learnLinks(view, report) {
  seen = view;
  links = new Map((report?.links ?? []).flatMap(({ from, to, owner }) => [[from, { owner, to }], [to, { owner, to: from }]]));
}

/** The owners of the links that an offer takes a good over, in their order; none for another offer, or where a link is unknown. */
function ownersOf({ says }) {
  const owners = [];
  let hex = says?.hex;
  for (const edge of says?.edges ?? []) {
    const link = links.get(`${hex}/${edge}`);
    if (!link) return [];
    owners.push(link.owner);
    [hex] = link.to.split("/");
  }
  return owners;
}

/** What the other players gain, as in "Ben 2, Dev 1"; null for an offer that takes no good over links. */
export function othersGain(offer) {
  const owners = ownersOf(offer);
  const others = Map.groupBy(owners.filter((owner) => owner && owner !== seen.turn), (owner) => owner);
  return owners.length ? [...others].map(([owner, { length }]) => `${seen.seats[owner - 1].name} ${length}`).join(", ") : null;
}

/** The dashes of an offer, and behind them what the other players gain. */
export const dashes = (offer) => [...ownersOf(offer).map((owner) => make("i", { className: `seg c${owner}`, ariaHidden: "true" })), " ", othersGain(offer) ?? ""];
