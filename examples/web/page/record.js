// Saving and loading a game as text.

import { ruleLink } from "./book.js";
import { $ } from "./dom.js";
import { call, Refusal } from "./engine.js";
import { chance } from "./form.js";
import { view } from "./game.js";
import { settings } from "./settings.js";

let address = ""; // of the text that was last offered for download

/** Makes the dialog work; begin(method, input) begins a game. */
export function prepareRecord(begin) {
  $("open-record").addEventListener("click", () => {
    $("record-error").textContent = "";
    $("record-text").value = view ? call("record").record : "";
    $("record").showModal();
  });
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
  $("load").addEventListener("click", () => {
    try {
      begin("load", { record: $("record-text").value, ...settings.seating, seed: chance() });
      $("record").close();
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      $("record-error").replaceChildren(...explain(refusal));
    }
  });
}

/** A refused record in a sentence, the line as it stands, and the rule. */
function explain({ message, line, move, rule, text }) {
  const said = [message, line ? move : ""].filter(Boolean).join("\n");
  return text ? [`${said}\n`, ruleLink(rule), ` ${text}`] : [said];
}
