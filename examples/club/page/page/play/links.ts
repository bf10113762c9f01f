// Over whose links a good goes in Steam, and what their owners gain.

import type { Offer, View } from "../core/types.js";

interface Link {
  from: string;
  to: string;
  owner: number;
}

let links = new Map<string, { owner: number; to: string }>(); // by either end, as in "a6/W"
let seen: View | null = null; // the view that they are of

/** Learns the links of a position from its report, if that is there. */
export function learnLinks(view: View, report: { links?: Link[] } | null): void {
  seen = view;
  links = new Map(
    (report?.links ?? []).flatMap(({ from, to, owner }) => [
      [from, { owner, to }],
      [to, { owner, to: from }],
    ]),
  );
}

/**
 * The owners of the links that an offer takes a good over, in their order; none for another offer, or
 * where a link is unknown.
 */
export function ownersOf({ says }: Pick<Offer, "says">): number[] {
  const owners: number[] = [];
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
export function othersGain(offer: Pick<Offer, "says">): string | null {
  const owners = ownersOf(offer),
    others = Map.groupBy(
      owners.filter((owner) => owner && owner !== seen?.turn),
      (owner) => owner,
    );
  return owners.length
    ? [...others].map(([owner, { length }]) => `${seen?.seats[owner - 1]?.name} ${length}`).join(", ")
    : null;
}
