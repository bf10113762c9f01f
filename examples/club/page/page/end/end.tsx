// The end of a game: who has won, where the points come from, how it went, and the best
// deliveries on the board.

import { signal } from "@preact/signals";
import { render } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import { $ } from "../app/dom.js";
import { Cube } from "../board/pieces.js";
import type { Table, View } from "../core/types.js";
import { layoutOf } from "../games/layouts.js";
import { inRound, roundHeading, say, written } from "../i18n/text.js";
import type { Ledger, Source } from "../railhex/index.js";
import { playThrough } from "../play/play.js";
import { ownOf } from "../play/seats.js";
import { Chart } from "./chart.js";
import type { Course, Delivery, Round } from "./course.js";

type Ways = { rematch(table: object): unknown; share(): unknown; home(): unknown };

/** What can be done at the end of a game. */
export const ways = signal<Ways | null>(null);
const ended = signal<Table | null>(null); // whose end is shown

/** Where each point comes from. */
const Ledgers = ({ seats }: { seats: Ledger[] }) => (
  <div class="columns">
    {seats.map(({ name, lines, total }) => (
      <section key={name}>
        <h3>{name}: <span class="total">{written(total)}</span></h3>
        <ul>{lines.map((line) => <li key={line}>{line}</li>)}</ul>
      </section>
    ))}
  </div>
);

/** Shows where each point of a table comes from. */
export async function showLedgers(table: Table, place: Element): Promise<void> {
  render(<Ledgers seats={await table.ledger()} />, place);
}

/** Shows how a game has ended, if it is its end that is seen, or hides it. */
export async function showEnd(table: Table, view: View): Promise<void> {
  if (!view.over || view.at !== view.last) return hide();
  const lines = table.ledger(), first = ended.value !== table, place = $("result");
  ended.value = table;
  if (first) render(null, place); // of another game
  $("playing").classList.add("ended");
  place.hidden = false;
  const facts = (await table.course?.()) ?? null, seats = await lines;
  if (table.view !== view || (table.course && !facts)) return;
  render(<Result table={table} view={view} facts={facts} seats={seats} key={view} />, place);
  if (first) place.focus({ preventScroll: true });
}

function hide(): void {
  ended.value = null;
  render(null, $("result"));
  $("result").hidden = true;
  $("playing").classList.remove("ended");
}

/** All who have points, Olive last. */
const scored = ({ seats, olive }: View) => [...seats, ...(olive ? [olive] : [])];

/** Whether the headline tells the result: it has no word on how a tie is decided. */
function tellsAll(view: View): boolean {
  const points = scored(view).map((one) => one.points), most = Math.max(...points);
  return headline(view) === view.result || points.filter((one) => one === most).length === 1;
}

function headline(view: View): string {
  const mine = view.seats[ownOf(view) - 1], others = scored(view).filter((one) => one !== mine);
  const [best] = others.sort((one, other) => Number(other.wins) - Number(one.wins) || other.points - one.points);
  if (!mine || !best || !view.result) return view.result; // some tables are ended before
  const key = mine.wins && best.wins ? "end-tie" : mine.wins ? "end-win" : "end-lose";
  return say(key, { name: best.name, own: mine.points, other: best.points });
}

function Result(props: { table: Table; view: View; facts: Course | null; seats: Ledger[] }) {
  const { table, view, facts, seats } = props;
  const [seen, see] = useState<Round | Delivery | undefined>(facts?.best[0]);
  const why = layoutOf(view.game).end?.(view.report);
  return (
    <>
      <section class="won card">
        <h2>{headline(view)}</h2>
        <p class="said" hidden={tellsAll(view)}>{view.result}</p>
        {why && <p class="said">{why}</p>}
        <Buttons table={table} />
      </section>
      <Bars seats={seats} />
      {facts && seen && <Best table={table} view={view} best={facts.best} seen={seen} see={see} />}
      {facts && facts.rounds.length > 0 && <Rounds view={view} rounds={facts.rounds} show={see} />}
      <details class="card lines"><summary>{say("ledger")}</summary><Ledgers seats={seats} /></details>
    </>
  );
}

function Buttons({ table }: { table: Table }) {
  const way = (key: string, name: string, act: () => unknown) =>
    <button type="button" class={name} data-end={key} onClick={act}>{say(key)}</button>;
  const to = ways.value;
  return (
    <p class="row">
      {to && way("end-rematch", "main", () => to.rematch(table))}
      {way("end-replay", "", () => playThrough(table))}
      {to && way("end-share", "", () => to.share())}
      {way("end-board", "quiet", hide)}
      {to && way("games", "quiet", () => to.home())}
    </p>
  );
}

