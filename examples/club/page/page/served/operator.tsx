// The operator's page: all tables with their seats, the bots, the space and the last errors; and what the operator
// can do about them.

import { signal } from "@preact/signals";
import type { ComponentChild } from "preact";
import { $ } from "../app/dom.js";
import { momentOf, say, titles } from "../i18n/text.js";
import type { Operations } from "./client.js";
import { Button, nameOf, show, withBot } from "./company.js";
import { Field, linkTo, reason, server, withSecret } from "./server.js";

/** The address of the page. */
export const operating = "#operator";

type Done = Operations["operate"]["answer"];
type Overview = Operations["overview"]["answer"];

const notice = signal<ComponentChild>(""); // what came of what was done

/** Shows the page, and what there is to say. */
export async function showOperator(said: ComponentChild = ""): Promise<void> {
  const told: Overview = await withSecret((key) => server.ask("GET", "operator", { key }));
  if (location.hash !== operating) return;
  notice.value = said;
  show(<Operator {...told} />);
}

/** Does something, and shows the page anew with what came of it. */
async function operate(body: Operations["operate"]["body"], told = (_: Done): ComponentChild => ""): Promise<void> {
  try {
    await showOperator(told(await withSecret((key) => server.ask("POST", "operator", { key, body }))));
  } catch (error) {
    notice.value = reason(error);
  }
}

function forget() {
  const name = $("operator-name").value;
  if (name) operate({ do: "forget", name }, ({ tables }) => {
    $("operator-name").value = "";
    return say("operator-forgot", { count: tables });
  });
}

const mebibytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(1)} MiB`;

const Operator = (told: Overview) => (
  <main id="operator">
    <h2>{say("operator")}</h2>
    <p id="operator-notice" role="alert">{notice}</p>
    <p>{say("operator-space", { bytes: mebibytes(told.bytes), free: mebibytes(told.free) })}</p>
    <p>{say("operator-bots", told)}</p>
    <p class="row">
      <input id="operator-name" aria-label={say("operator-forget")} />
      <Button says="operator-forget" onClick={forget} />
    </p>
    <h3>{say("operator-errors", { count: told.errors.length })}</h3>
    <ul>{told.errors.map(({ at, text }, i) => <li key={i}>{momentOf(at * 1000)}: {text}</li>)}</ul>
    <h3>{say("operator-tables", { count: told.total })}</h3>
    <ul id="operator-tables">{told.tables.map(row)}</ul>
  </main>
);

/** A table as a row, with its seats. */
function row({ table, game, names, bots, moves, over, changed }: Overview["tables"][number]) {
  const freed = ({ invite }: Done) => <>{say("operator-freed")} <Field link={linkTo(table, { seat: invite })} /></>;
  const seat = (name: string, i: number) => (
    <span key={i} class="chip">
      {withBot(nameOf(name, i + 1), bots[i])}
      <Button says="operator-free" onClick={() => operate({ do: "free", table, seat: i + 1 }, freed)} />
    </span>
  );
  const end = () => { if (confirm(say("operator-end-surely"))) operate({ do: "end", table }); };
  const told = `${say("operator-moves", { count: moves })}, ${momentOf(changed * 1000)}`;
  return (
    <li key={table} data-table={table}>
      <span><a href={linkTo(table)}>{titles[game] ?? game}</a> {told} {over && say("over")}</span>
      {!over && <span class="row">{names.map(seat)}<Button says="operator-end" onClick={end} /></span>}
    </li>
  );
}
