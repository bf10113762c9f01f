// What a bot thinks of a position: a hint, what it thinks of another move, and how the seats stand; and why something
// cannot be done.

import { hasStopped, ruleLink } from "../app/dialogs.js";
import { $, make } from "../app/dom.js";
import { clear, draw } from "../board/overlay.js";
import { icon } from "../board/pieces.js";
import type { Advised, Offer, Table, View, Weighed } from "../core/types.js";
import { say } from "../i18n/text.js";
import type { ConsideredMove, Refused } from "../railhex/index.js";
import { chosenMove } from "./act.js";

const little = 0.03; // of the chance to win: what a bot cannot tell apart

type Hint = ConsideredMove & { second?: ConsideredMove };

/** What a bot has said. */
const hinted: { view: View | null; told: Hint | null } = { view: null, told: null };

/** The table on the screen, if there is one. */
type Playing = () => Table | null;

/**
 * Makes the buttons ask a bot for a move, which is told with what it brings, and for what speaks against another: the
 * one that is chosen, or else the next.
 */
export function prepareAdvice(table: Playing): void {
  $("ask-hint").addEventListener("click", () => {
    compareNext(false);
    advise(table, async (asked, view) => {
      const { move, value, second } = await hintOf(asked, view);
      const { text, effects } = optionOf(asked, move);
      return () => {
        notice(say("hint-says", { text }), "bulb");
        $("notice").append(consequences(effects ?? []), runnerUp(asked, value, second),
          make("button", { data: { move } }, say("do-this")));
        drawOn(asked, view, "hint", move);
      };
    });
  });
  $("why-not").addEventListener("click", () => {
    if (!isAdvised(table())) return;
    if (chosenMove()) return void compare(table, chosenMove());
    compareNext(!comparing());
    notice(comparing() ? say("why-not-how") : "");
  });
}

/** The next best move, in a sentence: how much less it promises, or that it is as good. */
function runnerUp(table: Table, value?: number, second?: ConsideredMove): Node | string {
  if (!second) return "";
  const { text } = optionOf(table, second.move);
  const { value: next } = second, alike = value === undefined || next === undefined || value - next <= little;
  return make("small", {}, alike ? say("hint-alike", { text })
    : say("hint-second", { text, own: percent(next), best: percent(value) }));
}

/** Draws a move on the board of who is asked, with rings about its hexes. */
function drawOn(table: Advised, view: View, kind: string, move: string): void {
  draw(kind, { ...table.drawnMove(move), rings: optionOf(table, move).hexes.map((hex) => ({ hex, seat: view.seat })) });
}

/** Whether the next move that is chosen is compared, and not made. */
export const comparing = (): boolean => $("why-not").ariaPressed === "true";

function compareNext(whether: boolean): void {
  $("why-not").ariaPressed = String(whether);
}

/** Compares a move of who is asked with the one that a bot would make; table() is the one on the screen. */
export function compare(table: Playing, move: string): Promise<void> {
  compareNext(false);
  return advise(table, async (asked, view) => {
    const { move: best } = await hintOf(asked, view);
    const [own, its] = await Promise.all([asked.weigh(move), asked.weigh(best)]);
    return () => {
      if (best === move) {
        notice(say("why-not-same"), "bulb");
        $("notice").append(side(asked, "why-not-own", move, own));
        drawOn(asked, view, "own", move);
        return;
      }
      const apart = Math.abs(its.chance - own.chance) > little;
      notice(say(apart ? "why-not-worse" : "why-not-alike", { own: percent(own.chance), best: percent(its.chance) }),
        "bulb");
      $("notice").append(side(asked, "why-not-own", move, own), side(asked, "why-not-bot", best, its));
      drawOn(asked, view, "own", move);
      drawOn(asked, view, "hint", best);
    };
  });
}

/** A move that was compared: what it is worth and does, and a button that makes it. */
function side(table: Table, key: string, move: string, { chance, points, lines }: Weighed): Node {
  const { text, effects } = optionOf(table, move);
  return make("div", { className: "side" },
    make("div", {}, make("b", {}, say(key, { text })), make(
      "small", {}, say("why-not-worth", { chance: percent(chance), points })), consequences(effects ?? lines)),
    make("button", { data: { move } }, say("do-this")));
}

