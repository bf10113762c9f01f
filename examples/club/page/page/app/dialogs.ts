// What opens over the page, or stands above it: help, the cover between two persons, troubles, and short messages.

import { type ComponentChildren, createElement } from "preact";
import { face } from "../board/pieces.js";
import { paragraphs, say, titles } from "../i18n/text.js";
import type { Paragraph } from "../railhex/index.js";
import { $, button, make } from "./dom.js";

/** Opens the help, at its top: for the game of a table, or for a setup. */
export function openHelp(game: string, told: Paragraph[], now: string): void {
  $("help-title").textContent = `${say("how-to")}: ${titles[game] ?? game}`;
  $("help-now").hidden = !now;
  $("help-now").textContent = now;
  $("help-text").replaceChildren(
    ...paragraphs("help-page").map(([title, text, keys = []]) => {
      const parts = keys.map(([title, text]) => ({ title, text, rules: [] }));
      return section(game, { title, text, rules: [], parts, className: keys.length ? "keys" : "" });
    }),
    ...told.map((paragraph) => section(game, paragraph)));
  $("all-rules").href = bookOf(game, "rules");
  $("help").showModal();
  $("help").scrollTop = 0;
  $("help-title").focus({ preventScroll: true });
}

function section(game: string, { title, text, rules, parts, className = "" }: Paragraph & { className?: string }) {
  const links = rules.flatMap((rule) => [ruleLink(game, rule), " "]);
  return make("section", {}, make("h3", {}, title), ...(text ? [make("p", {}, text)] : []),
    ...(links.length ? [make("p", { className: "rule" }, ...links)] : []),
    ...(parts?.length ? [definitions(parts, className)] : []));
}

const definitions = (parts: Paragraph[], className: string) =>
  make("dl", { className }, ...parts.flatMap(({ title, text }) => [make("dt", {}, title), make("dd", {}, text)]));

// The rules of the games, which are served beside the page.

/** A link from the identifier of a rule to what the rules of a game say of it; it opens apart from the game. */
export function ruleLink(game: string, rule: string): HTMLAnchorElement {
  const href = `${bookOf(game, "rules")}#${rule.toLowerCase()}`;
  return make("a", { href, target: "_blank", className: "rule-link" }, rule);
}

type LinkProps = { game: string; rule: string; tabIndex?: number; children?: ComponentChildren };

/** The same as a component. */
export const RuleLink = ({ game, rule, children = rule, ...more }: LinkProps) => {
  const href = `${bookOf(game, "rules")}#${rule.toLowerCase()}`;
  return createElement("a", { href, target: "_blank", class: "rule-link", ...more }, children);
};

/** The address of a game's rules or notation. */
export const bookOf = (game: string, book: "rules" | "notation"): string => `${game}-${book}.html`;

// The screen between two persons who may not see each other's hands.

/** Covers the table until the next person has the screen. */
export function showCover({ cover, ...view }: Partial<Parameters<typeof face>[0]> & { cover: number }) {
  const { game = "", turn = 0, seats = [] } = view, dialog = $("handover"), next = seats[cover - 1];
  dialog.classList.toggle("covers", cover !== 0);
  if (!next) return dialog.close();
  $("handover-face").replaceChildren(face({ game, turn, seats }, cover));
  $("handover-title").textContent = say("pass-to", next);
  $("handover-go").textContent = say("i-am", next);
  if (!dialog.open) dialog.showModal();
}

/** Calls back when the next person says that she has it. */
export function prepareCover(uncover: () => void): void {
  $("handover-go").addEventListener("click", uncover);
  $("handover").addEventListener("close", () => { // Escape closes it, and uncovers nobody's hand
    if ($("handover").matches(".covers") && !$("playing").hidden) $("handover").showModal();
  });
}

// What keeps a game from going on: a bot that fails, or the library itself.

/** Shows why nobody plays on, and what can be done about it. */
export function showTrouble(
  table: { tryAgain?(): void; takeOver?(): void }, { trouble }: { trouble?: { name: string; message: string } | "" }) {
  $("trouble").hidden = !trouble;
  if (!trouble) return;
  $("trouble").replaceChildren(make("p", {}, say("bot-failed", trouble)), make("p", { className: "row" },
    button("try-again", () => table.tryAgain?.(), { id: "try-again" }),
    make("button", { id: "take-over", onclick: () => table.takeOver?.() }, say("take-over", trouble))));
}

/** Whether an error is that of a library which has stopped: with it nothing can be done but to load it again. */
export const hasStopped = (error: unknown): boolean => error instanceof Error && error.name === "StoppedError";

/**
 * Says it where the library stops, whatever was being done: the game is kept, and the page loaded anew goes on with it.
 */
export function prepareTrouble(): void {
  const tell = (event: Event, error: unknown) => {
    if (!hasStopped(error)) return;
    event.preventDefault();
    for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) dialog.close();
    $("stopped").hidden = false;
    $("load-anew").focus();
  };
  addEventListener("unhandledrejection", (event) => tell(event, event.reason));
  addEventListener("error", (event) => tell(event, event.error));
  $("load-anew").addEventListener("click", () => location.reload());
}

// A sentence about what has just been done: it stays until the next press, for as long
// as it takes to read at least.

const least = 1500; // milliseconds

const said = { at: 0 };

/** Says it. */
export function toast(text: string): void {
  $("toast").textContent = text;
  $("toast").hidden = false;
  said.at = performance.now();
}

export function forgetToast(): void {
  $("toast").hidden = true;
}

for (const event of ["pointerdown", "keydown"]) {
  addEventListener(event, () => { if (performance.now() - said.at > least) forgetToast(); }, true);
}
