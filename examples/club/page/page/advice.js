// What a bot thinks of a position: a hint for who is asked, what it thinks of her own
// move beside it, and how the seats stand for who looks back.

import { chosenMove } from "./act.js";
import { $, make } from "./dom.js";
import { locatedOptions } from "./names.js";
import { optionsOf } from "./options.js";
import { notice } from "./refusal.js";
import { mark } from "./rings.js";
import { say } from "./text.js";
import { hasStopped } from "./trouble.js";

const little = 0.03; // of the chance to win: what a bot cannot tell apart

let hinted = { view: null, told: null }; // what a bot has said

/** Makes the buttons ask a bot for a move, which is told with what it brings, and for what speaks against another: the one that is chosen, or else the next. */
export function prepareAdvice(table) {
  $("ask-hint").addEventListener("click", () => {
    compareNext(false);
    advise(table, async (asked, view) => {
      const { move, alike } = await hintOf(asked, view);
      const { text, effects } = optionOf(asked, move);
      const hexes = asked.hexesOf(move);
      return () => {
        notice(say("hint-says", { text }), "bulb");
        if (alike) $("notice").append(" ", say("hint-alike", { text: optionOf(asked, alike).text }));
        $("notice").append(consequences(effects ?? []), make("button", { data: { move } }, say("do-this")));
        for (const hex of hexes) mark("hint-ring", hex, view.seat);
      };
    });
  });
  $("why-not").addEventListener("click", () => {
    if (!table()?.view.asks || !table().hint) return;
    if (chosenMove()) return void compare(table, chosenMove());
    compareNext(!comparing());
    notice(comparing() ? say("why-not-how") : "");
  });
}

/** Whether the next move that is chosen is compared, and not made. */
export const comparing = () => $("why-not").ariaPressed === "true";

function compareNext(whether) {
  $("why-not").ariaPressed = String(whether);
}

/** Compares a move of who is asked with the one that a bot would make; table() is the one on the screen. */
export function compare(table, move) {
  compareNext(false);
  return advise(table, async (asked, view) => {
    const { move: best } = await hintOf(asked, view);
    const [own, its] = await Promise.all([asked.weigh(move), asked.weigh(best)]);
    return () => {
      if (best === move) {
        notice(say("why-not-same"), "bulb");
        $("notice").append(side(asked, "why-not-own", move, own));
        return;
      }
      const apart = Math.abs(its.chance - own.chance) > little;
      notice(say(apart ? "why-not-worse" : "why-not-alike", { own: percent(own.chance), best: percent(its.chance) }), "bulb");
      $("notice").append(side(asked, "why-not-own", move, own), side(asked, "why-not-bot", best, its));
      for (const hex of asked.hexesOf(move)) mark("own-ring", hex, view.seat);
      for (const hex of asked.hexesOf(best)) mark("hint-ring", hex, view.seat);
    };
  });
}

/** A move that was compared: what it is worth and does, and a button that makes it. */
function side(table, key, move, { chance, points, lines }) {
  const { text, effects } = optionOf(table, move);
  return make("div", { className: "side" },
    make("div", {}, make("b", {}, say(key, { text })), make("small", {}, say("why-not-worth", { chance: percent(chance), points })), consequences(effects ?? lines)),
    make("button", { data: { move } }, say("do-this")));
}

const consequences = (told) => make("small", {}, told.join(told.every((one) => one.endsWith(".")) ? " " : "; "));

const optionOf = (table, move) => locatedOptions(optionsOf(table.view.options, [move]), table)[0];

async function hintOf(table, view) {
  if (hinted.view !== view) hinted = { view, told: await table.hint() };
  return hinted.told;
}

/** Says what ask(table, view) finds to tell, or why it cannot; nothing where the table has gone on meanwhile. */
async function advise(table, ask) {
  const asked = table();
  if (!asked?.view.asks || !asked.hint) return;
  const { view } = asked;
  notice(say("hint-thinking"), "bulb");
  let tell;
  try {
    tell = await ask(asked, view);
  } catch (error) {
    if (hasStopped(error)) throw error;
    tell = () => notice(say("hint-failed", { message: error.message }));
  }
  if (table() === asked && asked.view === view) tell();
}

/** Shows whether there is somebody to ask, and in a game that is looked back on how the seats stand. */
export async function showAdvice(table, view) {
  compareNext(false);
  for (const id of ["ask-hint", "why-not"]) {
    $(id).hidden = !table.hint;
    $(id).ariaDisabled = String(!view.asks);
  }
  const past = view.at < view.last || view.over;
  if (!past || !table.odds) {
    $("odds").hidden = true;
    return;
  }
  const odds = await table.odds();
  if (table.view !== view) return; // she has gone on
  $("odds").hidden = false;
  $("odds").ariaLabel = `${say("odds")}: ${odds.map((share, i) => `${view.seats[i].name} ${percent(share)}`).join(", ")}`;
  $("odds").replaceChildren(...odds.map((share, i) => {
    const told = `${view.seats[i].name} ${percent(share)}`;
    const part = make("span", { className: `seat-${i + 1}`, title: told }, share > 0.15 ? told : "");
    part.style.flexGrow = share;
    return part;
  }));
}

/** Gives the player at a table a hint at each decision, until a round is over. */
export function hintUntil(table, round) {
  const ask = (view) => {
    if (view.asks && view.round <= round) whenShown(() => { if (table.view === view) $("ask-hint").click(); });
  };
  table.follow(ask);
  ask(table.view); // which is told already
}

function whenShown(act) {
  if ($("playing").ariaBusy === "false") act();
  else requestAnimationFrame(() => whenShown(act));
}

const percent = (share) => `${Math.round(100 * share)} %`;
