// The new-game form: one for all games, made from what each game can be.

import { hasStopped } from "../app/dialogs.js";
import { $, every, fill, make } from "../app/dom.js";
import { chance } from "../core/luck.js";
import { knowCards } from "../core/offers.js";
import { botName, has, knowTitles, say, titles } from "../i18n/text.js";
import { botNames, calledAs, person, usualBot } from "../play/seats.js";

const few = 2; // players of a game, unless one says otherwise or it needs more

const form = {
  games: [], // what each game can be, as the package says
  chosen: {}, // by line of the setup
  people: {}, // how a person is called, and who sits at the other seats unless it is said
};

/** Fills the form; begin(setup, seats, seed) begins a game, or throws why it cannot. */
export function prepareForm(choices, begin, { called = `player-${person}`, others = usualBot } = {}) {
  form.games = choices;
  knowCards(choices);
  knowTitles(choices);
  form.people = { called, others };
  fill($("game"), form.games.map(({ game }) => [game, titles[game]]));
  $("game").addEventListener("change", () => {
    form.chosen = {};
    labelForm();
  });
  $("players").addEventListener("change", () => labelForm());
  $("new-form").addEventListener("submit", async (event) => {
    if (event.submitter?.matches("[value=cancel]")) return;
    event.preventDefault();
    $("new-error").textContent = "";
    $("start").disabled = true; // until the library is there
    try {
      await begin(setup(), seats(), $("seed").value ? Number($("seed").value) : chance());
      $("new").close();
    } catch (error) {
      $("new-error").textContent = error.message;
      if (!error.message || error instanceof TypeError || hasStopped(error)) throw error;
    } finally {
      $("start").disabled = false;
    }
  });
}

/** Opens the form, at a game if one is named. */
export function openForm(name) {
  if (form.games.some(({ game }) => game === name)) chooseGame(name);
  $("new-error").textContent = "";
  $("new").showModal();
}

/** What a game is as the form offers it first: { setup, seats } for one person against bots. */
export function usualGame(name) {
  chooseGame(name);
  return { setup: setup(), seats: seats() };
}

function chooseGame(name) {
  $("game").value = name;
  form.chosen = {};
  $("players").value = "";
  $("seats").replaceChildren();
  labelForm();
}

const game = () => form.games.find(({ game }) => game === $("game").value);
const players = () => Number($("players").value);

/** What can be chosen, as far as it goes with what is chosen already. */
const lines = () => game().choices.filter(({ least = 0, most = Infinity, needs }) =>
  players() >= least && players() <= most && (!needs || valueOf(lineOf(needs.name)) === needs.value));

const lineOf = (name) => game().choices.find((line) => line.name === name);

/** What a line is unless it is said, "" for nothing. */
const usualOf = ({ usual, usualFor }) => usualFor?.[players() - game().least] ?? usual;

/** The values of a line: nothing is one of them where the game can do without. */
const valuesOf = (line) => (usualOf(line) || line.required ? line.values : ["", ...line.values]);

/** What is chosen of a line, or else what is usual. */
const valueOf = (line) => form.chosen[line.name] ?? (usualOf(line) || valuesOf(line)[0]);

/** Says the form's words, in the language of the page, and shows what goes with what is chosen. */
export function labelForm() {
  const { least, most } = game(), before = players();
  const counts = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  const count = counts.includes(before) ? before : Math.max(least, few);
  fill($("players"), counts.map((count) => [count, count === 1 ? say("solo") : count]), count);
  const focus = document.activeElement?.dataset.line;
  $("setup").replaceChildren(...lines().map((line) => (line.several ? ticks(line) : select(line))));
  if (focus) $("setup").querySelector(`[data-line="${focus}"]`)?.focus();
  $("seed").placeholder = say("seed-any");
  showSeats();
}

/** How a value is called: by the page's word for it, or by its own name. */
function word(name, value) {
  const key = `${name}-${value || "none"}`;
  return has(key) ? say(key) : value;
}

function select(line) {
  const { name } = line, id = `setup-${name}`, element = make("select", { id, data: { line: name } });
  fill(element, valuesOf(line).map((value) => [value, word(name, value)]), valueOf(line));
  element.addEventListener("change", () => {
    form.chosen[name] = element.value;
    labelForm();
  });
  return make("p", { className: "row" }, make("label", { htmlFor: id }, say(name)), element);
}

function ticks({ name, values }) {
  const box = (value) => make("input", { type: "checkbox", name, value, checked: form.chosen[name]?.includes(value) });
  const boxes = values.map(box), labels = boxes.map((one) => make("label", {}, one, " ", word(name, one.value)));
  const set = make("fieldset", {}, make("legend", {}, say(name)), ...labels);
  set.addEventListener("change", () => {
    form.chosen[name] = boxes.filter(({ checked }) => checked).map(({ value }) => value);
  });
  return set;
}

/**
 * Shows a line for each seat: a field for a name, and who plays there, unless it is said one of those who usually do.
 */
function showSeats() {
  const before = typed(), { bots } = game(), { called, others } = form.people;
  const other = [person, ...bots].includes(others) ? others : bots.at(-1);
  $("seats").replaceChildren(...Array.from({ length: players() }, (_, i) => {
    const { name: value = "", player: kept = i && bots.length ? other : person } = before[i] ?? {}, seat = i + 1;
    const name = make("input", { maxLength: 20, value, ariaLabel: say("name", { seat }), autocomplete: "off" });
    const player = make("select", { ariaLabel: say("player", { seat }), hidden: !bots.length });
    fill(player, [[person, say(called)], ...bots.map((word) => [word, botName(word)])], kept);
    player.addEventListener("change", callSeats);
    return make("p", { className: "row seat" }, name, player);
  }));
  callSeats();
}

/** The fields of each seat: a name, and who plays there. */
const seatFields = () => every("#seats > *").map(({ children }) => [...children]);

/** Says in each field for a name what its seat is called without one. */
function callSeats() {
  const bots = seatFields().map(([, { value }]) => (value === person ? "" : value));
  const called = calledAs(botNames.map((name, i) => (bots[i] ? name : "")), bots);
  for (const [i, [name]] of seatFields().entries()) name.placeholder = called[i];
}

/** What stands in the line of each seat. */
const typed = () => seatFields().map(([{ value, placeholder: called }, { value: player }]) =>
  ({ name: tidyName(value), called, player }));

/** A name as records can hold it. */
export const tidyName = (name) => name.replace(/[#\s]+/g, " ").trim();

/** Who sits where; without a name as the field says. */
const seats = () => typed().map(({ name, called, player }) => ({ name: name || called, player }));

/** What is chosen of what a game can be, in words. */
export const setupWords = () => lines().filter(({ several }) => !several)
  .map((line) => [say(line.name), word(line.name, valueOf(line))].join(": "));

/** What is chosen. */
export function setup() {
  const all = { game: game().game, players: players() };
  for (const { name, several } of lines()) {
    const value = several ? form.chosen[name] ?? [] : $(`setup-${name}`).value;
    if (value.length) all[name] = value;
  }
  return all;
}
