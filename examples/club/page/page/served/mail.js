// Letters by which the server tells of the turn, where it sends any.

import { $, make } from "../app/dom.js";
import { say } from "../i18n/text.js";
import { settings } from "../settings/settings.js";
import { reason } from "./reason.js";
import { me } from "./seats.js";
import { ask, insist } from "./server.js";

/** Adds the place for it to the first screen. */
export const prepareMail = () => $("own").after(make("section", { id: "mail", hidden: true }));

/** Shows where letters go, and the way to change that. */
export async function showMail(said = "") {
  const { offered, address, confirmed } = await insist("GET", "mine/mail", { token: me() });
  $("mail").hidden = !offered;
  if (!offered) return;
  const typed = make("input", { id: "mail-address", type: "email", required: true, autocomplete: "email", value: address });
  const form = make("form", { className: "row" }, make("label", { htmlFor: "mail-address" }, say("mail-address")), typed, make("button", { id: "mail-send" }, say("mail-send")));
  const doing = (act) => act().catch((error) => { $("mail-said").textContent = reason(error); });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    doing(async () => {
      await ask("PUT", "mine/mail", { token: me(), body: { address: typed.value }, query: { language: settings.language } });
      await showMail(say("mail-sent"));
    });
  });
  const drop = make("button", { type: "button", id: "mail-drop" }, say("mail-drop"));
  drop.addEventListener("click", () => doing(async () => {
    await insist("DELETE", "mine/mail", { token: me() });
    await showMail();
  }));
  const state = address ? [make("p", {}, say(confirmed ? "mail-confirmed" : "mail-waits", { address }), " ", drop)] : [];
  $("mail").replaceChildren(make("h2", {}, say("mail-title")), make("p", {}, say("mail-about")), ...state, form, make("p", { id: "mail-said", role: "status" }, said));
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
