"use client";
import { init, newGame } from "railhex/steam";
import { mount } from "railhex/board";
import { useEffect, useRef, useState } from "react";

export default function Table() {
  const element = useRef(null);
  const [game, setGame] = useState(null);
  function goOn(next) {
    while (next.chance) next = next.apply(next.sample());
    setGame(next);
  }

  useEffect(() => {
    init().then(() => goOn(newGame({ game: "steam", players: 3 })));
  }, []);
  useEffect(() => {
    if (!game) return undefined;
    const board = mount(element.current, { position: game, pictures: ["map"] });
    return () => board.destroy();
  }, [game]);
  return (
    <main>
      {game && <p>{game.prompt()}</p>}
      {game?.choices().map(({ move, text }) => <button key={move} onClick={() => goOn(game.apply(move))}>{text}</button>)}
      <div ref={element} />
    </main>
  );
}
