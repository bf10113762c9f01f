import assert from "node:assert/strict";
import { test } from "node:test";
import { byPlace, cardsOf, knowCards, signOf } from "./offers.js";
import { pause } from "./pace.js";
import { sinceTurn } from "./turns.js";
import type { Offer } from "./types.js";

// Node has it from version 21 on.
Map.groupBy ??= (values, keyOf) => {
  const groups = new Map();
  for (const [i, value] of [...values].entries()) {
    const key = keyOf(value, i);
    groups.set(key, [...(groups.get(key) ?? []), value]);
  }
  return groups;
};

knowCards([{ game: "some", cards: { last: ["pass"], engine: ["improve"], onHexes: ["lay"] } }]);

const offer = (move: string, more: Partial<Offer> = {}): Offer => ({
  move,
  kind: move.split(" ")[0] ?? "",
  text: move,
  title: move,
  groups: ["Group"],
  hexes: [],
  gain: 0,
  ...more,
});

test("a turn is all moves of a seat that no other seat interrupts, chance between them or not", () => {
  const rows: [movers: string, seat: number, turn: number, want: string][] = [
    ["", 1, 1, "null"],
    ["00", 1, 1, "null"],
    ["002", 1, 1, "null"],
    ["0021", 1, 1, "null"], // the first turn is played
    ["1", 1, 2, '{"from":1,"to":1,"acted":false}'],
    ["1123", 1, 1, '{"from":2,"to":4,"acted":false}'],
    ["112031", 1, 1, '{"from":2,"to":6,"acted":true}'],
    ["112310", 1, 1, '{"from":2,"to":6,"acted":true}'],
    ["11230", 1, 1, '{"from":2,"to":5,"acted":false}'],
    ["11231", 1, 2, '{"from":5,"to":5,"acted":false}'],
    ["112312", 1, 3, '{"from":5,"to":6,"acted":false}'],
    ["112312", 2, 2, '{"from":3,"to":6,"acted":true}'],
    ["1120", 1, 0, '{"from":2,"to":4,"acted":false}'],
  ];
  for (const [movers, seat, turn, want] of rows) {
    assert.equal(
      JSON.stringify(sinceTurn([...movers].map(Number), seat, turn)),
      want,
      `${movers}, seat ${seat} when ${turn} is asked`,
    );
  }
});

test("bots keep nobody waiting: the first decisions have a step each, and all together four at most", () => {
  for (const think of [0, 30, 200]) {
    const all: number[] = [];
    for (let spent = 0; all.length < 40; ) {
      const next = pause(500, spent);
      all.push(next);
      spent += Math.max(next, think);
    }
    const sum = all.reduce((total, one) => total + one);
    assert.deepEqual([all[0], all[2]], [500, 500]);
    assert.ok(
      all.every((one, i) => one >= 0 && (i === 0 || one <= (all[i - 1] ?? 0))),
      `${think}: ${all}`,
    );
    assert.ok(sum >= 1200 && sum <= 2000, `${think}: ${sum} ms together`);
  }
  assert.equal(pause(0, 0), 0);
});

test("what every player does often comes first, then what pays best, and what only goes on last", () => {
  const cards = cardsOf("some", [
    offer("pass"),
    offer("move a", { gain: 1 }),
    offer("improve"),
    offer("move b", { gain: 4 }),
  ]);
  assert.deepEqual(
    cards.map((card) => card.offer?.move),
    ["improve", "move b", "move a", "pass"],
  );
});

test("among goods that pay the same, one's own comes before those that pay a rival", () => {
  const cards = cardsOf("some", [offer("move rival", { gain: 1 }), offer("move free", { gain: 1 })], ({ move }) =>
    Number(move === "move rival"),
  );
  assert.deepEqual(
    cards.map((card) => card.offer?.move),
    ["move free", "move rival"],
  );
});

test("moves of a kind on hexes share a card, and a single one has its own", () => {
  const [shared] = cardsOf("some", [offer("lay a1"), offer("lay b2", { gain: 2 })]);
  assert.ok(shared && !shared.offer && shared.offers.length === 2 && shared.gain === 2);
  assert.equal(cardsOf("some", [offer("lay a1")])[0]?.offer?.move, "lay a1");
});

test("groups by place hold every offer once, the best place first, and few offers need none", () => {
  const place = (hex: string) => ({ a: "near Albany", b: "near Boston", c: "near Concord" })[hex.charAt(0)];
  const offers = ["c1", "a1", "b1", "b2", "b2", "a2", "c3"].map((hex, i) =>
    offer(`lay ${hex} ${i}`, { hexes: [hex, "z9"], gain: hex === "b2" ? 3 : 0 }),
  );
  const groups = byPlace(offers, place);
  assert.deepEqual(
    groups.map((group) => group.place),
    ["near Boston", "near Albany", "near Concord"],
  );
  assert.deepEqual(
    groups.flatMap((group) => group.offers.map(({ move }) => move)).sort(),
    offers.map(({ move }) => move).sort(),
  );
  assert.deepEqual(groups[0]?.hexes, ["b1", "b2"]);
  assert.deepEqual(
    byPlace(offers.slice(0, 6), place).map((group) => group.place),
    [""],
  );
  assert.deepEqual(
    byPlace(offers, () => undefined).map((group) => group.offers.length),
    [7],
  );
});

test("the sign of a track shows it, and none stands for a move without one", () => {
  const ends = ["E", "NE", "NW", "W", "SW", "SE"];
  const all = ends.flatMap((one, i) => ends.slice(i + 1).map((other): [string, string][] => [[one, other]]));
  const signs = [
    ...all,
    [
      ["E", "W"],
      ["NE", "SW"],
    ] as [string, string][],
    undefined,
  ].map((tracks) => JSON.stringify(signOf("another", { kind: "lay", move: "lay c5 somehow", hexes: ["c5"], tracks })));
  assert.equal(new Set(signs).size, 15 + 2);
});
