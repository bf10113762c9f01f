// The game at the table is kept after each change. Where the browser cannot keep it,
// the address of the page holds it, and the page says so until it can. Tabs that
// show the same game follow each other.

import { name } from "../app/address.js";
import { $, make } from "../app/dom.js";
import { saveFile } from "../app/file.js";
import { linkTo } from "./link.js";
import { keep, keptAs, onOther } from "./store.js";
import { say } from "../i18n/text.js";
import { forgetToast, toast } from "../app/toast.js";

let keeper = null; // of the game at the table

/**
 * Keeps the game of a table from now on: note(view) is to be called with each view. changed says whether it is to be kept as it is; restored(record)
 * is the game of a record.
 */
export function keepFrom(table, { id, revision = 0, changed = false }, restored) {
  showTrouble("");
  const mine = keeper = { table, id, revision, restored, noted: changed ? -1 : table.view.changes, next: null, running: false, adopting: false };
  return (view) => {
    if (keeper !== mine || view.changes === mine.noted) return;
    mine.noted = view.changes;
    if (mine.adopting) return;
    mine.next = entry(table);
    $("playing").dataset.kept = "no";
    if (!mine.running) run(mine);
  };
}

/** The game of a table, to be kept. */
const entry = (table) => {
  const { view } = table;
  return { record: table.record(), game: view.game, names: view.seats.map(({ name }) => name), moves: view.last, over: view.over };
};

/** The id of the game at the table, "" if there is none. */
export const shown = () => keeper?.id ?? "";

/** Nothing is at the table any more; what is to be kept still is. */
export function stopKeeping() {
  keeper = null;
  showTrouble("");
}

/** Keeps one state after the other: of several that wait, the last. */
async function run(mine) {
  mine.running = true;
  let trouble = "";
  while (mine.next) {
    const game = mine.next;
    mine.next = null;
    try {
      const later = await keep(mine.id, game, mine.revision);
      trouble = "";
      if (later) adopt(mine, later);
      else mine.revision++;
      if (keeper === mine) name(`#kept=${mine.id}`);
    } catch (error) {
      if (!error.kind) throw error;
      trouble = error.kind;
      const { hash } = new URL(await linkTo(game.record));
      if (keeper === mine) name(`${hash}&kept=${mine.id}&revision=${mine.revision}`);
    }
  }
  mine.running = false;
  if (keeper !== mine) return;
  $("playing").dataset.kept = trouble || "yes";
  showTrouble(trouble);
}

/** Goes on with the game as another tab has kept it. */
function adopt(mine, { record, revision }) {
  mine.next = null;
  mine.revision = revision;
  if (keeper !== mine) return;
  mine.adopting = true; // it is kept already
  mine.table.adopt(mine.restored(record));
  mine.adopting = false;
  toast(say("other-tab"));
}

onOther(async (id) => {
  const mine = keeper;
  if (mine?.id !== id || mine.running) return;
  const game = await keptAs(id);
  if (keeper !== mine || mine.running) return;
  if (!game) toast(say("other-tab-deleted"));
  else if (game.revision > mine.revision) adopt(mine, game);
});

/** Says why the game is not kept, "" where it is, and what can be done. */
function showTrouble(kind) {
  $("unkept").hidden = !kind;
  if (!kind) return;
  forgetToast();
  const { table } = keeper;
  const button = (key, act) => make("button", { onclick: act }, say(key));
  $("unkept").replaceChildren(make("p", {}, say(`unkept-${kind}`)), make("p", { className: "row" },
    button("download", () => saveFile(table.view.game, table.record())),
    button("try-again", () => {
      keeper.next ??= entry(table);
      if (!keeper.running) run(keeper);
    })));
}
