// The first screen, with what belongs to the player: tables, the personal link, records, name, and letters.

import { signal } from "@preact/signals";
import { type ComponentChild, render } from "preact";
import { addressOf } from "../app/address.js";
import { saveFile } from "../app/browser.js";
import { $ } from "../app/dom.js";
import { latest } from "../core/latest.js";
import { momentOf, say, titles } from "../i18n/text.js";
import { remember, settings } from "../settings/settings.js";
import { newKey, type Operations } from "./client.js";
import { Button, nameOf } from "./company.js";
import { Code, Field, linkTo, me, reason, server } from "./server.js";

/** What is said on the first screen. */
export const notice = signal<ComponentChild>("");

/** What is done by a button there; what it was refused for is said there. */
const trying = (act: () => Promise<unknown>) => () => act().catch((error) => { notice.value = reason(error); });

type Listed = Operations["mine"]["answer"]["tables"][number];

const asks = ({ seat, turn, over }: Listed) => !over && seat !== 0 && seat === turn;

/** A table as a line, with what is told of it and what can be done. */
const line = ({ table, game, names }: Listed, told: ComponentChild, ways: ComponentChild) => (
  <li key={table} data-table={table}>
    <span><b>{titles[game] ?? game}</b> {names.map((name, i) => nameOf(name, i + 1)).join(", ")} {told}</span>
    <span class="row">{ways}</span>
  </li>
);

const way = (key: string, table: string, at?: number) =>
  <a class={`button ${key === "resume" ? "main" : ""}`} href={linkTo(table, { at })}>{say(key)}</a>;

/** A table that goes on. */
function going(one: Listed) {
  const { turn, names, due, table } = one, other = turn > 0 && say("turn-of", { name: nameOf(names[turn - 1], turn) });
  const until = due > 0 && <span class="due"> {say("due", { when: momentOf(due * 1000) })}</span>;
  return line(one, <>{asks(one) ? <em>{say("your-turn")}</em> : other}{until}</>, way("resume", table));
}

/** A table that is over. */
function finished(one: Listed) {
  const { table, game, names, seat, opened, changed, points, winners } = one;
  const record = async () => saveFile(game, await server.table(table).record());
  const again = async () => {
    const next: Operations["rematch"]["answer"] = await server.table(table).ask("POST", "/rematch");
    location.hash = new URL(linkTo(next.table)).hash;
  };
  const won = winners?.map((seat) => nameOf(names[seat - 1], seat)).join(", ");
  const when = changed > 0 && momentOf(changed * 1000);
  return line(
    one,
    <>{won && <><em>{won}</em> ({points.join(" – ")}) </>}<span class="due">{when}</span></>,
    <>
      {way("look-at", table)}{way("replay", table, 0)}
      <Button says="download" onClick={trying(record)} />
      {(seat > 0 || opened) && <Button says="rematch" onClick={trying(again)} />}
    </>);
}

const askingTables = latest();

/** Lists the tables, those that wait for the player first. */
async function showTables() {
  const isLatest = askingTables(), all: Listed[] = [];
  for (let rest = 1; rest > 0;) { // an answer has some
    const query = { from: all.length };
    const { tables, total }: Operations["mine"]["answer"] = await server.insist("GET", "mine", { query });
    all.push(...tables);
    rest = tables.length && total - all.length;
  }
  if (!isLatest()) return;
  const now = all.filter(({ over }) => !over).sort((one, other) => Number(asks(other)) - Number(asks(one)));
  const then = all.filter(({ over }) => over);
  $("games-title").textContent = say("tables-here");
  $("games-title").hidden = now.length === 0;
  render(now.map(going), $("games"));
  render(
    <>
      {then.length > 0 && <h2>{say("games-finished")}</h2>}
      <ul id="finished-games">{then.map(finished)}</ul>
    </>, $("finished"));
}

const often = 30_000; // milliseconds between two looks

