import { newGame } from "railhex/steam";
import { Thinker } from "railhex/thinker";
import { useEffect, useState } from "react";

const me = 1; // the others are bots

/** The whole table: what is asked, what can be chosen, the pictures, and what has happened. */
export function Table({ engine }) {
  const [game, setGame] = useState(() => newGame({ game: "steam", players: 3 }));
  const [chosen, setChosen] = useState(null); // what a click on a picture means
  const [bot, setBot] = useState(null);
  const manner = { names: ["Eve", "Ada", "Ben"], you: me };

  useEffect(() => {
    const start = () => new Worker(new URL("./bot.js", import.meta.url), { type: "module" });
    const thinker = new Thinker(start, { engine, milliseconds: 1000 });
    setBot(thinker);
    return () => thinker.free();
  }, [engine]);

  function make(move) {
    setChosen(null);
    setGame(game.apply(move));
  }

  // Chance and bots go on by themselves.
  useEffect(() => {
    if (game.over || game.turn === me || !bot) return undefined;
    if (game.chance) {
      make(game.sample());
      return undefined;
    }
    let asked = true;
    bot.choose(game).then((move) => asked && make(move), (error) => asked && console.error(error));
    return () => (asked = false);
  }, [game, bot]);

  const mine = game.turn === me;
  return (
    <main>
      <header role="status">{game.over ? game.result(manner) : game.prompt(manner)}</header>
      <section className="options">
        {mine && chosen?.refused && <p>{chosen.refused.message}</p>}
        {mine && chosen && <button onClick={() => setChosen(null)}>All moves</button>}
        {mine && <Options options={chosen ? chosen.options : game.choices({}, manner)} make={make} />}
      </section>
      <section className="pictures">
        {game.pictures().map((name) => (
          <Picture key={name} svg={game.picture(name, { ...manner, seat: me, marks: mine, last: true })} choose={(part) => mine && setChosen(game.click(part, manner))} />
        ))}
      </section>
      <ol className="log">
        {game.story(manner, me).map((event, i) => <li key={i}>{event.text}</li>)}
      </ol>
    </main>
  );
}

function Options({ options, make }) {
  return options.map(({ move, text, effects = [] }) => (
    <button key={move} title={effects.join(" · ")} onClick={() => make(move)}>{text}</button>
  ));
}

function Picture({ svg, choose }) {
  const click = ({ target }) => {
    const part = target.closest("[data-part]")?.dataset.part;
    if (part) choose(part);
  };
  return <div onClick={click} dangerouslySetInnerHTML={{ __html: svg }} />;
}
