// The secret word of the operator: asked for by a form, and remembered.

import { $, make } from "../app/dom.js";
import { remember, settings } from "../settings/settings.js";
import { say } from "../i18n/text.js";

/** Asks for the word, and says why where one was wrong; "" if the player has none. */
function askSecret(wrong) {
  const word = make("input", { id: "secret-word", type: "password", autocomplete: "current-password", required: true });
  const none = make("button", { type: "button" }, say("close"));
  const form = make("form", { method: "dialog" },
    make("p", {}, make("label", { htmlFor: "secret-word" }, say("secret-ask"))), make("p", { className: "row" }, word),
    make("p", { role: "alert", className: "error" }, wrong ? say("secret-wrong") : ""),
    make("p", { className: "row" }, make("button", { className: "main" }, say("secret-send")), none));
  const dialog = make("dialog", { id: "secret", ariaLabel: say("secret-ask") }, form);
  let given = "";
  form.addEventListener("submit", () => { given = word.value; });
  none.addEventListener("click", () => dialog.close());
  $("look").after(dialog);
  dialog.showModal();
  return new Promise((done) => {
    dialog.addEventListener("close", () => {
      dialog.remove();
      done(given);
    });
  });
}

/** Calls act(secret) with the word that is remembered, and again with one that the player gives where the server wants another. */
export async function withSecret(act) {
  for (let wrong = false; ; wrong = true) {
    try {
      return await act(settings.secret ?? "");
    } catch (error) {
      const secret = error.code === "secret" ? await askSecret(wrong) : "";
      if (!secret) throw error;
      remember({ secret });
    }
  }
}
