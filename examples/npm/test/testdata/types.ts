// What the declarations say: this is compiled, and not run. A line is wrong where the one
// before it says @ts-expect-error.
import { bot, choices, fromText, Game, init, Move, newGame, ParseError, replay, RuleError, SetupError, wasmModule } from "railhex";
import type { SteamRollersMove } from "railhex";
import * as steam from "railhex/steam";

await init({ languages: ["de", "fr"], progress: (loaded, total) => console.log(loaded / total) });
const game = newGame({ game: "steamrollers", players: 2, modules: ["coal"] });

const name: "steamrollers" = game.game;
const next: Game<"steamrollers"> = game.apply(game.sample(Math.random));
for (const move of next.moves()) {
  switch (move.kind) {
    case "build": {
      const hex: string = move.hex;
      const track: string = move.track;
      console.log(hex, track);
      // @ts-expect-error builds have no die
      console.log(move.die);
      break;
    }
    case "draft": {
      const die: number = move.die;
      console.log(die);
      break;
    }
    // @ts-expect-error there is no such kind
    case "dance":
  }
}
for (const event of next.events) {
  if (event.kind === "good delivered") console.log(event.points + event.distance, event.good.length, event.text, event.rule);
  // @ts-expect-error what is only some events' must be asked for by kind
  console.log(event.points);
}
const seen: SteamRollersMove = game.sample().toJSON();
const whole: number = next.report().players[0]!.points.total;
const options = next.options({ language: "de", names: ["Anna"] }).flatMap((group) => group.options ?? []);
const drafts = next.choices({ kind: "draft" }, "fr").map(({ text, hexes, gain, groups }) => `${text} ${hexes} ${gain} ${groups}`);
const nothing: string | undefined = next.whyNot({ at: "c5" })?.message;
const svg: string = next.picture("supply", { night: true, seat: 1, marks: false, last: true });
const choice = next.click("P1/hex-c5", { colourBlind: true });
const ways = next.routes("build P1 a1", { narrow: true, seat: 0 });
const imagined: Game<"steamrollers"> = next.redealt(1, Math.random);
const why: string | undefined = choice.refused?.message;
const refusal = next.explain("draft 4");
const shares: number[] = bot("search", { iterations: 10, seed: 1 }).evaluate(next);
const any: Game = fromText(next.text());
if (any.game === "steam") console.log(any.sample().kind);
const { moves, error, names, bots } = replay(next.record({ names: ["Anna", "Ben"], bots: ["", "Ben"] }));
for (const { game: of, least, most, choices: fields } of choices().games) console.log(of, least, most, fields[0]?.values);
try {
  next.apply("draft 9");
} catch (thrown) {
  if (thrown instanceof RuleError) console.log(thrown.rule, thrown.ruleText, thrown.move);
  else if (thrown instanceof ParseError) console.log(thrown.line, thrown.column, thrown.input);
  else if (thrown instanceof SetupError) console.log(thrown.field, thrown.faults?.map((fault) => fault.message));
}
const thing: unknown = moves[0];
if (thing instanceof Move) console.log(thing.text);

// @ts-expect-error there is no such game
newGame({ game: "chess", players: 2 });
// @ts-expect-error the number of players is missing
newGame({ game: "steam" });
// @ts-expect-error a setup of Steam has no modules
newGame({ game: "steam", players: 3, modules: ["coal"] });
// @ts-expect-error a move is a Move or text
next.apply(4);
// @ts-expect-error a move of another game
next.apply(newGame({ game: "steam", players: 3 }).sample());
// @ts-expect-error a seat is a number
next.points("P1");
// @ts-expect-error a position cannot be changed
next.turn = 2;
// @ts-expect-error whoever clicks is a seat
next.click("P1/hex-c5", { seat: "P1" });
// @ts-expect-error only a picture does without marks
next.click("P1/hex-c5", { marks: false });
// @ts-expect-error errors are thrown, and not constructed
new RuleError("a rule forbids it");
// @ts-expect-error games are not constructed
new (Object.getPrototypeOf(next).constructor as typeof Game)();

