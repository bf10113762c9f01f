// How fast bots and chance play.

/**
 * Returns how long the page stands still for the next decision of a bot or of chance, in milliseconds,
 * when it has been playing for spent milliseconds since a person decided: a step for the first ones, then
 * ever less, so that all together take four steps at most.
 */
export const pause = (step: number, spent: number): number => Math.max(0, Math.min(step, (4 * step - spent) / 2));
