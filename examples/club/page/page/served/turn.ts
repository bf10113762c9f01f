// Tells the player of a turn: in the title, and, where that is wished for, by a notification and by a push while the
// page is closed.

import { base64url } from "../app/browser.js";
import { $ } from "../app/dom.js";
import { say, titles } from "../i18n/text.js";
import { remember, settings } from "../settings/settings.js";
import type { RemoteView } from "./remote.js";
import { isRefused, me, server } from "./server.js";

const ways = ["turn-notice", "turn-push"] as const;

/** Tells the player who looks elsewhere when a table begins to ask. */
export function tellTurn({ table, game, asks }: RemoteView, before: RemoteView): void {
  if (asks && !before.asks && document.hidden && settings["turn-notice"]) notify(table, titles[game] ?? game);
}

/** Goes on with pushes, once the player sits at a table. */
export async function goOnPushing(): Promise<void> {
  if (settings["turn-push"] && mayNotify()) await beginPush().catch(console.warn); // the next visit tries again
}

/** Turns something on or off, and returns why it stays off, "" if it does not. */
async function turn(name: (typeof ways)[number], on: boolean): Promise<string> {
  if (on && await Notification.requestPermission() !== "granted") return "turn-blocked";
  try {
    if (name === "turn-push") await (on ? beginPush() : endPush());
  } catch (error) {
    console.warn(error);
    if (on) return "turn-push-failed";
  }
  remember({ [name]: on });
  return "";
}

/** Makes the choices among the settings work. */
export function prepareTurn(): void {
  for (const name of ways) {
    const box = $(name);
    box.checked = settings[name] ?? false;
    box.addEventListener("change", async () => {
      const why = await turn(name, box.checked);
      $("turn-problem").textContent = why && say(why);
      if (why) box.checked = false;
    });
  }
  $("turn").disabled = !hasNotices();
}

// Notifications of this browser, and pushes by which the server reaches it while the page is closed.

/** Whether the browser has them, which it may only where the address is secure. */
const hasNotices = () => isSecureContext && "Notification" in window && "serviceWorker" in navigator;

const mayNotify = () => hasNotices() && Notification.permission === "granted";

const pushes = { begun: "" }; // the player to whom the server pushes here

navigator.serviceWorker?.addEventListener("message", ({ data }) => { location.href = data.link; });

/** The service worker, which shows them. */
async function registered() {
  await navigator.serviceWorker.register(new URL("./sw.js", document.baseURI));
  return navigator.serviceWorker.ready;
}

/** Shows one for a table; it takes the place of the one before. */
async function notify(table: string, title: string): Promise<void> {
  if (!mayNotify()) return;
  const told = { body: say("push-turn"), tag: `turn ${table}`, data: { table } };
  await (await registered()).showNotification(title, told);
}

/** The browser's subscription with the key of this server. */
async function subscribed() {
  const { key } = await server.pushes();
  const { pushManager } = await registered();
  const before = await pushManager.getSubscription();
  if (before && base64url(new Uint8Array(before.options.applicationServerKey ?? [])) === key) return before;
  await before?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/**
 * Has the server push to this browser. A player who sits nowhere has nothing to wait for: then it is tried again later.
 */
async function beginPush() {
  const key = me.value;
  if (pushes.begun === key) return;
  try {
    remember({ push: await server.keepPush(await subscribed()) });
    pushes.begun = key;
  } catch (error) {
    if (!isRefused(error, "seat")) throw error;
  }
}

/** Ends that. */
async function endPush() {
  pushes.begun = "";
  await (await (await registered()).pushManager.getSubscription())?.unsubscribe();
  if (settings.push) await server.dropPush(settings.push);
  remember({ push: "" });
}
