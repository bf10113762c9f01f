// Plays games at random and prints each as a line of JSON: its record, its last
// position, and what is said of its moves and events.
import { init, newGame, replay } from "railhex";
import { generator } from "./random.mjs";

await init();
for (const [i, setup] of JSON.parse(process.argv[2]).entries()) {
  const random = generator(i + 1);
  const moves = [];
  const events = [];
  let game = newGame(setup);
  while (!game.over) {
    const legal = game.moves();
    const move = game.chance ? game.sample(random) : legal.at(Math.floor(random() * legal.length));
    // What moves say one by one, and what they say as a list.
    if (moves.length % 50 === 0 && !game.chance) {
      const listed = JSON.stringify(legal.map((one) => one.toJSON()));
      const single = JSON.stringify(Array.from({ length: legal.length }, (_, i) => game.moves().at(i).toJSON()));
      if (listed !== single) throw new Error(`${listed}\n${single}`);
    }
    // The choices are the legal moves, for each hex those about it, and there are so many in the tree.
    if (moves.length % 50 === 0 && !game.chance) {
      const choices = game.choices();
      if (JSON.stringify(choices.map(({ move }) => move).sort()) !== JSON.stringify(legal.map(String).sort())) throw new Error(JSON.stringify(choices));
      for (const hex of new Set(choices.flatMap(({ hexes }) => hexes))) {
        const there = JSON.stringify(choices.filter(({ hexes }) => hexes.includes(hex)));
        if (JSON.stringify(game.choices({ at: hex })) !== there || game.whyNot({ at: hex }) !== null) throw new Error(`${hex}: ${there}`);
      }
    }
    // What a seat sees stays when the rest is dealt anew, and so does this position.
    if (moves.length % 50 === 0) {
      const [text, seat] = [game.text(), 1 + (moves.length / 50) % game.seats];
      const dealt = replay(game.redealt(seat, random).record()).game;
      if (JSON.stringify(dealt.report(seat)) !== JSON.stringify(game.report(seat)) || game.text() !== text) throw new Error(`${text} is dealt anew as ${dealt.text()}`);
      if ((dealt.text() !== text) !== (game.secret && moves.length > 0)) throw new Error(`${text} is not dealt anew`);
    }
    game = game.apply(move);
    moves.push({ kind: move.kind, ...move.toJSON() });
    events.push(game.events);
  }
  const points = Array.from({ length: game.seats }, (_, seat) => game.points(seat + 1));
  const names = points.map((_, seat) => `Player ${seat + 1}`);
  const bots = points.map((_, seat) => (seat === 0 ? names[0] : ""));
  console.log(JSON.stringify({ record: game.record({ names, bots }), text: game.text(), json: game.json(), points, winners: game.winners, moves, events }));
  game.free();
}
