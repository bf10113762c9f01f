// The new-game form.

import { $, fill, make } from "./dom.js";
import { call, Refusal } from "./engine.js";
import { settings } from "./settings.js";
import { say } from "./text.js";

let choices;

const usualBot = "greedy"; // against whom one plays, unless one says otherwise

/** Fills the form; begin(method, input) begins a game. */
export function prepareForm(begin) {
  choices = call("choices");
  label();
  $("players").addEventListener("change", seat);
  $("new-form").addEventListener("submit", (event) => {
    if (event.submitter?.value === "cancel") return;
    event.preventDefault();
    start(begin, "new", options());
  });
  $("resume").addEventListener("click", () =>
    start(begin, "load", { record: settings.record, ...settings.seating, seed: chance() }));
}

/** A number that nobody can foresee, for dice, bag and bots. */
export const chance = () => crypto.getRandomValues(new Uint32Array(1))[0];

function start(begin, method, input) {
  $("new-error").textContent = "";
  try {
    begin(method, input);
    $("new").close();
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    $("new-error").textContent = refusal.message;
  }
}

/** Says the form's words, in the language of the page. */
export function label() {
  const players = $("players").value || "1";
  fill($("players"), Array.from({ length: choices.seats }, (_, i) => [i + 1, i ? i + 1 : say("solo")]), players);
  fill($("level"), choices.levels.map((level, i) => [level, `${i + 1}: ${say(`level-${level}`)}`]), $("level").value || choices.levels[0]);
  fill($("wall"), [["", say("wall-none")], ...choices.walls.map((wall) => [wall, say(`wall-${wall}`)])], $("wall").value);
  fill($("board"), choices.boards.map((board) => [board, board]), $("board").value || choices.boards[0]);
  const checked = modules();
  $("modules").replaceChildren(...choices.modules.map((module) => make("label", {},
    make("input", { type: "checkbox", name: "module", value: module, checked: checked.includes(module) }), " ", say(`module-${module}`))));
  seat();
}

/** Shows a line for each seat, and what goes with the number of players. */
function seat() {
  const count = Number($("players").value);
  const before = seats();
  $("seats").replaceChildren(...Array.from({ length: count }, (_, i) => {
    const name = make("input", { placeholder: `P${i + 1}`, maxLength: 20, value: before.names[i] ?? "", ariaLabel: say("name", { seat: i + 1 }) });
    const player = make("select", { ariaLabel: say("player", { seat: i + 1 }) });
    fill(player, choices.players.map((word) => [word, say(`player-${word}`)]), before.seats[i] ?? (i ? usualBot : "person"));
    return make("p", { className: "row seat" }, name, player);
  }));
  $("level-row").hidden = count !== 1;
  $("modules-set").disabled = count === 1; // SOLO-2
  $("modules-set").hidden = count === 1;
}

function seats() {
  const rows = [...$("seats").children];
  return { names: rows.map((row) => row.children[0].value), seats: rows.map((row) => row.children[1].value) };
}

const modules = () => [...$("modules").querySelectorAll(":checked")].map(({ value }) => value);

function options() {
  const players = Number($("players").value);
  return {
    players, ...seats(),
    modules: players === 1 ? [] : modules(),
    olive: players === 1 ? $("level").value : "",
    wall: $("wall").value, board: $("board").value,
    seed: $("seed").value ? Number($("seed").value) : chance(),
  };
}

/** Opens the form. */
export function openForm() {
  $("resume").hidden = !settings.record;
  $("new-error").textContent = "";
  $("new").showModal();
}