const consequences = (told: string[]) =>
  make("small", {}, told.join(told.every((one) => one.endsWith(".")) ? " " : "; "));

const optionOf = (table: Table, move: string): Offer => table.view.offers.find((offer) => offer.move === move)!;

async function hintOf(table: Advised, view: View): Promise<Hint> {
  const told = hinted.view === view && hinted.told || await table.hint();
  Object.assign(hinted, { view, told });
  return told;
}

/** Whether there is a bot to ask about a move. */
const isAdvised = (table: Table | null): table is Advised => Boolean(table?.view.asks && table.hint);

/** Says what ask(table, view) finds to tell, or why it cannot; nothing where the table has gone on meanwhile. */
async function advise(table: Playing, ask: (asked: Advised, view: View) => Promise<() => void>): Promise<void> {
  const asked = table();
  if (!isAdvised(asked)) return;
  const { view } = asked;
  notice(say("hint-thinking"), "bulb");
  clear("hint", "own");
  const tell = await ask(asked, view).catch((error: Error) => {
    if (hasStopped(error)) throw error;
    return () => notice(say("hint-failed", { message: error.message }));
  });
  if (table() === asked && asked.view === view) tell();
}

/** Shows whether there is somebody to ask, and in a game that is looked back on how the seats stand. */
export async function showAdvice(table: Table, view: View): Promise<void> {
  compareNext(false);
  for (const id of ["ask-hint", "why-not"]) {
    $(id).hidden = !table.hint;
    $(id).ariaDisabled = String(!view.asks);
  }
  if (!table.odds || (view.at === view.last && !view.over)) {
    $("odds").hidden = true;
    return;
  }
  const odds = await table.odds();
  if (table.view !== view) return; // she has gone on
  const told = odds.map((share, i) => `${view.seats[i]!.name} ${percent(share)}`);
  $("odds").hidden = false;
  $("odds").ariaLabel = `${say("odds")}: ${told.join(", ")}`;
  $("odds").replaceChildren(...odds.map((share, i) => {
    const part = make("span", { className: `seat-${i + 1}`, title: told[i]! }, share > 0.15 ? told[i]! : "");
    part.style.flexGrow = String(share);
    return part;
  }));
}

/** Gives the player at a table a hint at each decision, until a round is over. */
export function hintUntil(table: Table, round: number): void {
  const ask = (view: View) => {
    if (view.asks && view.round <= round) whenShown(() => { if (table.view === view) $("ask-hint").click(); });
  };
  table.follow(ask);
  ask(table.view); // which is told already
}

function whenShown(act: () => void): void {
  if ($("playing").ariaBusy === "false") act();
  else requestAnimationFrame(() => whenShown(act));
}

const percent = (share: number): string => `${Math.round(100 * share)} %`;

// Why something cannot be done: a sentence, and the rule that forbids it.

/** Says it; without a refusal there is nothing to say. */
export function refuse(game: string, refused?: Partial<Refused> | null): void {
  if (!refused) unsay();
  else {
    const { message = "", rule, text = "" } = refused;
    const why = rule ? [make("small", {}, make("b", {}, ruleLink(game, rule)), ` ${text}`)] : [];
    tell("refuse", "warn", make("b", {}, message), ...why);
  }
}

/** A sentence of the page where a refusal stands otherwise: a calm one, with a sign. */
export function notice(text: string, sign = "ask"): void {
  if (text) tell("hint", sign, text);
  else unsay();
}

/** Takes away what is said, with what was drawn of advice. */
function unsay(): void {
  $("notice").replaceChildren();
  clear("hint", "own");
}

function tell(kind: string, sign: string, ...words: (Node | string)[]): void {
  const close = make("button", { className: "close", ariaLabel: say("close"), onclick: unsay }, "×");
  $("notice").className = kind;
  $("notice").replaceChildren(icon(sign, 20), close, ...words);
}
