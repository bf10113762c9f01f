// What each game lays on the table: which pictures are shown as they are drawn, and
// which are taken apart.

import { layPower, powerPlan } from "./power.js";
import { layRollers, rollersPlan } from "./rollers.js";
import { laySteam, steamPlan } from "./steam.js";

/** For each game plan(view), the pictures by what is done with them, and lay(table), which puts the rest on the page. */
export const layouts = {
  steamrollers: { plan: rollersPlan, lay: layRollers },
  steampower: { plan: powerPlan, lay: layPower },
  steam: { plan: steamPlan, lay: laySteam },
};
