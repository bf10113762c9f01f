// Plays at a server by the client of the npm package: node play.mjs ADDRESS MOVES CLIENT
const [, , address, moves, client] = process.argv;
const { newKey, Refused, Server } = await import(client);

const servers = [0, 1].map(() => new Server(address, { key: newKey(), language: "en" }));
const { table: id, invites } = await servers[0].open({ setup: { game: "steamrollers", players: 2 } });
const tables = servers.map((server) => server.table(id));
for (const [i, table] of tables.entries()) if (await table.sit(invites[i], `P${i + 1}`) !== i + 1) throw new Error("another seat");

const options = (groups) => groups.flatMap((group) => [...(group.options ?? []), ...options(group.groups ?? [])]);
const done = new AbortController();
const refusals = [];
let undone = 0, played = 0, latest;

/** Moves when it is the player's turn; asks once to take a move back. */
async function act(seat, view) {
  latest = view;
  const table = tables[seat - 1];
  const svg = await table.picture(view.pictures[0]);
  const whole = await servers[seat - 1].ask("GET", `tables/${id}/pictures/${view.pictures[0]}`);
  if (latest === view && svg !== whole && (await table.view()).version === view.version) throw new Error("the pieces make another picture");
  if (view.undo) {
    if (!view.undo.consent.includes(seat)) await table.undo(view.position), undone++;
    return;
  }
  if (view.turn !== seat) return;
  if (played >= Number(moves) || view.over) return done.abort();
  if (played === 7 && !undone) {
    const [last] = await table.story(view.moves - 1);
    if (last.seat) return table.undo(view.position);
  }
  const illegal = await table.move(view.position, "build a1 1-4").catch((error) => error);
  if (illegal instanceof Refused) refusals.push(illegal.code + (illegal.rule ? " by rule" : ""));
  played++;
  await table.move(view.position, options(view.options)[0].move);
}

let failed;
await Promise.all(tables.map((table, i) => table.follow((view) => act(i + 1, view).catch((error) => {
  if (error instanceof Refused && ["stale", "turn", "undo"].includes(error.code)) return; // the other was faster
  failed ??= error;
  done.abort();
}), { stop: done.signal })));
if (failed) throw failed;
const mine = await servers[0].mine();

const picture = await tables[0].picture("sheet-1", { thumbnail: "" });
if (!picture.startsWith("<svg")) throw new Error(`a picture begins with ${picture.slice(0, 20)}`);

const key = await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, true, ["deriveBits"]);
const text = (bytes) => Buffer.from(bytes).toString("base64url");
const keys = { p256dh: text(await crypto.subtle.exportKey("raw", key.publicKey)), auth: text(new Uint8Array(16)) };
const push = await servers[0].keepPush({ toJSON: () => ({ endpoint: "https://push.example.org/one", keys }) });
const told = await servers[0].pushes();
if (told.pushes.join() !== push || Buffer.from(told.key, "base64url").length !== 65) throw new Error(`told are ${JSON.stringify(told)}`);
await servers[0].dropPush(push);
if ((await servers[0].pushes()).pushes.length) throw new Error("the push is still there");
if ((await servers[0].records()).type !== "application/zip") throw new Error("the records are no file");
await servers[1].forget();
if ((await servers[1].mine()).length) throw new Error("the player is not forgotten");
console.log(JSON.stringify({ played: played >= Number(moves), undone: undone > 0, refused: refusals.every((code) => code.startsWith("illegal")), mine: mine.length, record: (await tables[0].record()).startsWith("game steamrollers") }));
