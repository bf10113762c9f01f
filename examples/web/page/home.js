// The screen without a table: games that are kept, and the way to a new one.

import { $, make } from "./dom.js";
import { forget, kept } from "./store.js";
import { say, titles } from "./text.js";

/** Shows it; resume(game) goes on with one that is kept. */
export function showHome(resume) {
  const games = kept();
  $("home").hidden = false;
  $("games-title").hidden = !games.length;
  $("games").replaceChildren(...games.map((game) => entry(game, resume)));
}

function entry(game, resume) {
  const on = make("button", { className: "main" }, say(game.over ? "look-at" : "resume"));
  on.addEventListener("click", () => resume(game));
  const away = make("button", {}, say("delete"));
  away.addEventListener("click", () => {
    if (away.dataset.sure) {
      forget(game.id);
      showHome(resume);
      ($("games").querySelector("button") ?? $("home-new")).focus();
      return;
    }
    away.dataset.sure = "yes"; // a game is not deleted by one click
    away.textContent = say("delete-surely");
  });
  const when = new Date(game.changed).toLocaleString(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" });
  return make("li", { data: { game: game.id } },
    make("div", {}, make("b", {}, titles[game.game] ?? game.game), " ", game.names.join(", "),
      make("small", {}, ` ${say("moves-when", { moves: game.moves, when })}`)),
    make("span", { className: "row" }, on, away));
}
