// A board: the pictures of a position, on which one clicks, drags and types to move.
import { must } from "./errors.js";
import { Motion } from "./motion.js";

const props = ["position", "pictures", "options", "lastMove", "arrows", "shapes", "viewOnly", "look"];

/** Puts a board into an element. */
export function mount(element, said) {
  return new Board(element, said);
}

const hexOf = (part) => /\/hex-(.+)$/.exec(part ?? "")?.[1];

class Board {
  #element;
  #said = { position: undefined, options: undefined, pictures: undefined, lastMove: true, arrows: [], shapes: [], viewOnly: false, look: {} };
  #motion = new Motion();
  #drawn = new Map(); // the drawing in each frame, by the name of its picture
  #next; // the frame of the page in which the next picture is drawn
  #picked = null; // the part that was clicked first, and what it offers: { part, options }
  #ring; // the line around it
  #dragged = null; // the part on which a drag began
  #kept = false; // whether a finger that slides drags, and does not scroll the page
  #ended = new AbortController();

  constructor(element, said) {
    must(typeof element?.replaceChildren === "function", "a board stands in an element", element);
    this.#element = element;
    element.setAttribute("role", "group");
    const { signal } = this.#ended;
    const on = (type, act) => element.addEventListener(type, (event) => act(event, event.target.closest?.("[data-part]")?.dataset.part), { signal });
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
      this.#kept = event.pointerType === "touch" && this.#begins(part);
      event.target.releasePointerCapture?.(event.pointerId); // a finger that slides tells where it is
    });
    element.addEventListener("touchmove", (event) => this.#kept && event.cancelable && event.preventDefault(), { signal, passive: false });
    on("pointercancel", () => (this.#dragged = null));
    on("pointerup", (_, part) => {
      const from = this.#dragged;
      this.#dragged = null;
      if (from && part && part !== from) this.#drag(from, part);
    });
    for (const type of ["pointerover", "focusin"]) on(type, (_, part) => part && this.#tell("hover", { part, hex: hexOf(part) }));
    this.set(said);
  }

  /** Changes what is said, and leaves the rest. */
  set(said = {}) {
    for (const name of Object.keys(said)) must(props.includes(name), `a board has ${props.join(", ")}`, name);
    const before = this.#said.position;
    const now = { ...this.#said, ...said };
    must(!now.position || typeof now.position.picture === "function", "the position of a board is a Game", now.position);
    for (const name of ["arrows", "shapes"]) must(Array.isArray(now[name]), `${name} are a list`, now[name]);
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

  #frame(name) {
    return [...this.#element.children].find(({ dataset }) => dataset.picture === name);
  }

  // Draws each picture in two frames of the page of its own, so that none takes long: the
  // engine makes it in one, and it is put in its place in the next. What is shown for the
  // first time is drawn at once.
  #draw(route) {
    const { position, pictures = position.pictures() } = this.#said;
    const frames = pictures.map((name) => this.#frame(name) ?? Object.assign(document.createElement("div"), { className: "picture" }));
    frames.forEach((frame, i) => (frame.dataset.picture = pictures[i]));
    if (frames.length !== this.#element.children.length || frames.some((frame, i) => frame !== this.#element.children[i])) {
      this.#element.replaceChildren(...frames);
      for (const name of this.#drawn.keys()) if (!pictures.includes(name)) this.#drawn.delete(name);
    }
    const waiting = pictures.filter((name) => this.#drawn.has(name));
    for (const name of pictures) if (!waiting.includes(name)) this.#put(name, this.#make(name));
    const steps = waiting.flatMap((name) => {
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
      step();
    };
    cancelAnimationFrame(this.#next);
    if (steps.length) this.#next = requestAnimationFrame(next);
  }

  // A picture as text and, if it is another than the one that is shown, as an element.
  #make(name) {
    const { position, lastMove, viewOnly, look } = this.#said;
    const text = position.picture(name, { ...look, last: lastMove, marks: !viewOnly });
    if (this.#drawn.get(name) === text) return { text };
    const template = document.createElement("template");
    template.innerHTML = text;
    return { text, element: template.content.firstElementChild };
  }

  #put(name, { text, element = undefined }) {
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

  // Lays the author's arrows and shapes on a picture.
  #mark(frame) {
    const svg = frame.querySelector("svg");
    svg.querySelector(".drawn-by-author")?.remove();
    const places = (hex) => middle(svg, frame.querySelector(`[data-part$="/hex-${CSS.escape(hex)}"]`));
    const lines = this.#said.arrows.map(({ from, to, colour = "#003088" }) => ({ from: places(from), to: places(to), colour })).filter(({ from, to }) => from && to);
    const shapes = this.#said.shapes.map(({ at, svg: text }) => ({ at: places(at), text })).filter(({ at }) => at);
    if (!lines.length && !shapes.length) return;
    const layer = document.createElementNS(svg.namespaceURI, "g");
    layer.setAttribute("class", "drawn-by-author");
    layer.setAttribute("pointer-events", "none");
    layer.innerHTML = lines.map(arrow).join("") + shapes.map(({ at, text }) => `<g transform="translate(${at.x} ${at.y})">${text}</g>`).join("");
    svg.append(layer);
  }

  #part(part) {
    return this.#element.querySelector(`[data-part="${CSS.escape(part)}"]`);
  }

  // What can be done with a part: of what the author offers, if that is said.
  #offered(part) {
    const { position, options, look } = this.#said;
    const choice = position.click(part, look);
    if (!options) return choice;
    const moves = new Set(options.map(({ move }) => move));
    return { ...choice, options: choice.options.filter(({ move }) => moves.has(move)) };
  }

  // A click, or its key: the first picks, and one on a hex that a move of the picked part is about makes it.
  #choose(part) {
    const { viewOnly, position } = this.#said;
    if (viewOnly || !position) return;
    const both = this.#picked && this.#both(part);
    if (both?.length) return this.#offer(part, { options: both });
    this.#offer(part, this.#offered(part));
  }

  #drag(from, to) {
    if (this.#said.viewOnly || !this.#said.position) return;
    const { options } = this.#offered(from);
    this.#pick({ part: from, options: options.length ? options : this.#about(from) });
    const both = this.#both(to);
    if (both.length) this.#offer(to, { options: both });
  }

  // Whether something can be dragged from a part.
  #begins(part) {
    const { viewOnly, position } = this.#said;
    return Boolean(part && position && !viewOnly && (this.#about(part).length || this.#offered(part).options.length));
  }

  // The options of the part that is picked which are about another part, too.
  #both(part) {
    if (part === this.#picked.part) return [];
    const about = new Set(this.#about(part).map(({ move }) => move));
    return this.#picked.options.filter(({ move }) => about.has(move) || this.#leadsTo(move, part));
  }

  // Whether a good comes to a hex, or to a city by its number, with a move.
  #leadsTo(move, part) {
    const ends = hexOf(part) ?? /city-(.+)$/.exec(part)?.[1];
    return ends !== undefined && this.#said.position.routes(move, this.#said.look).some(({ stops }) => stops.at(-1) === ends);
  }

  // The options that are about a hex.
  #about(part) {
    const { position, options, look } = this.#said;
    const at = hexOf(part);
    if (!at) return [];
    return options?.filter(({ hexes }) => hexes.includes(at)) ?? position.choices({ at }, look);
  }

  #offer(part, choice) {
    const goesOn = this.#tell("select", { part, hex: hexOf(part), ...choice });
    this.#pick(choice.options.length ? { part, options: choice.options } : null);
    if (choice.options.length !== 1 || !goesOn) return;
    this.#pick(null);
    this.#tell("move", { move: choice.options[0].move, option: choice.options[0] });
  }

  // The dotted ring of what is picked becomes a full one.
  #pick(picked) {
    this.#picked = picked;
    for (const one of this.#element.querySelectorAll(".picked")) one.classList.remove("picked");
    this.#ring?.style.removeProperty("stroke-dasharray");
    const part = picked && this.#part(picked.part), name = picked?.part.slice(picked.part.indexOf("/") + 1);
    part?.classList.add("picked");
    this.#ring = part?.closest(".picture").querySelector(`[data-mark="${CSS.escape(name)}"]`)?.lastElementChild;
    this.#ring?.style.setProperty("stroke-dasharray", "none");
  }

  // An arrow key goes to the nearest part in its direction.
  #step(event) {
    const [x, y] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    const centre = (element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    };
    const here = centre(event.target.closest("[data-part]"));
    const far = (element) => {
      const there = centre(element), dx = there.x - here.x, dy = there.y - here.y;
      const ahead = dx * x + dy * y;
      return ahead > 1 ? ahead + 2 * Math.abs(dx * y - dy * x) : Infinity;
    };
    const [nearest] = [...this.#element.querySelectorAll('[data-part][tabindex="0"]')].map((element) => [far(element), element]).sort(([one], [other]) => one - other);
    if (!nearest || nearest[0] === Infinity) return;
    event.preventDefault();
    nearest[1].focus();
  }

  #tell(type, detail) {
    return this.#element.dispatchEvent(new CustomEvent(type, { detail, cancelable: true, bubbles: true }));
  }
}

// Makes a drawing what another one is. What both have stays, and costs nothing.
function renew(was, now) {
  if (was.isEqualNode(now)) return;
  const [old, fresh] = [[...was.childNodes], [...now.childNodes]];
  if (was.nodeName !== now.nodeName || was.dataset?.part !== now.dataset?.part || !old.length) {
    was.replaceWith(now);
    return;
  }
  for (const { name } of [...was.attributes]) if (!now.hasAttribute(name)) was.removeAttribute(name);
  for (const { name, value } of now.attributes) if (was.getAttribute(name) !== value) was.setAttribute(name, value);
  let behind = null;
  for (; old.length && fresh.length && old.at(-1).isEqualNode(fresh.at(-1)); fresh.pop()) behind = old.pop();
  for (; old.length && fresh.length && old[0].isEqualNode(fresh[0]); fresh.shift()) old.shift();
  if (old.length === fresh.length) old.forEach((child, i) => renew(child, fresh[i]));
  else {
    for (const child of old) child.remove();
    for (const child of fresh) was.insertBefore(child, behind);
  }
}

// The way of the good that was moved from one position to the next, if one was.
function routeBetween(before, now) {
  const move = now.history.at(-1);
  if (!move || now.history.length !== before.history.length + 1) return undefined;
  try {
    return before.routes(move)[0];
  } catch {
    return undefined; // it did not lead here from there
  }
}

function middle(svg, element) {
  if (!element) return undefined;
  const { x, y, width, height } = element.getBBox();
  const inside = element.getScreenCTM(), outside = svg.getScreenCTM();
  return new DOMPoint(x + width / 2, y + height / 2).matrixTransform(outside.inverse().multiply(inside));
}

function arrow({ from, to, colour }) {
  const angle = Math.atan2(to.y - from.y, to.x - from.x), head = 14;
  const at = (turn) => `${to.x - head * Math.cos(angle + turn)} ${to.y - head * Math.sin(angle + turn)}`;
  const colours = document.createElement("i");
  colours.style.color = colour; // what is no colour is none
  return `<path d="M${from.x} ${from.y}L${to.x} ${to.y}M${at(0.5)}L${to.x} ${to.y}L${at(-0.5)}" fill="none" stroke="${colours.style.color || "#003088"}" stroke-width="6" stroke-linecap="round"/>`;
}

if (globalThis.HTMLElement && !customElements.get("railhex-board")) {
  customElements.define("railhex-board", class extends HTMLElement {
    #board;
    #said = {};

    connectedCallback() {
      this.#board = mount(this, this.#said);
    }

    disconnectedCallback() {
      this.#board.destroy();
      this.#board = undefined;
    }

    /** What is shown: see mount. */
    set(said) {
      Object.assign(this.#said, said);
      this.#board?.set(said);
    }
  });
}
