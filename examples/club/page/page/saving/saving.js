// A game as text: to save, to load, to send as a link.

import { bookOf, ruleLink } from "../app/book.js";
import { copy } from "../app/copying.js";
import { $, make } from "../app/dom.js";
import { linkTo } from "./link.js";
import { say } from "../i18n/text.js";
import { toast } from "../app/toast.js";

let texts = { seen: "", all: "" }; // what can be told of a game in which something is hidden
let linkable = false; // whether a link can hold the game
let address = ""; // of the text that was last offered for download

/** Makes the dialog work: table() is the one on the screen, load(record) begins what was loaded, linkOf(at) is the address of a position. */
export function prepareSaving(table, load, linkOf) {
  $("open-record").addEventListener("click", () => openSaving(table()));
  $("download").addEventListener("click", () => { // what stands there now, edited or not
    URL.revokeObjectURL(address);
    address = URL.createObjectURL(new Blob([$("record-text").value], { type: "text/plain" }));
    $("download").href = address;
  });
  $("upload").addEventListener("change", async () => {
    const [file] = $("upload").files;
    if (file) $("record-text").value = await file.text();
    $("upload").value = "";
  });
  $("load").addEventListener("click", async () => {
    $("record-error").replaceChildren();
    try {
      await load($("record-text").value);
      $("record").close();
    } catch (error) {
      $("record-error").replaceChildren(...explain(error, $("record-text").value));
    }
  });
  $("record-secret").addEventListener("change", tell);
  for (const [id, link] of Object.entries({
    "copy-game": async () => linkTo(await table().record()),
    "copy-move": () => linkOf(table().view.at),
    "copy-position": async () => linkTo(seenAlone() ? texts.seen : await table().standing()),
  })) {
    $(id).addEventListener("click", async () => {
      await copy(await link());
      if (id === "copy-move") toast(shows(table().view));
      $(id).textContent = say("copied");
      setTimeout(() => { $(id).textContent = say($(id).dataset.text); }, 2000);
    });
  }
}

/** What somebody else will see by the link of a position. */
const shows = ({ secret, seat, seats }) => (!secret ? say("copied-whole") : seat ? say("copied-seen", seats[seat - 1]) : say("copied-open"));

const seenAlone = () => !$("record-secret").hidden && $("tell-seen").checked;

/** Shows what is to be told; a game as one seat has seen it is no record. */
function tell() {
  $("record-text").value = seenAlone() ? texts.seen : texts.all;
  $("copy-game").hidden = !linkable || seenAlone();
}

/** Opens the dialog with the record of a table, or empty. */
export async function openSaving(table) {
  $("record-error").replaceChildren();
  texts = { seen: "", all: "" };
  const { secret, seat, seats, game } = table?.view ?? {};
  $("record-secret").hidden = !secret;
  $("tell-seen").checked = true;
  if (secret) $("seen-by").textContent = seat ? say("record-seen", seats[seat - 1]) : say("record-open");
  try {
    if (table) texts = { seen: secret ? await table.seen() : "", all: await table.record() };
  } catch (refused) { // while hands are hidden, a server tells none
    $("record-error").textContent = refused.message;
  }
  $("notation").href = bookOf(game ?? "steamrollers", "notation");
  linkable = Boolean(table?.standing);
  $("copy-position").hidden = !linkable;
  tell();
  $("record").showModal();
}

/** A refused record in a sentence, the line as it stands, and the rule. */
export function explain({ message, line, rule, ruleText }, text) {
  const [, game] = /^\s*game (\w+)/m.exec(text) ?? [];
  const said = [message, line ? text.split("\n")[line - 1] : ""].filter(Boolean).join("\n");
  return rule && game ? [`${said}\n`, make("b", {}, ruleLink(game, rule)), ` ${ruleText}`] : [said];
}
