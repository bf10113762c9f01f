// Steam Power on the page: the map, the players, one's own contracts, and what belongs
// to all.

import type { ComponentChildren } from "preact";
import { showAsked } from "../app/bar.js";
import { $, renderAnew } from "../app/dom.js";
import { Cube, cubes, Drawn, drawnPieces, Face, Icon, Piece, piecesOf } from "../board/pieces.js";
import type { Layout, View } from "../core/types.js";
import { has, say, written } from "../i18n/text.js";
import { mineOf, You } from "../play/seats.js";
import { after, showOrder } from "../play/status.js";
import { Did } from "../play/story.js";
import type { SteamPowerReport as Report } from "../railhex/index.js";

/** Pictures: the map is shown; the stock and the corners are taken apart. */
export const power: Layout<"steampower"> = {
  plan: ({ pictures }) => ({ apart: pictures.filter((name) => name !== "map"), maps: ["map"] }),
  lay({ view, report, apart, frame }) {
    const mine = mineOf(view), order = view.seats.map((_, i) => i + 1), key = `phase-steampower-${view.phase}`;
    renderAnew(<ol class="players">{order.map((seat) => player(view, report, seat))}</ol>, $("standing"));
    $("page-hand").textContent = `${say("your-contracts")} · ${report.players[mine - 1]!.hand.length}`;
    renderAnew(<Stock picture={apart.stock!} />, frame("stock"));
    const phase = has(key) ? ` · ${say(key, { count: report.goods.length })}` : "";
    if (view.round) renderAnew(<>{say("round-now", view)}<span class="wide-only">{phase}</span></>, $("round"));
    showOrder(view, order, after(order, report.seat));
    for (const seat of order) {
      const hand = seat === mine && <Hand view={view} report={report} corner={apart[`player-${seat}`]!} seat={seat} />;
      renderAnew(hand, frame(`player-${seat}`));
    }
    showAsked();
  },
};

function player(view: View, report: Report, seat: number) {
  const { money, hand, factories, points } = report.players[seat - 1]!;
  const fact = (key: string, count: number, sign: string, size: number) => (
    <span class="k" title={say(key)}>
      <Icon name={sign} width={size} /><span class="hidden-word">{say(key)}</span>{count}
    </span>
  );
  return (
    <li key={seat} class={`${seat === view.seat ? "me " : ""}${seat === view.turn ? "asked" : ""}`}>
      <Face view={view} seat={seat} /><b>{view.seats[seat - 1]!.name} <You view={view} seat={seat} /></b>
      <span class="k">${money}</span>{fact("in-hand", hand.length, "log", 15)}
      {fact("factories-left", factories, "works", 14)}<span class="pts">{written(points.total)}</span>
      <Did seat={seat} />
    </li>
  );
}

function Hand({ view, report, corner, seat }: { view: View; report: Report; corner: Element; seat: number }) {
  const { fulfilled, points } = report.players[seat - 1]!, secret = report.players.length > 1 && view.secret;
  const cards = piecesOf(".contract:not(.fulfilled)", corner), done = piecesOf(".contract.fulfilled", corner);
  const card = (piece: SVGElement, i: number) => (piece.matches(".back")
    ? <Piece key={i} of={piece} class="con" drawn><Drawn piece={piece} size={96} /></Piece>
    : <Contract key={i} piece={piece} report={report} />);
  return (
    <>
      <p class="panelhead">
        <span>{say(secret ? "your-contracts-secret" : "your-contracts")} ({cards.length})</span>
        <span>{say("fulfilled-count", { count: fulfilled.length })}</span>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      {/* biome-ignore lint/a11y/useSemanticElements: it is no set of fields */}
      <div class="cons" tabIndex={0} role="group" aria-label={say("your-contracts")}>
        {cards.map(card)}
        {done.length > 0 && (
          <div class="pile">
            <span class="small">{say("fulfilled-points", { points: points.contracts })}</span>
            <span class="stackc">{drawnPieces(done, "done", (piece) => <Drawn piece={piece} size={44} />)}</span>
          </div>
        )}
      </div>
    </>
  );
}

/** A contract: its goods, of which those that are provided step back, what it brings, and its bonus. */
function Contract({ piece, report }: { piece: SVGElement; report: Report }) {
  const asked = report.contract === Number(piece.dataset.contract) && report.turn ? [...report.goods] : null;
  const { asks = "", pays, scores: points } = piece.dataset;
  const goods = [...asks].map((letter, i) => {
    const at = asked?.indexOf(letter) ?? 0;
    if (at >= 0) asked?.splice(at, 1);
    return <span key={i} class={at < 0 ? "provided" : ""}><Cube letter={letter} size={24} /></span>;
  });
  return (
    <Piece of={piece} class={`con${asked ? " on" : ""}`}>
      <span class="gs">{goods}</span>
      <b>{say(points === "1" ? "contract-point" : "contract-points", { points })}</b><span>${pays}</span>
      <span class="bonus">{piece.querySelector(".bonus > title")?.textContent}</span>
    </Piece>
  );
}

function Stock({ picture }: { picture: Element }) {
  const count = (selector: string, draw: (data: DOMStringMap) => ComponentChildren) =>
    piecesOf(selector, picture).map(({ dataset }, i) => <span key={i} class="k">{draw(dataset)}{dataset.count}</span>);
  const said = (selector: string, drawing: ComponentChildren) => piecesOf(selector, picture).map((piece, i) =>
    <Piece key={i} of={piece} class="k">{drawing}{piece.dataset.count}</Piece>);
  return (
    <div class="all">
      <div>{count("[data-good]", ({ good }) => cubes(good, 18))}</div>
      <div>
        {count("[data-stack]", ({ stack }) => <Icon name={`stack-${stack}`} width={20} />)}
        {said("[data-bag]", <Icon name="bag" width={18} />)}
        {said("[data-part='stock/bank']", <span class="coin">$</span>)}
      </div>
    </div>
  );
}
