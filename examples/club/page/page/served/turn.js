// Tells the player of a turn: in the title, by a sound, by a notification, and by a push while the
// page is closed. Each can be turned off.

import { $, make } from "../app/dom.js";
import { remember, settings } from "../settings/settings.js";
import { ring } from "../play/sound.js";
import { say, titles } from "../i18n/text.js";
import { allowed, beginPush, endPush, hasNotices, notify } from "./push.js";

const usual = { "turn-title": true, "turn-sound": false, "turn-notice": false, "turn-push": false };
const wants = (name) => settings[name] ?? usual[name];

/** What stands before the title of a table. */
export const turnTitle = ({ asks }) => (asks && wants("turn-title") ? `${say("your-turn")} – ` : "");

const asked = new Map(); // by table, whether the player was asked when it was last heard of

/** Tells the player who looks elsewhere when a table begins to ask. */
export function tellTurn(id, { asks, game }) {
  const before = asked.get(id);
  asked.set(id, asks);
  if (!asks || before !== false || !document.hidden) return;
  if (wants("turn-sound")) ring();
  if (wants("turn-notice")) notify(id, titles[game], say("push-turn"));
}

/** Goes on with pushes, once the player sits at a table. */
export async function goOnPushing() {
  if (!wants("turn-push") || !hasNotices() || Notification.permission !== "granted") return;
  await beginPush().catch((error) => console.warn(error)); // the next visit tries again
}

/** Turns something on or off, and returns why it stays off, "" if it does not. */
async function turn(name, on) {
  if (on && name !== "turn-title" && name !== "turn-sound" && !await allowed()) return "turn-blocked";
  if (name === "turn-push") {
    try {
      await (on ? beginPush() : endPush());
    } catch (error) {
      console.warn(error);
      if (on) return "turn-push-failed";
    }
  }
  remember({ [name]: on });
  return "";
}

/** Adds the choices to the settings. */
export function prepareTurn() {
  const said = (key, attributes = {}, tag = /** @type {keyof HTMLElementTagNameMap} */ ("span")) => make(tag, { ...attributes, data: { text: key } }, say(key));
  const problem = make("p", { id: "turn-problem", role: "alert", className: "error" });
  const boxes = Object.keys(usual).map((name) => {
    const needsNotices = name === "turn-notice" || name === "turn-push";
    const box = make("input", { type: "checkbox", id: name, checked: wants(name), disabled: needsNotices && !hasNotices() });
    box.addEventListener("change", async () => {
      const why = await turn(name, box.checked);
      problem.textContent = why && say(why);
      if (why) box.checked = false;
    });
    return make("label", {}, box, " ", said(name));
  });
  const secure = hasNotices() ? [] : [said("turn-secure", { id: "turn-secure" }, "p")];
  $("look").querySelector("[data-close]").parentElement.before(make("fieldset", { id: "turn" }, said("turn-tell", {}, "legend"), ...boxes, ...secure, problem));
}
