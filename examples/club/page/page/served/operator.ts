// The operator's page: all tables with their seats, the bots, the space and the last errors; and what the operator
// can do about them.

import { $, button, make, span } from "../app/dom.js";
import { latest } from "../core/latest.js";
import { say, titles } from "../i18n/text.js";
import type { Operations } from "./client.js";
import { dayOf, momentOf, withBot } from "./company.js";
import { show } from "./opening.js";
import { ask, field, linkTo, reason, withSecret } from "./server.js";

/** The address of the page. */
export const operating = "#operator";

type Said = (Node | string)[];
type Body = Operations["operate"]["body"];
type Done = Operations["operate"]["answer"];
type Overview = Operations["overview"]["answer"];

const mebibytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(1)} MiB`;

/** Does something, and shows the page anew with what came of it. */
async function operate(body: Body, told = (_: Done): Said => []): Promise<void> {
  try {
    const done: Done = await withSecret((key) => ask("POST", "operator", { key, body }));
    await showOperator(...told(done));
  } catch (error) {
    $("operator-notice").textContent = reason(error);
  }
}

const doing = (key: string, act: () => unknown) => button(key, act, { data: { do: key } });

/** A table as a row, with its seats. */
function row({ table, game, names, bots, moves, over, changed }: Overview["tables"][number]) {
  const freed = ({ invite }: Done) => [say("operator-freed"), " ", field(linkTo(table, { seat: invite }))];
  const seats = names.map((name, i) => span("chip", withBot(name || `P${i + 1}`, bots[i]),
    doing("operator-free", () => operate({ do: "free", table, seat: i + 1 }, freed))));
  const end = () => { if (confirm(say("operator-end-surely"))) operate({ do: "end", table }); };
  return make("li", { data: { table } },
    make("span", {}, make("a", { href: linkTo(table) }, titles[game] ?? game),
      ` ${say("operator-moves", { count: moves })}, ${dayOf(changed)} `, ...(over ? [say("over")] : [])),
    span("row", ...(over ? [] : [...seats, doing("operator-end", end)])));
}

/** Makes the page work. */
export function prepareOperator(): void {
  $("operator-forget").addEventListener("click", () => {
    const name = $("operator-name").value;
    if (name) operate({ do: "forget", name }, ({ tables }) => {
      $("operator-name").value = "";
      return [say("operator-forgot", { count: tables })];
    });
  });
}

const asking = latest();

/** Shows the page, and what there is to say. */
export async function showOperator(...said: Said): Promise<void> {
  const isLatest = asking();
  const told: Overview = await withSecret((key) => ask("GET", "operator", { key }));
  if (!isLatest() || location.hash !== operating) return;
  show("operator");
  $("operator-notice").replaceChildren(...said);
  $("operator-space").textContent = say("operator-space", { bytes: mebibytes(told.bytes), free: mebibytes(told.free) });
  $("operator-bots").textContent = say("operator-bots", told);
  $("operator-faults").textContent = say("operator-errors", { count: told.errors.length });
  $("operator-errors")
    .replaceChildren(...told.errors.map(({ at, text }) => make("li", {}, `${momentOf(at)}: ${text}`)));
  $("operator-count").textContent = say("operator-tables", { count: told.total });
  $("operator-tables").replaceChildren(...told.tables.map(row));
}
