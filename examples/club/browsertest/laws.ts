// Laws of layout: each function lists what breaks one on the page as it stands.

type Box = { left: number; top: number; right: number; bottom: number };

const all = (selector: string, within: ParentNode = document): HTMLElement[] => [
  ...within.querySelectorAll<HTMLElement>(selector),
];
const one = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
};
const box = (element: Element): DOMRect => element.getBoundingClientRect();
const tag = (element: Element): string => (element.cloneNode() as Element).outerHTML.slice(0, 120);
const shown = (element: Element): boolean => element.checkVisibility() && element.getClientRects().length > 0;
const within = (inner: Box, outer: Box, slack = 1): boolean =>
  inner.left >= outer.left - slack &&
  inner.right <= outer.right + slack &&
  inner.top >= outer.top - slack &&
  inner.bottom <= outer.bottom + slack;
const meet = (a: Box, b: Box, slack = 2): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > slack &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slack;
const screenBox = (): Box => ({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
const isPhone = (): boolean => innerWidth < 600;

/** What a player reads at the table: not in dialogs, tips and cards, and not for screen readers alone. */
const isRead = (element: Element): boolean =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
  !element.closest(".hidden-word, #tip, #card, [hidden], dialog");

const board = "#pictures .card:is(.map, .mine) > .picture";

/** Three options are whole in sight, or all where there are fewer. Sums are none. */
function three(): string[] {
  const place = one("#options"),
    around = box(place),
    cards = all(".opt:not(.amount, details details *)", place).filter((card) => card.checkVisibility());
  const sight = {
    ...around,
    left: around.left,
    top: around.top,
    right: Math.min(around.right, innerWidth),
    bottom: Math.min(around.bottom, innerHeight),
  };
  const whole = cards.filter((card) => within(box(card), sight) && box(card).height >= 30).length;
  return whole < Math.min(3, cards.length) ? [`${whole} of ${cards.length} options are whole`] : [];
}

/** No text has fewer pixels than it needs to be read. */
function small(): string[] {
  const least = isPhone() ? 9 : 11,
    found: string[] = [],
    walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: element, textContent } = walker.currentNode;
    if (!element || !textContent?.trim() || element.closest("title, script, style")) continue;
    if (!isRead(element) || !element.getClientRects().length) continue;
    const scale = element instanceof SVGGraphicsElement ? Math.abs(element.getScreenCTM()?.a ?? 1) : 1;
    const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale;
    if (size < least - 0.05) found.push(`${size.toFixed(1)} px: ${textContent.trim()} in ${tag(element)}`);
  }
  return found;
}

/** The map touches two sides of its card, nearly. */
function apart(): string[] {
  const most = 12,
    card = one(board),
    edge = box(card.parentElement?.matches(".map") ? card.parentElement : card),
    hexes = all("svg .hex", card).flatMap((hex) => all("path, polygon", hex).slice(0, 1).map(box));
  const beside = Math.max(
    Math.min(...hexes.map(({ left }) => left)) - edge.left,
    edge.right - Math.max(...hexes.map(({ right }) => right)),
  );
  const above = Math.max(
    Math.min(...hexes.map(({ top }) => top)) - edge.top,
    edge.bottom - Math.max(...hexes.map(({ bottom }) => bottom)),
  );
  return Math.min(beside, above) > most
    ? [`the map is ${beside.toFixed()} px from the sides of its card and ${above.toFixed()} px from above and below`]
    : [];
}

/** What is asked, the buttons and the board are on the screen, and on a wide one all that belongs to a game. */
function outside(): string[] {
  const always = ["#prompt", "#act", "#undo", "#ask-hint", "#why-not", `${board} > svg`];
  const wide = ["#frame-supply svg", "#frame-stock svg", "#frame-player-1 .panelhead", "#frame-table svg"];
  const selectors = [...always, ...(innerWidth >= 1280 ? wide.filter((one) => document.querySelector(one)) : [])];
  return selectors
    .filter((selector) => !within(box(one(selector)), screenBox()))
    .map((selector) => `${selector} is not on the screen as a whole`);
}

