// A board: the pictures of a position, on which one clicks, drags and types to move.
import { must, mustKnow } from "./errors.js";
import { Motion } from "./motion.js";

/**
 * @import { Board as DeclaredBoard, BoardProps } from "./board.d.ts"
 * @import { Choice, Game, Option, Route } from "./index.js"
 * @typedef {{ part: string, options: Option[] }} Picked
 * @typedef {{ text: string, element?: SVGSVGElement }} Made A picture as text and, if it is another than is shown, as an element.
 */

const props = ["position", "pictures", "options", "lastMove", "arrows", "shapes", "viewOnly", "look"];

/**
 * Puts a board into an element.
 * @param {HTMLElement} element
 * @param {BoardProps} [said]
 */
export function mount(element, said) {
  return new Board(element, said);
}

const hexOf = (/** @type {string | undefined} */ part) => /\/hex-(.+)$/.exec(part ?? "")?.[1];

/** @implements {DeclaredBoard} */
class Board {
  #element;
  /** @type {BoardProps & Required<Pick<BoardProps, "arrows" | "shapes">>} */
  #said = { lastMove: true, arrows: [], shapes: [] };
  #motion = new Motion();
  /** @type {Map<string, string>} */
  #drawn = new Map(); // the drawing in each frame, by the name of its picture
  #next = 0; // the frame of the page in which the next picture is drawn
  /** @type {Picked | null} */
  #picked = null; // the part that was clicked first, and what it offers
  /** @type {SVGElement | undefined} */
  #ring; // the line around it
  /** @type {string | undefined} */
  #dragged; // the part on which a drag began
  #kept = false; // whether a finger that slides drags, and does not scroll the page
  #ended = new AbortController();

