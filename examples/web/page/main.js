// The page: it asks the engine what to show, and tells it what was clicked.

import { ruleLink } from "./book.js";
import { $, fill, make } from "./dom.js";
import { call, start } from "./engine.js";
import { label, openForm, prepareForm } from "./form.js";
import { act, begin, lookAgain, on, view } from "./game.js";
import { item, showOptions } from "./options.js";
import { onPart, showPictures, showSheet } from "./pictures.js";
import { prepareRecord } from "./record.js";
import { remember, settings } from "./settings.js";
import { showStory } from "./story.js";
import { languages, say, speak } from "./text.js";

// What is shown.

on("changed", (view, retold) => {
  document.querySelector("main").ariaBusy = String(!view.waits);
  $("choice").hidden = true;
  $("notice").replaceChildren();
  $("prompt").textContent = view.prompt;
  $("hint").textContent = view.at < view.last ? say("hint-past") : view.asks ? say(`hint-${view.phase}`) : "";
  $("help-now").textContent = `${view.prompt} ${$("hint").textContent}`;
  showPictures(view);
  showOptions(view.groups);
  showStory(view, retold);
  $("undo").disabled = !view.undo;
  showPlace();
  showResult();
});

on("refused", refuse);

/** Says why something cannot be done, with the rule. */
function refuse({ message, rule, text }) {
  $("notice").replaceChildren(message, ...(text ? [make("small", {}, make("b", {}, ruleLink(rule)), ` ${text}`)] : []));
}

function showPlace() {
  const { at, last } = view;
  $("place").textContent = `${at} / ${last}`;
  $("first").disabled = $("previous").disabled = at === 0;
  $("next").disabled = $("last").disabled = at === last;
  $("continue").hidden = at === last;
}

function showResult() {
  const shown = !$("result").hidden;
  $("result").hidden = !view.over;
  if (!view.over) return;
  $("result").replaceChildren(make("h2", {}, view.result), ledgers());
  if (!shown) $("result").focus();
}

function ledgers() {
  return make("div", { className: "columns" }, ...call("ledger").map(({ name, lines, total }) =>
    make("section", {}, make("h3", {}, `${name}: `, make("span", { className: "total" }, total)),
      make("ul", {}, ...lines.map((line) => make("li", {}, line))))));
}

// What can be done with what was clicked.

onPart((part) => {
  if (!view?.asks) return;
  const { options, tracks, refused, elsewhere } = call("click", { part });
  closeChoice();
  $("notice").replaceChildren();
  if (refused) refuse(refused);
  else if (elsewhere) $("notice").textContent = say("elsewhere");
  else if (options.length === 1) act("apply", { move: options[0].move });
  else if (options.length > many && !tracks) $("notice").textContent = say(`hint-${view.phase}`);
  else if (options.length > 1) openChoice(part, options, tracks);
});

const many = 40; // options that are too many for a list, such as all track that a starting power could draw

let opener = ""; // the part that was clicked for the choice

function openChoice(part, options, tracks) {
  opener = part;
  $("tracks").innerHTML = tracks;
  $("choice-options").replaceChildren(...options.map(item));
  $("choice-options").classList.toggle("drawn", Boolean(tracks));
  $("choice").hidden = false;
  $("choice").querySelector("[data-move]").focus();
}

function closeChoice() {
  if ($("choice").hidden) return;
  $("choice").hidden = true;
  showSheet(view);
}

/** Closes it without a choice: who used the keyboard is back where she was. */
function dismissChoice() {
  if ($("choice").hidden) return;
  closeChoice();
  document.querySelector(`[data-part="${opener}"]`)?.focus({ preventScroll: true });
}

const played = (event) => {
  const move = event.target.closest?.("#options [data-move], #choice [data-move]")?.dataset.move;
  if (!move) return;
  event.preventDefault();
  if (act("apply", { move })) $("prompt").focus({ preventScroll: true });
};
document.addEventListener("click", played);
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") dismissChoice();
  if ((event.key === "Enter" || event.key === " ") && event.target.closest?.("#tracks")) played(event);
});

// Buttons and dialogs.

$("close-choice").addEventListener("click", dismissChoice);
$("undo").addEventListener("click", () => act("undo"));
$("first").addEventListener("click", () => act("show", { at: 0 }));
$("previous").addEventListener("click", () => act("show", { at: view.at - 1 }));
$("next").addEventListener("click", () => act("show", { at: view.at + 1 }));
$("last").addEventListener("click", () => act("show", { at: view.last }));
$("continue").addEventListener("click", () => act("continue"));
$("open-new").addEventListener("click", openForm);
$("open-help").addEventListener("click", () => $("help").showModal());
$("open-look").addEventListener("click", () => $("look").showModal());
$("open-ledger").addEventListener("click", () => {
  $("ledger-lines").replaceChildren(ledgers());
  $("ledger").showModal();
});
for (const button of document.querySelectorAll("[data-close]")) {
  button.addEventListener("click", () => button.closest("dialog").close());
}

on("begun", () => {
  $("result").hidden = true;
  document.querySelector("main").hidden = false;
});

// The look.

async function look(changes) {
  remember(changes);
  await speak(settings.language);
  const { language, colourBlind, hexNames, dark, pace, stepwise } = settings; // as they are by now
  document.documentElement.classList.toggle("dark", dark);
  fill($("language"), languages, language);
  fill($("pace"), [0, 300, 1000].map((pace) => [pace, say(`pace-${pace}`)]), pace);
  $("blind").checked = colourBlind;
  $("names").checked = hexNames;
  $("dark").checked = dark;
  $("stepwise").checked = stepwise;
  lookAgain({ language, colourBlind, hexNames, dark, narrow: narrow.matches });
}

const narrow = matchMedia("(max-width: 640px)");

async function open() {
  await start();
  if (!languages.some(([tag]) => tag === settings.language)) settings.language = "en";
  await look({});
  prepareForm(begin);
  prepareRecord(begin);
  $("language").addEventListener("change", async () => {
    await look({ language: $("language").value });
    label();
  });
  $("pace").addEventListener("change", () => remember({ pace: Number($("pace").value) }));
  $("stepwise").addEventListener("change", () => remember({ stepwise: $("stepwise").checked }));
  for (const [id, name] of [["blind", "colourBlind"], ["names", "hexNames"], ["dark", "dark"]]) {
    $(id).addEventListener("change", () => look({ [name]: $(id).checked }));
  }
  narrow.addEventListener("change", () => look({}));
  openForm();
  document.querySelector("nav").hidden = false;
  $("loading").remove();
}

open().catch((error) => {
  $("loading").textContent = `The game could not be started: ${error.message}`;
  throw error;
});
