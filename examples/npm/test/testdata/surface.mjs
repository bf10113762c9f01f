// Prints, as TypeScript, what the package has: its exports, the members of their objects
// and how many arguments those take, and the fields that are read of options. It compiles
// where the declarations say the same, neither more nor less.
import * as railhex from "railhex";
import * as board from "railhex/board";
import * as server from "railhex/server";
import * as thinker from "railhex/thinker";

const { bot, init, newGame, RailhexError, replay } = railhex;
const lines = [
  'import * as railhex from "railhex";',
  ...["board", "server", "thinker"].map((name) => `import * as ${name} from "railhex/${name}";`),
  "type Same<Declared, There> = [Declared, There] extends [There, Declared] ? true : { lacking: Exclude<There, Declared>; tooMuch: Exclude<Declared, There> };",
];

function same(what, declared, there) {
  lines.push(`export const ${what}: Same<${declared}, ${there}> = true;`);
}

const union = (names) => [...names].map((name) => JSON.stringify(name)).join(" | ") || "never";

function arguments_(what, declared, does) {
  const [, list] = /\(([^)]*)\)/.exec(String(does).replaceAll("() => {}", "nothing").replace(/\{[^{}]*\}/, "options"));
  same(what, `Required<Parameters<${declared}>>["length"]`, list ? list.split(",").length : 0);
}

// Of classes whose objects have fields of their own.
const instances = { server_Server: new server.Server("http://localhost"), server_Table: new server.Server("http://localhost").table("one") };

// Members that enumerate are what moves of a kind say.
const membersOf = (prototype) => Object.entries(Object.getOwnPropertyDescriptors(prototype)).filter(([member, { enumerable }]) => !["constructor", "__v_skip"].includes(member) && !enumerable);

for (const [entry, exported] of Object.entries({ railhex, board, server, thinker })) {
  same(`exports_of_${entry}`, `keyof typeof ${entry}`, union(Object.keys(exported)));
  for (const [name, value] of Object.entries(exported)) {
    if (typeof value !== "function") continue;
    const by = `${entry}_${name}`;
    if (!/^class/.test(value)) {
      arguments_(`of_${by}`, `typeof ${entry}.${name}`, value);
      continue;
    }
    same(`static_${by}`, `Exclude<keyof typeof ${entry}.${name}, keyof typeof Error | "prototype">`, union(Object.getOwnPropertyNames(value).filter((name) => !["length", "name", "prototype"].includes(name))));
    if (value.prototype instanceof Error) continue;
    const iterated = Symbol.iterator in value.prototype ? " | typeof Symbol.iterator" : "";
    same(`members_${by}`, `keyof ${entry}.${name}`, union([...membersOf(value.prototype).map(([member]) => member), ...Object.keys(instances[by] ?? {})]) + iterated);
    for (const [member, { value: does }] of membersOf(value.prototype)) {
      if (does) arguments_(`of_${by}_${member}`, `${entry}.${name}["${member}"]`, does);
    }
  }
}

const nowhere = { replaceChildren() {}, setAttribute() {}, addEventListener() {} };
same("members_board_Board", "keyof board.Board", union(membersOf(Object.getPrototypeOf(board.mount(nowhere))).map(([member]) => member)));

await init();
let game = newGame({ game: "steamrollers", players: 2 });
while (game.chance) game = game.apply(game.sample());
const move = game.moves().at(0);

/** Holds a declaration against the fields that calls read of an object. */
async function fields(type, calls) {
  for (const [i, call] of calls.entries()) {
    const read = new Set();
    const options = new Proxy({}, {
      get: (_, name) => void read.add(name),
      ownKeys: () => ["unknown"], // which nobody may read, for that would be to pass on whatever is given
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    });
    try {
      await call(options);
    } catch (error) {
      if (!/and not "unknown"/.test(error.message)) throw error;
    }
    same(`fields_${type.replace(/\W/g, "")}_${i}`, type.startsWith("Exclude") ? type : `keyof railhex.${type}`, union(read));
  }
}

await fields("InitOptions", [(options) => init(options)]);
await fields("BotOptions", [(options) => bot("greedy", options)]);
await fields("Manner", [
  (manner) => game.explain(move, manner), (manner) => game.story(manner), (manner) => game.since(1, manner), (manner) => bot("random").consider(game, manner), (manner) => game.options(manner), (manner) => game.help(manner), (manner) => game.prompt(manner),
  (manner) => game.result(manner), (manner) => game.choices({}, manner), (manner) => game.whyNot({}, manner), (manner) => game.ledger(manner), (manner) => replay(game.record(), manner),
]);
await fields("Only", [(only) => game.choices(only), (only) => game.places(only), (only) => game.whyNot(only)]);
await fields("SeatLook", [(look) => game.click("supply/die-1", look), (look) => game.routes(move, look), (look) => game.overlay([move], look)]);
await fields("PictureLook", [(look) => game.picture(game.pictures()[0], look)]);
await fields("Notes", [(notes) => game.record(notes)]);
await fields('Exclude<keyof railhex.RailhexError, keyof Error> | "message"', [(failure) => new RailhexError(failure)]);
console.log(lines.join("\n"));
