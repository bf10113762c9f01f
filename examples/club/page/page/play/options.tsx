// What can be done as cards: what everybody does often, the best-paying, and the rest in a fold. What is
// built on hexes is grouped by place.

import { signal } from "@preact/signals";
import { Fragment, render } from "preact";
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { choose } from "./act.js";
import { byPlace, cardsOf, groundOf, offersOf, signOf } from "../core/offers.js";
import type { Card, Sign } from "../core/offers.js";
import type { Missing, Offer, View } from "../core/types.js";
import { learnLinks, othersGain, ownersOf } from "./links.js";
import { $ } from "../app/dom.js";
import { layoutOf } from "../games/layouts.js";
import { cube, die, icon, tile } from "../board/pieces.js";
import { areSums, stepper } from "./stepper.js";
import { say, signed } from "../i18n/text.js";

/** What is shown, beside the view: its report, and what hexes and their places are called. */
interface Around {
  game: string;
  initials: string[];
  report: unknown;
  placeOf: (hex: string) => string | undefined;
}

/** What a game's layout says of its options. */
interface Layout {
  passes?: boolean;
  engine?: (report: unknown, seat: number) => string;
  sign?: (report: unknown, offer: object) => Sign | undefined;
}

const most = 5; // cards before the fold
const missing = signal<Missing[]>([]);
let around: Around = { game: "", initials: [], report: null, placeOf: () => undefined };
let drawings = 0;

/** Shows what the player who is asked at a table can do. */
export function showOptions(
  view: View,
  table: { report(): unknown; names?: Map<string, string>; spots?: Map<string, string> },
): void {
  const { passes = false, engine }: Layout = layoutOf(view.game),
    offers = offersOf(view),
    place = $("options")!;
  const report = view.offers ? table.report() : null; // a server's is there, since its offers are
  const { names, spots } = table;
  const initials = view.seats.map(({ name }) => [...name][0] ?? "");
  around = {
    game: view.game,
    initials,
    report,
    placeOf: (hex) => spots?.get(hex) ?? (names?.has(hex) ? say("spot-near", { name: names.get(hex) }) : undefined),
  };
  learnLinks(view, report as Parameters<typeof learnLinks>[1]);
  const paysOthers = (offer: Offer) => ownersOf(offer).filter((owner) => owner && owner !== view.turn).length;
  const all = cardsOf(view.game, offers, paysOthers),
    pass = passes ? all.find(({ offer, last }) => offer && last)?.offer : undefined;
  showPass(passes, pass);
  missing.value = [];
  const sums = offers.filter((offer) => offer !== pass);
  if (areSums(sums)) {
    place.hidden = false;
    render(<ul key={++drawings} class="moves" ref={(list) => list?.replaceChildren(stepper(sums))} />, place);
    choose(sums[0], false);
    return;
  }
  const cards = all.filter(({ offer }) => !offer || offer !== pass);
  place.hidden = !cards.length;
  place.scrollTo(0, 0);
  render(
    <Options
      key={++drawings}
      cards={cards}
      offers={offers}
      engine={report && engine ? engine(report, view.turn) : ""}
    />,
    place,
  );
}

/** Shows what they might expect and cannot, with the reason. */
export function showMissing(some: Missing[]): void {
  missing.value = some;
}

/** Shows options as cards in another place: none to clear it. */
export function showItems(place: Element, options: Offer[]): void {
  render(
    options.length ? (
      <>
        {options.map((offer) => (
          <OptionCard key={offer.move} offer={offer} />
        ))}
      </>
    ) : null,
    place,
  );
}

/**
 * Shows what passes beside the dark button, in games where players pass again and again. It stays there
 * where it cannot be chosen.
 */
function showPass(passes: boolean, pass: Offer | undefined): void {
  const button = $("pass")!;
  button.hidden = !passes;
  button.ariaDisabled = String(!pass);
  if (pass) button.dataset.move = pass.move;
  else delete button.dataset.move;
  button.textContent = pass?.text ?? say("pass");
}

