// The screen without a table: the games' covers, and the games that are kept.

import { saveFile } from "../app/browser.js";
import { $, breathe, button, make, span } from "../app/dom.js";
import { draw, ready } from "../engine/engine.js";
import { say, sayRound, titles, written } from "../i18n/text.js";
import { lessonOf, taught } from "../learn/lesson.js";
import { calledAs, seated } from "../play/seats.js";
import { choices, replay } from "../railhex/index.js";
import { forget, keepsGames, kept } from "../saving/keeping.js";
import { settings } from "../settings/settings.js";

const shown = { again: () => {} }; // shows it anew

/**
 * Shows it; resume(game) goes on with one that is kept, learn(name) with a lesson, and broken is one that turned out to
 * be damaged.
 */
export async function showHome(resume, learn, broken = null) {
  shown.again = () => showHome(resume, learn, broken);
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
  $("lasting").textContent = await keepsGames() ? "" : say("lasting-denied");
}

function entry(game, resume) {
  const { id, damaged } = game;
  const act = () => (damaged ? saveFile("damaged", damaged) : resume(game));
  const word = say(damaged ? "download" : game.over ? "look-at" : "resume");
  const on = make("button", { className: damaged ? "" : "main", onclick: act }, word);
  return make("li", { data: { game: id }, className: damaged ? "damaged" : "" },
    make("div", {}, make("b", {}, titles[game.game] ?? say("some-game")), " ",
      ...(damaged ? [say("is-damaged")] : [game.names.join(", ")]),
      make("small", {}, ` ${told(game)}`)),
    span("row", on, deleting(id)));
}

/** How far a game is, and when it was played last. */
function told({ damaged, held, moves, changed }) {
  const when = changed ? new Date(changed).toLocaleString(document.documentElement.lang,
    { dateStyle: "medium", timeStyle: "short" }) : "";
  if (damaged) return when;
  return say("moves-when", { moves, when }) + (held ? ` · ${say("is-held")}` : "");
}

/** The button that deletes a game. */
const deleting = (id) => button("delete", async () => {
  if (!confirm(say("delete-surely"))) return;
  await forget(id);
  await shown.again();
  ($("games").querySelector("button") ?? $("home-help")).focus();
});

// The games to go on with: the latest as cards, each with its board, whose turn it is
// and how the seats stand.

const few = 3; // cards in a row

/** A card that goes on with something. */
const card = (data, act, thumbnail, told) => make("li", { data }, make("button", { className: "run", onclick: act },
  make("span", { className: `thumbnail ${thumbnail && "learnt"}`, ariaHidden: "true" }, thumbnail),
  span("told", ...told)));

/** Cards of the latest of some games that can be gone on with; resume(game) does. */
const cards = (games, resume) => games.filter(({ damaged, over }) => !damaged && !over).slice(0, few)
  .map((game) => card({ card: game.id }, () => resume(game), "",
    [make("b", {}, titles[game.game]), span("state"), span("scores")]));

/** Cards of the lessons that somebody has begun and not finished; learn(game) goes on with one. */
const lessonCards = (learn) => Promise.all(taught.filter((game) => settings.lessons?.[game] > 0)
  .map(async (game) => {
    const { title, steps } = await lessonOf(game), at = settings.lessons[game];
    const step = `${say("lesson-step", { at: at + 1, of: steps.length })} · ${steps[at].title}`;
    return card({ lesson: game }, () => learn(game), String(at + 1),
      [make("b", {}, say("lesson-of", { title, game: titles[game] })), span("", step),
        make("progress", { max: steps.length, value: at, ariaHidden: "true" })]);
  }));

/**
 * Tells of each card how its game stands, once the library is there; what has gone from the screen meanwhile is left
 * alone.
 */
async function tellCards(list, games) {
  await ready();
  for (const card of list) {
    await breathe();
    const game = games.find(({ id }) => id === card.dataset.card);
    if (!card.isConnected || !game) return;
    try {
      await tell(card, game);
    } catch {
      continue; // a game that cannot be replayed says why when it is opened
    }
  }
}

async function tell(card, { game, record }) {
  const { game: now, names, bots: kinds } = replay(record, settings.language);
  const { names: own, bots } = seated({ names, bots: kinds }, choices().bots);
  const called = calledAs(own, bots);
  const mine = bots.indexOf("") + 1;
  const yours = now.turn === mine || now.turn === 0;
  const whose = yours ? make("b", {}, say("your-turn")) : say("turn-of", { name: called[now.turn - 1] });
  card.querySelector(".state").replaceChildren(whose, now.round ? ` · ${sayRound(now.report())}` : "");
  const plain = game === "steamrollers", colourOf = (seat) => (!plain ? `c${seat}` : seat === mine ? "turn" : "");
  card.querySelector(".scores").replaceChildren(...called.map((name, i) =>
    span("", span(`face ${colourOf(i + 1)}`, name[0]), written(now.points(i + 1)))));
  const look = { thumbnail: true, seat: mine, night: settings.night, marks: false };
  card.querySelector(".thumbnail").innerHTML = await draw(now, "", plain ? `sheet-${mine || 1}` : "map", look);
}
