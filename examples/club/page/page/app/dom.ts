// Small words for making elements.

import { type ComponentChild, render } from "preact";

type Own<Element> = Omit<Element, keyof HTMLElement>;

/** An element of the page, of whichever kind: what inputs, dialogs, selects and links have may be asked of it. */
export type PageElement = HTMLElement & Own<HTMLInputElement> & Own<Omit<HTMLDialogElement, "returnValue">>
  & Pick<HTMLSelectElement, "selectedOptions"> & Pick<HTMLAnchorElement, "href" | "download">;

/** The element of an id, which the page has. */
export const $ = (id: string): PageElement => document.getElementById(id) as PageElement;

/** Renders components into a place as new elements: what others have marked on the old ones is gone with them. */
export function renderAnew(node: ComponentChild, place: Element): void {
  render(null, place);
  place.replaceChildren();
  render(node, place);
}

/** All elements of a selector, in the page or in an element. */
// biome-ignore lint/suspicious/noExplicitAny: the selector says which elements they are
export const every = (selector: string, within: ParentNode = document): any[] => [...within.querySelectorAll(selector)];

/**
 * Calls act(value) when one of some keys goes down without another key, outside fields and what lies over the page;
 * where it has done something, the key does nothing else.
 */
export function onKeys<Value>(values: Record<string, Value>,
  act: (value: Value, event: KeyboardEvent & { target: Element }) => unknown,
  on: HTMLElement | Document = document, capture = false): void {
  const heard = (event: Event) => {
    const { key, altKey, ctrlKey, metaKey, defaultPrevented } = event as KeyboardEvent, value = values[key];
    if (value === undefined || defaultPrevented || altKey || ctrlKey || metaKey) return;
    if (document.querySelector("dialog[open], :popover-open")) return;
    if ((event.target as Element).closest("input, textarea, select")) return;
    if (act(value, event as KeyboardEvent & { target: Element })) event.preventDefault();
  };
  on.addEventListener("keydown", heard, capture);
}

/** Lets the browser do what it has to do before the script goes on. */
export const breathe = (): Promise<unknown> =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = done;
    port2.postMessage(0);
  });
