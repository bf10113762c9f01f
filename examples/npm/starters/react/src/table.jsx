import { newGame } from "railhex/steam";
import { useEffect, useState } from "react";

const me = 1; // the others are bots

/** The whole table: what is asked, what can be chosen, the pictures, and what has happened. */
export function Table({ engine }) {
  const [game, setGame] = useState(() => newGame({ game: "steam", players: 3 }));
  const [chosen, setChosen] = useState(null); // what a click on a picture means
  const [bot, setBot] = useState(null);
  const manner = { names: ["You", "Ada", "Ben"] };

  useEffect(() => {
    const worker = new Worker(new URL("./bot.js", import.meta.url), { type: "module" });
    worker.postMessage({ engine });
    setBot(worker);
    return () => worker.terminate();
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
    bot.onmessage = ({ data: move }) => make(move);
    bot.postMessage({ position: game.text() });
    return () => (bot.onmessage = null);
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
