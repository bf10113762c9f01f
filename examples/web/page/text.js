// The words of the page itself. What is said of the game comes from the engine.

import { helpRules, ruleLink } from "./book.js";
import { $, make } from "./dom.js";

export const languages = [["en", "English"], ["fr", "Français"], ["de", "Deutsch"], ["nl", "Nederlands"]];

const loaded = new Map(); // texts by language
let words = {};
let wanted = ""; // the language that was asked for last

/** Loads a language and says everything in the page that bears data-text in it. */
export async function speak(language) {
  wanted = language;
  if (!loaded.has(language)) loaded.set(language, await (await fetch(`text/${language}.json`)).json());
  if (language !== wanted) return; // another one was asked for while this was on its way
  words = loaded.get(language);
  document.documentElement.lang = language;
  for (const element of document.querySelectorAll("[data-text]")) element.textContent = say(element.dataset.text);
  for (const id of ["first", "previous", "next", "last"]) {
    $(id).title = say(`go-${id}`);
    $(id).setAttribute("aria-label", say(`go-${id}`));
  }
  $("help-text").replaceChildren(...words["help"].map(([head, ...paragraphs], part) =>
    make("section", {}, make("h3", {}, head), ...paragraphs.map((text) => make("p", {}, text)),
      make("p", { className: "rule" }, ...helpRules[part].flatMap((rule) => [ruleLink(rule), " "])))));
}

/** A text of the page, with {names} filled in. */
export function say(key, parts = {}) {
  return (words[key] ?? key).replace(/\{(\w+)\}/g, (all, name) => parts[name] ?? all);
}
