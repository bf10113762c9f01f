// Makes bots and forgets them, and prints how many the collector has freed; then what a
// freed one says.
const freed = [];
const Registry = globalThis.FinalizationRegistry;
globalThis.FinalizationRegistry = class extends Registry {
  constructor(release) {
    super((held) => {
      freed.push(held);
      release(held);
    });
  }
};
const { bot, init, newGame } = await import("railhex");

await init();
let game = newGame({ game: "steam", players: 3 });
while (game.chance) game = game.apply(game.sample());
const made = 50;
for (let i = 0; i < made; i++) game.explain(bot("search", { iterations: 2 }).choose(game));
for (let i = 0; i < 100 && freed.length < made; i++) {
  globalThis.gc();
  await new Promise((done) => setTimeout(done, 10));
}
bot("search", { milliseconds: 20 }).choose(game); // comes to an end
const told = [1, 2].map(() => bot("search", { iterations: 5, seed: 7 })).map((b) => [b.choose(game).text, b.evaluate(game)]);
console.log(JSON.stringify({ made, freed: freed.length, same: JSON.stringify(told[0]) === JSON.stringify(told[1]), told }));
