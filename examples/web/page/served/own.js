// What belongs to the player: tables, the personal link, records and name.

import { $, make } from "../dom.js";
import { say } from "../text.js";
import { personalLink, shown } from "./links.js";
import { reason } from "./reason.js";
import { become, forgetSeat, me, oldSeats } from "./seats.js";
import { ask, insist } from "./server.js";

const button = (id, act) => {
  const element = make("button", { id, type: "button", data: { text: id } }, say(id));
  element.addEventListener("click", () => act().catch((error) => { $("home-notice").textContent = reason(error); }));
  return element;
};

/** Adds the player's section to the first screen; done() is called when the player is forgotten. */
export function prepareOwn(done) {
  $("home").append(make("section", { id: "own" },
    make("h2", { data: { text: "own-title" } }, say("own-title")),
    make("p", { data: { text: "own-about" } }, say("own-about")),
    make("p", { className: "row" }, button("own-show", showLink), button("own-records", saveRecords), button("own-forget", async () => {
      if (!confirm(say("own-forget-surely"))) return;
      for (const key of keys()) await insist("DELETE", "mine", { token: key });
      for (const { table } of oldSeats()) forgetSeat(table);
      become("");
      done();
    })),
    make("div", { id: "own-link" })));
}

const keys = () => [me(), ...oldSeats().map(({ token }) => token)];

export const hideLink = () => $("own-link").replaceChildren();

async function showLink() {
  const link = personalLink(me());
  const code = make("div", { id: "own-code", role: "img", ariaLabel: say("own-show") });
  code.innerHTML = await ask("POST", "qr", { body: { text: link } });
  $("own-link").replaceChildren(shown(link, say("own-title")), code);
}

async function saveRecords() {
  const file = await ask("GET", "mine/records", { token: me() });
  const address = URL.createObjectURL(file);
  make("a", { href: address, download: "railhex.zip" }).click();
  URL.revokeObjectURL(address);
}

/** Takes over the seats of a personal link, unless the player wants to keep those of this browser. */
export async function takeOver(key) {
  if (key === me()) return true;
  const { tables } = await insist("GET", "mine", { token: me() });
  if (tables.length && !confirm(say("own-replace"))) return false;
  become(key);
  return true;
}
