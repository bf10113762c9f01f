// Who sits at a table, as rows; the screens before one plays; what those who sit there ask of each other; and the bots
// and the clock there.

import { type ComponentChildren, type JSX, render, toChildArray, type VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { $ } from "../app/dom.js";
import { Face, Icon } from "../board/pieces.js";
import { botsOf } from "../home/form.js";
import { drawing, hasCover } from "../home/page.js";
import { botName, momentOf, say, titles } from "../i18n/text.js";
import { usualBot } from "../play/seats.js";
import { settings } from "../settings/settings.js";
import type { View } from "./client.js";
import type { RemoteTable, RemoteView } from "./remote.js";
import { Art, Code, Copying, Field, type Link, linkTo, server } from "./server.js";

/** What a seat is called that nobody has named. */
export const nameOf = (name: string | undefined, seat: number) => name || `P${seat}`;

/** Seats that all have names. */
export const called = <Seat extends { name?: string | undefined }>(seats: Seat[]) =>
  seats.map((seat, i) => ({ ...seat, name: nameOf(seat.name, i + 1) }));

/** How a seat is called, with the bot that plays there. */
export const withBot = (name: string, bot = "") => (bot ? `${name} (${botName(bot)})` : name);

/** A button that says a text of the page, by whose key it is known. */
export const Button = ({ says, ...more }: { says: string } & JSX.IntrinsicElements["button"]) =>
  <button type="button" data-do={says} {...more}>{say(says)}</button>;

/** What stands above the seats of a table: its cover, a headline and what else is said. */
const Banner = (props: { game: string; headline: string; children: ComponentChildren }) => (
  <section class="card banner" data-cover={props.game}>
    <Art class="art" from={async () => (hasCover(props.game) ? drawing(props.game) : "")} />
    <div class="in"><h2>{props.headline}</h2>{props.children}</div>
  </section>
);

/** How many seats are still waited for. */
function waitingFor(seats: { taken: boolean }[]): string {
  const count = seats.filter(({ taken }) => !taken).length;
  return say(count === 0 ? "all-seated" : count === 1 ? "waiting-one" : "waiting-for", { count });
}

type Row = {
  table: Pick<View, "game" | "seats" | "turn">; seat: number; here?: boolean | undefined; words?: string;
  children?: ComponentChildren;
};

/** A seat as a row, with what can be done about it; here is whether its player is, undefined where that is unknown. */
function SeatRow({ table, seat, here, words, children }: Row) {
  const { name, taken, bot } = table.seats[seat - 1]!, asked = seat === table.turn;
  const person = here === undefined ? "seat-taken" : here ? "seat-here" : "seat-away";
  const sits = say(!taken ? "seat-waits" : bot ? "seat-bot-sits" : person), away = taken && !bot && here === false;
  return (
    <li class={`seat${asked ? " asked" : ""}${away ? " away" : ""}`}>
      {taken ? <Face view={table} seat={seat} /> : <span class="face free" aria-hidden="true">{seat}</span>}
      <span>
        <b>{withBot(name, bot)}{words}</b>
        <small>{asked ? `${sits} · ${say("seat-turn")}` : sits}</small>
      </span>
      <span class="row">{children}{taken && !toChildArray(children).length && <Icon name="check" width={20} />}</span>
    </li>
  );
}

/** Whom a link invites to which seat; sought says that the player wants to see it now. */
type Invited = { link: string; seat: number; name: string; sought?: boolean };

const reveal = (place: Element | null) => place?.scrollIntoView({ block: "nearest" });

/** Invites somebody to a seat: a code for a camera, and the link, to be copied or sent on. */
function Invitation({ link, seat, name, sought = false }: Invited) {
  const send = () => navigator.share({ url: link }).catch(() => {}); // they have thought better of it
  return (
    <section class="card invitation" ref={sought ? reveal : null}>
      <h3>{say("invite-to", { seat, name })}</h3>
      <div>
        <p>{say("invite-how")}</p><Field link={link} />
        {"share" in navigator && <p class="row"><Button class="main" says="send-link" onClick={send} /></p>}
      </div>
      <Code class="qr" link={link} aria-label={say("code-of-link")} />
    </section>
  );
}

// The screens before one plays: links to the seats of a new table, and to sit down.

/** Shows one screen: the first one, the table, or another that goes when the next one is shown. */
export function show(screen: "home" | "playing" | VNode): void {
  for (const id of ["home", "playing"]) $(id).hidden = id !== screen;
  render(typeof screen === "string" ? null : screen, $("screen"));
}

/** A new table, with the invitations to its seats and what else was chosen, in words. */
export type Opened = { view: View; invites: string[]; rules: string[] };

/** The links of a new table, which are told once, and who has sat down. */
export function Inviting({ view: { table, game, seats: first }, invites, rules }: Opened) {
  const [known, sat] = useState(first), seats = called(known);
  const [{ at, sought }, invite] = useState({ at: seats.findIndex(({ bot }, i) => i > 0 && !bot), sought: false });
  useEffect(() => {
    const left = new AbortController();
    const stop = left.signal; // without it the links hold all the same
    server.follow(table, (view) => sat(view.seats), { stop }).catch(() => {});
    return () => left.abort();
  }, []);
  const linkOf = (at: number) => linkTo(table, { seat: invites[at]! });
  const facts = [say("seat-count", { count: seats.length }), ...rules];
  const row = ({ taken, bot }: (typeof seats)[number], i: number) => (
    <SeatRow key={i} table={{ game, seats, turn: 0 }} seat={i + 1}>
      {(!taken || bot) && <Copying link={linkOf(i)} />}
      {!taken && <Button says="show-code" onClick={() => invite({ at: i, sought: true })} />}
      {(!taken || bot) && <a class="button" href={linkOf(i)} target="_blank" rel="noopener">{say("sit-down")}</a>}
    </SeatRow>
  );
  return (
    <main id="inviting">
      <Banner game={game} headline={waitingFor(seats)}>
        <p class="facts">{facts.map((fact) => <span key={fact} class="chip">{fact}</span>)}</p>
        <p>{say("invitations-once")}</p>
      </Banner>
      {["localhost", "127.0.0.1", "[::1]"].includes(location.hostname) &&
        <p id="alone" class="note hint">{say("invitations-alone")}</p>}
      <section class="card seats"><h3>{say("invitations")}</h3><ol id="links">{seats.map(row)}</ol></section>
      {at >= 0 && <Invitation key={at} link={linkOf(at)} seat={at + 1} name={seats[at]!.name} sought={sought} />}
      <section class="card watching"><p>{say("watching")}</p><Field link={linkTo(table)} /></section>
    </main>
  );
}

/** Asks for a name to sit down by; what sit(name) gives is why that is not possible. */
export function Sitting({ view, link, sit }: { view: View; link: Link; sit: (name: string) => Promise<string> }) {
  const [error, fail] = useState(""), table = { ...view, seats: called(view.seats) };
  const submit = (event: Event) => {
    event.preventDefault();
    sit($("own-name").value).then(fail);
  };
  return (
    <main id="sitting">
      <Banner game={view.game} headline={`${titles[view.game]}: ${say("sit-down")}`}>
        <p>{waitingFor(view.seats)}</p>
      </Banner>
      <section class="card seats">
        <h3>{say("seats")}</h3>
        <ol>{table.seats.map((_, i) => <SeatRow key={i} table={table} seat={i + 1} />)}</ol>
      </section>
      <form class="card" onSubmit={submit}>
        <p class="row">
          <label for="own-name">{say("own-name")}</label>
          <input id="own-name" maxLength={1000} autoComplete="nickname" defaultValue={settings.name ?? ""} />
        </p>
        <p class="row">
          <button type="submit" id="sit" class="main">{say("sit-down")}</button>
          <a href={linkTo(link.id)}>{say("look-on")}</a>
        </p>
      </form>
      <p id="sitting-error" role="alert" class="error">{error}</p>
    </main>
  );
}

// The table in the dialog that opens from the bar, and what stands above the options.

type Shown = { table: RemoteTable; view: RemoteView };

/** Shows it; leave() gives up the seat. */
export function showCompany(table: RemoteTable, view: RemoteView, leave: () => unknown): void {
  const { company: { seats, away, here }, seat, turn, over } = view;
  const free = seats.some(({ taken }) => !taken);
  const late = turn && turn !== seat && here && !seats[turn - 1]?.bot && !here.includes(turn);
  $("connection").hidden = !away;
  $("open-free").hidden = !(free || late) || over;
  $("open-free").textContent = free ? waitingFor(seats) : late ? say("player-away", view.seats[turn - 1]) : "";
  render(<Wish table={table} view={view} />, $("wish"));
  render(<Company key={table.id} table={table} view={view} leave={leave} />, $("company-now"));
}

/**
 * The seats of a table, with the ways to fill and to free them, what happened there, and whether the table rests and
 * whether others may look on, with the ways to change both.
 */
function Company({ table, view, leave }: Shown & { leave: () => unknown }) {
  const { company, seat: mine, over, turn } = view, { opened, here, notes, clock, pause, closed } = company;
  const seats = called(company.seats);
  const plays = mine > 0 && !over, agreed = pause?.rests || pause?.consent.includes(mine);
  const [freed, invite] = useState<Invited | null>(null);
  const seatBots = (seats?: number[]) => table.seatBots($("bot-kind").value, seats);
  const free = async (seat: number, taken: boolean) => {
    const { name } = seats[seat - 1]!;
    if (taken && !confirm(say("free-surely", { name }))) return;
    const invitation = await table.free(seat);
    if (invitation) invite({ link: linkTo(table.id, { seat: invitation }), seat, name, sought: true });
  };
  const row = (taken: boolean, seat: number) => (
    <SeatRow key={seat} table={{ ...company, seats }} seat={seat} here={here?.includes(seat)}
      words={(taken ? "" : ` (${say("free")})`) + (seat === mine ? ` (${say("you")})` : "")}>
      {opened && seat !== mine &&
        <Button says={taken ? "free-seat" : "new-link"} data-free={seat} onClick={() => free(seat, taken)} />}
      {!taken && (opened || mine > 0) && <Button says="let-bot" data-bot={seat} onClick={() => seatBots([seat])} />}
    </SeatRow>
  );
  const until = clock?.due && say("clock-until", { name: seats[turn - 1]?.name, when: momentOf(clock.due * 1000) });
  return (
    <>
      <p id="waiting">{waitingFor(seats)}</p>
      {clock && !over && <p id="clock">{until || say("clock-each", { count: clock.days })}</p>}
      <ul id="company-seats">{seats.map(({ taken }, i) => row(taken, i + 1))}</ul>
      <p id="bots" class="row" hidden={over || !(opened || mine) || seats.every(({ taken }) => taken)}>
        <label for="bot-kind">{say("bot-kind")}</label>
        <select id="bot-kind">{botsOf(company.game).map((kind) =>
          <option key={kind} value={kind} selected={kind === usualBot}>{botName(kind)}</option>)}</select>
        <Button id="begin-bots" says="begin-bots" onClick={() => seatBots()} />
      </p>
      <div id="freed">{freed && <Invitation key={freed.link} {...freed} />}</div>
      <ul id="notes">{notes.slice(-3).map(({ kind, seat }, i) => <li key={i}>{say(`note-${kind}`, { seat })}</li>)}</ul>
      <p id="rest" class="row" role="status">
        {plays && pause && <span>{say(pause.rests ? "pause-rests" : "pause-wish")}</span>}
        {plays && pause && <Button says="resume-table" onClick={() => table.pause(false)} />}
        {plays && !agreed && <Button says={pause ? "pause-agree" : "pause"} onClick={() => table.pause(true)} />}
        {opened && <Button says={closed ? "open-watchers" : "close-watchers"} onClick={() => table.openTo(closed)} />}
      </p>
      <p class="row">
        <Button says="close" onClick={() => $("company").close()} />
        <Button id="give-up" says="leave-seat" hidden={!mine} onClick={() => confirm(say("leave-surely")) && leave()} />
      </p>
    </>
  );
}

/** That somebody wants to take back a move. */
function Wish({ table, view: { company: { undo: wish }, seat, seats } }: Shown) {
  if (!wish || !seat) return null;
  const agreed = wish.consent.includes(seat);
  return (
    <>
      <p>{agreed ? say("wish-waiting") : say("wish", { name: seats[wish.by - 1]?.name })}</p>
      <p class="row">
        {!agreed && <Button id="agree" says="agree" onClick={() => table.undo()} />}
        <Button id="insist" says="insist" onClick={() => table.insist()} />
      </p>
    </>
  );
}

// How long a move may take, which is chosen when a table is opened.

/** What is chosen of it, as the server wants it; undefined for no clock. */
export function chosenClock() {
  const days = Number($("clock-days").value), late = $("clock-late").value;
  return days ? { days, late: late === "bot" ? "bot" as const : "pass" as const } : undefined;
}
