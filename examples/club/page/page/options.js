// What can be done as cards: the best-paying first, at most five, and the rest in a fold.

import { choose } from "./act.js";
import { dashes, learnLinks, othersGain } from "./dashes.js";
import { $, make } from "./dom.js";
import { layoutOf } from "./layouts.js";
import { cardsOf, groundOf, offersOf, signOf } from "./offers.js";
import { cube, die, icon, tile } from "./pieces.js";
import { areSums, stepper } from "./stepper.js";
import { say, signed } from "./text.js";

const most = 5; // cards before the fold

let game = "", reported = null; // of what is shown, and its report if that is there

/** Shows what the player who is asked at a table can do. */
export function showOptions(view, table) {
  game = view.game;
  const { passes, engine } = layoutOf(game), offers = offersOf(view);
  const report = reported = view.offers ? table.report() : null; // a server's is there, since its offers are
  learnLinks(view, report);
  const all = cardsOf(game, offers), going = passes ? all.find(({ offer, last }) => offer && last)?.offer : undefined;
  showPass(passes, going);
  const sums = offers.filter((offer) => offer !== going);
  if (areSums(sums)) return showSums(sums);
  const cards = all.filter(({ offer }) => !offer || offer !== going);
  const seen = cards.slice(0, most), rest = cards.slice(most), goods = brought(seen, offers);
  $("options").hidden = !cards.length;
  $("options").scrollTo(0, 0);
  const list = (some, ...heading) => [make("h3", {}, ...heading), make("ul", { className: "moves" }, ...some.map(card))];
  $("options").replaceChildren(...(goods ? [
    ...list(goods.cards, make("span", {}, goods.heading), make("span", {}, engine?.(report, view.turn) ?? "")),
    ...list(seen.filter((one) => !goods.cards.includes(one)), say("options-or")),
  ] : list(seen, say("options"))),
    ...(rest.length ? [fold(make("summary", {}, say("more-options", { count: rest.length })), "more", () => rest.map(card))] : []));
  widen();
}

/** The cards that bring a good to a city, below a heading of their own, null where there are none. */
function brought(cards, offers) {
  const from = new Set(offers.flatMap(({ from, distance }) => (distance ? [from] : [])));
  const some = cards.filter(({ offer }) => offer?.good && offer.to);
  if (!some.length) return null;
  if (!from.size) return { heading: say("options-best"), cards: some };
  if (from.size > 1) return { heading: say(`kind-${game}-${some[0].offer.kind}`), cards: some };
  for (const { offer } of some) offer.about = say("brief-only-distance", offer); // the heading says the city
  return { heading: say("options-from", { city: [...from][0] }), cards: some };
}

const widths = [200, 250, 300, 366]; // pixels, of cards in a row

/** Widens the cards of a row until their texts are whole; what is too long for the widest has its picture beside its title. */
function widen() {
  let tight = [...$("options").querySelectorAll(".opt")];
  for (const card of tight) {
    card.classList.remove("long");
    card.style.removeProperty("--wide");
  }
  for (const width of [...widths, 0]) {
    tight = tight.filter((card) => [...card.querySelectorAll("b, .why")].some(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1));
    for (const card of tight) {
      if (width) card.style.setProperty("--wide", `${width}px`);
      else card.classList.add("long");
    }
  }
}

new ResizeObserver(widen).observe($("options"));

/** Shows sums to choose from, and offers the least. */
function showSums(sums) {
  $("options").hidden = false;
  $("options").replaceChildren(make("ul", { className: "moves" }, stepper(sums)));
  choose(sums[0], false);
}

/** What goes on without doing anything stands beside the dark button, in games that have it again and again; it stays there where it cannot be chosen. */
function showPass(passes, going) {
  const button = $("pass");
  button.hidden = !passes;
  button.ariaDisabled = String(!going);
  if (going) button.dataset.move = going.move;
  else delete button.dataset.move;
  button.textContent = going?.text ?? say("pass");
}

/** Shows what they might expect and cannot, with the reason. */
export function showMissing(missing) {
  [...$("options").querySelectorAll(":scope > .moves")].at(-1)?.append(...missing.map(off));
  if (missing.length) widen();
}

/** A fold that is open takes the room of the panel. */
document.addEventListener("toggle", ({ target }) => {
  if (target.closest?.("#options")) $("choose").classList.toggle("wide", Boolean($("options").querySelector("details[open]")));
}, true);

/** A fold whose buttons are made when it is opened: those that nobody sees need not be there. */
function fold(summary, className, items) {
  const details = make("details", { className }, summary);
  details.addEventListener("toggle", () => {
    if (details.open && details.childElementCount === 1) details.append(make("ul", { className: "moves" }, ...items()));
    widen();
  });
  return details;
}

function card({ offer, title, offers }) {
  if (offer) return item(offer);
  const hexes = [...new Set(offers.flatMap((one) => one.hexes))];
  const summary = make("summary", { className: "opt", data: { hexes: hexes.join(" ") } },
    make("span", { className: "ic" }, icon(groundOf(offers[0].kind), 26)), make("b", {}, title), make("span", { className: "why" }, say("on-board"))); // how many there are would stand where points stand
  return make("li", {}, fold(summary, "kind", () => offers.map(item)));
}

/** An option as a button; its move is in data-move, its hexes in data-hexes. */
export function item(offer) {
  const { move, text, title, about, effects, hexes, gain, spot } = offer;
  const told = [about, ...(effects ?? [])].filter(Boolean);
  const facts = othersGain(offer) !== null ? dashes(offer) : told.length ? [told.join("; ")] : [];
  return make("li", {}, make("button", { className: "opt", type: "button", data: { move, hexes: (hexes ?? []).join(" ") } },
    picture(offer),
    make("b", {}, title ?? text, ...(spot ? [make("span", { className: "hidden-word" }, ` (${spot})`)] : [])), ...(facts.length ? [make("span", { className: "why" }, ...facts)] : []),
    ...(gain ? [make("span", { className: "worth" }, signed(gain))] : [])));
}

/** What the card of an offer shows: of its game, or of any. */
function picture(offer) {
  const sign = layoutOf(game).sign?.(reported, offer) ?? signOf(game, offer);
  return make("span", { className: "ic" }, sign.number ? make("b", { className: "chip" }, String(sign.number)) : sign.good ? cube(sign.good, 26) : sign.die ? die(sign.die, 26)
    : sign.tracks ? tile(sign.tracks, 26) : icon(sign.icon, 26, sign.icon === "loco" ? 16 : 26));
}

const off = ({ kind, title, reason }) => make("li", {}, make("div", { className: "opt off" }, picture({ kind, move: kind }), make("b", {}, title), make("span", { className: "why" }, reason)));

/** The options among all groups that have one of some moves. */
export function optionsOf(groups, moves) {
  return groups.flatMap(({ options, groups }) =>
    [...(options ?? []).filter(({ move }) => moves.includes(String(move))), ...optionsOf(groups ?? [], moves)]);
}
