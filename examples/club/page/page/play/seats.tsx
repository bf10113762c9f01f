// The table on the screen, and who plays at its seats, there and in records.

import { signal } from "@preact/signals";
import type { Table, View } from "../core/types.js";
import { say } from "../i18n/text.js";
import { settings } from "../settings/settings.js";

/** The table on the screen, null if there is none. */
export const here = signal<Table | null>(null);
export const playing = () => here.value;

/** What was shown last of a table. */
export const shown = signal<{ table: Table; view: View } | null>(null);

/** The word for a seat at which somebody clicks. */
export const person = "person";

/** Against whom one plays, unless one says otherwise. */
export const usualBot = "greedy";

/** What a bot is called, by its seat, unless somebody says otherwise. */
export const botNames = ["Ada", "Ben", "Cleo", "Dev", "Emma", "Finn"];

/** What the player at this screen is called. */
export const ownName = (): string => settings.name || botNames[0]!;

/**
 * What each seat is called, given the names and the kinds of bots, "" for none: the only person at a screen is the
 * player.
 */
export function calledAs(names: string[], bots: string[]): string[] {
  const alone = bots.filter((bot) => !bot).length === 1;
  return bots.map((bot, i) => names[i] || (alone && !bot ? ownName() : say("player-named", { seat: i + 1 })));
}

/** How a seat is called, with its points. */
export function called({ seats }: View, seat: number): string {
  const { player, ...seated } = seats[seat - 1]!;
  return say(player === person ? "seat-person" : "seat-bot", seated);
}

/** The word beside the name of the seat that looks; nothing beside others. */
export const You = ({ view, seat }: { view: View; seat: number }) =>
  view.seat === seat ? <small class="you">{say("you")}</small> : null;

/** The seat before whom the table lies: that of the player who looks, or else the one to act. */
export const mineOf = ({ seat, turn }: View): number => seat || turn || 1;

/** The seat whose moves are the player's own, 0 where several share the screen. */
export const ownOf = ({ seats, seat, company }: View): number =>
  (company || seats.filter(({ player }) => player === person).length === 1 ? seat : 0);

/** The seat whose sheet is to lie open in place of the player's own, 0 for none; seen when sheets are drawn next. */
export const opened = signal(0);

/** The seat whose sheet lies open. */
export const largeOf = (view: View): number => (opened.value <= view.seats.length && opened.value) || mineOf(view);

// Who plays, as records say it: a name for a person, and for a bot its kind,
// behind its name if it has one. Bots are kinds by seat, "" for persons.

/** What a record notes of names and of kinds of bots. */
export function noted(names: string[], bots: string[]) {
  const called = bots.map((bot, i) => (bot && names[i] ? `${names[i]} (${bot})` : bot));
  return { names: names.map((name, i) => called[i] || name), bots: called };
}

/** The names and kinds of bots that a record notes; a bot of a kind that is not known leaves its seat to a person. */
export function seated({ names, bots }: { names: string[]; bots: string[] }, known: string[]) {
  const seats = bots.map((bot, i) => {
    const [, name = "", kind = ""] = /^(?:(.*) )?\(?(\w+)\)?$/.exec(bot) ?? [];
    if (bot && known.includes(kind)) return { name, bot: kind };
    return { name: bot || names[i] || "", bot: "" };
  });
  return { names: seats.map(({ name }) => name), bots: seats.map(({ bot }) => bot) };
}
