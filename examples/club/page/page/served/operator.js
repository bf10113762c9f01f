// The operator's page: all tables with their seats, the bots, the space and the last errors; and what the operator
// can do about them.

import { $, make } from "../app/dom.js";
import { say, titles } from "../i18n/text.js";
import { dayOf, field, momentOf, withBot } from "./company.js";
import { show } from "./main.js";
import { ask, linkTo, reason, withSecret } from "./server.js";

/** The address of the page. */
export const operating = "#operator";

const mebibytes = (bytes) => `${(bytes / 2 ** 20).toFixed(1)} MiB`;

/** Does something, and shows the page anew with what came of it. */
async function operate(body, told = (_) => []) {
  try {
    const done = await withSecret((secret) => ask("POST", "operator", { token: secret, body }));
    await showOperator(...told(done));
  } catch (error) {
    $("operator-notice").textContent = reason(error);
  }
}

const button = (key, act) => make("button", { type: "button", data: { do: key }, onclick: act }, say(key));

/** A table as a row, with its seats. */
function row({ table, game, names, bots, moves, over, changed }) {
  const seats = names.map((name, i) => make("span", { className: "chip" }, withBot(name || `P${i + 1}`, bots[i]),
    button("operator-free", () => operate({ do: "free", table, seat: i + 1 }, ({ invite }) => [say("operator-freed"), " ", field(linkTo(table, { seat: invite }))]))));
  const end = () => { if (confirm(say("operator-end-surely"))) operate({ do: "end", table }); };
  return make("li", { data: { table } },
    make("span", {}, make("a", { href: linkTo(table) }, titles[game] ?? game), ` ${say("operator-moves", { count: moves })}, ${dayOf(changed)} `, ...(over ? [say("over")] : [])),
    make("span", { className: "row" }, ...(over ? [] : [...seats, button("operator-end", end)])));
}

let asked = 0; // an answer that comes late, or once another screen is shown, shows nothing

/** Shows the page, and what there is to say. */
export async function showOperator(...said) {
  const mine = ++asked;
  const told = await withSecret((secret) => ask("GET", "operator", { token: secret }));
  if (mine !== asked || location.hash !== operating) return;
  show("operator");
  const value = $("operator").querySelector("input")?.value ?? ""; // what was typed stays
  const name = make("input", { id: "operator-name", ariaLabel: say("operator-forget"), value });
  const forget = () => {
    if (!name.value) return;
    operate({ do: "forget", name: name.value }, ({ tables }) => {
      name.value = "";
      return [say("operator-forgot", { count: tables })];
    });
  };
  $("operator").replaceChildren(
    make("h2", {}, say("operator")), make("p", { id: "operator-notice", role: "alert" }, ...said),
    make("p", {}, say("operator-space", { bytes: mebibytes(told.bytes), free: mebibytes(told.free) })),
    make("p", {}, say("operator-bots", told)),
    make("p", { className: "row" }, name, button("operator-forget", forget)),
    make("h3", {}, say("operator-errors", { count: told.errors.length })),
    make("ul", {}, ...told.errors.map(({ at, text }) => make("li", {}, `${momentOf(at)}: ${text}`))),
    make("h3", {}, say("operator-tables", { count: told.total })), make("ul", { id: "operator-tables" }, ...told.tables.map(row)));
}