/** Nothing lies beyond the sides, and nothing below the screen. */
function tall(): string[] {
  const over = document.documentElement.scrollHeight - innerHeight;
  return over > 0 ? [`the page is ${over} px higher than the screen`] : [];
}

const parts =
  "header.bar, #scores, #since, #now, #standing, #choose, #rivals, #pictures .card:not(.rival), #pictures .table > *";

/** No part of the page lies over another, or is too low for what it holds. */
function overlap(): string[] {
  const places = all(parts).filter(
    (part) => isRead(part) && part.getClientRects().length && getComputedStyle(part).display !== "contents",
  );
  const stock = "figure.stock, figure.player"; // the stock lies in the hand's card
  const found = places.flatMap((part, i) =>
    places
      .slice(i + 1)
      .filter((other) => !part.contains(other) && !other.contains(part))
      .filter((other) => !(part.matches(stock) && other.matches(stock)) && meet(box(part), box(other)))
      .map((other) => `${tag(part)} overlaps ${tag(other)}`),
  );
  const low = places.filter(
    (part) =>
      !part.matches("header, #scores, #since, #rivals, #standing") &&
      part.scrollHeight > part.clientHeight + 3 &&
      getComputedStyle(part).overflowY === "visible",
  );
  return [...found, ...low.map((part) => `${tag(part)} is too low: ${part.scrollHeight} in ${part.clientHeight}`)];
}

/** No part of a wide page is mostly empty. */
function hollow(): string[] {
  if (innerWidth < 900) return [];
  return all("#rivals .rival, #playing:has(.olive) > #panel")
    .filter((part) => isRead(part) && part.getClientRects().length)
    .filter((part) => {
      const { bottom, height } = box(part);
      const last = Math.max(...all(":not(:has(*))", part).map((leaf) => box(leaf).bottom));
      return bottom - last > Math.min(height / 4, 100);
    })
    .map((part) => `much is empty of ${tag(part)}`);
}

const words =
  "#prompt, #act, #undo, #ask-hint, #why-not, #options .opt b, #options .opt .why, #scores b, " +
  "#standing :is(td, th):not(.did), .act b, .rival > header b, .rival > footer, #result .line b";

/** No words are cut off. */
function cut(): string[] {
  const off = all(words).filter((element) => {
    const { overflowX, overflowY } = getComputedStyle(element);
    const low = element.clientHeight > 0 && element.scrollHeight > element.clientHeight + 2;
    const narrow = element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1;
    return isRead(element) && ((low && !/auto|scroll/.test(overflowY)) || (narrow && overflowX === "hidden"));
  });
  const beyond = all("#prompt, #standing td:not(.did)").filter((element) => {
    const { right, bottom } = box(element.closest("section") ?? element),
      own = box(element);
    return isRead(element) && (own.right > right - 3 || own.bottom > bottom + 1);
  });
  const wide = all("#pass, .panelhead, #standing").filter(
    (element) => isRead(element) && element.scrollWidth > element.clientWidth,
  );
  const said = (what: string) => (element: HTMLElement) => `${what}: ${element.textContent} in ${tag(element)}`;
  return [
    ...off.map(said("cut off")),
    ...beyond.map(said("beyond its card")),
    ...wide.map(said("wider than its place")),
  ];
}

/** The part of a box that no ancestor of an element hides. */
function clipped(element: Element): Box {
  let { left, top, right, bottom } = box(element);
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflow === "visible") continue;
    const sides = box(around);
    left = Math.max(left, sides.left);
    top = Math.max(top, sides.top);
    right = Math.min(right, sides.right);
    bottom = Math.min(bottom, sides.bottom);
  }
  return { left, top, right, bottom };
}

const opened = "#card, #story, #lesson, #notice, #menu, [data-height=high] :is(#now, #choose), label";

/** Nothing lies over what can be pressed, but what is opened. */
function covered(): string[] {
  const place = document.querySelector("dialog[open]") ?? document.body;
  return all("button, a[href], select, input, summary", place)
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !element.matches(".hidden, #skip, svg *"))
    .filter((element) => {
      const { left, top, right, bottom } = clipped(element);
      const x = (left + Math.min(right, innerWidth)) / 2,
        y = (top + Math.min(bottom, innerHeight)) / 2;
      if (right - left < 8 || bottom - top < 8 || y > innerHeight) return false; // it is scrolled away
      const over = document.elementFromPoint(x, y);
      return over && !element.contains(over) && !over.contains(element) && !over.closest(opened);
    })
    .map((element) => `covered is ${tag(element)}`);
}