  /**
   * @param {HTMLElement} element
   * @param {BoardProps} [said]
   */
  constructor(element, said) {
    must(typeof element?.replaceChildren === "function", "a board stands in an element", element);
    this.#element = element;
    element.setAttribute("role", "group");
    const { signal } = this.#ended;
    /** @type {(type: string, act: (event: any, part: string | undefined) => void) => void} */
    const on = (type, act) => element.addEventListener(type, (event) => act(event, partOf(event)), { signal });
    on("click", (_, part) => part && this.#choose(part));
    on("keydown", (event, part) => {
      if (event.key === "Escape") this.#pick(null);
      else if (part && (event.key === "Enter" || event.key === " ")) {
        event.preventDefault();
        this.#choose(part);
      } else if (part && event.key.startsWith("Arrow")) this.#step(event);
    });
    on("pointerdown", (event, part) => {
      this.#dragged = part;
      this.#kept = event.pointerType === "touch" && part !== undefined && this.#begins(part);
      event.target.releasePointerCapture?.(event.pointerId); // a finger that slides tells where it is
    });
    element.addEventListener("touchmove", (event) => this.#kept && event.cancelable && event.preventDefault(), { signal, passive: false });
    on("pointercancel", () => (this.#dragged = undefined));
    on("pointerup", (_, part) => {
      const from = this.#dragged;
      this.#dragged = undefined;
      if (from && part && part !== from) this.#drag(from, part);
    });
    for (const type of ["pointerover", "focusin"]) on(type, (_, part) => part && this.#tell("hover", { part, hex: hexOf(part) }));
    this.set(said);
  }

  /**
   * Changes what is said, and leaves the rest.
   * @param {BoardProps} [said]
   */
  set(said = {}) {
    mustKnow(props, "a board has", said);
    const before = this.#said.position;
    const now = { ...this.#said, ...said };
    must(!now.position || typeof now.position.picture === "function", "the position of a board is a Game", now.position);
    must(Array.isArray(now.arrows), "arrows are a list", now.arrows);
    must(Array.isArray(now.shapes), "shapes are a list", now.shapes);
    this.#said = now;
    if (said.position || said.options) this.#pick(null);
    if (!now.position) return;
    if (before && before.game !== now.position.game) this.#motion.forget();
    const route = before && before !== now.position ? routeBetween(before, now.position) : undefined;
    this.#draw(route);
  }

  /** Takes the board away. Nothing of it is left. */
  destroy() {
    this.#ended.abort();
    cancelAnimationFrame(this.#next);
    this.#element.replaceChildren();
    this.#element.removeAttribute("role");
    this.#drawn.clear();
  }

  // What is shown; nothing is asked of a board before it has a position.
  get #position() {
    return /** @type {Game} */ (this.#said.position);
  }

  // Whether something can be chosen.
  get #isOpen() {
    return Boolean(this.#said.position && !this.#said.viewOnly);
  }

  // The elements in which the pictures lie.
  get #frames() {
    return /** @type {HTMLElement[]} */ ([...this.#element.children]);
  }

  #frame(/** @type {string} */ name) {
    return /** @type {HTMLElement} */ (this.#frames.find(({ dataset }) => dataset.picture === name));
  }

  /**
   * Draws each picture in two frames of the page of its own, so that none takes long: the
   * engine makes it in one, and it is put in its place in the next. What is shown for the
   * first time is drawn at once.
   * @param {Route} [route]
   */
  #draw(route) {
    const { pictures = this.#position.pictures() } = this.#said;
    const frames = pictures.map((name) => this.#frame(name) ?? Object.assign(document.createElement("div"), { className: "picture" }));
    for (const [i, name] of pictures.entries()) /** @type {HTMLElement} */ (frames[i]).dataset.picture = name;
    if (frames.length !== this.#frames.length || frames.some((frame, i) => frame !== this.#frames[i])) {
      this.#element.replaceChildren(...frames);
      for (const name of this.#drawn.keys()) if (!pictures.includes(name)) this.#drawn.delete(name);
    }
    const waiting = pictures.filter((name) => this.#drawn.has(name));
    for (const name of pictures) if (!waiting.includes(name)) this.#put(name, this.#make(name));
    const steps = waiting.flatMap((name) => {
      /** @type {Made} */
      let made;
      const put = () => {
        this.#put(name, made);
        if (name === route?.picture) this.#motion.run(this.#frame(name), route.drawn);
      };
      return [() => (made = this.#make(name)), put];
    });
    const next = () => {
      const step = steps.shift();
      if (steps.length) this.#next = requestAnimationFrame(next);
      step?.();
    };
    cancelAnimationFrame(this.#next);
    if (steps.length) this.#next = requestAnimationFrame(next);
  }

  /**
   * @param {string} name
   * @returns {Made}
   */
  #make(name) {
    const { lastMove = false, viewOnly, look } = this.#said;
    const text = this.#position.picture(name, { ...look, last: lastMove, marks: !viewOnly });
    if (this.#drawn.get(name) === text) return { text };
    const template = document.createElement("template");
    template.innerHTML = text;
    return { text, element: /** @type {SVGSVGElement} */ (template.content.firstElementChild) };
  }

  /**
   * @param {string} name
   * @param {Made} made
   */
  #put(name, { text, element }) {
    const frame = this.#frame(name);
    if (element) {
      const focused = frame.contains(document.activeElement) && /** @type {HTMLElement} */ (document.activeElement).dataset.part;
      const before = this.#motion.noted(frame);
      if (frame.firstElementChild) renew(frame.firstElementChild, element);
      else frame.append(element);
      this.#drawn.set(name, text);
      this.#motion.enliven(name, frame, before);
      if (focused) this.#part(focused)?.focus({ preventScroll: true });
    }
    this.#mark(frame);
  }

  /**
   * Lays the author's arrows and shapes on a picture.
   * @param {HTMLElement} frame
   */
  #mark(frame) {
    const svg = /** @type {SVGSVGElement} */ (frame.querySelector("svg"));
    svg.querySelector(".drawn-by-author")?.remove();
    const place = (/** @type {string} */ hex) => middle(svg, frame.querySelector(`[data-part$="/hex-${CSS.escape(hex)}"]`));
    const lines = this.#said.arrows.map(({ from, to, colour }) => arrow(place(from), place(to), colour));
    const shapes = this.#said.shapes.map(({ at, svg: text }) => {
      const there = place(at);
      return there ? `<g transform="translate(${there.x} ${there.y})">${text}</g>` : "";
    });
    const marks = [...lines, ...shapes].join("");
    if (!marks) return;
    const layer = document.createElementNS(svg.namespaceURI, "g");
    layer.setAttribute("class", "drawn-by-author");
    layer.setAttribute("pointer-events", "none");
    layer.innerHTML = marks;
    svg.append(layer);
  }

  #part(/** @type {string} */ part) {
    return /** @type {SVGElement | null} */ (this.#element.querySelector(`[data-part="${CSS.escape(part)}"]`));
  }

  /**
   * What can be done with a part: of what the author offers, if that is said.
   * @param {string} part
   */
  #offered(part) {
    const { options, look } = this.#said;
    const choice = this.#position.click(part, look);
    if (!options) return choice;
    const moves = new Set(options.map(({ move }) => move));
    return { ...choice, options: choice.options.filter(({ move }) => moves.has(move)) };
  }

  /**
   * A click, or its key: the first picks, and one on a hex that a move of the picked part is about makes it.
   * @param {string} part
   */
  #choose(part) {
    if (!this.#isOpen) return;
    const both = this.#picked ? this.#both(this.#picked, part) : [];
    this.#offer(part, both.length ? { options: both } : this.#offered(part));
  }

  /**
   * @param {string} from
   * @param {string} to
   */
  #drag(from, to) {
    if (!this.#isOpen) return;
    const { options } = this.#offered(from);
    const picked = { part: from, options: options.length ? options : this.#about(from) };
    this.#pick(picked);
    const both = this.#both(picked, to);
    if (both.length) this.#offer(to, { options: both });
  }

  // Whether something can be dragged from a part.
  #begins(/** @type {string} */ part) {
    return this.#isOpen && (this.#about(part).length || this.#offered(part).options.length) > 0;
  }

  /**
   * The options of the part that is picked which are about another part, too.
   * @param {Picked} picked
   * @param {string} part
   */
  #both(picked, part) {
    if (part === picked.part) return [];
    const about = new Set(this.#about(part).map(({ move }) => move));
    return picked.options.filter(({ move }) => about.has(move) || this.#leadsTo(move, part));
  }

  /**
   * Whether a good comes to a hex, or to a city by its number, with a move.
   * @param {string} move
   * @param {string} part
   */
  #leadsTo(move, part) {
    const ends = hexOf(part) ?? /city-(.+)$/.exec(part)?.[1];
    return ends !== undefined && this.#position.routes(move, this.#said.look).some(({ stops }) => stops.at(-1) === ends);
  }

  // The options that are about a hex.
  #about(/** @type {string} */ part) {
    const { options, look } = this.#said;
    const at = hexOf(part);
    if (!at) return [];
    return options?.filter(({ hexes }) => hexes.includes(at)) ?? this.#position.choices({ at }, look);
  }

  /**
   * @param {string} part
   * @param {Partial<Choice> & Pick<Choice, "options">} choice
   */
  #offer(part, choice) {
    const goesOn = this.#tell("select", { part, hex: hexOf(part), ...choice });
    this.#pick(choice.options.length ? { part, options: choice.options } : null);
    const [option, ...others] = choice.options;
    if (!option || others.length || !goesOn) return;
    this.#pick(null);
    this.#tell("move", { move: option.move, option });
  }

  /**
   * The dotted ring of what is picked becomes a full one.
   * @param {Picked | null} picked
   */
  #pick(picked) {
    this.#picked = picked;
    for (const one of this.#element.querySelectorAll(".picked")) one.classList.remove("picked");
    this.#ring?.style.removeProperty("stroke-dasharray");
    const part = picked?.part ?? "", name = part.slice(part.indexOf("/") + 1);
    const element = picked && this.#part(part);
    element?.classList.add("picked");
    const mark = element?.closest(".picture")?.querySelector(`[data-mark="${CSS.escape(name)}"]`);
    this.#ring = /** @type {SVGElement | undefined} */ (mark?.lastElementChild ?? undefined);
    this.#ring?.style.setProperty("stroke-dasharray", "none");
  }

  /**
   * An arrow key goes to the nearest part in its direction.
   * @param {KeyboardEvent & { target: Element }} event
   */
  #step(event) {
    const [x = 0, y = 0] = steps[event.key] ?? [];
    const centre = (/** @type {Element | null} */ element) => {
      const { left, top, width, height } = /** @type {Element} */ (element).getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    };
    const here = centre(event.target.closest("[data-part]"));
    const parts = /** @type {NodeListOf<SVGElement>} */ (this.#element.querySelectorAll('[data-part][tabindex="0"]'));
    const ahead = [...parts].flatMap((element) => {
      const there = centre(element), dx = there.x - here.x, dy = there.y - here.y;
      const along = dx * x + dy * y;
      return along > 1 ? { element, far: along + 2 * Math.abs(dx * y - dy * x) } : [];
    });
    const [nearest] = ahead.sort((one, other) => one.far - other.far);
    if (!nearest) return;
    event.preventDefault();
    nearest.element.focus();
  }

  /**
   * @param {string} type
   * @param {object} detail
   */
  #tell(type, detail) {
    return this.#element.dispatchEvent(new CustomEvent(type, { detail, cancelable: true, bubbles: true }));
  }
}

/** @type {Record<string, [x: number, y: number]>} */
const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

// The part of a picture to which an event happens.
const partOf = (/** @type {Event} */ { target }) => {
  const element = target instanceof Element ? target.closest("[data-part]") : null;
  return /** @type {SVGElement | null} */ (element)?.dataset.part;
};

/**
 * Makes a drawing what another one is. What both have stays, and costs nothing.
 * @param {ChildNode} was
 * @param {ChildNode} now
 */
function renew(was, now) {
  if (was.isEqualNode(now)) return;
  const [old, fresh] = [[...was.childNodes], [...now.childNodes]];
  if (!(was instanceof SVGElement && now instanceof SVGElement) || was.nodeName !== now.nodeName || was.dataset.part !== now.dataset.part || !old.length) {
    was.replaceWith(now);
    return;
  }
  for (const { name } of [...was.attributes]) if (!now.hasAttribute(name)) was.removeAttribute(name);
  for (const { name, value } of now.attributes) if (was.getAttribute(name) !== value) was.setAttribute(name, value);
  /** @type {ChildNode | null} */
  let behind = null;
  for (; fresh.length && old.at(-1)?.isEqualNode(fresh.at(-1) ?? null); fresh.pop()) behind = old.pop() ?? null;
  for (; fresh.length && old[0]?.isEqualNode(fresh[0] ?? null); fresh.shift()) old.shift();
  if (old.length === fresh.length) old.forEach((child, i) => renew(child, /** @type {ChildNode} */ (fresh[i])));
  else {
    for (const child of old) child.remove();
    for (const child of fresh) was.insertBefore(child, behind);
  }
}

/**
 * The way of the good that was moved from one position to the next, if one was.
 * @param {Game} before
 * @param {Game} now
 */
function routeBetween(before, now) {
  const move = now.history.at(-1);
  if (!move || now.history.length !== before.history.length + 1) return undefined;
  try {
    return before.routes(move.text)[0];
  } catch {
    return undefined; // it did not lead here from there
  }
}

/**
 * @param {SVGSVGElement} svg
 * @param {SVGGraphicsElement | null} element
 */
function middle(svg, element) {
  const inside = element?.getScreenCTM(), outside = svg.getScreenCTM();
  if (!element || !inside || !outside) return undefined;
  const { x, y, width, height } = element.getBBox();
  return new DOMPoint(x + width / 2, y + height / 2).matrixTransform(outside.inverse().multiply(inside));
}

/**
 * @param {DOMPoint | undefined} from
 * @param {DOMPoint | undefined} to
 * @param {string} [colour]
 */
function arrow(from, to, colour = "") {
  if (!from || !to) return "";
  const angle = Math.atan2(to.y - from.y, to.x - from.x), head = 14;
  const at = (/** @type {number} */ turn) => `${to.x - head * Math.cos(angle + turn)} ${to.y - head * Math.sin(angle + turn)}`;
  const colours = document.createElement("i");
  colours.style.color = colour; // what is no colour is none
  return `<path d="M${from.x} ${from.y}L${to.x} ${to.y}M${at(0.5)}L${to.x} ${to.y}L${at(-0.5)}" fill="none" stroke="${colours.style.color || "#003088"}" stroke-width="6" stroke-linecap="round"/>`;
}

if (globalThis.HTMLElement && !customElements.get("railhex-board")) {
  customElements.define("railhex-board", class extends HTMLElement {
    /** @type {Board | undefined} */
    #board;
    /** @type {BoardProps} */
    #said = {};

    connectedCallback() {
      this.#board = mount(this, this.#said);
    }

    disconnectedCallback() {
      this.#board?.destroy();
      this.#board = undefined;
    }

    /**
     * What is shown: see mount.
     * @param {BoardProps} said
     */
    set(said) {
      Object.assign(this.#said, said);
      this.#board?.set(said);
    }
  });
}