/** A bar for every seat: what it has lost lies behind what it has won. */
function Bars({ seats }: { seats: Ledger[] }) {
  const won = ({ sources }: Ledger) => sources.reduce((sum, { points }) => sum + Math.abs(points), 0);
  const most = Math.max(1, ...seats.map(won));
  const names = [...new Set(seats.flatMap(({ sources }) => sources.map(({ name }) => name)))];
  const classOf = (name: string) => `part kind-${names.indexOf(name) + 1}`;
  const part = ({ name, points }: Source) => (
    <span key={name} class={classOf(name) + (points < 0 ? " lost" : "")} title={`${name} ${written(points)}`}
      style={{ flexGrow: Math.abs(points) }}>{written(points)}</span>
  );
  return (
    <section class="bars card">
      <h3>{say("end-sources")}</h3>
      {seats.map((one) => (
        <p key={one.seat} class="line">
          <span class="face">{one.name[0]}</span><b>{one.name}</b>
          <span class="room">
            <span class="stretch" style={{ width: `${(100 * won(one)) / most}%` }}>{one.sources.map(part)}</span>
          </span>
          <b class="sum">{written(one.total)}</b>
        </p>
      ))}
      <p class="legend">{names.map((name) => <span key={name}><span class={classOf(name)} />{name}</span>)}</p>
    </section>
  );
}

function Rounds({ view, rounds, show }: { view: View; rounds: Round[]; show: (round: Round) => void }) {
  const said = (round: number) => inRound(view.game, round), names = scored(view).map(({ name }) => name);
  const told = rounds.map(({ round, points }) => `${said(round)}: ${points.join(", ")}`).join("; ");
  return (
    <section class="course card" role="img" aria-label={`${say("end-course")}: ${told}`}>
      <h3>{say("end-course")}</h3>
      <div class="chart">
        <Chart rounds={rounds} names={names} own={ownOf(view)} first={said(rounds[0]!.round)} show={show} />
      </div>
      <small>{[leadOf(view, rounds), say("end-point")].filter(Boolean).join(" ")}</small>
    </section>
  );
}

/** Who has led since when, "" where nobody leads alone. */
function leadOf(view: View, rounds: Round[]): string {
  const leads = (seat: number, { points }: Round) => points.every((other, i) => i === seat || other < points[seat]!);
  const seat = view.seats.findIndex((_, i) => leads(i, rounds.at(-1)!));
  if (seat < 0 || rounds[0]!.points.length === 1) return "";
  const since = rounds[rounds.findLastIndex((one) => !leads(seat, one)) + 1]!, own = seat + 1 === ownOf(view);
  const parts = { name: view.seats[seat]!.name, round: inRound(view.game, since.round) };
  return say(own ? "end-lead-own" : "end-lead", parts);
}

type Seen = { seen: Round | Delivery; see: (one: Delivery) => void };

/** The best deliveries, and the board with one of them, or as it was in a round. */
function Best({ table, view, best, seen, see }: { table: Table; view: View; best: Delivery[] } & Seen) {
  const own = ownOf(view), [drawn, setDrawn] = useState("");
  useLayoutEffect(() => { // at once: later the table may have been left
    let there = true; // nothing else is shown meanwhile
    const drawing = "gain" in seen ? table.drawnAt?.(seen.at) : table.boardAt?.(seen.at, own || 1);
    Promise.resolve(drawing).then((svg) => there && setDrawn(svg ?? ""));
    return () => { there = false; };
  }, [table, seen, own]);
  const nameOf = (seat: number) => view.seats[seat - 1]?.name ?? "";
  const heading = (one: Delivery) => (one.seat !== own ? say("end-delivery", { name: nameOf(one.seat) })
    : say(one === best.find(({ seat }) => seat === own) ? "end-your-best" : "end-your-delivery"));
  const head = "gain" in seen
    ? <><span class="face">{nameOf(seen.seat)[0]}</span>
        <span><h3>{heading(seen)}</h3><small>{seen.text}</small></span>
        <Good of={seen} size={26} /><b class="gain">+{seen.gain}</b></>
    : <><h3>{roundHeading(view.game, seen.round)}</h3>
        <small>{view.seats.map(({ name }, i) => `${name} ${written(seen.points[i])}`).join(" · ")}</small></>;
  const card = (one: Delivery, i: number) => {
    const told = say("end-in", { name: nameOf(one.seat), round: inRound(view.game, one.round) });
    return (
      <button type="button" key={i} class="delivery" aria-pressed={one === seen} onClick={() => see(one)}>
        <Good of={one} size={18} />
        <span>{say(one.to === undefined ? "end-contract" : "end-from-to", one)}<small>{told}</small></span>
        <b>{written(one.gain)}</b>
      </button>
    );
  };
  return (
    <section class="best card" aria-live="polite">
      <header>{head}</header>
      <div class="board" ref={(place) => { if (place && place.innerHTML !== drawn) place.innerHTML = drawn; }} />
      <div class="deliveries">{best.map(card)}</div>
    </section>
  );
}

/** The good that is delivered; of a contract there are several. */
const Good = ({ of: { good }, size }: { of: Delivery; size: number }) =>
  (good ? <Cube letter={good} size={size} /> : <span />);
