// What happened, the latest first, and what the others have done since the player's last turn.

import { signal } from "@preact/signals";
import { render } from "preact";
import { useMemo } from "preact/hooks";
import { RuleLink } from "../app/dialogs.js";
import { $, breathe, every, onKeys } from "../app/dom.js";
import { clear, draw } from "../board/overlay.js";
import { Face } from "../board/pieces.js";
import { latest } from "../core/latest.js";
import { sinceTurn } from "../core/turns.js";
import type { Line, Step, Table, View } from "../core/types.js";
import { roundHeading, say, signed, written } from "../i18n/text.js";
import { closeCard } from "./cards.js";
import { ownOf } from "./seats.js";

const some = 4; // moves that are told before the page breathes

const log = signal<{ table: Table; view: View; steps: Step[] } | null>(null); // what is told
const ask = latest();

/** Prepares the log: show(at) goes to a position, linkOf(at) gives its address. */
export function prepareStory(show: (at: number) => void, linkOf: (at: number) => Promise<string> | string): void {
  render(<Log />, $("log"));
  render(<Since />, $("since"));
  $("log").addEventListener("click", (event) => {
    const line = (event.target as Element).closest<HTMLElement>("a[data-at]");
    if (!line || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    show(Number(line.dataset.at));
  });
  for (const event of ["pointerover", "focusin", "pointerout", "focusout"]) {
    $("log").addEventListener(event, async (event) => {
      const target = event.target as Element, line = target.closest<HTMLAnchorElement>("a[data-at]");
      const hex = target.closest<HTMLElement>("[data-hex]")?.dataset.hex;
      clear("lit"); // the hex that a line is about is lit while it is pointed at
      if (event.type.endsWith("out")) return;
      if (hex) draw("lit", { rings: [{ hex, seat: 0 }] });
      if (line) line.href = await linkOf(Number(line.dataset.at)); // it is made when it could be asked for
    });
  }
  // The arrow keys go through the log, which the tabulator steps over: it is long, and what can be done next lies
  // behind.
  const place = $("log").parentElement!;
  onKeys({ ArrowUp: -1, ArrowDown: 1 }, (by) => {
    const links = every("a", place);
    const next = links[links.indexOf(document.activeElement) + by] ?? (by < 0 ? place : null);
    next?.focus();
    return next;
  }, place);
}

/** The seat that made the last move of a table, 0 for chance or where there is none; undefined until that is told. */
export function lastSeat(table: Table, { last }: View): number | undefined {
  const { table: told, steps = [] } = log.value ?? {};
  return told === table && steps.length === last ? steps.at(-1)?.seat ?? 0 : undefined;
}

/** Shows what happened. It gives the steps that were not told before. */
export async function showStory(table: Table, view: View): Promise<Step[]> {
  const news: Step[] = [], isLatest = ask();
  closeCard(); // what it says of now is so no more
  let steps = log.value?.steps.filter((step, i) => step === table.steps[i]) ?? []; // the others are so no more
  log.value = { table, view, steps };
  while (steps.length < view.last) {
    const to = Math.min(steps.length + some, view.last), more = await table.story(steps.length, to);
    if (!isLatest()) return news;
    steps = [...steps, ...more];
    news.push(...more);
    log.value = { table, view, steps };
    if (steps.length < to) return news; // the others were taken back, and the view that says so follows
    await breathe();
    if (table.view !== view) return news;
  }
  await showSince(table, view);
  return news;
}

/** The lines of all steps, the latest first; a round has its heading above its latest line. */
function Log() {
  const { view, steps = [] } = log.value ?? {}, at = view && view.at < view.last ? view.at : -1;
  return view && <>{steps.map((step, i) => (
    <Entry key={step.at} {...{ view, step }} heads={step.round > 0 && step.round !== steps[i + 1]?.round}
      current={step.at === at} />
  )).reverse()}</>;
}

type EntryProps = { view: View; step: Step; heads: boolean; current: boolean };

/** The lines of a step in the log, drawn once. The tabulator passes their links over: the arrow keys go there. */
const Entry = ({ view, step, heads, current }: EntryProps) => useMemo(() => {
  const { at, seat, round } = step, { game, seats } = view, own = ownOf(view);
  const lines = linesOf(step, seats).toReversed();
  const line = ({ kind, text, short, rule, seat: by, points = 0, hex }: Line, i: number) => (
    <div key={i} class={kind.startsWith("Olive") ? "olive" : ""} data-hex={hex}>
      {by ? <Face view={{ game, seats, turn: 0 }} seat={by} own={by === own} />
        : <span class="face none" aria-hidden="true" />}
      <span>
        <a href="./" title={short && text} tabIndex={-1} data-at={at} aria-current={(current && !i) || undefined}>
          {short ?? text}
        </a>
        {by > 0 && by === own && <span class="hidden-word">{` (${say("you")})`}</span>}{" "}
        {rule && <span class="rule"><RuleLink game={game} rule={rule} tabIndex={-1} /></span>}
      </span>
      {points > 0 && <b class="gain">+{written(points)}</b>}
    </div>
  );
  return (
    <li value={at} hidden={!lines.length} data-seat={seat} data-round={round || undefined} class={heads ? "heads" : ""}>
      {round > 0 && <h3>{roundHeading(game, round)}</h3>}{lines.map(line)}
    </li>
  );
}, [step, heads, current]);

// What the others have done since the player's last turn: a line for each seat, with
// what it has gained, and rings about its hexes.

// What is told of a seat that has done several things, in a word: the first of these that it did. What scores comes
// first.
const telling = {
  "good delivered": "did-deliver", "contract fulfilled": "did-contract", "link completed": "did-link",
  "factory built": "did-factory", "tile taken": "did-tile", "box ticked": "did-engine", "track drawn": "did-build",
  "track placed": "did-build", "tile laid": "did-build", "locomotive improved": "did-engine",
  "action taken": "did-action", "place won": "did-place", "die drafted": "did-die",
};
const ranks = Object.keys(telling);

/** The lines of a step; a bid or a pass that changes nothing else has one too. */
function linesOf({ move, seat, lines }: Step, seats: View["seats"]): Line[] {
  const [, kind, bid] = lines.some((one) => one.seat === seat) ? [] : /^(bid|pass)\b ?(\d*)/.exec(move) ?? [];
  if (!kind) return lines;
  const few = kind === "bid" ? say("bid-of", { bid }) : say("did-pass");
  return [{ kind, seat, text: say(`story-${kind}`, { name: seats[seat - 1]!.name, bid }), few }, ...lines];
}

/** What a seat has done, with the line that is told of it first. */
type Done = { seat: number; name: string; gain: number; moved: boolean; first?: Line };

const since = signal<{ view: View; all: Done[] } | null>(null);

/** Shows it for who looks at a table, where that is a person who has had a turn. */
async function showSince(table: Table, view: View): Promise<void> {
  const { seat: own, seats } = view;
  const asked = own && !view.over && view.at === view.last, movers = table.steps.map(({ seat }) => seat);
  const turn = asked ? sinceTurn(movers, own, view.turn) : null;
  $("since").hidden = !turn || seats.length === 1;
  clear("since");
  since.value = null;
  if (!turn) return;
  const [steps, before] = await Promise.all([table.story(turn.from, turn.to), table.pointsAt(turn.from)]);
  if (table.view !== view) return;
  const lines = steps.flatMap((step) => linesOf(step, seats));
  const all = seats.map(({ name, points }, i) => {
    const seat = i + 1, moved = steps.some((step) => step.seat === seat);
    return { seat, name, gain: points - before[i]!, moved, first: firstOf(seat, lines) };
  });
  since.value = { view, all };
  const rings = lines.flatMap(({ seat, hex }) => (hex && seat && seat !== own ? [{ hex, seat }] : []));
  if (!turn.acted) draw("since", { rings });
}

/**
 * What of the lines of a seat is told first: best of what it did, or else what befell it: its tile or die was taken, or
 * it was paid.
 */
function firstOf(seat: number, lines: Line[]): Line | undefined {
  const rank = ({ kind }: Line) => ranks.indexOf(kind);
  const done = lines.filter((one) => one.seat === seat && rank(one) >= 0);
  const [best] = done.sort((one, other) => rank(one) - rank(other));
  const befell = ({ kind, loser, to }: Line) => loser === seat || (kind === "money paid" && to === seat);
  return best ?? lines.findLast(({ kind, seat: by }) => by === seat && kind !== "turn begun") ?? lines.findLast(befell);
}

/** What a seat has gained and done, in few words. */
function Few({ seat, gain, moved, first }: Done) {
  const key = first?.seat === seat && telling[first.kind as keyof typeof telling];
  const nothing = gain || (first && !moved) ? "" : say(moved ? "did-idle" : "did-nothing");
  return <>{gain !== 0 && <b class="gain">{signed(gain)}</b>} {(key ? say(key) : first?.few) || nothing}</>;
}

/** What the player has gained. */
const OwnGain = ({ gain }: { gain?: number }) =>
  gain ? <span>{say("since-own", { points: signed(gain) })}</span> : null;

/** What a seat has done, in the list of players. */
export function Did({ seat, as: Place = "span" }: { seat: number; as?: "span" | "td" }) {
  const done = since.value?.all[seat - 1], own = since.value?.view.seat === seat;
  const name = (place: HTMLElement | null) => { if (place) place.title = place.textContent; };
  return <Place class="did" ref={name}>{done && (own ? <OwnGain {...done} /> : <Few {...done} />)}</Place>;
}

/** What the others have done, in words that may be scrolled. */
function Since() {
  if (!since.value) return null;
  const { view: { seat: own }, all } = since.value;
  return (
    <>
      <h3>{say("since-short")} <OwnGain {...all[own - 1]} /></h3>
      <ul>
        {all.filter(({ seat }) => seat !== own).map((done) => (
          <li key={done.seat} class={done.first || done.moved ? "" : "none"} data-seat={done.seat}>
            <b>{done.name} </b><span><Few {...done} /></span>
          </li>
        ))}
      </ul>
    </>
  );
}