/**
 * What can be touched is as large as a finger, and pieces on the table are at least half as large, but for the goods
 * of the supply: each has a card that does the same.
 */
function targets(): string[] {
  return all("button, select, summary, input, a.button, #log a[data-at]")
    .filter((element) => shown(element) && !element.matches(".hidden, .supply .g"))
    .filter((element) => {
      const { width, height } = box(element.closest("label") ?? element),
        least = element.matches("figure *, #log *, .close, [type=checkbox]") ? 24 : 44;
      return width < least - 0.5 || height < least - 0.5;
    })
    .map((element) => `too small is ${tag(element)}: ${box(element).width} × ${box(element).height}`);
}

/** The header and the controls of the log are within the sides, these in two rows at most. */
function edges(): string[] {
  const buttons = all("header button, #controls button").filter(shown);
  const rows = new Set(
    buttons.filter((button) => button.closest("#controls")).map((button) => Math.round(box(button).top)),
  );
  const beyond = buttons.filter((button) => box(button).left < 0 || box(button).right > innerWidth);
  return [
    ...beyond.map((button) => `beyond the edge lies ${button.textContent}`),
    ...(rows.size > 2 ? [`the controls take ${rows.size} rows`] : []),
  ];
}

/** A finger finds the button that enlarges a map; it lies over nothing that matters, and nothing over it. */
function zoom(): string[] {
  const found: string[] = [],
    at = box(one("#zoom button"));
  const matter =
    "#frame-map :is([data-city] path, [data-town] path, .links path, .goods *, .names text), " +
    ".stock .k, .act, #standing tr, .player .con";
  if (at.width < 44 || at.height < 44 || !within(at, screenBox())) found.push("a finger does not find the zoom button");
  for (const x of [at.left + 2, at.right - 2])
    for (const y of [at.top + 2, at.bottom - 2])
      if (!document.elementFromPoint(x, y)?.closest("#zoom button")) found.push("something lies over the zoom button");
  for (const element of all(matter))
    if (box(element).width && meet(box(element), at))
      found.push(`the zoom button lies over ${tag(element.closest("[data-hex], .k") ?? element)}`);
  if (all("#zoom button").filter((button) => button.checkVisibility()).length !== 1)
    found.push("it does not stand alone");
  return found;
}

/** All of Steam's action tiles and its supply for growth are in sight. */
function growth(): string[] {
  const table = box(one("#frame-table")),
    pieces = all("#frame-table :is(.act, .sp, .sp svg)");
  if (pieces.length < 25) return [`there are ${pieces.length} tiles, spaces and goods`];
  return pieces
    .filter((piece) => {
      const { left, right, top, bottom } = box(piece),
        around = box(piece.parentElement ?? piece);
      const beyond = left < 0 || right > innerWidth || top < table.top || bottom > table.bottom;
      return beyond || left < around.left - 1 || right > around.right + 1;
    })
    .map((piece) => `not whole in sight is ${tag(piece)}`);
}

/** A hand of contracts is in sight, on a phone the one that goods are asked for; nothing covers it. */
function hand(): string[] {
  const found: string[] = [],
    place = one(".player:not(:empty)"),
    sides = box(one(".player:not(:empty) .cons")),
    contracts = all(".con", place),
    stock = all(".stock .k").map(box);
  if (contracts.length < 6 || !place.querySelector(".con.on")) found.push(`there are ${contracts.length} contracts`);
  for (const contract of isPhone() ? all(".con.on", place) : all(".con, .pile > *", place)) {
    const { left, right } = box(contract);
    if (contract.getClientRects().length && (left < sides.left - 1 || right > sides.right + 1))
      found.push(`not in sight as a whole: ${contract.textContent}`);
  }
  for (const text of all(".con :is(b, span:not(.hidden-word)), .pile > .small, .panelhead span, .con", place))
    if (text.clientWidth && text.scrollWidth > text.clientWidth + 1) found.push(`cut off: ${text.textContent}`);
  for (const contract of contracts) {
    const [points, pays] = all("b, b + span", contract).map(box);
    if (points && pays && points.right > pays.left) found.push(`${contract.textContent}: points run into the money`);
    if (stock.some((cube) => meet(cube, box(contract), 1))) found.push(`the stock covers ${contract.textContent}`);
  }
  const rows = contracts
    .filter(shown)
    .flatMap((contract) => all("b", contract).map((text) => Math.round(box(text).top)));
  if (new Set(rows).size > 1) found.push("the points of the contracts are not in a row");
  return found;
}

