// The tables at which somebody sits in this browser: for each the key to her seat.

const prefix = "railhex seat ";

/** The key to the seat at a table, "" if there is none. */
export const tokenOf = (id) => JSON.parse(localStorage.getItem(prefix + id) ?? "{}").token ?? "";

/** Keeps the key to a seat, and what is needed to name the table. */
export function keepSeat(id, token, { game, names }) {
  localStorage.setItem(prefix + id, JSON.stringify({ token, game, names, since: Date.now() }));
}

export const forgetSeat = (id) => localStorage.removeItem(prefix + id);

/** All tables at which somebody sits here, the latest first. */
export function seats() {
  return Object.keys(localStorage).filter((key) => key.startsWith(prefix))
    .map((key) => ({ ...JSON.parse(localStorage.getItem(key)), id: key.slice(prefix.length) }))
    .sort((one, other) => other.since - one.since);
}
