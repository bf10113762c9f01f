// Steam on the page: the map, the action tiles, the goods for growth, and the players
// in turn order.

import { $, renderAnew } from "../app/dom.js";
import { cubes, Face, Piece, piecesOf } from "../board/pieces.js";
import type { Layout, View } from "../core/types.js";
import { has, say, sayRound, written } from "../i18n/text.js";
import { You } from "../play/seats.js";
import { after, showOrder } from "../play/status.js";
import { Did } from "../play/story.js";
import type { SteamReport } from "../railhex/index.js";

type Props = { view: View; report: SteamReport; table: Element };

/** The words of the action tiles, by their numbers from 1. */
const actions = ["order", "move", "engineer", "build", "growth", "locomotive", "urbanise"];

/** Pictures: the map is shown, and the table is taken apart. */
export const steam: Layout<"steam"> = {
  passes: true,
  plan: () => ({ apart: ["table"], maps: ["map"] }),
  engine: (report, seat) => say("loco-of", report.players[seat - 1]),
  sign(_, { says }) { // an action tile is shown by its number
    const number = actions.indexOf(says?.action ?? "") + 1;
    return number ? { number } : undefined;
  },
  lay({ view, report, apart, frame }) {
    const props = { view, report, table: apart.table! }, place = frame("table");
    place.tabIndex = matchMedia("(max-width: 599px)").matches ? 0 : -1; // it is swiped there
    renderAnew(<><Tiles {...props} /><Stock {...props} /></>, place);
    renderAnew(<Players {...props} />, $("standing"));
    const key = `phase-steam-${view.phase}`, phase = has(key) ? ` · ${say(key, report)}` : "";
    if (view.round) $("round").textContent = sayRound(report) + phase;
    showOrder(view, inOrder(report), after(report.queue, view.turn));
  },
};

/** The seats in turn order, and behind them those that have no place in it. */
function inOrder({ order, players }: SteamReport): number[] {
  const all = players.map((_, i) => i + 1);
  return [...order, ...all.filter((seat) => !order.includes(seat))];
}

function Players({ view, report, table }: Props) {
  const bids = report.auction !== null, numbers = ["money", "income", "locomotive", "links", "points"] as const;
  const row = (seat: number) => {
    const player = report.players[seat - 1]!, className = `${seat === view.seat ? "me " : ""}`,
      piece = table.querySelector<SVGElement>(`[data-part="table/player-${seat}"]`);
    return (
      <tr key={seat} class={className + (seat === view.turn ? "asked" : "")} data-part={piece?.dataset.part}>
        <th scope="row">
          <span class="who">
            <Face view={view} seat={seat} />{view.seats[seat - 1]!.name}<You view={view} seat={seat} />
            <small>{bids && player.bid >= 0 && say("bid-of", { bid: player.bid })}</small>
          </span>
        </th>
        {numbers.map((key) => <td key={key} class={key}>{written(player[key])}</td>)}
        <td class="tot">{written(player.total)}</td>
        <Did as="td" seat={seat} />
      </tr>
    );
  };
  const head = (key: string) =>
    <th key={key} scope="col" class={key}>{say(key === "did" ? "since-short" : `column-${key}`)}</th>;
  return (
    <table class={bids ? "bidding" : ""}>
      <thead><tr>{["in-order", ...numbers, "total", "did"].map(head)}</tr></thead>
      <tbody>{inOrder(report).map(row)}</tbody>
    </table>
  );
}

const Tiles = ({ view, report, table }: Props) => (
  <div class="acts card">
    {piecesOf(".action-tile", table).map((piece, i) => {
      const { action, called, cost } = piece.dataset, holder = report.players.findIndex((one) => one.action === action);
      return (
        <Piece key={action} of={piece} class={`act${holder < 0 ? " free" : ""}`}>
          <span class="n">{i + 1}{holder >= 0 && <Face view={view} seat={holder + 1} />}</span>
          <b class="full">{called}</b><b class="short">{say(`act-short-${action}`)}</b>
          <span class="f">{[say(`act-${action}`), ...(cost ? [say("act-cost", { cost })] : [])].join(" · ")}</span>
        </Piece>
      );
    })}
  </div>
);

const Stock = ({ report, table }: Props) => (
  <div class="stock card">
    <p class="panelhead">
      <span>{say("growth-goods")}</span><span>{say("growth-markers", { number: report.growth })}</span>
    </p>
    <div class="spaces">
      {piecesOf(".space[data-space]", table).map((piece, i) => (
        <Piece key={i} of={piece} class={`sp${piece.dataset.goods ? "" : " e"}`} drawn>
          {cubes(piece.dataset.goods, 15)}
        </Piece>
      ))}
    </div>
    <div class="new-cities">
      {piecesOf("[data-new-city]", table).map((piece, i) =>
        <Piece key={i} of={piece} class={`nc nc-${piece.dataset.newCity}`}>{piece.dataset.left}</Piece>)}
    </div>
  </div>
);
