// A game as text: to save, to load, to send as a link.

import { render } from "preact";
import { addressOf, named } from "../app/address.js";
import { base64url, copy, saveFile } from "../app/browser.js";
import { bookOf, RuleLink, toast } from "../app/dialogs.js";
import { $ } from "../app/dom.js";
import type { Table, View } from "../core/types.js";
import { say } from "../i18n/text.js";
import { playing } from "../play/seats.js";
import type { RailhexError } from "../railhex/index.js";

const saved = { seen: "", all: "" }; // what can be told of a game in which something is hidden

/** Whether a link can hold the game on the screen. */
const isLinkable = (): boolean => Boolean(playing()?.standing);

/** Makes the dialog work: load(record) begins what was loaded, linkOf(at) is the address of a position. */
export function prepareSaving(load: (record: string) => unknown, linkOf: (at: number) => string | Promise<string>) {
  for (const id of ["open-record", "home-record"]) $(id).addEventListener("click", openSaving);
  $("download").addEventListener("click", () => saveFile("game", $("record-text").value)); // edited or not
  $("upload").addEventListener("change", async () => {
    const file = $("upload").files?.[0];
    if (file) $("record-text").value = await file.text();
    $("upload").value = "";
  });
  $("load").addEventListener("click", async () => {
    render(null, $("record-error"));
    try {
      await load($("record-text").value);
      $("record").close();
    } catch (error) {
      render(<Explained of={error as RailhexError} text={$("record-text").value} />, $("record-error"));
    }
  });
  $("record-secret").addEventListener("change", tell);
  for (const [id, link] of Object.entries({
    "copy-game": async (here: Table) => linkTo(await here.record()),
    "copy-move": ({ view: { at } }: Table) => linkOf(at),
    "copy-position": (here: Table) => linkTo(seenAlone() ? saved.seen : here.standing?.() ?? ""),
  })) {
    $(id).addEventListener("click", async () => {
      const here = playing()!;
      await copy(await link(here));
      if (id === "copy-move") toast(shows(here.view));
      $(id).textContent = say("copied");
      setTimeout(() => { $(id).textContent = say($(id).dataset.text ?? ""); }, 2000);
    });
  }
}

/** What somebody else will see by the link of a position. */
const shows = ({ secret, seat, seats }: View): string =>
  (!secret ? say("copied-whole") : seat ? say("copied-seen", seats[seat - 1]) : say("copied-open"));

const seenAlone = (): boolean => !$("record-secret").hidden && $("tell-seen").checked;

/** Shows what is to be told; a game as one seat has seen it is no record. */
function tell(): void {
  $("record-text").value = seenAlone() ? saved.seen : saved.all;
  $("copy-game").hidden = !isLinkable() || seenAlone();
}

/** Opens the dialog with the record of the table on the screen, or empty. */
async function openSaving(): Promise<void> {
  const table = playing(), { secret = false, seat = 0, seats = [], game = "steamrollers" } = table?.view ?? {};
  render(null, $("record-error"));
  Object.assign(saved, { seen: "", all: "" });
  $("record-secret").hidden = !secret;
  $("tell-seen").checked = true;
  if (secret) $("seen-by").textContent = seat ? say("record-seen", seats[seat - 1]) : say("record-open");
  try {
    if (table) Object.assign(saved, { seen: secret ? table.seen?.() ?? "" : "", all: await table.record() });
  } catch (refused) { // while hands are hidden, a server tells none
    if (refused instanceof Error) render(refused.message, $("record-error"));
  }
  $("notation").href = bookOf(game, "notation");
  $("copy-position").hidden = !isLinkable();
  tell();
  $("record").showModal();
}

/** Why a record is refused: a sentence, the line as it stands, and the rule. */
function Explained({ of: { message, line, rule, ruleText }, text }: { of: RailhexError; text: string }) {
  const [, game] = /^\s*game (\w+)/m.exec(text) ?? [];
  return (
    <>
      {[message, line ? text.split("\n")[line - 1] : ""].filter(Boolean).join("\n")}
      {rule && game && <>{"\n"}<b><RuleLink game={game} rule={rule} /></b> {ruleText}</>}
    </>
  );
}

// Links that hold a game: its record, compressed, behind # where no server sees it.

const most = 1 << 20; // characters of a record that a link may unfold to

/** The address that opens a record at the position after so many moves, or at its end. */
export async function linkTo(record: string, at?: number): Promise<string> {
  const squeezed = new Blob([record]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  return addressOf({ game: base64url(new Uint8Array(await new Response(squeezed).arrayBuffer())), at });
}

/**
 * What the address of the page holds: record, at if it names a position, and of a game that could not be kept its id
 * and the revision that was.
 */
export async function linked() {
  const { game = "", at, kept, revision = 0 } = named(), record = await unpack(game);
  return { record, at: at === undefined ? at : Number(at), id: kept, revision: Number(revision) };
}

async function unpack(packed: string): Promise<string> {
  const binary = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"))
    .pipeThrough(new TextDecoderStream()).getReader();
  for (let text = ""; ;) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += value;
    if (text.length > most) throw new RangeError("the link holds more than a game");
  }
}
