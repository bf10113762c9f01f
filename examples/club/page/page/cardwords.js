// What is said on the card of a component.

import { ruleLink } from "./book.js";
import { make } from "./dom.js";
import { say } from "./text.js";

const enough = 150; // letters of what a component does, after which no further sentence is told

/** The rule by which the help of a game tells of a kind of component, the first kind that fits. */
const told = {
  steamrollers: [[/\/tile-/, "TAKE-1"], [/\/box-/, "ENGINE-1"], [/\/good-/, "DELIVER-1"], [/\/die-/, "ROUND-2"], [/city/, "DELIVER-1"], [/hex/, "BUILD-1"], [/./, "ROUND-2"]],
  steampower: [[/\/contract-/, "CONTRACT-2"], [/\/(bag|bank)$/, "DRAW-1"], [/city/, "FACTORY-1"], [/hex/, "TRACK-1"], [/./, "TURN-1"]],
  steam: [[/\/action-/, "ACTION-8"], [/\/(bid|pass)/, "ORDER-1"], [/\/(good|income|points|locomotive)/, "MOVE-1"], [/\/(space|city|hex.*(town|city))/, "TOWN-1"], [/hex|done/, "BUILD-1"], [/./, "TURN-1"]],
};

/** The card of a component of a table, as elements. */
export async function explained(table, element) {
  const { game, seats, asks } = table.view;
  const { part = "", hex } = element.dataset;
  const [help, choice] = await Promise.all([table.help(), part && asks ? table.choice(part) : { options: [] }]);
  const [, rule] = told[game]?.find(([kind]) => kind.test(`${part} ${element.getAttribute("class")}`)) ?? [];
  const own = help.flatMap(({ parts = [] }) => parts).find(({ piece }) => piece && part.endsWith(`/${piece}`));
  const paragraph = own ?? help.find(({ rules }) => rules.includes(rule)) ?? help[0];
  const words = wordsOf(element), place = table.names?.get(hex) ?? table.spots?.get(hex);
  const seat = Number(/^P(\d)\//.exec(part)?.[1] ?? 0);
  const can = now(choice, asks);
  const rows = [
    ...(seat ? [[say("card-whose"), seats[seat - 1].name]] : []),
    ...(can.brings ? [[say("card-brings"), can.brings]] : []),
    [say("card-now"), can.text],
  ];
  return [
    make("h2", {}, own?.title ?? place ?? words),
    ...(place ? [make("p", { className: "small" }, words)] : []),
    make("p", { className: "does" }, beginning(paragraph)),
    make("dl", {}, ...rows.flatMap(([name, text]) => [make("dt", {}, name), make("dd", {}, text)])),
    make("p", {}, rules(game, can.rule || paragraph.rules[0])),
  ];
}

function rules(game, rule) {
  const link = ruleLink(game, rule);
  link.textContent = say("card-rule", { rule });
  return link;
}

/** Whether the player can have a component now: what that does and brings, or what is missing. */
function now({ options = [], refused, elsewhere }, asks) {
  if (!asks) return { text: say("card-wait") };
  if (elsewhere) return { text: say("elsewhere") };
  if (!options.length) return { text: refused ? say("card-not", { why: refused.message }) : say("card-nothing"), rule: refused?.rule };
  const [{ text, effects }] = options;
  return { text: options.length === 1 ? text : say("card-ways", { text, count: options.length - 1 }), brings: effects?.join("; ") };
}

/** The first sentences of a paragraph. */
function beginning({ text, sentences = [text] }) {
  let all = "";
  for (const sentence of sentences) {
    if (all.length > enough) break;
    all += `${sentence} `;
  }
  return all.trim();
}

/** What a component is, by the words of its picture. */
const wordsOf = (element) => element.querySelector(":scope > title")?.textContent || element.dataset.says || element.ariaLabel || say("card-black");
