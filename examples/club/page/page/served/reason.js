// Why a server would not do something, in the page's words.

import { $ } from "../app/dom.js";
import { has, say } from "../i18n/text.js";

/** What an error says to people. */
export function reason({ code, message }) {
  if (code === undefined) return say("away");
  return has(`refused-${code}`) ? say(`refused-${code}`) : message;
}

/** Says it on the first screen. */
export const tellAtHome = (error) => { $("home-notice").textContent = reason(error); };