/** Makes the screen work; forgotten() is called when the player is. */
export function prepareMine(forgotten: () => unknown): void {
  const again = () => { if (!document.hidden && !$("home").hidden) showTables(); };
  document.addEventListener("visibilitychange", again);
  setInterval(again, often);
  render(<>{notice}</>, $("home-notice"));
  render(<Mail />, $("mail"));
  const ways = {
    show: async () => showLink("own-link"),
    records: async () => saveFile("railhex.zip", await server.records()),
    renew: async () => { // all links to the old key are void
      if (!confirm(say("own-renew-surely"))) return;
      const key = newKey();
      await server.insist("PUT", "mine/key", { body: { key } });
      me.value = key;
      showLink("own-link");
    },
    forget: async () => {
      if (!confirm(say("own-forget-surely"))) return;
      await server.forget();
      me.value = newKey();
      remember({ linkShown: false });
      forgotten();
    },
  };
  for (const [id, act] of Object.entries(ways)) $(`own-${id}`).onclick = trying(act);
}

/** Shows the screen as it is now. */
export function showMine(): void {
  render(null, $("own-link"));
  showTables();
  showMail().catch(() => {}); // the tables say that the server is away
}

// What belongs to the player on whichever device: a link that has all seats.

/** Shows the personal link in a place, to read, to copy, and as a code. */
function showLink(place: string) {
  const link = addressOf({ me: me.value }), code = <Code class="own-code" link={link} aria-label={say("own-show")} />;
  render(<><Field key={link} link={link} />{code}</>, $(place));
}

/**
 * Shows the personal link to a player who sits down for the first time: the seat would go with the memory of this
 * browser.
 */
export function showLinkOnce(): void {
  if (settings.linkShown) return;
  remember({ linkShown: true });
  showLink("own-first-link");
  $("own-first").showModal();
}

/**
 * Takes over the seats of a personal link, if the player wants that, and says what came of it. Whoever has sent a
 * link sees what the player sees with it, so nobody is given a key unasked, nor one that holds nothing.
 */
export async function takeOver(key: string): Promise<string> {
  if (key === me.value) return say("own-adopted");
  const totalOf = async (key: string): Promise<number> => (await server.insist("GET", "mine", { key })).total;
  const [count, own] = await Promise.all([totalOf(key), totalOf(me.value)]);
  if (!count) return say("own-empty");
  if (!confirm(say(own ? "own-replace" : "own-adopt", { count }))) return "";
  me.value = key;
  return say("own-adopted");
}

// Letters by which the server tells of the turn, where it sends any.

const mail = signal({ offered: false, address: "", confirmed: false, said: "" });
const askingMail = latest();

/** Learns where letters go: while it stays, so does what was said. */
async function showMail() {
  const isLatest = askingMail(), told: Operations["mail"]["answer"] = await server.insist("GET", "mine/mail");
  const { address, confirmed, said } = mail.value, stays = told.address === address && told.confirmed === confirmed;
  if (isLatest()) mail.value = { ...told, said: stays ? said : "" };
}

/** Where letters go, and the ways to change that. What is typed stays until they go elsewhere. */
function Mail() {
  const { offered, address, confirmed, said } = mail.value;
  const change = async (changed: Promise<unknown>, done = "") => {
    const said = await changed.then(showMail).then(() => done, reason);
    mail.value = { ...mail.value, said };
  };
  const send = (event: Event) => {
    event.preventDefault();
    const body = { address: $("mail-address").value };
    change(server.ask("PUT", "mine/mail", { body }), say("mail-sent"));
  };
  const drop = () => change(server.insist("DELETE", "mine/mail")), state = confirmed ? "mail-confirmed" : "mail-waits";
  $("mail").hidden = !offered;
  return (
    <>
      <h2>{say("mail-title")}</h2>
      <p>{say("mail-about")}</p>
      {address && <p>{say(state, { address })} <Button says="mail-drop" onClick={drop} /></p>}
      <form class="row" onSubmit={send}>
        <label for="mail-address">{say("mail-address")}</label>
        <input id="mail-address" key={address} type="email" required autoComplete="email" defaultValue={address} />
        <button type="submit" id="mail-send">{say("mail-send")}</button>
      </form>
      <p id="mail-said" role="status">{said}</p>
    </>
  );
}

/** Answers a letter by its code, and returns what there is to say. */
export async function answerLetter(code: string | undefined, wants: boolean): Promise<string> {
  await server.insist("POST", "mail", { body: { code, wants } });
  return say(wants ? "mail-on" : "mail-off");
}
