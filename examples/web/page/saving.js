// A game as text: to save, to load, to send as a link.

import { bookOf, ruleLink } from "./book.js";
import { copy } from "./copying.js";
import { $, make } from "./dom.js";
import { linkTo } from "./link.js";
import { say } from "./text.js";

let hidden = ""; // the record that is not shown unless it is asked for
let address = ""; // of the text that was last offered for download

/** Makes the dialog work: table() is the one on the screen, load(record) begins what was loaded. */
export function prepareSaving(table, load) {
  $("open-record").addEventListener("click", () => openSaving(table()));
  $("download").addEventListener("click", () => { // what stands there now, edited or not
    URL.revokeObjectURL(address);
    address = URL.createObjectURL(new Blob([$("record-text").value || hidden], { type: "text/plain" }));
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
  $("record-show").addEventListener("click", () => {
    $("record-secret").hidden = true;
    $("record-text").value = hidden;
    $("record-text").focus();
  });
  for (const [id, link] of [
    ["copy-game", async () => linkTo(await table().record())],
    ["copy-move", async () => linkTo(await table().record(), table().view.at)],
    ["copy-position", async () => linkTo(await table().position())],
  ]) {
    $(id).addEventListener("click", async () => {
      await copy(await link());
      $(id).textContent = say("copied");
      setTimeout(() => { $(id).textContent = say($(id).dataset.text); }, 2000);
    });
  }
}

/** Opens the dialog with the record of a table, or empty. */
export async function openSaving(table) {
  $("record-error").replaceChildren();
  $("record-text").value = hidden = "";
  $("record-secret").hidden = !table?.view.secret;
  try {
    if (table) hidden = await table.record();
    if (!table?.view.secret) $("record-text").value = hidden;
  } catch (refused) { // while hands are hidden, a server tells none
    $("record-error").textContent = refused.message;
  }
  $("notation").href = bookOf(table?.view.game ?? "steamrollers", "notation");
  for (const id of ["copy-game", "copy-position"]) $(id).hidden = !table;
  $("record").showModal();
}

/** A refused record in a sentence, the line as it stands, and the rule. */
export function explain({ message, line, rule, ruleText }, text) {
  const [, game] = /^\s*game (\w+)/m.exec(text) ?? [];
  const said = [message, line ? text.split("\n")[line - 1] : ""].filter(Boolean).join("\n");
  return rule && game ? [`${said}\n`, make("b", {}, ruleLink(game, rule)), ` ${ruleText}`] : [said];
}
