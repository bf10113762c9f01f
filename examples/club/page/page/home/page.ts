// What the page does wherever its games are kept: the bar, the dialogs, help, another look, and covers.

import { openHelp } from "../app/dialogs.js";
import { $ } from "../app/dom.js";
import { preparePlay } from "../play/play.js";
import { playing } from "../play/seats.js";
import { prepareSaving } from "../saving/saving.js";
import { prepareLook } from "../settings/settings.js";
import type { Paragraph } from "../railhex/index.js";
import { openForm, setup } from "./form.js";

interface Ways {
  anew(): unknown; help(): Promise<Paragraph[]>; goHome(again?: boolean): unknown; openAddress(): unknown;
  linkOf(at: number): Promise<string> | string; load(record: string): unknown;
}

/**
 * Makes them work: anew() says all but games in another look, help() is that with the game of the form, goHome(again)
 * shows the first screen, again with what it says already, openAddress() what the address holds, linkOf(at) is a link
 * to a position, and load(record) opens a game.
 */
export function preparePage({ anew, help, goHome, openAddress, linkOf, load }: Ways) {
  prepareLook(async () => {
    await anew();
    playing()?.manner();
    if (!$("home").hidden) goHome(true);
  });
  prepareSaving(load, linkOf);
  preparePlay(linkOf);
  $("open-new").addEventListener("click", () => openForm());
  for (const id of ["open-help", "home-help"]) {
    $(id).addEventListener("click", async () => {
      const table = playing();
      openHelp(table?.view.game ?? setup().game, await (table ? table.help() : help()), table?.view.prompt ?? "");
    });
  }
  $("open-games").addEventListener("click", () => goHome());
  addEventListener("hashchange", openAddress);
  document.querySelector("nav")!.hidden = false;
}

/** Says why the page cannot be started, if that is so. */
export const started = (opening: Promise<unknown>) => opening.catch((error) => {
  $("loading").textContent = `The page could not be started: ${error.message}`;
  throw error;
});

// The covers of the first screen, one for each game, with the ways into it: they stand in the page as it comes.

const covered = ["steamrollers", "steam", "steampower"];

/** Whether a game has a cover that is drawn. */
export const hasCover = (game: string) => covered.includes(game);

/**
 * Makes the buttons of the covers lead into their games: ways are functions of a game by the key of a button. What is
 * pressed before ways can be gone waits for that, and what is pressed again meanwhile is done once.
 */
export function prepareCovers(ways: Record<string, (game: string) => unknown>, prepared = Promise.resolve()) {
  $("covers").addEventListener("click", ({ target }) => {
    const { way = "" } = (target as Element).closest<HTMLElement>("[data-way]")?.dataset ?? {};
    const { cover = "" } = (target as Element).closest<HTMLElement>("[data-cover]")?.dataset ?? {};
    prepared.then(() => ways[way]?.(cover)).finally(() => prepareCovers(ways));
  }, { once: true });
}

/** The drawing of a cover; it is part of the page, so that it has the colours of day or night. */
export async function drawing(game: string) {
  return (await fetch(new URL(`./cover-${game}.svg`, document.baseURI))).text();
}
