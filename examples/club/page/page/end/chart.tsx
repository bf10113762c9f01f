// How the points went, as lines over the rounds.

import { written } from "../i18n/text.js";
import type { Round } from "./course.js";

const wide = 480, high = 300, left = 34, right = 70, top = 12, low = 28; // of the drawing and its sides

const steps = [1, 2, 5, 10, 20, 25, 50, 100, 200];

/** The step between lines so that there are six at most. */
const stepFor = (span: number, count: number) => steps.find((step) => span / step <= count) ?? 500;

type ChartProps = { rounds: Round[]; names: string[]; own: number; first: string; show: (round: Round) => void };

/**
 * The drawing of rounds, for seats that are called by names; own is the seat of the player, 0 for none, first what the
 * first round is called, and show is told the round that is pointed at.
 */
export function Chart({ rounds, names, own, first, show }: ChartProps) {
  const all = rounds.flatMap(({ points }) => points);
  const step = stepFor(Math.max(10, ...all) - Math.min(0, ...all), 6), every = stepFor(rounds.length, 6);
  const most = Math.ceil(Math.max(10, ...all) / step) * step, least = Math.floor(Math.min(0, ...all) / step) * step;
  const x = (i: number) => left + (i * (wide - left - right)) / Math.max(1, rounds.length - 1), width = x(1) - x(0);
  const y = (points: number) => top + ((most - points) * (high - top - low)) / (most - least);
  const grid = Array.from({ length: (most - least) / step + 1 }, (_, i) => least + i * step);
  return (
    <svg viewBox={`0 0 ${wide} ${high}`} aria-hidden="true">
      {grid.map((points) => [
        <path key="line" class="grid" d={`M${left} ${y(points)}H${wide - right}`} />,
        <text key="points" x={left - 6} y={y(points) + 4} text-anchor="end">{written(points)}</text>,
      ])}
      {rounds.map(({ round }, i) => (i === 0 || round % every === 0) &&
        <text key={round} x={x(i)} y={high - 8} text-anchor="middle">{i ? round : first}</text>)}
      {linesOf(rounds, names, y).map(({ i, name, at }) => (
        <g key={i} class={`seat-${i + 1}${i + 1 === own ? " own" : ""}`}>
          <path d={`M${rounds.map(({ points }, n) => `${x(n)} ${y(points[i]!)}`).join("L")}`} />
          <circle cx={x(rounds.length - 1)} cy={y(rounds.at(-1)!.points[i]!)} r="4" />
          <text x={x(rounds.length - 1) + 9} y={at}>{name.slice(0, 9)}</text>
        </g>
      )).sort((one, other) => Number(one.key === own - 1) - Number(other.key === own - 1))}
      {rounds.map((round, i) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the rounds are told in a sentence
        <rect key={round.at} class="column" x={x(i) - width / 2} y="0" width={width} height={high}
          onPointerOver={() => show(round)} onClick={() => show(round)} />
      ))}
    </svg>
  );
}

/** The line of each seat, and where its name stands at the end of it: no name lies on another. */
function linesOf(rounds: Round[], names: string[], y: (points: number) => number) {
  const places = names.map((name, i) => ({ i, name, at: y(rounds.at(-1)!.points[i]!) + 4 }));
  places.sort((one, other) => one.at - other.at);
  for (const [i, place] of places.entries()) place.at = Math.max(place.at, (places[i - 1]?.at ?? -Infinity) + 14);
  return places;
}
