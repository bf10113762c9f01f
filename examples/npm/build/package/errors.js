// The errors of the package. What a program does wrong (a value of another type, a
// position that was freed, a call before init) is a TypeError instead.

/**
 * What the engine tells of what has gone wrong.
 * @typedef {{
 *   message: string, kind?: string, rule?: string, ruleText?: string, meant?: string, move?: string, line?: number,
 *   column?: number, input?: string, field?: string, faults?: Failure[],
 * }} Failure
 */

/** What goes wrong in a game. */
export class RailhexError extends Error {
  /** @param {Failure} failure */
  constructor({ message, rule, ruleText, meant, move, line, column, input, field, faults }) {
    super(message);
    this.name = new.target.name;
    const said = { rule, ruleText, meant, move, line, column, input, field, faults: faults?.map(errorOf) };
    Object.assign(this, Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)));
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

/** @type {Record<string, typeof RailhexError>} */
const classes = { rule: RuleError, parse: ParseError, setup: SetupError };

/**
 * The error of a failure that the engine tells.
 * @param {Failure} failure
 */
export function errorOf(failure) {
  const { kind = "", message } = failure;
  return kind === "type" ? new TypeError(message) : new (classes[kind] ?? RailhexError)(failure);
}

/**
 * Holds that a value is of a type, and says what should be what if it is not.
 * @param {unknown} holds
 * @param {string} what
 * @param {unknown} value
 * @returns {asserts holds}
 */
export function must(holds, what, value) {
  if (!holds) throw new TypeError(`${what}, and not ${shown(value)}`);
}

/**
 * Holds that an object has no member besides those that are known: a misspelt one would say nothing.
 * @param {string[]} known
 * @param {string} what
 * @param {object} object
 */
export function mustKnow(known, what, object) {
  for (const name of Object.keys(object)) must(known.includes(name), `${what}: ${known.join(", ")}`, name);
}

/** @param {unknown} value */
function shown(value) {
  if (typeof value === "string") return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);
  if (value === null || typeof value !== "object") return typeof value === "function" ? "a function" : String(value);
  return `an object of class ${value.constructor?.name ?? "none"}`;
}
