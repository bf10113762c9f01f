// What can be done as cards: what everybody does often, the best-paying, and the rest in a fold. What is
// built on hexes is grouped by place. Below them lie the buttons, of which the dark one makes the move that is chosen.

import { computed, effect, signal, useComputed } from "@preact/signals";
import { type ComponentChildren, Fragment, render } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { $, breathe, every } from "../app/dom.js";
import { command, spotOf } from "../board/names.js";
import { turned } from "../board/overlay.js";
import { Cube, Die, Icon, Tile } from "../board/pieces.js";
import { byPlace, type Card, cardsOf, expectedIn, groundOf, type Sign, signOf } from "../core/offers.js";
import type { Offer, Table, View } from "../core/types.js";
import { layoutOf } from "../games/layouts.js";
import { has, say, signed } from "../i18n/text.js";
import { Advice, notice } from "./advice.js";
import { shown } from "./seats.js";
import { whoActs } from "./status.js";
import { lastSeat } from "./story.js";

const most = 5; // cards before the fold

/** What a player might expect to do and cannot, with the reason. */
const missing = signal<{ kind: string; title: string; reason: string }[]>([]);

/** The option that the button makes, undefined for none. */
export const chosen = signal<Offer | undefined>(undefined);
const meant = signal(false); // the player has chosen it

/** The move that the player has chosen, "" if there is none. */
export const chosenMove = (): string => (meant.value && chosen.value ? chosen.value.move : "");

/**
 * Chooses an option, undefined for none: it is marked, drawn on the board, and made by the dark button. What the page
 * offers so is not meant yet: no key but that of the button makes it.
 */
export function choose(option: Offer | undefined, own = true): void {
  meant.value = own && Boolean(option);
  chosen.value = option;
}

const layout = () => layoutOf(shown.value!.view.game);

/** The sum that an offer is, undefined if it is none. */
const sumOf = ({ says }: Offer) => says?.sum ?? says?.loans;

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
  const cards = listed.filter(({ offer }) => !offer || offer !== pass);
  const sources = [...new Set(all.flatMap(({ distance, from }) => (distance ? [from] : [])))]; // of goods
  return { passes, pass, cards, sums: stepped ? offers : [], sources };
});

/** Shows what can be done in the view that is shown. */
export function showOptions(): void {
  const place = $("options"), { cards, sums } = listed.value;
  missing.value = [];
  place.hidden = !cards.length;
  place.scrollTo(0, 0);
  render(null, place); // folds are closed
  render(sums.length ? <Sums offers={sums} /> : <Options cards={cards} />, place);
}

/** Sums side by side. */
const Sums = ({ offers }: { offers: Offer[] }) => (
  <>
    <h3><span>{offers[0]?.groups.at(-1)}</span></h3>
    <ul class="sums">
      {offers.map((offer) => (
        <li key={offer.move}>
          <button type="button" class={classOf(offer, "amount")} data-move={offer.move} aria-label={offer.text}>
            {sumOf(offer)}
          </button>
        </li>
      ))}
    </ul>
  </>
);

const classOf = ({ move }: Offer, more = "") =>
  `opt ${more} ${chosen.value?.move === move ? "on" : ""}`;

