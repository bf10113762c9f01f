// What a bot thinks of a position: a hint for who is asked, and how the seats stand
// for who looks back.

import { $, make } from "./dom.js";
import { optionsOf } from "./options.js";
import { notice } from "./refusal.js";
import { say } from "./text.js";

/** Makes the button ask a bot for a move, which is told with what it brings. */
export function prepareAdvice(table) {
  $("ask-hint").addEventListener("click", async () => {
    const asked = table();
    if (!asked?.view.asks || !asked.hint) return;
    const { view } = asked;
    notice(say("hint-thinking"));
    const move = await asked.hint();
    if (table() !== asked || asked.view !== view) return;
    const [{ text, effects }] = optionsOf(view.options, [move]);
    notice(say("hint-says", { text }));
    $("notice").append(make("small", {}, (effects ?? []).join("; ")));
  });
}

/** Shows whether there is somebody to ask, and in a game that is looked back on how the seats stand. */
export async function showAdvice(table, view) {
  $("ask-hint").hidden = !table.hint;
  $("ask-hint").ariaDisabled = String(!view.asks);
  const past = view.at < view.last || view.over;
  if (!past || !table.odds) {
    $("odds").hidden = true;
    return;
  }
  const odds = await table.odds();
  if (table.view !== view) return; // she has gone on
  $("odds").hidden = false;
  $("odds").ariaLabel = `${say("odds")}: ${odds.map((share, i) => `${nameOf(view, i)} ${percent(share)}`).join(", ")}`;
  $("odds").replaceChildren(...odds.map((share, i) => {
    const part = make("span", { className: `seat-${i + 1}`, title: `${nameOf(view, i)} ${percent(share)}` }, share > 0.15 ? `${nameOf(view, i)} ${percent(share)}` : "");
    part.style.flexGrow = share;
    return part;
  }));
}

const nameOf = ({ seats }, i) => seats[i]?.name ?? "Olive";

const percent = (share) => `${Math.round(100 * share)} %`;
