// SteamRollers on the page: the supply with its dice and tiles, one's own sheet, and
// those of the others as small maps.

import type { VNode } from "preact";
import { $, renderAnew } from "../app/dom.js";
import { cubes, Die, Drawn, drawnPieces, Face, Icon, Piece, piecesOf } from "../board/pieces.js";
import type { Layout, View } from "../core/types.js";
import { listed, say, written } from "../i18n/text.js";
import { largeOf, mineOf, You } from "../play/seats.js";
import { after, showOrder } from "../play/status.js";
import { Did } from "../play/story.js";
import type { SteamRollersReport as Report } from "../railhex/index.js";

type Props = { view: View; report: Report; rules: Record<string, string | undefined>; picture: Element };
type SheetProps = Props & { seat: number };

/** The cities that have no goods left. */
const emptyOf = ({ supply }: Report) => Object.entries(supply).flatMap(([city, goods]) => (goods ? [] : [city]));

/** The strength of the engine of a seat, in words. */
const engine = (report: Report, seat: number) => say("engine-of", report.players[seat - 1]);

/** Pictures: own and rivals are maps, the supply and the own sheet are taken apart; Olive is a rival. */
export const rollers: Layout<"steamrollers"> = {
  plan(view) {
    const mine = `sheet-${largeOf(view)}`, small = view.pictures.filter((name) => name !== "supply" && name !== mine);
    return { apart: ["supply", mine], maps: [mine], small };
  },
  engine,
  sign(report, { kind, says }) { // a tile that is taken or used is shown by its number
    if (kind === "take" && report.die) return { die: report.die };
    return says?.tile ? { die: Number(says.tile) } : undefined;
  },
  end(report) { // nothing is said where no empty cities have ended it
    const cities = emptyOf(report);
    return cities.length < 3 ? "" : say("end-cities", { cities: listed(cities) });
  },
  lay({ view, report, apart, frame }) {
    const supply = apart.supply!, large = largeOf(view), seats = view.seats.map((_, i) => i + 1);
    // Rules are those by which each tile works, by its number: tile 2 is another one in some games.
    const rules = Object.fromEntries(
      piecesOf("[data-rule]", supply).map(({ dataset: { tile, rule } }) => [tile, rule]));
    renderAnew(<Supply {...{ view, report, rules, picture: supply }} />, frame("supply"));
    const lay = (name: string, head: VNode, foot: VNode) => {
      renderAnew(head, frame(name).querySelector("header")!);
      renderAnew(foot, frame(name).querySelector("footer")!);
    };
    for (const seat of seats) {
      const props = { view, report, rules, seat, picture: apart[`sheet-${large}`]! };
      if (seat === large) lay(`sheet-${seat}`, <OwnHead {...props} />, <OwnFoot {...props} />);
      else lay(`sheet-${seat}`, <RivalHead {...props} />, <RivalFoot {...props} />);
    }
    if (report.olive) lay("olive", <OliveHead {...report.olive} />, <Sources of={report.olive.points} />);
    renderAnew(null, $("standing"));
    const empty = emptyOf(report).length, ends = empty ? say("ends-cities", { empty }) : say("ends-none");
    if (view.round) renderAnew(<>{say("round-now", view)}<span class="wide-only"> · {ends}</span></>, $("round"));
    const first = (report.start || 1) - 1, order = [...seats.slice(first), ...seats.slice(0, first)];
    showOrder(view, order, ["draft", "act", "end"].includes(view.phase) ? after(order, view.turn) : null);
  },
};

const numbers = [1, 2, 3, 4, 5, 6]; // of cities, tiles and engine boxes

/** Cards, each drawn by itself at a size. */
const cards = (pieces: SVGElement[], size: number) =>
  drawnPieces(pieces, "card64", (piece) => <Drawn piece={piece} size={size} />);

const Points = ({ total }: { total: number }) => <span class="pts">{written(total)}</span>;

function Supply(props: Props) {
  const { report, picture } = props, orders = cards(piecesOf(".order[data-order]", picture), 44);
  return (
    <>
      <ol class="cells">
        {numbers.map((city) => <Cell key={city} supply={picture} city={city} from={city === report.die} />)}
      </ol>
      <div class="row2">
        <Dice supply={picture} />
        <div class="strip">{numbers.map((number) => <SupplyTile key={number} {...props} number={number} />)}</div>
        {orders.length > 0 && <div class="orders">{orders}</div>}
      </div>
    </>
  );
}

function Cell({ supply, city, from }: { supply: Element; city: number; from: boolean }) {
  const piece = supply.querySelector<SVGElement>(`[data-supply="${city}"]`)!, goods = piecesOf("[data-good]", piece);
  const [land = "", mark = ""] = piecesOf(":scope > rect", piece).map((rect) => rect.getAttribute("fill") ?? "");
  const className = `cell${goods.length > 6 ? " full" : ""}${from ? " from" : ""}`;
  return (
    <li class={className} style={{ "--l": land, "--c": mark }}>
      <Piece of={piece} class="cd" drawn><Die number={city} size={24} /></Piece>
      <span class="gs">{drawnPieces(goods, "g", ({ dataset: { good } }) => cubes(good, 20))}</span>
    </li>
  );
}

