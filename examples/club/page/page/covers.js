// The covers of the first screen: one for each game, with the ways into it.

import { make } from "./dom.js";
import { taught } from "./lessons.js";
import { icon } from "./pieces.js";
import { say, titles } from "./text.js";

/** The games in the order of their covers, each with a word on what sets it apart. */
const covers = [["steamrollers", "roll-and-draw"], ["steam", "auctions"], ["steampower", "secret-contracts"]];

const drawings = new Map(); // by game

/** Whether a game has a cover that is drawn. */
export const hasCover = (game) => covers.some(([one]) => one === game);

/** What the games are, in the language of the page. */
export const headline = (games) => (games.every(({ game }) => hasCover(game)) ? say("three-games") : games.map(({ title }) => title).join(", "));

/** Shows a cover for each of the games that there are, with buttons for each of the ways: { play, learn, choose }(game), of which only the last must be. */
export async function showCovers(place, games, ways) {
  const ours = covers.flatMap(([game, fact]) => games.filter((one) => one.game === game).map((choices) => cover(choices, fact, ways)));
  const shown = [...ours, ...games.filter(({ game }) => !hasCover(game)).map((choices) => cover(choices, "", ways))];
  place.replaceChildren(...shown);
  await Promise.all(ours.map(async (one) => {
    one.querySelector(".art").innerHTML = await drawing(one.dataset.cover);
  }));
}

/** The drawing of a cover; it is part of the page, so that it has the colours of day or night. */
export function drawing(game) {
  if (!drawings.has(game)) drawings.set(game, fetch(new URL(`./cover-${game}.svg`, import.meta.url)).then((answer) => answer.text()));
  return drawings.get(game);
}

function cover({ game, least, most }, fact, { play, learn, choose }) {
  const way = (key, className, act) => {
    const button = make("button", { className, data: { way: key } }, ...(key === "learn-it" ? [icon("book", 18)] : []), say(key));
    button.addEventListener("click", () => act(game));
    return button;
  };
  return make("article", { className: "cover", data: { cover: game } },
    ...(fact ? [make("div", { className: "art" })] : []),
    make("div", { className: "in" },
      make("h3", {}, titles[game]),
      ...(fact ? [make("p", {}, say(`about-${game}`))] : []),
      make("p", { className: "facts" }, make("span", { className: "chip" }, say(least === most ? "seat-count" : "player-count", { least, most, count: most })), ...(fact ? [make("span", { className: "chip" }, say(fact))] : [])),
      ...(play ? [make("p", { className: "go" }, way("play-now", "main", play), ...(learn && taught.includes(game) ? [way("learn-it", "", learn)] : [])),
        make("p", {}, way("choose-players", "quiet", choose))] : [make("p", { className: "go" }, way("choose-players", "main", choose))])));
}
