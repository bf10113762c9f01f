import { init, newGame } from "railhex";

await init();
let game = newGame({ game: "steamrollers", players: 2 });
while (game.chance) game = game.apply(game.sample(() => 0.5));
const [draft] = game.choices({ kind: "draft" });
if (!draft) throw new Error(game.prompt());
console.log(draft.text, draft.move);
game = game.apply(draft.move);
console.log(game.events.map((event) => event.text).join(" "));
console.log(game.explain("deliver R 3-2 1")?.message);