/** Each other seat has a line that says what it has done since, and all are in sight. */
function told(): string[] {
  const since = one("#since"),
    lines = all("li", since);
  if (lines.length !== 4 || lines.some((line) => line.matches(".none")))
    return [`nothing is told: ${since.textContent}`];
  if (innerWidth > 899) {
    const right = box(one("#standing")).right + 1; // there it stands in the list of players
    const seen = all("#standing .did").filter(
      (line) => line.checkVisibility() && line.textContent && box(line).right <= right,
    );
    return seen.length < 4 ? [`there are ${seen.length} lines beside the players`] : [];
  }
  const texts = all(":is(h3, li) > :not(.face)", since).filter(
    (text) => text.checkVisibility() && getComputedStyle(text).clipPath === "none",
  );
  if (new Set(texts.map(({ parentElement }) => parentElement)).size !== 5) return ["not every seat is told"];
  return texts
    .filter((text) => {
      const off = [...text.getClientRects()].some((rect) => rect.width && !within(rect, box(since)));
      return off || (text.scrollWidth > text.clientWidth && getComputedStyle(text).overflow === "hidden");
    })
    .map((text) => `not in sight: ${text.textContent}`);
}

/** Both sides of a comparison of moves are in sight without scrolling; no part of an option is left beside them. */
function compared(): string[] {
  const beneath = box(one("#actions")),
    around = box(one("#says")),
    options = one("#options");
  const sight = { ...screenBox(), top: around.top, bottom: Math.min(around.bottom, beneath.top, innerHeight) };
  const off = all("#notice .side, #notice .side button").filter(
    (side) => !within(box(side), sight) || beneath.bottom > innerHeight,
  );
  const first = options.firstElementChild;
  const left = options.clientHeight < 44 && first && getComputedStyle(first).visibility === "visible";
  return [
    ...off.map((side) => `not in sight: ${side.textContent}`),
    ...(left ? ["the comparison leaves a part of an option"] : []),
  ];
}

/** The dark button shows every price of what is chosen. */
const prices = (): string[] =>
  all("#act small > span.hidden-word")
    .filter((span) => /\$|loan|Kredit/.test(span.textContent ?? ""))
    .map((span) => `the button hides a price: ${span.textContent}`);

/** At the end the best deliveries come after the bars, on the first screen but of phones; the chart is wide. */
function best(): string[] {
  const result = one("#result"),
    deliveries = one("#result .best"),
    chart = one("#result .chart"),
    found: string[] = [];
  if (deliveries.previousElementSibling !== result.querySelector(".bars"))
    found.push("the best do not follow the bars");
  const { bottom } = box(one("#result .best .deliveries"));
  if (!isPhone() && bottom > innerHeight) found.push(`the best deliveries end at ${bottom}`);
  const { width } = box(one("#result .chart svg"));
  if (width < chart.clientWidth - 1) found.push(`the chart has ${width} of ${chart.clientWidth} px`);
  return found;
}

/** The board has as many pixels of width as it is to have. */
const wide = (selector: string, least: number): string[] => {
  const { width } = box(one(selector));
  return width + 0.5 < least ? [`${selector} is ${width} px wide, not ${least}`] : [];
};

Object.assign(window, {
  laws: {
    three,
    small,
    apart,
    outside,
    tall,
    overlap,
    hollow,
    cut,
    covered,
    targets,
    edges,
    zoom,
    growth,
    hand,
    told,
    compared,
    prices,
    best,
    wide,
  },
});
export {};
