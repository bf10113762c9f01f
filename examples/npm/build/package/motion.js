// After a move pieces are seen to move: tiles, dice and goods go from where they
// lay to where they lie, new track draws itself, Olive's crosses appear, dice roll.
// Who wants less motion sees none of it.

const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
const quick = { duration: 380, easing: "ease-out" };
const many = 8; // pieces that come at once: more of them are another position, not a move

/** What moves in the pictures of one place. */
export class Motion {
  /** @type {Map<string, { x: number, y: number }>} */
  #places = new Map(); // where pieces lie on the page, by what they are

  /**
   * What there is in a picture before another one is put in its place, with nothing on its way any more.
   * @param {HTMLElement} picture
   */
  noted(picture) {
    for (const one of picture.getAnimations({ subtree: true })) one.finish();
    if (isStill() || !picture.firstElementChild) return null;
    return new Set(found(picture, fresh).map(nameOf));
  }

  /**
   * Moves what has changed in a picture, given what was noted of it before.
   * @param {string} name
   * @param {HTMLElement} picture
   * @param {Set<string> | null} before
   */
  enliven(name, picture, before) {
    if (isStill()) return;
    const svg = picture.querySelector("svg");
    if (!svg) return;
    const scale = scaleOf(svg);
    const moved = pieces(name, picture).flatMap(({ key, element }) => {
      const { left, top } = element.getBoundingClientRect();
      const [x, y] = [left + scrollX, top + scrollY];
      const from = this.#places.get(key);
      this.#places.set(key, { x, y });
      const far = before && from && Math.hypot(from.x - x, from.y - y) > 3;
      return far ? { element, transform: `translate(${(from.x - x) / scale}px, ${(from.y - y) / scale}px)` } : [];
    });
    if (moved.length <= many) {
      for (const { element, transform } of moved) element.animate([{ transform }, { transform: "none" }], quick);
    }
    if (!before) return;
    const come = found(picture, fresh).filter((element) => !before.has(nameOf(element)));
    if (come.length <= many) for (const element of come) appear(element);
    for (const die of found(picture, ".die.last[data-die], .black-die.last")) {
      around(die);
      die.animate([{ transform: "rotate(-540deg) scale(.6)" }, { transform: "none" }], { ...quick, duration: 500 });
    }
  }

  /**
   * Runs a good over its route, given as a drawing of that.
   * @param {HTMLElement} picture
   * @param {string} drawn
   */
  run(picture, drawn) {
    const svg = picture.querySelector("svg");
    if (isStill() || !svg) return;
    const way = /** @type {SVGPathElement} */ (new DOMParser().parseFromString(drawn, "image/svg+xml").querySelector(".route path"));
    if (!way) return;
    const good = document.createElementNS(svg.namespaceURI, "circle");
    for (const [name, value] of Object.entries({ r: 12, class: "running", fill: "var(--choice, #c8007a)", stroke: "#fff", "stroke-width": 3 })) good.setAttribute(name, String(value));
    const length = way.getTotalLength(), steps = 24;
    const points = Array.from({ length: steps + 1 }, (_, i) => way.getPointAtLength((length * i) / steps));
    svg.append(good);
    const running = good.animate(points.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` })), { duration: 900, easing: "ease-in-out" });
    running.onfinish = running.oncancel = () => good.remove();
  }

  /** Forgets where everything lay, for another game. */
  forget() {
    this.#places.clear();
  }
}

/**
 * What a selector finds in a picture.
 * @param {Element} picture
 * @param {string} selector
 */
const found = (picture, selector) => [.../** @type {NodeListOf<SVGGraphicsElement>} */ (picture.querySelectorAll(selector))];

/**
 * How many pixels a unit of a picture has; it may have room at its sides.
 * @param {SVGSVGElement} svg
 */
function scaleOf(svg) {
  const { width, height } = svg.getBoundingClientRect();
  const { width: wide, height: high } = svg.viewBox.baseVal;
  return Math.min(width / wide, height / high) || 1;
}

// What comes into being where it stays.
const fresh = "[data-track], [data-crossed], [data-locomotive], [data-factory], [data-grown]";

const nameOf = (/** @type {SVGElement} */ { dataset }) => ["track", "crossed", "on", "factory", "grown"].map((key) => dataset[key] ?? "").join("/");

/** @param {SVGElement} element */
function appear(element) {
  if (element.dataset.track === undefined) {
    around(element);
    element.animate([{ transform: "scale(2)", opacity: 0 }, { transform: "none", opacity: 1 }], quick);
    return;
  }
  for (const path of element.querySelectorAll("path")) {
    if (path.getAttribute("stroke-dasharray")) path.animate([{ opacity: 0 }, { opacity: 0, offset: 0.6 }, { opacity: 1 }], { ...quick, duration: 700 });
    else {
      const length = path.getTotalLength();
      path.animate([{ strokeDasharray: `0 ${length}` }, { strokeDasharray: `${length} 0` }], { ...quick, duration: 600 });
    }
  }
}

/** @param {SVGElement} element */
function around(element) {
  element.style.transformBox = "fill-box";
  element.style.transformOrigin = "center";
}

/**
 * Tiles, orders and powers go from picture to picture; dice, goods and markers stay in theirs.
 * @param {string} name
 * @param {HTMLElement} picture
 */
function pieces(name, picture) {
  const count = new Map();
  const selector = ".tile[data-tile], .order[data-order], .power[data-power], .die, .good[data-good], .marker[data-seat]";
  return found(picture, selector).map((element) => {
    const { tile, order, power, die, inUse, reserved, city, at, good, seat } = element.dataset;
    let key = `${name}/${good ? `good ${city ?? at} ${good}` : seat ? `${element.parentElement?.dataset.scale} ${seat}` : `die ${die ?? inUse ?? reserved}`}`;
    if (tile) key = `tile ${tile}`;
    if (order) key = `order ${order}`;
    if (power) key = `power ${power}`;
    const number = (count.get(key) ?? 0) + 1;
    count.set(key, number);
    return { key: `${key} ${number}`, element };
  });
}
