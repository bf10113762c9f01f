// The address of the page names what is on the screen. Each screen is one step in the
// browser's history, the first screen the lowest: Back leads to it from every other.
// What the player opens over a screen is a step above it: Back closes that first.

// What is shown: how many things lie open there, its address, and that of the screen itself, where something lies open;
// and what can lie open over a screen.
const step = { over: history.state?.over ?? 0, hash: location.hash, below: location.hash, layers: [] };

/** Writes the step that is shown, or a new one. */
function write(how, state, to) {
  history[how](state, "", to || "./");
  Object.assign(step, { over: state?.over ?? 0, hash: location.hash });
}

/** Puts an address without # in place of that which is shown. */
export const leave = () => write("replaceState", null, "./");

/**
 * Names what is on the screen by what stands behind #, "" for the first screen; a step where that is another screen
 * than before.
 */
export function name(to, isStep = false) {
  if (to === location.hash) return;
  if (!isStep) write("replaceState", history.state, to);
  else write(step.over ? "replaceState" : "pushState", { above: true }, to); // what was open goes with the old screen
}

/** Puts the first screen below what the page was opened with. */
export function putHomeBelow() {
  if (!step.hash || history.state?.above) return;
  const to = step.hash;
  leave();
  name(to, true);
}

/** What lies open, each with how it is closed: what lies highest first. */
const open = () => step.layers.map(([selector, close]) => [document.querySelector(selector), close])
  .filter(([one]) => one);

/** Puts a step above the screen for each thing that lies open over it. */
export function noteOpened() {
  if (!step.over) step.below = location.hash;
  for (let { length } = open(); step.over < length;) write("pushState", { above: true, over: step.over + 1 },
    location.hash);
}

/**
 * Makes Back close what lies open over a screen, one thing after the other: each is a selector that finds it while it
 * is open, and close(element). A step whose thing was closed otherwise is passed over.
 */
export function prepareBack(...layers) {
  step.layers = layers;
  addEventListener("popstate", () => {
    const left = { ...step }, { hash } = location;
    Object.assign(step, { over: history.state?.over ?? 0, hash });
    // a link of the page, which Home lies below
    if (hash && !history.state) write("replaceState", { above: true }, hash);
    if (left.over <= step.over || (hash !== left.hash && hash !== step.below)) return; // it leads to another screen
    if (hash !== left.hash) write("replaceState", history.state, left.hash); // the game has been named meanwhile
    const closing = open().slice(0, -step.over || undefined);
    for (const [one, close] of closing) close(one);
    if (!closing.length) history.back();
  });
}
