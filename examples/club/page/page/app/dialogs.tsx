// What opens over the page, or stands above it: help, the cover between two persons, troubles, and short messages.

import { type ComponentChildren, render } from "preact";
import { Face } from "../board/pieces.js";
import type { Table, View } from "../core/types.js";
import { paragraphs, say, titles } from "../i18n/text.js";
import type { Paragraph } from "../railhex/index.js";
import { $ } from "./dom.js";

/** Opens the help, at its top: for the game of a table, or for a setup. */
export function openHelp(game: string, told: Paragraph[], now: string): void {
  render(<Help game={game} told={told} now={now} />, $("help-text"));
  $("help").showModal();
  $("help").scrollTop = 0;
  $("help-title").focus({ preventScroll: true });
}

const Help = ({ game, told, now }: { game: string; told: Paragraph[]; now: string }) => (
  <>
    <h2 id="help-title" tabIndex={-1}>{say("how-to")}: {titles[game] ?? game}</h2>
    {now && <p class="now">{now}</p>}
    {[...paragraphs("help-page"), ...told].map(({ title, text, rules, parts }) => (
      <section key={title}>
        <h3>{title}</h3>
        {text && <p>{text}</p>}
        {rules?.[0] && <p class="rule">{rules.map((rule) => [<RuleLink key={rule} {...{ game, rule }} />, " "])}</p>}
        {parts && (
          <dl class={rules ? "" : "keys"}>{parts.map((part) => [<dt>{part.title}</dt>, <dd>{part.text}</dd>])}</dl>
        )}
      </section>
    ))}
    <p><a target="_blank" rel="noopener" href={bookOf(game, "rules")}>{say("all-rules")}</a></p>
  </>
);

// The rules of the games, which are served beside the page.

type LinkProps = { game: string; rule: string; tabIndex?: number; children?: ComponentChildren };

/** A link from the identifier of a rule to what the rules of a game say of it; it opens apart from the game. */
export const RuleLink = ({ game, rule, children = rule, ...more }: LinkProps) => (
  <a href={`${bookOf(game, "rules")}#${rule.toLowerCase()}`} target="_blank" class="rule-link" {...more}>{children}</a>
);

/** The address of a game's rules or notation. */
export const bookOf = (game: string, book: "rules" | "notation"): string => `${game}-${book}.html`;

/** Covers a table until the next person, who may not see the hand of the one before, says that they have the screen. */
export function showCover(table: Table | null, view?: View) {
  const dialog = $("handover"), next = view?.seats[view.cover - 1];
  dialog.onclose = () => next && dialog.showModal(); // Escape closes it, and uncovers nobody's hand
  if (!view || !next) return dialog.close();
  render(
    <>
      <p id="handover-face"><Face view={view} seat={view.cover} /></p>
      <h2 id="handover-title">{say("pass-to", next)}</h2>
      <p>{say("pass-about")}</p>
      <p class="row"><button type="button" id="handover-go" class="main" onClick={() => table?.uncover?.()}>
        {say("i-am", next)}
      </button></p>
    </>, dialog);
  if (!dialog.open) dialog.showModal();
}

// What keeps a game from going on: a bot that fails, or the library itself.

/** Shows why nobody plays on, and what can be done about it. */
export const showTrouble = (table: Table, { trouble }: View): void => render(trouble && (
  <>
    <p>{say("bot-failed", trouble)}</p>
    <p class="row">
      <button type="button" id="try-again" onClick={() => table.tryAgain?.()}>{say("try-again")}</button>
      <button type="button" id="take-over" onClick={() => table.takeOver?.()}>{say("take-over", trouble)}</button>
    </p>
  </>
), $("trouble"));

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

/** Says it; "" takes away what was said. */
export function toast(text: string): void {
  $("toast").textContent = text;
  $("toast").hidden = !text;
  said.at = performance.now();
}

for (const event of ["pointerdown", "keydown"]) {
  addEventListener(event, () => { if (performance.now() - said.at > least) toast(""); }, true);
}