function Dice({ supply }: { supply: Element }) {
  const all = piecesOf(".die", supply), taken = all.find(({ dataset }) => dataset.inUse);
  const dice = (some: SVGElement[]) => drawnPieces(some, "d", ({ dataset: { inUse, die, reserved } }) =>
    <Die number={Number(inUse ?? die ?? reserved)} size={44} />);
  return (
    <div class="dice">
      {taken ? dice([taken]) : <span class="d slot" />}
      {dice(all.filter((one) => one !== taken)) /* they stay where they are */}
      {cards(piecesOf("[data-power]", supply).filter(({ dataset }) => dataset.power), 44)}
      {drawnPieces(piecesOf(".black-die", supply), "d", (piece) => <Drawn piece={piece} box={44} size={44} />)}
    </div>
  );
}

/** A tile of the supply, or who holds it: nothing is said of one that cannot be had. */
function SupplyTile({ view, report, picture, rules, number }: Props & { number: number }) {
  const piece = picture.querySelector<SVGElement>(`[data-part="supply/tile-${number}"]`), rule = rules[number];
  const isIt = (face: string) => face.startsWith(String(number)), { use, worth } = piece?.dataset ?? {};
  const seat = report.players.findIndex(({ tiles }) => tiles.some(({ face }) => isIt(face))) + 1;
  const there = seat > 0 || report.centre.some(isIt);
  const [effect, short] = there ? [say(`tile-${rule}`), say(`tile-short-${rule}`)] : ["", ""];
  const mine = seat === mineOf(view), holder = view.seats[seat - 1];
  return (
    <Piece of={piece} class={`tile-card${holder ? " gone" : ""}`}>
      <Die number={number} size={22} />
      <b>{holder ? say(mine ? "tile-yours" : "tile-of", holder) : effect}</b>
      <span class="f">{holder ? effect : use && `${use} · ${worth}`}</span>
      <span class="short">{holder ? (mine ? say("you") : holder.name) : short}</span>
    </Piece>
  );
}

const OwnHead = ({ view, report, seat }: SheetProps) => (
  <>
    <Face view={view} seat={seat} /><h2>{view.seats[seat - 1]!.name}</h2><You view={view} seat={seat} />
    <span class="small">{report.start === seat && say("starts-round")}</span>
    {seat !== mineOf(view) && <button type="button" class="quiet" data-sheet={0}>{say("back-to-own")}</button>}
    <Points {...report.players[seat - 1]!.points} />
  </>
);

function OwnFoot({ report, rules, seat, picture }: SheetProps) {
  const { boxes, strength, tiles, points } = report.players[seat - 1]!;
  const part = (name: string) => picture.querySelector<SVGElement>(`[data-part="P${seat}/${name}"]`);
  const box = (number: number, ticked: boolean) => (
    <Piece key={number} of={part(`box-${number}`)} class={`bx${ticked ? " on" : ""}`} drawn>
      <Die number={number} size={20} bare />{ticked && <Icon name="check" width={15} />}
    </Piece>
  );
  const kept = piecesOf(".kept[data-goods]", picture);
  return (
    <>
      <div class="boxes">{numbers.map((number) => box(number, boxes.includes(number)))}</div>
      <Piece of={picture.querySelector<SVGElement>(".strength")} class="loco">
        <Icon name="loco" width={40} height={24} /><b>{strength}</b>
      </Piece>
      <div class="mine-tiles">
        {tiles.map(({ face: [number = ""], sideways }) => (
          <Piece key={number} of={part(`tile-${number}`)} class={`chip${sideways ? " lies" : ""}`}>
            <Die number={Number(number)} size={18} /><span class="full">{say(`tile-${rules[number]}`)}</span>
            <span class="short" aria-hidden="true">{say(`tile-short-${rules[number]}`)}</span>
          </Piece>
        ))}
        {cards(piecesOf(".order[data-order]", picture), 36)}
        {drawnPieces(kept, "goods-kept", ({ dataset: { goods } }) => cubes(goods, 16))}
      </div>
      <Sources of={points} />
    </>
  );
}

/** The points of a seat by what they come from. */
const Sources = ({ of: { total: _, ...won } }: { of: Record<string, number> }) => (
  <dl class="sources">
    {Object.entries(won).map(([source, value]) =>
      value !== 0 && <div key={source}><dd>{written(value)}</dd><dt>{say(`points-${source}`)}</dt></div>)}
  </dl>
);

const RivalHead = ({ view, report, seat }: SheetProps) => (
  <>
    <Face view={view} seat={seat} />
    <b>
      <button type="button" class="open-sheet" data-sheet={seat}>{/* it opens all of the small sheet */}
        {view.seats[seat - 1]!.name}<span class="hidden-word">{say("open-sheet")}</span>
      </button>
    </b>
    <Points {...report.players[seat - 1]!.points} />
  </>
);

function RivalFoot({ view, report, rules, seat }: SheetProps) {
  const { tiles, points } = report.players[seat - 1]!;
  return (
    <>
      <span>{engine(report, seat)}</span>
      {tiles.map(({ face: [number = ""] }) => (
        <span key={number} class="chip">
          <Die number={Number(number)} size={14} />{say(`tile-short-${rules[number]}`)}
        </span>
      ))}
      <Did seat={seat} />
      {view.seats.length === 2 && <Sources of={points} /> /* there is room for them */}
    </>
  );
}

const OliveHead = ({ level, points }: NonNullable<Report["olive"]>) => (
  <><b>{say("olive-name")} <small>{say(`olive-${level}`)}</small></b><Points {...points} /></>
);
