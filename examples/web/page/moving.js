// After a move pieces are seen to move: tiles, dice and goods go from where they
// lay to where they lie, new track draws itself, Olive's crosses appear, dice roll.
// Who wants less motion sees none of it.

const still = matchMedia("(prefers-reduced-motion: reduce)");
const quick = { duration: 380, easing: "ease-out" };
const many = 8; // pieces that come at once: more of them are another position, not a move

let places = new Map(); // where pieces lie on the page, by what they are

/** What there is in a picture before another one is put in its place. */
export function noted(picture) {
  if (still.matches || !picture.firstElementChild) return null;
  return new Set([...picture.querySelectorAll(fresh)].map(nameOf));
}

/** Moves what has changed in a picture, given what was noted of it before. */
export function enliven(name, picture, before) {
  if (still.matches) return;
  const svg = picture.querySelector("svg");
  if (!svg) return;
  const { width, height } = svg.getBoundingClientRect();
  const drawn = svg.viewBox.baseVal;
  const scale = Math.min(width / drawn.width, height / drawn.height) || 1; // it may have room at its sides
  const moved = pieces(name, picture).filter(([key, element]) => {
    const { left, top } = element.getBoundingClientRect();
    const [x, y] = [left + scrollX, top + scrollY];
    const from = places.get(key);
    places.set(key, { x, y });
    element.from = from && { x: (from.x - x) / scale, y: (from.y - y) / scale };
    return before && from && Math.hypot(from.x - x, from.y - y) > 3;
  });
  if (moved.length <= many) {
    for (const [, element] of moved) {
      const { x, y } = element.from;
      element.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], quick);
    }
  }
  if (!before) return;
  const come = [...picture.querySelectorAll(fresh)].filter((element) => !before.has(nameOf(element)));
  if (come.length <= many) for (const element of come) appear(element);
  for (const die of picture.querySelectorAll(".die.last[data-die], .black-die.last")) {
    around(die);
    die.animate([{ transform: "rotate(-540deg) scale(.6)" }, { transform: "none" }], { ...quick, duration: 500 });
  }
}

/** Forgets where everything lay, for another game. */
export function forgetPlaces() {
  places = new Map();
}

// What comes into being where it stays.
const fresh = "[data-track], [data-crossed], [data-locomotive], [data-factory], [data-grown]";

const nameOf = ({ dataset }) => ["track", "crossed", "on", "factory", "grown"].map((key) => dataset[key] ?? "").join("/");

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

function around(element) {
  element.style.transformBox = "fill-box";
  element.style.transformOrigin = "center";
}

// Tiles, orders and powers go from picture to picture; dice, goods and markers stay
// in theirs.
function pieces(name, picture) {
  const count = new Map();
  return [...picture.querySelectorAll(".tile[data-tile], .order[data-order], .power[data-power], .die, .good[data-good], .marker[data-seat]")].map((element) => {
    const { tile, order, power, die, inUse, reserved, city, at, good, seat } = element.dataset;
    let key = `${name}/${good ? `good ${city ?? at} ${good}` : seat ? `${element.parentElement.dataset.scale} ${seat}` : `die ${die ?? inUse ?? reserved}`}`;
    if (tile) key = `tile ${tile}`;
    if (order) key = `order ${order}`;
    if (power) key = `power ${power}`;
    const number = (count.get(key) ?? 0) + 1;
    count.set(key, number);
    return [`${key} ${number}`, element];
  });
}
