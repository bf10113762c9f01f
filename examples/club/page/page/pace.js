// How fast bots and chance play.

/** The paces that can be chosen: milliseconds for a decision. */
export const paces = [0, 500, 1000];

/**
 * How long the page stands still for the next decision of a bot or of chance, in milliseconds, when it has been playing for so long since a person
 * decided: a step for the first ones, then ever less, so that all together take four steps at most.
 */
export const pause = (step, spent) => Math.max(0, Math.min(step, (4 * step - spent) / 2));