console.log(name, seen, whole, options, drafts, nothing, svg, ways, imagined, why, refusal?.message, shares, error?.line, names, bots);

await steam.init();
const alone: Game<"steam"> = steam.newGame({ game: "steam", players: 3 });
const bids: Game<"steam"> = steam.replay(alone.record()).game;
// @ts-expect-error another game
steam.newGame({ game: "steamrollers", players: 2 });
const { rules } = await steam.books("steam");
console.log(bids, rules);
const reached: Game = replay(next.record()).at(2);
console.log(reached.round, reached.notes("de").map(({ rule, field }) => [rule, field]));

import { newKey, Refused as RefusedByServer, Server, type View } from "railhex/server";

export async function atATable(): Promise<string> {
  const server = new Server("https://play.example.org", { key: newKey() });
  const { table: id, invites } = await server.open({ setup: ["game steam", "players 3"] });
  const table = server.table(id);
  const seat: number = await table.sit(invites[0] ?? "", "Ann");
  const view: View = await table.view();
  // @ts-expect-error: a position is a number
  await table.move("1", "draft 4");
  try {
    return (await table.move(view.position, "draft 4")).steps[seat]?.move ?? "";
  } catch (error) {
    if (error instanceof RefusedByServer) return error.rule;
    throw error;
  }
}

import { mount, type Board } from "railhex/board";

export function onABoard(position: Game): Board {
  const element = document.createElement("railhex-board");
  element.set({ position, arrows: [{ from: "a1", to: "c3" }] });
  element.addEventListener("move", ({ detail }) => console.log(detail.move, detail.option.text));
  element.addEventListener("select", ({ detail }) => console.log(detail.hex, detail.options.length, detail.refused?.rule));
  // @ts-expect-error: a position is a Game
  element.set({ position: "game steam" });
  return mount(element, { position, viewOnly: true, look: { seat: 1 } });
}

{
  const { serve, Thinker } = await import("railhex/thinker");
  const thinker = new Thinker(() => new Worker(new URL("./worker.js", import.meta.url), { type: "module" }), { engine: wasmModule(), milliseconds: 500 });
  const move: string = await thinker.choose(newGame({ game: "steam", players: 3 }));
  for (const { visits, value } of await thinker.tried(newGame({ game: "steam", players: 3 }))) console.log(visits, value);
  thinker.free();
  serve(await import("railhex/steam"));
  serve(await import("railhex"));
  // @ts-expect-error
  new Thinker(() => new Worker(move), { milliseconds: 500 });
}
declare const narrowed: Game;
if (narrowed.game === "steam") {
  const report = narrowed.report();
  console.log(report.supply, narrowed.moves().map((move) => move.text));
  const after: Game<"steam"> = narrowed.apply(narrowed.moves().at(0)!);
  console.log(after.events.map((event) => event.kind));
} else if (narrowed.game === "steamrollers") {
  console.log(narrowed.report().quiet);
}
// @ts-expect-error not every game has quiet rounds
console.log(narrowed.report().quiet);
console.log(narrowed.moves().filter((move) => move.kind === "build").length, narrowed.events.map((event) => event.text), narrowed.history.map((move) => move.text));
const moved: Game = narrowed.apply(narrowed.moves().at(0)!);
const thought = bot("greedy").choose(narrowed).text;
if ((thing as object) instanceof Game) console.log(thought, moved.prompt());
const [place] = narrowed.places({ kind: "build" });
const label: string | undefined = narrowed.board()?.hexes[0]?.name;
for (const { move, events } of narrowed.since(1, "de")) console.log(move, events.map((event) => event.text), place?.moves, label);
for (const { hex, drawn } of narrowed.overlay([narrowed.moves().at(0)!], { night: true })) console.log(hex, drawn.length);
const { best, second, line } = bot("search").consider(narrowed, "fr");
console.log(best.move, best.reason.join(), second?.value, line[0]);
