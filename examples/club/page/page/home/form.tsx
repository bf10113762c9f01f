// The new-game form: one for all games, made from what each game can be.

import { signal } from "@preact/signals";
import { render } from "preact";
import { hasStopped } from "../app/dialogs.js";
import { $ } from "../app/dom.js";
import { chance } from "../core/luck.js";
import { knowCards } from "../core/offers.js";
import { botName, has, knowTitles, say, titles } from "../i18n/text.js";
import { botNames, calledAs, person, usualBot } from "../play/seats.js";
import type { Chosen, GameChoices, Setup } from "../railhex/index.js";

const few = 2; // players of a game, unless one says otherwise or it needs more

/** Who plays at a seat: a person, or a kind of bot. */
export type Sitter = { name: string; player: string };

type Begin = (setup: Setup, seats: Sitter[], seed: number) => unknown;
type Value = string | string[] | undefined;

// called is the word for a person, others who sits at the other seats unless it is said
const form = { games: [] as GameChoices[], begin: (() => {}) as Begin, called: "", others: "" };

/** What is filled in, lines of the setup by their names; what is not said is as usual. */
const filled = signal({ game: "", players: 0, chosen: {} as Record<string, Value>, seats: [] as Partial<Sitter>[] });

const change = (changes: Partial<typeof filled.value>) => { filled.value = { ...filled.value, ...changes }; };

/** Fills the form; begin(setup, seats, seed) begins a game, or throws why it cannot. */
export function prepareForm(games: GameChoices[], begin: Begin,
  { called = `player-${person}`, others = usualBot } = {}) {
  Object.assign(form, { games, begin, called, others });
  knowCards(games);
  knowTitles(games);
  chooseGame(games[0]!.game);
  render(<Fields />, $("setup"));
  $("new-form").addEventListener("submit", async (event) => {
    if (event.submitter?.matches("[value=cancel]")) return;
    event.preventDefault();
    $("new-error").textContent = "";
    $("start").disabled = true; // until the library is there
    try {
      await start($("seed").value ? Number($("seed").value) : chance());
      $("new").close();
    } catch (error) {
      const { message } = error as Error;
      $("new-error").textContent = message;
      if (!message || error instanceof TypeError || hasStopped(error)) throw error;
    } finally {
      $("start").disabled = false;
    }
  });
}

/** Opens the form, at a game if one is named. */
export function openForm(name?: string) {
  if (form.games.some(({ game }) => game === name)) chooseGame(name!);
  change({}); // it may speak another language by now
  $("new-error").textContent = "";
  $("seed").placeholder = say("seed-any");
  $("new").showModal();
}

const start = (seed: number) =>
  form.begin(setup(), sitters().map(({ name, called, player }) => ({ name: tidyName(name) || called, player })), seed);

/** Begins a game as the form offers it first: for one person against bots. */
export function playNow(name: string) {
  chooseGame(name);
  return start(chance());
}

/** Chooses a game; as many play it as before, where that can be. */
function chooseGame(name: string, before: Pick<typeof filled.value, "players" | "seats"> = { players: 0, seats: [] }) {
  const { least, most } = form.games.find(({ game }) => game === name)!, { players, seats } = before;
  const count = players >= least && players <= most ? players : Math.max(least, few);
  filled.value = { game: name, players: count, chosen: {}, seats };
}

const game = () => form.games.find(({ game }) => game === filled.value.game)!;

/** The kinds of bots that play a game, the weakest first. */
export const botsOf = (name: string) => form.games.find(({ game }) => game === name)!.bots;

/** What can be chosen, as far as it goes with what is chosen already. */
const lines = () => game().choices.filter(({ least = 0, most = Infinity, needs }, _, all) => {
  const { players } = filled.value, other = all.find(({ name }) => name === needs?.name);
  return players >= least && players <= most && (!other || chosenOf(other) === needs!.value);
});

/** What a line is unless it is said, "" for nothing. */
const usualOf = ({ usual, usualFor }: Chosen) => usualFor?.[filled.value.players - game().least] ?? usual;

/** The values of a line: nothing is one of them where the game can do without. */
const valuesOf = (line: Chosen) => (usualOf(line) || line.required ? line.values : ["", ...line.values]);

/** What is chosen of a line, or else what is usual. */
const chosenOf = (line: Chosen) =>
  filled.value.chosen[line.name] ?? (line.several ? [] : usualOf(line) || valuesOf(line)[0]!);

