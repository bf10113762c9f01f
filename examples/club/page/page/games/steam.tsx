// Steam on the page: the map, the action tiles, the goods for growth, and the players
// in turn order.

import { $, renderAnew } from "../app/dom.js";
import { cubes, Face, Piece, piecesOf } from "../board/pieces.js";
import type { Sign } from "../core/offers.js";
import type { Laid, Offer, Plan, View } from "../core/types.js";
import { has, say, sayRound, written } from "../i18n/text.js";
import { You } from "../play/seats.js";
import { after, showOrder } from "../play/status.js";
import { Did } from "../play/story.js";

type Report = Laid<"steam">["report"];
type Props = { view: View; report: Report; table: Element };

/** Pictures: the map is shown, and the table is taken apart. */
export const steamPlan = (): Plan => ({ apart: ["table"], maps: [{ name: "map", look: { mapAlone: true } }] });

/** The locomotive of a seat, in words. */
export const steamEngine = (report: Report, seat: number): string => say("loco-of", report.players[seat - 1]);

/** The words of the action tiles, by their numbers from 1. */
const actions = ["order", "move", "engineer", "build", "growth", "locomotive", "urbanise"];

/** An action tile is shown by its number. */
export function steamSign(_: Report, { says }: Partial<Offer>): Sign | undefined {
  const number = actions.indexOf(says?.action ?? "") + 1;
  return number ? { number } : undefined;
}

/** Lays it out, given the report of the position and the table. */
export function laySteam({ view, report, apart, frame }: Laid<"steam">): void {
  const props = { view, report, table: apart.table! }, place = frame("table");
  place.tabIndex = matchMedia("(max-width: 599px)").matches ? 0 : -1; // it is swiped there
  renderAnew(<><Tiles {...props} /><Stock {...props} /></>, place);
  renderAnew(<Players {...props} />, $("standing"));
  const phase = `phase-steam-${view.phase}`;
  if (view.round) $("round").textContent = [sayRound(report), ...(has(phase) ? [say(phase, report)] : [])].join(" · ");
  showOrder(view, inOrder(report), after(report.queue, view.turn));
}

/** The seats in turn order, and behind them those that have no place in it. */
function inOrder({ order, players }: Report): number[] {
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
