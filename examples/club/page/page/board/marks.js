// At rest the hexes that can be chosen are marked quietly. While one of them, their region or their
// option is pointed at or has the focus, its marks are loud, and those of the chosen option stay so.

const parts = "#pictures .hex.choice[data-part]";
let chosen = [], good = ""; // the hexes of the chosen option, and the good that it delivers

const nameOf = ({ dataset: { part } }) => part.slice(part.indexOf("/") + 1);
const markOf = (svg, name) => svg?.querySelector(`.marks [data-mark="${name}"]:not(.mark-last)`);

function clear() {
  for (const one of document.querySelectorAll(".mark.on, .mark.seen")) one.classList.remove("on", "seen");
}

/** Marks hexes of the player's own map by their names. */
function light(names, className) {
  const svg = document.querySelector("#pictures :is(.mine, .map) > .picture > svg");
  for (const name of names) markOf(svg, `hex-${name}`)?.classList.add(className);
}

function mark({ type, target }) {
  clear();
  light(chosen, "on");
  if (type === "focusout") return;
  const hex = target.closest?.("#pictures .hex[data-part]");
  if (hex) {
    const svg = hex.closest("svg"), { region } = hex.dataset;
    if (hex.matches(".choice")) markOf(svg, nameOf(hex))?.classList.add("on");
    if (region) for (const one of svg.querySelectorAll(`.hex.choice[data-region="${region}"]`)) markOf(svg, nameOf(one))?.classList.add("seen");
    return;
  }
  const hexes = target.closest?.("[data-hexes]")?.dataset.hexes;
  if (hexes) light(hexes.split(" "), "seen");
}
for (const event of ["pointerover", "focusin", "focusout"]) document.addEventListener(event, mark);

/** Marks the hexes of the option that is chosen, and its good in the supply, until another is; null for none. */
export function markChosen(option) {
  chosen = option?.hexes ?? [];
  good = option?.distance ? `.cell:nth-child(${option.from}) .g[data-good="${option.good}"]` : ""; // cities with numbers lie in the supply
  keepMarks();
}

/** Marks them again on maps that were drawn anew. */
export function keepMarks() {
  clear();
  light(chosen, "on");
  document.querySelector(".g.sel")?.classList.remove("sel");
  if (good) document.querySelector(good)?.classList.add("sel");
}
