// Small words for making elements.

export const $ = (id) => document.getElementById(id);

/** An element with properties, data- attributes under data, and children. */
export function make(tag, { data = {}, ...properties } = {}, ...children) {
  const element = document.createElement(tag);
  Object.assign(element, properties);
  Object.assign(element.dataset, data);
  element.append(...children);
  return element;
}

/** Fills a select with choices of [value, label]. */
export function fill(select, choices, value) {
  select.replaceChildren(...choices.map(([value, label]) => make("option", { value }, label)));
  if (value !== undefined) select.value = value;
}

/** Lets the browser do what it has to do before the script goes on. */
export const breathe = () => new Promise((done) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = done;
  port2.postMessage(0);
});
