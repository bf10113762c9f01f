// The screen without a table: the games' covers, and the games that are kept.

import { $, make } from "../app/dom.js";
import { saveFile } from "../app/file.js";
import { cards, lessonCards, tellCards } from "./going.js";
import { forget, kept, lasting, onOther } from "../saving/store.js";
import { say, titles } from "../i18n/text.js";

let again = () => {}; // shows what another tab has changed

/** Shows it; resume(game) goes on with one that is kept, learn(name) with a lesson, and broken is one that turned out to be damaged. */
export async function showHome(resume, learn, broken = null) {
  again = () => showHome(resume, learn, broken);
  if ($("home").hidden) { // those of the last time may have gone
    $("games").replaceChildren();
    $("all-games").open = false;
  }
  $("home").hidden = false;
  const games = (await kept()).map((game) => (game.id === broken?.id ? broken : game));
  $("games-title").textContent = say("all-games", { count: games.length });
  $("games").replaceChildren(...games.map((game) => entry(game, resume)));
  $("all-games").open ||= games.some(({ damaged, held }) => damaged || held);
  const latest = cards(games, resume);
  const lessons = await lessonCards(learn);
  $("cards").replaceChildren(...latest, ...lessons);
  tellCards(latest, games);
  const lasts = await lasting();
  $("lasting").textContent = lasts && say(`lasting-${lasts}`);
}

onOther(() => { if (!$("home").hidden) again(); });

function entry(game, resume) {
  const { id, damaged } = game;
  const act = () => (damaged ? saveFile("damaged", damaged) : resume(game));
  const word = say(damaged ? "download" : game.over ? "look-at" : "resume");
  const on = make("button", { className: damaged ? "" : "main", onclick: act }, word);
  return make("li", { data: { game: id }, className: damaged ? "damaged" : "" },
    make("div", {}, make("b", {}, titles[game.game] ?? say("some-game")), " ", ...(damaged ? [say("is-damaged")] : [game.names.join(", ")]),
      make("small", {}, ` ${told(game)}`)),
    make("span", { className: "row" }, on, deleting(id)));
}

/** How far a game is, and when it was played last. */
function told({ damaged, held, moves, changed }) {
  const when = changed ? new Date(changed).toLocaleString(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" }) : "";
  if (damaged) return when;
  return say("moves-when", { moves, when }) + (held ? ` · ${say("is-held")}` : "");
}

/** The button that deletes a game: not by one click. */
function deleting(id) {
  const away = make("button", {}, say("delete"));
  away.addEventListener("click", async () => {
    if (!away.dataset.sure) {
      away.dataset.sure = "yes";
      away.textContent = say("delete-surely");
      return;
    }
    await forget(id);
    await again();
    ($("games").querySelector("button") ?? $("home-help")).focus();
  });
  return away;
}
