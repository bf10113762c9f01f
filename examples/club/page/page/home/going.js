// The games to go on with: the latest as cards, each with its board, whose turn it is
// and how the seats stand.

import { choices, replay } from "../railhex/index.js";
import { draw } from "../engine/workers.js";
import { breathe, make } from "../app/dom.js";
import { ready } from "../engine/engine.js";
import { lessonOf, taught } from "../learn/lessons.js";
import { seated } from "../state/notes.js";
import { calledAs } from "../play/seats.js";
import { settings } from "../settings/settings.js";
import { say, sayRound, titles, written } from "../i18n/text.js";

const few = 3; // cards in a row

/** Cards of the latest of some games that can be gone on with; resume(game) does. */
export const cards = (games, resume) => games.filter(({ damaged, over }) => !damaged && !over).slice(0, few).map((game) => card(game, resume));

function card(game, resume) {
  const button = make("button", { className: "run" },
    make("span", { className: "thumbnail", ariaHidden: "true" }),
    make("span", { className: "told" }, make("b", {}, titles[game.game]), make("span", { className: "state" }), make("span", { className: "scores" })));
  button.addEventListener("click", () => resume(game));
  return make("li", { data: { card: game.id } }, button);
}

/** Cards of the lessons that somebody has begun and not finished; learn(game) goes on with one. */
export const lessonCards = (learn) => Promise.all(taught.filter((game) => settings.lessons?.[game] > 0).map(async (game) => {
  const { title, steps } = await lessonOf(game), at = settings.lessons[game];
  const button = make("button", { className: "run" },
    make("span", { className: "thumbnail learnt", ariaHidden: "true" }, String(at + 1)),
    make("span", { className: "told" }, make("b", {}, say("lesson-of", { title, game: titles[game] })),
      make("span", {}, `${say("lesson-step", { at: at + 1, of: steps.length })} · ${steps[at].title}`),
      make("progress", { max: steps.length, value: at, ariaHidden: "true" })));
  button.addEventListener("click", () => learn(game));
  return make("li", { data: { lesson: game } }, button);
}));

/** Tells of each card how its game stands, once the library is there; what has gone from the screen meanwhile is left alone. */
export async function tellCards(list, games) {
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
  card.querySelector(".state").replaceChildren(
    yours ? make("b", {}, say("your-turn")) : say("turn-of", { name: called[now.turn - 1] }), now.round ? ` · ${sayRound(now.report())}` : "");
  card.querySelector(".scores").replaceChildren(...called.map((name, i) =>
    make("span", {}, make("span", { className: `face${game === "steamrollers" ? (i + 1 === mine ? " turn" : "") : ` c${i + 1}`}` }, name[0]), written(now.points(i + 1)))));
  const picture = game === "steamrollers" ? `sheet-${mine || 1}` : "map";
  card.querySelector(".thumbnail").innerHTML = await draw(now, "", picture, { thumbnail: true, seat: mine, night: settings.night, marks: false });
}
