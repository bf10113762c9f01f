// How the points went, as lines over the rounds.

import { written } from "../i18n/text.js";

const wide = 480, high = 300, left = 34, right = 70, top = 12, low = 28; // of the drawing and its sides

const steps = [1, 2, 5, 10, 20, 25, 50, 100, 200];

/** The step between lines so that there are six at most. */
const stepFor = (span, count) => steps.find((step) => span / step <= count) ?? 500;

/**
 * The drawing of rounds with { round, points }, for seats that are called by names; own is the seat of the player, 0
 * for none, and first what the first round is called.
 */
export function chart(rounds, names, own, first) {
  const all = rounds.flatMap(({ points }) => points);
  const step = stepFor(Math.max(10, ...all) - Math.min(0, ...all), 6);
  const most = Math.ceil(Math.max(10, ...all) / step) * step, least = Math.floor(Math.min(0, ...all) / step) * step;
  const x = (i) => left + (i * (wide - left - right)) / Math.max(1, rounds.length - 1);
  const y = (points) => top + ((most - points) * (high - top - low)) / (most - least);
  const grid = Array.from({ length: (most - least) / step + 1 }, (_, i) => least + i * step).map((points) =>
    `<path class="grid" d="M${left} ${y(points)}H${wide - right}"/>
    <text x="${left - 6}" y="${y(points) + 4}" text-anchor="end">${written(points)}</text>`);
  const every = stepFor(rounds.length, 6);
  const below = rounds.map(({ round }, i) => (round % every && i ? ""
    : `<text x="${x(i)}" y="${high - 8}" text-anchor="middle">${i ? round : first}</text>`));
  const width = x(1) - x(0), columns = rounds.map((_, i) => // to be pointed at
    `<rect class="column" data-column="${i}" x="${x(i) - width / 2}" y="0" width="${width}" height="${high}"/>`);
  const parts = [...grid, ...below, lines(rounds, names, own, x, y), ...columns];
  return `<svg viewBox="0 0 ${wide} ${high}" aria-hidden="true">${parts.join("")}</svg>`;
}

/** The line of each seat, its own last, with names that do not lie on each other. */
function lines(rounds, names, own, x, y) {
  const last = rounds.length - 1;
  const places = names.map((name, i) => ({ i, name, at: y(rounds[last].points[i]) + 4 }))
    .sort((one, other) => one.at - other.at);
  for (const [i, place] of places.entries()) if (i) place.at = Math.max(place.at, places[i - 1].at + 14);
  const drawn = places.map(({ i, name, at }) => `<g class="seat-${i + 1}${i + 1 === own ? " own" : ""}">
    <path d="M${rounds.map(({ points }, n) => `${x(n)} ${y(points[i])}`).join("L")}"/>
    <circle cx="${x(last)}" cy="${y(rounds[last].points[i])}" r="4"/>
    <text x="${x(last) + 9}" y="${at}">${escaped(name.slice(0, 9))}</text></g>`);
  const isOwn = ({ i }) => Number(i + 1 === own);
  return drawn.map((svg, n) => [svg, isOwn(places[n])]).sort(([, one], [, other]) => one - other).map(([svg]) => svg)
    .join("");
}

const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
