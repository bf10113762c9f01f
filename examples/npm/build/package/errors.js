// The errors of the package. What a program does wrong (a value of another type, a
// position that was freed, a call before init) is a TypeError instead.

/** What goes wrong in a game. */
export class RailhexError extends Error {
  constructor(failure) {
    super(failure.message);
    this.name = new.target.name;
    for (const key of ["rule", "ruleText", "meant", "move", "line", "column", "input", "field"]) {
      if (failure[key] !== undefined) this[key] = failure[key];
    }
    if (failure.faults) this.faults = failure.faults.map(errorOf);
  }
}

/** A rule forbids a move. */
export class RuleError extends RailhexError {}

/** A text cannot be read. */
export class ParseError extends RailhexError {}

/** A setup cannot be played. */
export class SetupError extends RailhexError {}

/** The engine, a language or a book could not be fetched: cause says why. */
export class FetchError extends RailhexError {}

/** The engine that init was given is of another version than the modules. */
export class VersionError extends RailhexError {}

/** The engine has stopped, and with it every game: after another init() they can be read again. */
export class StoppedError extends RailhexError {}

const classes = { rule: RuleError, parse: ParseError, setup: SetupError };

/** The error of a failure that the engine tells. */
export function errorOf(failure) {
  if (failure.kind === "type") return new TypeError(failure.message);
  return new (classes[failure.kind] ?? RailhexError)(failure);
}

/** Holds that a value is of a type, and says what should be what if it is not. */
export function must(holds, what, value) {
  if (!holds) throw new TypeError(`${what}, and not ${shown(value)}`);
}

/** Holds that an object has no member besides those that are known: a misspelt one would say nothing. */
export function mustKnow(known, what, object) {
  for (const name of Object.keys(object)) must(known.includes(name), `${what}: ${known.join(", ")}`, name);
}

function shown(value) {
  if (typeof value === "string") return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);
  if (value === null || typeof value !== "object") return typeof value === "function" ? "a function" : String(value);
  return `an object of class ${value.constructor?.name ?? "none"}`;
}
