// The address of the page names what is on the screen. Each screen is one step in the
// browser's history, the first screen the lowest: Back leads to it from every other.

/** Names what is on the screen by what stands behind #, "" for the first screen; a step where that is another screen than before. */
export function name(hash, step = false) {
  if (hash === location.hash) return;
  if (step) history.pushState({ above: true }, "", hash || "./");
  else history.replaceState(history.state, "", hash || "./");
}

/** Puts the first screen below what the page was opened with. */
export function putHomeBelow() {
  const { hash } = location;
  if (!hash || history.state?.above) return;
  history.replaceState(null, "", "./");
  name(hash, true);
}