/** Who sits where: the name that is typed, and what the seat is called without one. */
function sitters() {
  const { players, seats } = filled.value, { bots } = game();
  const other = [person, ...bots].includes(form.others) ? form.others : bots.at(-1)!;
  const all = Array.from({ length: players }, (_, i) =>
    ({ name: "", player: i && bots.length ? other : person, ...seats[i] }));
  const kinds = all.map(({ player }) => (player === person ? "" : player));
  const called = calledAs(botNames.map((name, i) => (kinds[i] ? name : "")), kinds);
  return all.map((one, i) => ({ ...one, called: called[i]! }));
}

function Fields() {
  const { game: name, players, seats, chosen } = filled.value, { least, most, bots } = game();
  const counts = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  const sit = (i: number, said: Partial<Sitter>) =>
    change({ seats: Object.assign([...seats], { [i]: { ...seats[i], ...said } }) });
  return (
    <>
      <Row id="game" label="game" value={name} choose={(name) => chooseGame(name, filled.value)}
        choices={form.games.map(({ game }) => [game, titles[game]!])} />
      <Row id="players" label="players" value={players} choose={(value) => change({ players: Number(value) })}
        choices={counts.map((count) => [count, count === 1 ? say("solo") : count])} />
      <fieldset>
        <legend>{say("seats")}</legend>
        <div id="seats">
          {sitters().map(({ name, called, player }, i) => (
            <p key={i} class="row seat">
              <input maxLength={20} autocomplete="off" aria-label={say("name", { seat: i + 1 })} placeholder={called}
                value={name} onChange={({ currentTarget }) => sit(i, { name: currentTarget.value })} />
              <Select label={say("player", { seat: i + 1 })} hidden={!bots.length} value={player}
                choices={[[person, say(form.called)], ...bots.map((kind): Choice => [kind, botName(kind)])]}
                choose={(player) => sit(i, { player })} />
            </p>
          ))}
        </div>
      </fieldset>
      {lines().map((line) => {
        const { name, several } = line, choose = (value: Value) => change({ chosen: { ...chosen, [name]: value } });
        return several ? <Ticks key={name} line={line} chosen={chosenOf(line)} choose={choose} /> : (
          <Row key={name} id={`setup-${name}`} label={name} value={String(chosenOf(line))} choose={choose}
            choices={valuesOf(line).map((value) => [value, word(name, value)])} />
        );
      })}
    </>
  );
}

type Choice = [value: string | number, label: string | number];
type SelectProps = { id?: string; label?: string; hidden?: boolean; value: string | number; choices: Choice[];
  choose(value: string): void };

const Select = ({ choices, choose, label, ...more }: SelectProps) => (
  <select {...more} aria-label={label} onChange={({ currentTarget }) => choose(currentTarget.value)}>
    {choices.map(([value, label]) => <option key={value} value={value}>{label}</option>)}
  </select>
);

const Row = ({ id, label, ...more }: SelectProps & { id: string; label: string }) =>
  <p class="row"><label for={id}>{say(label)}</label><Select id={id} {...more} /></p>;

function Ticks({ line: { name, values }, chosen, choose }:
  { line: Chosen; chosen: string | string[]; choose(values: string[]): void }) {
  const tick = (value: string) => choose(values.filter((one) => chosen.includes(one) !== (one === value)));
  return (
    <fieldset>
      <legend>{say(name)}</legend>
      {values.map((value) => (
        <label key={value}>
          <input type="checkbox" value={value} checked={chosen.includes(value)} onChange={() => tick(value)} />
          {` ${word(name, value)}`}
        </label>
      ))}
    </fieldset>
  );
}

/** How a value is called: by the page's word for it, or by its own name. */
function word(name: string, value: string) {
  const key = `${name}-${value || "none"}`;
  return has(key) ? say(key) : value;
}

/** A name as records can hold it. */
export const tidyName = (name: string) => name.replace(/[#\s]+/g, " ").trim();

/** What is chosen of what a game can be, in words. */
export const setupWords = () => lines().filter(({ several }) => !several)
  .map((line) => [say(line.name), word(line.name, String(chosenOf(line)))].join(": "));

/** What is chosen. */
export function setup(): Setup {
  const said = lines().map((line) => [line.name, chosenOf(line)] as const).filter(([, value]) => value.length);
  return { game: game().game, players: filled.value.players, ...Object.fromEntries(said) };
}
