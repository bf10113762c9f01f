// What a bot thinks of a position: a hint, what it thinks of another move, and how the seats stand; and why something
// cannot be done.

import { signal } from "@preact/signals";
import { type ComponentChildren, render } from "preact";
import { hasStopped, RuleLink } from "../app/dialogs.js";
import { $ } from "../app/dom.js";
import { clear, draw } from "../board/overlay.js";
import { Icon } from "../board/pieces.js";
import type { Advised, Offer, Table, View, Weighed } from "../core/types.js";
import { say } from "../i18n/text.js";
import type { Considered, Refused } from "../railhex/index.js";
import { chosenMove } from "./options.js";
import { playing, shown } from "./seats.js";

const little = 0.03; // of the chance to win: what a bot cannot tell apart

const hinted: { view?: View; told?: Considered } = {}; // what a bot has said

/** Whether the next move that is chosen is compared, and not made. */
export const comparing = signal(false);

/** The buttons that ask a bot. */
export function Advice() {
  const { table, view } = shown.value!;
  const properties = { class: "quiet", hidden: !table.hint, "aria-disabled": !view.asks };
  return (
    <>
      <button type="button" id="ask-hint" {...properties} onClick={hint}>
        <Icon name="bulb" width={18} /><span>{say("hint-ask")}</span>
      </button>
      <button type="button" id="why-not" {...properties} onClick={askWhyNot} aria-pressed={comparing.value}>
        <Icon name="ask" width={18} /><span>{say("why-not")}</span>
      </button>
    </>
  );
}

/** Tells the move that a bot would make, with what it brings, and the next best. */
function hint() {
  comparing.value = false;
  return advise(async (table, view) => {
    const { best: { move, value }, second } = await hintOf(table, view);
    const { text, effects = [] } = optionOf(table, move);
    return () => {
      const next = second && <small>{secondSaid(optionOf(table, second.move), value, second.value)}</small>;
      notice(<>{say("hint-says", { text })}<Lines of={effects} />{next}<Make move={move} /></>, "bulb");
      drawOn(table, view, "hint", move);
    };
  });
}

/** What speaks against the move that is chosen, or else the next. */
function askWhyNot() {
  if (!isAdvised(playing())) return;
  if (chosenMove()) return compare(chosenMove());
  comparing.value = !comparing.value;
  notice(comparing.value ? say("why-not-how") : "");
}

/** How much less the next best move promises, or that it is as good. */
const secondSaid = ({ text }: Offer, value?: number, next?: number) =>
  (value === undefined || next === undefined || value - next <= little ? say("hint-alike", { text })
    : say("hint-second", { text, own: percent(next), best: percent(value) }));

/** Draws a move on the board of who is asked, with rings about its hexes. */
function drawOn(table: Advised, view: View, kind: string, move: string): void {
  draw(kind, { ...table.drawnMove(move), rings: optionOf(table, move).hexes.map((hex) => ({ hex, seat: view.seat })) });
}

/** Compares a move of who is asked with the one that a bot would make. */
export function compare(move: string) {
  comparing.value = false;
  return advise(async (table, view) => {
    const { best: { move: best } } = await hintOf(table, view), other = best !== move;
    const [own, its] = await Promise.all([table.weigh(move), table.weigh(best)]);
    const key = Math.abs(its.chance - own.chance) > little ? "why-not-worse" : "why-not-alike";
    return () => {
      notice(<>
        {say(other ? key : "why-not-same", { own: percent(own.chance), best: percent(its.chance) })}
        <Side title="why-not-own" offer={optionOf(table, move)} {...own} />
        {other && <Side title="why-not-bot" offer={optionOf(table, best)} {...its} />}
      </>, "bulb");
      drawOn(table, view, "own", move);
      if (other) drawOn(table, view, "hint", best);
    };
  });
}

/** A move that was compared: what it is worth and does, and a button that makes it. */
const Side = ({ title, offer, chance, points, lines }: Weighed & { title: string; offer: Offer }) => (
  <div class="side">
    <div>
      <b>{say(title, offer)}</b><small>{say("why-not-worth", { chance: percent(chance), points })}</small>
      <Lines of={offer.effects ?? lines} />
    </div>
    <Make move={offer.move} />
  </div>
);

const Make = ({ move }: { move: string }) => <button type="button" data-move={move}>{say("do-this")}</button>;

const Lines = ({ of: told }: { of: string[] }) =>
  <small>{told.join(told.every((one) => one.endsWith(".")) ? " " : "; ")}</small>;

const optionOf = (table: Table, move: string) => table.view.offers.find((offer) => offer.move === move)!;

async function hintOf(table: Advised, view: View): Promise<Considered> {
  const told = hinted.view === view && hinted.told || await table.hint();
  Object.assign(hinted, { view, told });
  return told;
}

/** Whether there is a bot to ask about a move. */
const isAdvised = (table: Table | null): table is Advised => Boolean(table?.view.asks && table.hint);

/** Says what ask(table, view) finds to tell, or why it cannot; nothing where the table has gone on meanwhile. */
async function advise(ask: (table: Advised, view: View) => Promise<() => void>): Promise<void> {
  const table = playing();
  if (!isAdvised(table)) return;
  const { view } = table;
  notice(say("hint-thinking"), "bulb");
  clear("hint", "own");
  const tell = await ask(table, view).catch((error: Error) => {
    if (hasStopped(error)) throw error;
    return () => notice(say("hint-failed", { message: error.message }));
  });
  if (playing() === table && table.view === view) tell();
}

/** Shows in a game that is looked back on how the seats stand. */
export async function showOdds(table: Table, view: View): Promise<void> {
  const odds = table.odds && (view.at !== view.last || view.over) ? await table.odds() : [];
  if (table.view !== view) return; // she has gone on
  const told = odds.map((share, i) => `${view.seats[i]!.name} ${percent(share)}`);
  $("odds").hidden = !odds.length;
  $("odds").ariaLabel = `${say("odds")}: ${told.join(", ")}`;
  render(odds.map((share, i) => (
    <span key={i} title={told[i]} style={{ flexGrow: share }}>{share > 0.15 && told[i]}</span>
  )), $("odds"));
}

/** Gives the player at a table a hint at each decision, until a round is over. */
export function hintUntil(table: Table, round: number): void {
  const ask = (view: View) => { if (view.asks && view.round <= round) hint(); };
  table.follow(ask);
  ask(table.view); // which is told already
}

const percent = (share: number) => `${Math.round(100 * share)} %`;

// Why something cannot be done: a sentence, and the rule that forbids it.

/** Says it. */
export function refuse(game: string, { message, rule, text }: Pick<Refused, "message" | "rule" | "text">): void {
  const why = rule && <small><b><RuleLink game={game} rule={rule} /></b> {text}</small>;
  notice(<><b>{message}</b>{why}</>, "warn", "refuse");
}

/** Says something calm in the same place, with a sign; without words, what was said and drawn there is taken away. */
export function notice(words?: ComponentChildren, sign = "ask", kind = "hint"): void {
  const close = <button type="button" class="close" aria-label={say("close")} onClick={() => notice()}>×</button>;
  if (!words) clear("hint", "own");
  $("notice").className = kind;
  render(words && <><Icon name={sign} width={20} />{close}{words}</>, $("notice"));
}