/** A fold that is open takes the room of the panel. */
document.addEventListener(
  "toggle",
  ({ target }) => {
    if ((target as Element).closest("#options"))
      $("choose")!.classList.toggle("wide", Boolean(document.querySelector("#options details[open]")));
  },
  true,
);

function Options({ cards, offers, engine }: { cards: Card[]; offers: Offer[]; engine: string }) {
  const pinned = cards.filter((card) => card.pinned),
    others = cards.filter((card) => !card.pinned);
  const spread = others.filter((card) => "offers" in card && byPlace(card.offers, around.placeOf).length > 1);
  if (spread.length && others.filter(({ offer }) => offer).length < 2 && !pinned.length)
    return <Builds spread={spread} rest={others.filter((card) => !spread.includes(card))} />;
  const seen = others.slice(0, most - pinned.length),
    rest = others.slice(most - pinned.length),
    goods = brought(seen, offers);
  return (
    <>
      {pinned.length > 0 && <Cards cards={pinned} />}
      {goods && (
        <>
          <h3>
            <span>{goods.heading}</span>
            <span>{engine}</span>
          </h3>
          <Cards cards={goods.cards} />
        </>
      )}
      <h3>{goods ? say("options-or") : say("options")}</h3>
      <Cards cards={goods ? seen.filter((one) => !goods.cards.includes(one)) : seen}>
        <Off />
      </Cards>
      {rest.length > 0 && (
        <Fold className="more" summary={<summary>{say("more-options", { count: rest.length })}</summary>}>
          {() => <Cards cards={rest} />}
        </Fold>
      )}
    </>
  );
}

/** Where little but building is possible, the places are listed at once, below a heading for each kind. */
function Builds({ spread, rest }: { spread: Card[]; rest: Card[] }) {
  return (
    <>
      {spread.map(
        (card, i) =>
          "offers" in card && (
            <Fragment key={card.title}>
              <h3>
                <span>{card.title}</span>
                <span>{ways(card.offers.length)}</span>
              </h3>
              <ul class="moves">
                <Places offers={card.offers} />
                {i === spread.length - 1 && !rest.length && <Off />}
              </ul>
            </Fragment>
          ),
      )}
      {rest.length > 0 && (
        <>
          <h3>{say("options-or")}</h3>
          <Cards cards={rest}>
            <Off />
          </Cards>
        </>
      )}
    </>
  );
}

const Cards = ({ cards, children }: { cards: Card[]; children?: ComponentChildren }) => (
  <ul class="moves">
    {cards.map((card) =>
      "offers" in card ? (
        <KindCard key={card.title} {...card} />
      ) : (
        <OptionCard key={card.offer.move} offer={card.offer} />
      ),
    )}
    {children}
  </ul>
);

/** The cards that bring a good to a city, below a heading of their own, null where there are none. */
function brought(cards: Card[], offers: Offer[]): { heading: string; cards: Card[] } | null {
  const from = new Set(offers.flatMap((offer) => (offer.distance ? [offer.from] : [])));
  const some = cards.filter(({ offer }) => offer?.good && offer.to),
    [first] = some;
  if (!first?.offer) return null;
  if (!from.size) return { heading: say("options-best"), cards: some };
  if (from.size > 1) return { heading: say(`kind-${around.game}-${first.offer.kind}`), cards: some };
  for (const { offer } of some) offer!.about = say("brief-only-distance", offer); // the heading says the city
  return { heading: say("options-from", { city: [...from][0] }), cards: some };
}

const ways = (count: number): string => (count === 1 ? say("way") : say("ways", { count }));

/** All offers of a kind, in a fold. */
function KindCard({ title, offers }: { title: string; offers: Offer[] }) {
  const summary = (
    <summary class="opt" data-hexes={hexesOf(offers)}>
      <Picture sign={{ icon: groundOf(offers[0]!.kind) }} />
      <b>{title}</b>
      <span class="why">{say("on-board")}</span>
    </summary>
  ); // how many there are would stand where points stand
  return (
    <li>
      <Fold className="kind" summary={summary}>
        {() => (
          <ul class="moves">
            <Places offers={offers} />
          </ul>
        )}
      </Fold>
    </li>
  );
}

