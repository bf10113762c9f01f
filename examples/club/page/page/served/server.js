// The server, as the page speaks with it: by the client of the npm package, which lies beside this file.

import { Server } from "./client.js";

export { newRequest, Refused } from "./client.js";

/** @type {(busy: boolean) => void} */
let tellBusy = () => {};

/** Calls tell(whether) when requests begin to wait because there were too many, and when none waits any more. */
export const onBusy = (tell) => { tellBusy = tell; };

export const server = new Server(document.baseURI, { onBusy: (busy) => tellBusy(busy), tries: Infinity });

/** @typedef {{ token?: string, body?: object, query?: object, stop?: AbortSignal }} Asked */

/** Asks once. What cannot be reached throws another error than Refused. */
export const ask = (method, path, { token, ...more } = /** @type {Asked} */ ({})) => server.ask(method, path, { key: token, ...more });

/** Asks again, in the same words, until there is an answer or it is told to stop: nothing is done twice, however often it is asked for. */
export const insist = (method, path, { token, ...more } = /** @type {Asked} */ ({})) => server.insist(method, path, { key: token, ...more });
