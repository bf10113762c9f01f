// What can be done as cards: what everybody does often, the best-paying, and the rest in a fold. What is
// built on hexes is grouped by place.

import { computed, signal, useComputed } from "@preact/signals";
import { type ComponentChildren, Fragment, render } from "preact";
import { useState } from "preact/hooks";
import { $ } from "../app/dom.js";
import { Cube, Die, Icon, Tile } from "../board/pieces.js";
import { byPlace, type Card, cardsOf, groundOf, type Sign, signOf } from "../core/offers.js";
import type { Missing, Offer } from "../core/types.js";
import { layoutOf } from "../games/layouts.js";
import { say, signed } from "../i18n/text.js";
import { choose, chosen } from "./act.js";
import { shown } from "./seats.js";

const most = 5; // cards before the fold

/** What players might expect to do and cannot, with the reason. */
export const missing = signal<Missing[]>([]);

const layout = () => layoutOf(shown.value!.view.game);

/** The sum that an offer is, undefined if it is none. */
const sumOf = ({ says }: Offer) => says?.sum ?? says?.loans;
const step = signal(0); // the sum at which one stands

/**
 * What the player who is asked can do: cards, sums in place of them if there are nothing else, and what passes beside
 * the dark button, in games where players pass again and again.
 */
export const listed = computed(() => {
  const { game, offers: all, turn } = shown.value!.view, { passes = false } = layout();
  const paysOthers = ({ owners = [] }: Offer) => owners.filter((owner) => owner !== turn).length;
  const listed = cardsOf(game, all, paysOthers), pass = passes ? listed.find(({ offer, last }) => offer && last)?.offer
    : undefined;
  const offers = all.filter((offer) => offer !== pass);
  const stepped = offers.length > 1 && offers.every((offer) => sumOf(offer) !== undefined);
  return { passes, pass, cards: listed.filter(({ offer }) => !offer || offer !== pass), sums: stepped ? offers : [] };
});

/** The sum that stands to be chosen, if there are some: it is not looked up in a list, but stepped to. */
export const sum = () => listed.value.sums[step.value];

/** Shows what can be done in the view that is shown. */
export function showOptions(): void {
  const place = $("options"), { cards, sums } = listed.value;
  missing.value = [];
  step.value = 0;
  place.hidden = !cards.length;
  place.scrollTo(0, 0);
  render(null, place); // folds are closed
  render(sums.length ? <Stepper /> : <Options cards={cards} />, place);
}

/** Shows options as cards in another place: none to clear it. */
export function showItems(place: Element, options: Offer[]): void {
  render(<Items offers={options} />, place);
}

/** Steps to another sum, if some are shown; reports whether they are. */
export function stepSum(by: number): boolean {
  const { length } = listed.value.sums;
  if (!length) return false;
  step.value = Math.max(0, Math.min(step.value + by, length - 1));
  choose(sum());
  return true;
}

/** A line in which a sum stands between a button for less and one for more. */
function Stepper() {
  const offer = sum(), to = (key: string, sign: string, by: number) => {
    const properties = { "aria-label": say(key), "aria-disabled": !listed.value.sums[step.value + by] };
    return <button type="button" class={key} {...properties} onClick={() => stepSum(by)}>{sign}</button>;
  };
  return offer && (
    <ul class="moves">
      <li class="stepper">
        <b>{offer.groups.at(-1)}</b>{to("less", "−", -1)}
        <span>
          <button type="button" class={classOf(offer, "amount")} data-move={offer.move} aria-label={offer.text}>
            {sumOf(offer)}
          </button>
        </span>
        {to("more", "+", 1)}
      </li>
    </ul>
  );
}

const classOf = ({ move }: Offer, more = "") =>
  `opt ${more} ${chosen.value?.move === move ? "on" : ""}`;

function Options({ cards }: { cards: Card[] }) {
  const pinned = cards.filter((card) => card.pinned), others = cards.filter((card) => !card.pinned);
  const spread = others.filter(({ offers }) => offers && byPlace(offers, placeOf).length > 1);
  if (spread.length && others.filter(({ offer }) => offer).length < 2 && !pinned.length)
    return <Builds spread={spread} rest={others.filter((card) => !spread.includes(card))} />;
  const seen = others.slice(0, most - pinned.length), rest = others.slice(most - pinned.length);
  const goods = seen.filter(({ offer }) => offer?.good && offer.to), { report, turn } = shown.value!.view;
  return (
    <>
      {pinned.length > 0 && <Cards cards={pinned} />}
      {goods.length > 0 && (
        <>
          <h3><span>{headingOf(goods)}</span><span>{layout().engine?.(report, turn)}</span></h3>
          <Cards cards={goods} />
        </>
      )}
      <h3>{say(goods.length ? "options-or" : "options")}</h3>
      <Cards cards={seen.filter((one) => !goods.includes(one))}><Off /></Cards>
      {rest.length > 0 && (
        <Fold className="more" summary={<summary>{say("more-options", { count: rest.length })}</summary>}>
          <Cards cards={rest} />
        </Fold>
      )}
    </>
  );
}

/** Where little but building is possible, the places are listed at once, below a heading for each kind. */
function Builds({ spread, rest }: { spread: Card[]; rest: Card[] }) {
  return (
    <>
      {spread.map(({ title, offers = [] }, i) => (
        <Fragment key={title}>
          <h3><span>{title}</span><span>{ways(offers.length)}</span></h3>
          <ul class="moves">
            <ByPlace offers={offers} />
            {i === spread.length - 1 && !rest.length && <Off />}
          </ul>
        </Fragment>
      ))}
      {rest.length > 0 && (
        <>
          <h3>{say("options-or")}</h3>
          <Cards cards={rest}><Off /></Cards>
        </>
      )}
    </>
  );
}

