// Labels of maps have one size in pixels, however large the map is: it is drawn for the
// room that it has.

const phone = matchMedia("(max-width: 599px)");
const enough = 0.02; // of its size a map may be larger or smaller than it is drawn for

const scales = new Map(); // by the name of a picture, pixels per unit

/** How a map is to be drawn. */
export const fitOf = (name) => ({ labelPixels: phone.matches ? 9.8 : 12, codes: phone.matches, scale: scales.get(`${name} ${innerWidth > 599}`) ?? (phone.matches ? 0.55 : 1.1) });

/** Whether a map that is drawn for a scale has that; if not, fitOf knows better from now on. */
export function isFit(name, svg, drawn) {
  const { width, height } = svg.getBoundingClientRect();
  const { width: wide, height: high } = svg.viewBox.baseVal;
  const scale = Math.min(width / wide, height / high);
  if (!scale || Math.abs(drawn / scale - 1) < enough) return true; // or nobody sees it
  scales.set(`${name} ${innerWidth > 599}`, Math.round(scale * 1000) / 1000);
  return false;
}