/** All cards; where little but building is possible, its places are listed at once, below a heading for each kind. */
function Options({ cards }: { cards: Card[] }) {
  const pinned = cards.filter((card) => card.pinned), others = cards.filter((card) => !card.pinned);
  const spread = others.filter(({ offers }) => offers && byPlace(offers, lies).length > 1);
  const singles = others.filter(({ offer }) => offer).length;
  const builds = singles < 2 && !pinned.length ? spread : [], left = others.filter((card) => !builds.includes(card));
  const seen = left.slice(0, most - pinned.length), rest = left.slice(most - pinned.length);
  const goods = seen.filter(({ offer }) => offer?.good && offer.to), { report, turn } = shown.value!.view;
  return (
    <>
      {pinned.length > 0 && <Cards cards={pinned} />}
      {builds.map(({ title, offers = [] }) => (
        <Fragment key={title}>
          <h3><span>{title}</span><span>{ways(offers.length)}</span></h3>
          <ul class="moves"><ByPlace offers={offers} /></ul>
        </Fragment>
      ))}
      {goods.length > 0 && (
        <>
          <h3><span>{headingOf(goods[0]?.offer?.kind)}</span><span>{layout().engine?.(report, turn)}</span></h3>
          <Cards cards={goods} />
        </>
      )}
      <h3>{say(goods.length || builds.length ? "options-or" : "options")}</h3>
      <Cards cards={seen.filter((one) => !goods.includes(one))}><Off /></Cards>
      {rest.length > 0 && (
        <Fold className="more" summary={<summary>{say("more-options", { count: rest.length })}</summary>}>
          <Cards cards={rest} />
        </Fold>
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

/** What stands above cards of a kind that bring a good to a city: the only one that goods can come from, if so. */
function headingOf(kind = "") {
  const [city, other] = listed.value.sources;
  if (!city) return say("options-best");
  return other ? say(`kind-${shown.value!.view.game}-${kind}`) : say("options-from", { city });
}

const ways = (count: number) => (count === 1 ? say("way") : say("ways", { count }));

const lies = (hex: string) => spotOf(shown.value!.table.hexes, hex);

/** Offers by place, each place in a fold. */
const ByPlace = ({ offers }: { offers: Offer[] }) => (
  <>
    {byPlace(offers, lies).map(({ place, offers: some, hexes }) => {
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

/** A fold whose content is made when it is opened first: what nobody sees need not be there. */
function Fold({ className, summary, children }: FoldProps & { summary: ComponentChildren }) {
  const [opened, open] = useState(false);
  return <details class={className} onToggle={() => open(true)}>{summary}{opened && children}</details>;
}

const Items = ({ offers }: { offers: Offer[] }) =>
  <>{offers.map((offer) => <OptionCard key={offer.move} offer={offer} />)}</>;

/** An option as a button; its move is in data-move, its hexes in data-hexes. */
function OptionCard({ offer }: { offer: Offer }) {
  const { move, title, about, effects, hexes, gain, owners = [], others } = offer,
    name = useComputed(() => classOf(offer));
  const far = about && listed.value.sources.length === 1 ? say("brief-only-distance", offer) : about;
  const told = [far, ...(effects ?? [])].filter(Boolean).join("; ");
  const links = owners.map((owner, i) => (
    <i key={i} class={`seg c${owner}`} data-sign={[...(nameOf(owner) ?? "")][0]} aria-hidden="true" />
  ));
  return (
    <li>
      <button class={name} type="button" data-move={move} data-hexes={hexes.join(" ")}>
        <Picture sign={signFor(offer)} />
        <b>{title}<span class="hidden-word">{spotted(offer)}</span></b>
        {(links.length > 0 || told) && <span class="why">{links.length ? [links, " ", others] : told}</span>}
        {gain ? <span class="worth">{signed(gain)}</span> : null}
      </button>
    </li>
  );
}

/** The hex of an offer, where it has no name, for those who do not see it. */
const spotted = ({ good, hexes: [hex] }: Offer) =>
  (!good && shown.value!.table.hexes.some((one) => one.hex === hex && !one.name) ? ` (${hex})` : "");

const nameOf = (seat: number) => shown.value!.view.seats[seat - 1]?.name;

/** Adds what players might expect to do and cannot, with the reason as the package knows it. */
export async function showMissing(table: Table, view: View): Promise<void> {
  const some: typeof missing.value = [], expected = view.asks ? expectedIn(view) : [];
  for (const kind of expected.filter((kind) => view.offers.every((offer) => offer.kind !== kind))) {
    if (table.view !== view) return; // the table may have been left
    const why = table.whyNot(kind), key = `kind-${view.game}-${kind}`;
    if (why) some.push({ kind, title: has(key) ? say(key) : kind, reason: why.message });
    await breathe();
  }
  if (table.view === view) missing.value = some;
}

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

// The buttons below the options.

/** Lets go of what is chosen; the button says what there is to do instead, or offers the least sum. */
export const letGo = () => choose(listed.value.sums[0], false);

type Ways = { play(move: string): unknown; undo(): unknown };

/** Shows the buttons: play(move) makes what is chosen. */
export function prepareAct(ways: Ways): void {
  render(<Actions {...ways} />, $("actions"));
  effect(showChoice);
  effect(() => {
    const move = chosen.value?.move;
    for (const track of every("#tracks [data-move]")) track.classList.toggle("on", track.dataset.move === move);
  });
}

const Actions = (ways: Ways) => shown.value && <><Act {...ways} /><Pass /><Undo {...ways} /><Advice /></>;

/** The move on the button, with what it costs first, as far as there is room; of goods over links, who gains. */
function Act({ play }: Ways) {
  const button = useRef<HTMLButtonElement>(null), { view } = shown.value!, option = chosen.value;
  useLayoutEffect(() => { // the words lie in the middle, also where they are too many
    const { children, clientHeight } = button.current!, top = children[1]?.getBoundingClientRect().top ?? 0;
    const effects = every("small > span", button.current!);
    for (const effect of effects) effect.className = "";
    for (const effect of effects) {
      if (effect.getBoundingClientRect().bottom - top > clientHeight + 2) effect.className = "hidden-word";
    }
  });
  const properties = { id: "act", class: "main", "aria-disabled": !option, ref: button };
  if (!option) {
    return <button type="button" {...properties}>{view.asks ? say("choose-action") : whoActs(view)}</button>;
  }
  const { text, effects: all = [], owners = [], others } = option;
  const counts = (effect: string) => Number(/\d/.test(effect));
  const effects = owners.length ? (others ? [others] : []) : [...all].sort((one, other) => counts(other) - counts(one));
  return (
    <button type="button" {...properties} title={text} onClick={() => play(option.move)}>
      <span class="hidden-word">{owners.length ? [text, ...all].join("; ") : text + spotted(option)}</span>
      <span aria-hidden="true">{command(view.game, option)}</span>
      {meant.value && <span aria-hidden="true"><kbd>{say("key-enter")}</kbd></span>}
      {effects.length > 0 &&
        <small>{effects.map((effect, i) => <span key={i}>{i ? `; ${effect}` : effect}</span>)}</small>}
    </button>
  );
}

/**
 * What passes, in games where players pass again and again. It stays there where it cannot be chosen; where it is
 * chosen, the dark button beside it says so.
 */
function Pass() {
  const { passes, pass } = listed.value, on = pass && chosen.value === pass, words = pass?.text ?? say("pass");
  const properties = { class: on ? "on" : "", "data-move": pass?.move, "aria-disabled": !pass, "aria-label": words };
  return passes && (
    <button type="button" id="pass" {...properties}>{on ? <Icon name="check" width={18} /> : words}</button>
  );
}

/** Takes back, or says why nothing can be taken back: what chance has decided stands at every table. */
function Undo({ undo }: Ways) {
  const { table, view } = shown.value!, key = view.noUndo || (lastSeat(table, view) === 0 ? "refused-undo" : "");
  const why = key && say(key), act = () => (why ? notice(why) : undo());
  return (
    <button type="button" id="undo" title={why} aria-disabled={Boolean(why)} onClick={act}>
      <Icon name="undo" width={18} /><span>{say("undo")}</span>
    </button>
  );
}

// The choice between the moves that a click on a picture could mean. It stands where the
// options stand.

const none = { part: "", options: [] as Offer[], tracks: "", ghosts: "" };

/** The part that was clicked, "" for none; options to choose from, a picture of their tracks, and these on the hex. */
export const choice = signal(none);

/** Offers a choice. What is shown at first is chosen. */
export function openChoice(offered: typeof none): void {
  choice.value = offered;
  const { options: [only, other] } = offered, first = turned.value[0] ?? (other ? undefined : only);
  if (first) choose(first);
  const place = first ? $("act") : $("choice").querySelector<HTMLElement>("[data-move]");
  place?.focus({ preventScroll: true });
}

/** Closes it, and returns the part that was clicked for it, "" if it was not open. */
export function closeChoice(): string {
  const { part } = choice.value;
  choice.value = none;
  return part;
}

/** Shows it in place of the options. */
function showChoice(): void {
  const { part, options, tracks } = choice.value;
  $("tracks").innerHTML = tracks;
  render(<Items offers={options} />, $("choice-options"));
  $("choice").hidden = !part;
}
