// Tells the player of a turn: in the title, by a sound, by a notification, and by a push while the
// page is closed. Each can be turned off.

import { $, make } from "../app/dom.js";
import { say, titles } from "../i18n/text.js";
import { ring } from "../play/sound.js";
import { remember, settings } from "../settings/settings.js";
import { ask, insist, me } from "./server.js";

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

// Notifications of this browser, and pushes by which the server reaches it while the page is closed.

/** Whether the browser has them, which it may only where the address is secure. */
export const hasNotices = () => isSecureContext && "Notification" in window && "serviceWorker" in navigator;

/** Asks the player to allow notifications, unless that is decided. */
export async function allowed() {
  return hasNotices() && await Notification.requestPermission() === "granted";
}

let worker = null;

/** The service worker, which shows them. */
function registered() {
  worker ??= (async () => {
    navigator.serviceWorker.addEventListener("message", ({ data }) => { location.href = data.link; });
    await navigator.serviceWorker.register(new URL("./sw.js", document.baseURI));
    return navigator.serviceWorker.ready;
  })();
  return worker;
}

/** Shows one for a table; it takes the place of the one before. */
export async function notify(table, title, body) {
  if (!hasNotices() || Notification.permission !== "granted") return;
  await (await registered()).showNotification(title, { body, tag: `turn ${table}`, data: { table } });
}

const base64url = (bytes) => btoa(String.fromCharCode(...new Uint8Array(bytes))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

/** The browser's subscription with the key of this server. */
async function subscribed() {
  const { key } = await insist("GET", "mine/pushes", { token: me() });
  const { pushManager } = await registered();
  let subscription = await pushManager.getSubscription();
  if (subscription && base64url(subscription.options.applicationServerKey) !== key) {
    await subscription.unsubscribe();
    subscription = null;
  }
  return subscription ?? pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

let begun = ""; // the player to whom the server pushes here

/** Has the server push to this browser. A player who sits nowhere has nothing to wait for: then it is tried again later. */
export async function beginPush() {
  const player = me();
  if (begun === player) return;
  const { endpoint, keys: { p256dh, auth } } = (await subscribed()).toJSON();
  try {
    const { push } = await ask("POST", "mine/pushes", { token: player, body: { endpoint, p256dh, auth }, query: { language: settings.language } });
    begun = player;
    remember({ push });
  } catch (error) {
    if (error.code !== "seat") throw error;
  }
}

/** Ends that. */
export async function endPush() {
  begun = "";
  await (await (await registered()).pushManager.getSubscription())?.unsubscribe();
  if (settings.push) await insist("DELETE", `mine/pushes/${settings.push}`, { token: me() });
  remember({ push: "" });
}
