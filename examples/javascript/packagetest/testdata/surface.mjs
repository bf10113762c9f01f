// Prints, as TypeScript, what the package has: its exports, the members of their objects
// and how many arguments those take, and the fields that are read of options. It compiles
// where the declarations say the same, neither more nor less.
import * as railhex from "railhex";

const { bot, init, newGame, RailhexError, replay } = railhex;
const lines = [
  'import * as railhex from "railhex";',
  "type Same<Declared, There> = [Declared, There] extends [There, Declared] ? true : { lacking: Exclude<There, Declared>; tooMuch: Exclude<Declared, There> };",
];

function same(what, declared, there) {
  lines.push(`export const ${what}: Same<${declared}, ${there}> = true;`);
}

const union = (names) => [...names].map((name) => JSON.stringify(name)).join(" | ") || "never";

function arguments_(what, declared, does) {
  const [, list] = /\(([^)]*)\)/.exec(does);
  same(what, `Required<Parameters<${declared}>>["length"]`, list ? list.split(",").length : 0);
}

same("exports_", "keyof typeof railhex", union(Object.keys(railhex)));
for (const [name, value] of Object.entries(railhex)) {
  if (typeof value !== "function") continue;
  if (!/^class/.test(value)) {
    arguments_(`of_${name}`, `typeof railhex.${name}`, value);
    continue;
  }
  same(`static_${name}`, `Exclude<keyof typeof railhex.${name}, keyof typeof Error | "prototype">`, union(Object.getOwnPropertyNames(value).filter((name) => !["length", "name", "prototype"].includes(name))));
  if (value.prototype instanceof Error) continue;
  const members = Object.entries(Object.getOwnPropertyDescriptors(value.prototype)).filter(([member, { enumerable }]) => member !== "constructor" && !enumerable); // what moves of a kind say is enumerable
  const iterated = Symbol.iterator in value.prototype ? " | typeof Symbol.iterator" : "";
  same(`members_${name}`, `keyof railhex.${name}`, union(members.map(([member]) => member)) + iterated);
  for (const [member, { value: does }] of members) {
    if (does) arguments_(`of_${name}_${member}`, `railhex.${name}["${member}"]`, does);
  }
}

await init();
let game = newGame({ game: "steamrollers", players: 2 });
while (game.chance) game = game.apply(game.sample());
const move = game.moves().at(0);

/** Holds a declaration against the fields that calls read of an object. */
async function fields(type, calls) {
  for (const [i, call] of calls.entries()) {
    const read = new Set();
    await call(new Proxy({}, {
      get: (_, name) => void read.add(name),
      ownKeys() {
        throw new Error(`${call} passes on whatever it is given`);
      },
    }));
    same(`fields_${type.replace(/\W/g, "")}_${i}`, type.startsWith("Exclude") ? type : `keyof railhex.${type}`, union(read));
  }
}

await fields("InitOptions", [(options) => init(options)]);
await fields("BotOptions", [(options) => bot("greedy", options)]);
await fields("Manner", [
  (manner) => game.explain(move, manner), (manner) => game.story(manner), (manner) => game.options(manner), (manner) => game.help(manner), (manner) => game.prompt(manner),
  (manner) => game.result(manner), (manner) => game.choices({}, manner), (manner) => game.tree(manner), (manner) => game.whyNot({}, manner), (manner) => game.ledger(manner), (manner) => replay(game.record(), manner),
]);
await fields("Only", [(only) => game.choices(only), (only) => game.whyNot(only)]);
await fields("SeatLook", [(look) => game.click("supply/die-1", look), (look) => game.routes(move, look)]);
await fields("PictureLook", [(look) => game.picture(game.pictures()[0], look)]);
await fields("Notes", [(notes) => game.record(notes)]);
await fields('Exclude<keyof railhex.RailhexError, keyof Error> | "message"', [(failure) => new RailhexError(failure)]);
console.log(lines.join("\n"));
