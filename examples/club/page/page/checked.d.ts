// What the check of JavaScript takes for granted: a query finds what its selector says.

interface ParentNode {
  // biome-ignore lint/suspicious/noExplicitAny: the selector says which element it is
  querySelector(selectors: string): any;
  // biome-ignore lint/suspicious/noExplicitAny: the selector says which element it is
  querySelectorAll(selectors: string): NodeListOf<any>;
}

interface DocumentOrShadowRoot {
  readonly activeElement: HTMLElement | null;
}

interface Element {
  // biome-ignore lint/suspicious/noExplicitAny: the selector says which element it is
  closest(selectors: string): any;
}

/** Events of the page come from its elements. */
interface EventTarget {
  // biome-ignore lint/suspicious/noExplicitAny: the selector says which element it is
  closest?(selectors: string): any;
  matches?(selectors: string): boolean;
  readonly dataset?: DOMStringMap;
  readonly id?: string;
}
