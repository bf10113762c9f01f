// What each game lays on the table: which pictures are shown as they are drawn, and
// which are taken apart.

import { layPower, powerPlan } from "./power.js";
import { layRollers, rollersEnd, rollersEngine, rollersPlan, rollersSign } from "./rollers.js";
import { laySteam, steamEngine, steamPlan, steamSign } from "./steam.js";

/** For each game plan(view), the pictures by what is done with them, lay(table), which puts the rest on the page, whether one passes again and again, engine(report, seat), what is said of an engine above what it can bring, sign(report, offer), what its card shows, undefined for what it shows in any game, and end(report), why the game is over. */
const layouts = {
  steamrollers: { plan: rollersPlan, lay: layRollers, engine: rollersEngine, sign: rollersSign, end: rollersEnd },
  steampower: { plan: powerPlan, lay: layPower },
  steam: { plan: steamPlan, lay: laySteam, passes: true, engine: steamEngine, sign: steamSign },
};

/** What any other game lays on the table: its pictures as they are drawn. */
const plain = { plan: ({ pictures }) => ({ apart: [], maps: pictures.map((name) => ({ name, look: {} })) }), lay() {} };

/** The layout of a game. */
export const layoutOf = (game) => layouts[game] ?? plain;
