// Why a server would not do something, in the page's words.

import { has, say } from "../text.js";

/** What an error says to people. */
export function reason({ code, message }) {
  if (code === undefined) return say("away");
  return has(`refused-${code}`) ? say(`refused-${code}`) : message;
}