/** Offers by place, each place in a fold. */
function Places({ offers }: { offers: Offer[] }) {
  return (
    <>
      {byPlace(offers, around.placeOf).map(({ place, offers: some, hexes }) => {
        if (!place) return some.map((offer) => <OptionCard key={offer.move} offer={offer} />);
        const summary = (
          <summary class="opt" data-hexes={hexes.join(" ")}>
            <Picture sign={{ icon: groundOf(some[0]!.kind) }} />
            <b>{place}</b>
            <span class="why">
              {hexes.length === 1 ? say("place-hex") : say("place-hexes", { count: hexes.length })} ·{" "}
              {ways(some.length)}
            </span>
          </summary>
        );
        return (
          <li key={place}>
            <Fold className="place" summary={summary}>
              {() => (
                <ul class="moves">
                  {some.map((offer) => (
                    <OptionCard key={offer.move} offer={offer} />
                  ))}
                </ul>
              )}
            </Fold>
          </li>
        );
      })}
    </>
  );
}

const hexesOf = (offers: Offer[]): string => [...new Set(offers.flatMap(({ hexes }) => hexes))].join(" ");

/** A fold whose content is made when it is opened first: what nobody sees need not be there. */
function Fold({
  className,
  summary,
  children,
}: {
  className: string;
  summary: ComponentChildren;
  children: () => ComponentChildren;
}) {
  const [opened, setOpened] = useState(false);
  return (
    <details
      class={className}
      onToggle={(event) => {
        if (event.currentTarget.open) setOpened(true);
      }}
    >
      {summary}
      {opened && children()}
    </details>
  );
}

/** An option as a button; its move is in data-move, its hexes in data-hexes. */
function OptionCard({ offer }: { offer: Offer }) {
  const { move, text, title, about, effects, hexes, gain, spot } = offer,
    others = othersGain(offer);
  const told = [about, ...(effects ?? [])].filter(Boolean).join("; ");
  return (
    <li>
      <button class="opt" type="button" data-move={move} data-hexes={(hexes ?? []).join(" ")}>
        <Picture sign={signFor(offer)} />
        <b>
          {title ?? text}
          {spot && <span class="hidden-word">{` (${spot})`}</span>}
        </b>
        {others !== null ? (
          <span class="why">
            {ownersOf(offer).map((owner, i) => (
              <i key={i} class={`seg c${owner}`} data-sign={around.initials[owner - 1]} aria-hidden="true" />
            ))}{" "}
            {others}
          </span>
        ) : (
          told && <span class="why">{told}</span>
        )}
        {gain ? <span class="worth">{signed(gain)}</span> : null}
      </button>
    </li>
  );
}

/** What cannot be done, with the reason. */
const Off = () => (
  <>
    {missing.value.map(({ kind, title, reason }) => (
      <li key={kind}>
        <div class="opt off">
          <Picture sign={signFor({ kind, move: kind })} />
          <b>{title}</b>
          <span class="why">{reason}</span>
        </div>
      </li>
    ))}
  </>
);

/** What the card of an offer shows: of its game, or of any. */
const signFor = (offer: Pick<Offer, "kind" | "move"> & Partial<Offer>): Sign =>
  (layoutOf(around.game) as Layout).sign?.(around.report, offer) ?? signOf(around.game, offer);

function Picture({ sign }: { sign: Sign }) {
  if (sign.number)
    return (
      <span class="ic">
        <b class="chip">{sign.number}</b>
      </span>
    );
  const drawn = sign.good
    ? cube(sign.good, 26)
    : sign.die
      ? die(sign.die, 26)
      : sign.tracks
        ? tile(sign.tracks, 26)
        : icon(sign.icon, 26, sign.icon === "loco" ? 16 : 26);
  return <span class="ic" ref={(place) => place?.replaceChildren(drawn!)} />;
}