const Cards = ({ cards, children }: { cards: Card[]; children?: ComponentChildren }) => (
  <ul class="moves">
    {cards.map(({ offer, title, offers = [] }) =>
      offer ? <OptionCard key={offer.move} offer={offer} /> : (
        <Folded key={title} className="kind" title={title ?? ""} why={say("on-board")} offers={offers}>
          <ByPlace offers={offers} />
        </Folded>
      ))}
    {children}
  </ul>
);

/** What stands above cards that bring a good to a city: the only city that goods can come from, where there is one. */
function headingOf(cards: Card[]) {
  const { game, offers } = shown.value!.view;
  const from = new Set(offers.flatMap((offer) => (offer.distance ? [offer.from] : [])));
  if (!from.size) return say("options-best");
  if (from.size > 1) return say(`kind-${game}-${cards[0]?.offer?.kind}`);
  for (const { offer } of cards) if (offer) offer.about = say("brief-only-distance", offer);
  return say("options-from", { city: [...from][0] });
}

const ways = (count: number) => (count === 1 ? say("way") : say("ways", { count }));

/** Where a hex lies, undefined where that is unknown. */
function placeOf(hex: string) {
  const { names, spots } = shown.value!.table;
  return spots.get(hex) ?? (names.has(hex) ? say("spot-near", { name: names.get(hex) }) : undefined);
}

/** Offers by place, each place in a fold. */
const ByPlace = ({ offers }: { offers: Offer[] }) => (
  <>
    {byPlace(offers, placeOf).map(({ place, offers: some, hexes }) => {
      if (!place) return <Items key="" offers={some} />;
      const count = hexes.length === 1 ? say("place-hex") : say("place-hexes", { count: hexes.length });
      return (
        <Folded key={place} className="place" title={place} why={`${count} · ${ways(some.length)}`} offers={some}>
          <Items offers={some} />
        </Folded>
      );
    })}
  </>
);

type FoldProps = { className: string; children: ComponentChildren };
type FoldedProps = FoldProps & { title: string; why: string; offers: Offer[] };

/** Offers in a fold of a card; the hexes that it lights are the first of each at a place. */
function Folded({ className, title, why, offers, children }: FoldedProps) {
  const hexes = new Set(offers.flatMap((offer) => (className === "place" ? offer.hexes.slice(0, 1) : offer.hexes)));
  const summary = (
    <summary class="opt" data-hexes={[...hexes].join(" ")}>
      <Picture sign={{ icon: groundOf(offers[0]!.kind) }} />
      <b>{title}</b><span class="why">{why}</span>
    </summary>
  );
  return (
    <li><Fold className={className} summary={summary}><ul class="moves">{children}</ul></Fold></li>
  );
}

/**
 * A fold whose content is made when it is opened first: what nobody sees need not be there. Open, it takes the room of
 * the panel.
 */
function Fold({ className, summary, children }: FoldProps & { summary: ComponentChildren }) {
  const [opened, setOpened] = useState(false);
  const toggled = ({ currentTarget }: { currentTarget: HTMLDetailsElement }) => {
    if (currentTarget.open) setOpened(true);
    $("choose").classList.toggle("wide", Boolean($("options").querySelector("details[open]")));
  };
  return (
    <details class={className} onToggle={toggled}>{summary}{opened && children}</details>
  );
}

const Items = ({ offers }: { offers: Offer[] }) =>
  <>{offers.map((offer) => <OptionCard key={offer.move} offer={offer} />)}</>;

/** An option as a button; its move is in data-move, its hexes in data-hexes. */
function OptionCard({ offer }: { offer: Offer }) {
  const { move, text, title, about, effects, hexes, gain, spot, owners = [], others } = offer,
    name = useComputed(() => classOf(offer));
  const told = [about, ...(effects ?? [])].filter(Boolean).join("; ");
  const links = owners.map((owner, i) => (
    <i key={i} class={`seg c${owner}`} data-sign={[...(nameOf(owner) ?? "")][0]} aria-hidden="true" />
  ));
  return (
    <li>
      <button class={name} type="button" data-move={move} data-hexes={hexes.join(" ")}>
        <Picture sign={signFor(offer)} />
        <b>{title ?? text}{spot && <span class="hidden-word">{` (${spot})`}</span>}</b>
        {(links.length > 0 || told) && <span class="why">{links.length ? [links, " ", others] : told}</span>}
        {gain ? <span class="worth">{signed(gain)}</span> : null}
      </button>
    </li>
  );
}

const nameOf = (seat: number) => shown.value!.view.seats[seat - 1]?.name;

/** What cannot be done, with the reason. */
const Off = () => (
  <>
    {missing.value.map(({ kind, title, reason }) => (
      <li key={kind}>
        <div class="opt off">
          <Picture sign={signFor({ kind, move: kind })} /><b>{title}</b><span class="why">{reason}</span>
        </div>
      </li>
    ))}
  </>
);

/** What the card of an offer shows: of its game, or of any. */
const signFor = (offer: Pick<Offer, "kind" | "move"> & Partial<Offer>): Sign =>
  layout().sign?.(shown.value!.view.report, offer) ?? signOf(shown.value!.view.game, offer);

const Picture = ({ sign }: { sign: Sign }) => <span class="ic">{drawingOf(sign)}</span>;

function drawingOf({ number, good, die: pips, tracks, icon: name = "" }: Sign) {
  if (number) return <b class="chip">{number}</b>;
  if (good) return <Cube letter={good} size={26} />;
  if (pips) return <Die number={pips} size={26} />;
  if (tracks) return <Tile tracks={tracks} size={26} />;
  return <Icon name={name} width={26} height={name === "loco" ? 16 : 26} />;
}
