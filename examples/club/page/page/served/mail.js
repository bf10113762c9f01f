// Letters by which the server tells of the turn, where it sends any.

import { $, make } from "../app/dom.js";
import { say } from "../i18n/text.js";
import { settings } from "../settings/settings.js";
import { reason } from "./reason.js";
import { me } from "./seats.js";
import { ask, insist } from "./server.js";

/** Adds the place for it to the first screen. */
export function prepareMail() {
  const text = (tag, key, more = {}) => make(tag, { ...more, data: { text: key } }, say(key));
  const doing = (act) => act().catch((error) => { $("mail-said").textContent = reason(error); });
  const typed = make("input", { id: "mail-address", type: "email", required: true, autocomplete: "email" });
  const form = make("form", { className: "row" }, text("label", "mail-address", { htmlFor: typed.id }), typed, text("button", "mail-send", { id: "mail-send" }));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    doing(async () => {
      await ask("PUT", "mine/mail", { token: me(), body: { address: typed.value }, query: { language: settings.language } });
      await showMail();
      $("mail-said").textContent = say("mail-sent");
    });
  });
  const drop = text("button", "mail-drop", { type: "button", id: "mail-drop" });
  drop.addEventListener("click", () => doing(async () => {
    await insist("DELETE", "mine/mail", { token: me() });
    await showMail();
  }));
  $("own").after(make("section", { id: "mail", hidden: true }, text("h2", "mail-title"), text("p", "mail-about"),
    make("p", { id: "mail-state", hidden: true }, make("span", {}), " ", drop), form, make("p", { id: "mail-said", role: "status" })));
}

let asked = 0; // an answer that comes late shows nothing
let known = ""; // where letters go, and whether that is confirmed: while it stays, so does what was typed and said

/** Shows where letters go, and the way to change that. */
export async function showMail() {
  const mine = ++asked;
  const { offered, address, confirmed } = await insist("GET", "mine/mail", { token: me() });
  if (mine !== asked) return;
  $("mail").hidden = !offered;
  $("mail-state").hidden = !address;
  $("mail-state").firstChild.textContent = say(confirmed ? "mail-confirmed" : "mail-waits", { address });
  const now = JSON.stringify({ address, confirmed });
  if (now === known) return;
  known = now;
  $("mail-address").value = address;
  $("mail-said").textContent = "";
}

/** The code of a letter in the address of the page, and whether it asks for more: { code, wants }, null in another address. */
export function answering(hash = location.hash) {
  const parts = new URLSearchParams(hash.slice(1));
  const wants = parts.has("mail"), code = parts.get("mail") ?? parts.get("no-mail");
  return code ? { code, wants } : null;
}

/** Answers a letter, and returns what there is to say. */
export async function answer({ code, wants }) {
  await insist("POST", "mail", { body: { code, wants } });
  return say(wants ? "mail-on" : "mail-off");
}
