// What keeps a game from going on: a bot that fails, or the library itself.

import { $, make } from "./dom.js";
import { say } from "../i18n/text.js";

/** Shows why nobody plays on, and what can be done about it. */
export function showTrouble(table, { trouble }) {
  $("trouble").hidden = !trouble;
  if (!trouble) return;
  const button = (id, text, act) => make("button", { id, onclick: act }, text);
  $("trouble").replaceChildren(make("p", {}, say("bot-failed", trouble)), make("p", { className: "row" },
    button("try-again", say("try-again"), () => table.tryAgain()),
    button("take-over", say("take-over", trouble), () => table.takeOver())));
}

/** Whether an error is that of a library which has stopped: with it nothing can be done but to load it again. */
export const hasStopped = ({ name }) => name === "StoppedError";

/** Says it where the library stops, whatever was being done: the game is kept, and the page loaded anew goes on with it. */
export function prepareTrouble() {
  const tell = (event, error) => {
    if (!error || !hasStopped(error)) return;
    event.preventDefault();
    for (const dialog of document.querySelectorAll("dialog[open]")) dialog.close();
    $("stopped").hidden = false;
    $("load-anew").focus();
  };
  addEventListener("unhandledrejection", (event) => tell(event, event.reason));
  addEventListener("error", (event) => tell(event, event.error));
  $("load-anew").addEventListener("click", () => location.reload());
}
