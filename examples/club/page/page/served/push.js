// Notifications of this browser, and pushes by which the server reaches it while the page is closed.

import { remember, settings } from "../settings.js";
import { me } from "./seats.js";
import { ask, insist } from "./server.js";

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
    await navigator.serviceWorker.register(new URL("../sw.js", import.meta.url));
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
