// Tables that a server keeps, for pages and programs. What a server can be asked stands in its openapi.yaml.

/**
 * @import { Operations, View } from "./api.d.ts"
 * @import { Asking, Following, Method, Query, Refused as DeclaredRefused, Server as DeclaredServer } from "./server.d.ts"
 * @import { ServerOptions, Table as DeclaredTable } from "./server.d.ts"
 */

/**
 * Why the server would not do something.
 * @implements {DeclaredRefused}
 */
export class Refused extends Error {
  /**
   * @param {Response} answer
   * @param {{ text: string, code?: string, rule?: string, ruleText?: string, position?: number }} error
   */
  constructor(answer, { code = "", text, rule = "", ruleText = "", position = 0 }) {
    super(text);
    this.status = answer.status;
    this.code = code;
    this.rule = rule;
    this.ruleText = ruleText;
    this.position = position;
    this.wait = 1000 * Number(answer.headers.get("Retry-After") ?? 0);
  }
}

/** Nobody has ever answered at the address of a server: cause says why. */
export class Unreachable extends Error {}

/**
 * The refusal that an answer is. What is no refusal of a server of railhex comes from another program.
 * @param {Response} answer
 */
async function refusal(answer) {
  const kind = answer.headers.get("Content-Type") ?? "";
  if (kind.startsWith("application/json")) return new Refused(answer, (await answer.json()).error);
  return new Refused(answer, { code: "no-server", text: `there seems to be no server of railhex at ${answer.url}: it answers with ${answer.status} ${answer.statusText} and ${kind || "nothing"}` });
}

// In milliseconds: how long an answer may take, after how long a stream that shows no sign of
// life is taken for dead (the server shows one every 25 seconds), and the first and the longest
// pause before a request is repeated. A stream that lasted so long was a good one: the next pause is
// short again.
const patience = 20_000, silence = 60_000, shortPause = 500, longPause = 8_000, lasting = 10_000;

const longer = (/** @type {number} */ wait) => Math.min(wait * 2, longPause);

/**
 * Waits, but no longer than until this computer is in a network again, or what is waited for is stopped.
 * @param {number} wait
 * @param {AbortSignal} [stop]
 * @returns {Promise<void>}
 */
function pause(wait, stop) {
  return new Promise((done) => {
    const end = () => {
      clearTimeout(timer);
      globalThis.removeEventListener?.("online", end);
      stop?.removeEventListener("abort", end);
      done();
    };
    const timer = setTimeout(end, wait);
    globalThis.addEventListener?.("online", end);
    stop?.addEventListener("abort", end);
    if (stop?.aborted) end();
  });
}

const random = (/** @type {number} */ length) => crypto.getRandomValues(new Uint8Array(length));

/** A key for a player, who keeps it for all seats. */
export const newKey = () => btoa(String.fromCharCode(...random(32))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

/** A name for one request, which no other has. */
export const newRequest = () => Array.from(random(16), (byte) => byte.toString(16).padStart(2, "0")).join("");

/**
 * A server by its address.
 * @implements {DeclaredServer}
 */
export class Server {
  #url; #busy = 0; #heard = false;

  /**
   * @param {string | URL} url
   * @param {ServerOptions} [options]
   */
  constructor(url, { key = "", language, onBusy = () => {}, tries = 6 } = {}) {
    this.#url = new URL("api/", url);
    if (!/^https?:$/.test(this.#url.protocol)) throw new TypeError(`the address of a server begins with https:// or http://, and not as ${url}`);
    this.key = key;
    this.language = language;
    this.onBusy = onBusy;
    this.tries = tries;
  }

  /**
   * @param {string} path
   * @param {Query} [query]
   */
  #address(path, query) {
    const address = new URL(path, this.#url);
    for (const [key, value] of Object.entries({ language: this.language, ...query })) if (value !== undefined) address.searchParams.set(key, String(value));
    return address;
  }

  /** @returns {Record<string, string>} */
  #headers(key = this.key) { return key ? { Authorization: `Bearer ${key}` } : {}; }

  /**
   * Asks once. What cannot be reached throws another error than Refused.
   * @param {Method} method
   * @param {string} path
   * @param {Asking} [request]
   * @returns {Promise<any>}
   */
  async ask(method, path, { key, body, query, stop } = {}) {
    const answer = await fetch(this.#address(path, query), {
      method, body: body ? JSON.stringify(body) : null, signal: AbortSignal.any([...(stop ? [stop] : []), AbortSignal.timeout(patience)]),
      headers: { ...this.#headers(key), ...(body ? { "Content-Type": "application/json" } : {}) },
    });
    const kind = answer.headers.get("Content-Type") ?? "", json = kind.startsWith("application/json");
    if (!answer.ok || kind.startsWith("text/html")) throw await refusal(answer);
    this.#heard = true;
    if (answer.status === 204) return null;
    if (kind === "application/zip") return answer.blob();
    return json ? answer.json() : answer.text();
  }

  /**
   * Asks again, in the same words, until there is an answer or it is stopped: nothing is done twice, however often it is asked for.
   * @param {Method} method
   * @param {string} path
   * @param {Asking} [request]
   * @returns {Promise<any>}
   */
  async insist(method, path, request = {}) {
    for (let wait = shortPause, tried = 1; ; wait = longer(wait), tried++) {
      try {
        return await this.ask(method, path, request);
      } catch (error) {
        const { stop } = request;
        const refused = error instanceof Refused ? error : undefined;
        if (stop?.aborted || (refused && refused.status !== 429 && refused.status < 500)) throw error;
        if (refused && refused.code !== "no-server") this.#heard = true;
        if (!this.#heard && tried >= this.tries) throw new Unreachable(`nobody answers at ${this.#url}: ${/** @type {Error} */ (error).message}`, { cause: error });
        await (refused?.status === 429 ? this.#obey(refused.wait, stop) : pause(wait, stop));
        if (stop?.aborted) throw error;
      }
    }
  }

  /**
   * Waits for as long as the server wants.
   * @param {number} wait
   * @param {AbortSignal} [stop]
   */
  async #obey(wait, stop) {
    this.onBusy(++this.#busy > 0);
    await pause(wait, stop);
    this.onBusy(--this.#busy > 0);
  }

  /** The games, and what each can be. */
  async choices() { return (await this.insist("GET", "choices")).games; }

  /**
   * Opens a table.
   * @param {Operations["open"]["body"]} opening
   */
  open(opening) { return this.ask("POST", "tables", { body: opening }); }

  /** The player's tables. */
  async mine() { return (await this.insist("GET", "mine")).tables; }

  /** The browsers of the player that are told of turns when no page is open, and the key to subscribe with. */
  pushes() { return this.insist("GET", "mine/pushes"); }

  /**
   * Has the browser of a PushSubscription told, and returns its id.
   * @param {{ toJSON(): { endpoint?: string, keys?: Record<string, string> } }} subscription
   */
  async keepPush(subscription) {
    const { endpoint, keys: { p256dh, auth } = {} } = subscription.toJSON();
    return (await this.insist("POST", "mine/pushes", { body: { endpoint, p256dh, auth } })).push;
  }

  /** @param {string} id */
  dropPush(id) { return this.insist("DELETE", `mine/pushes/${id}`); }

  /** Saves the records of the player's games, as a Blob of a ZIP file. */
  records() { return this.ask("GET", "mine/records"); }

  /** Deletes the player's name, and gives up all seats. */
  forget() { return this.insist("DELETE", "mine"); }

  /**
   * A table by its id.
   * @param {string} id
   */
  table(id) { return new Table(this, id); }

  /**
   * Gives every view of a table, from now on and whenever the connection comes back, until it is stopped.
   * @param {string} id
   * @param {(view: View) => void} tell
   * @param {Following} [options]
   */
  async follow(id, tell, { key, stop = new AbortController().signal, query, connected = () => {}, present } = {}) {
    const last = { seen: "" };
    if (present) query = { ...query, presence: "" };
    for (let wait = shortPause, began = 0; !stop.aborted; wait = longer(wait)) {
      try {
        began = Infinity;
        await this.#stream(id, { key, stop, query, present }, last, tell, () => {
          connected(true);
          began = Date.now();
        });
      } catch (error) {
        if (error instanceof Refused && !stop.aborted) {
          if (error.status !== 429) throw error;
          await this.#obey(error.wait, stop);
          continue;
        }
      }
      if (stop.aborted) return;
      if (Date.now() - began > lasting) wait = shortPause;
      connected(false);
      await pause(wait, stop);
    }
  }

  /**
   * Reads one stream to its end: that of the server, of the network, or of its being heard.
   * @param {string} id
   * @param {{ key?: string | undefined, stop: AbortSignal, query?: Query | undefined, present?: Following["present"] | undefined }} options
   * @param {{ seen: string }} last
   * @param {(view: View) => void} tell
   * @param {() => void} connected
   */
  async #stream(id, { key, stop, query, present }, last, tell, connected) {
    const end = new AbortController(), ending = () => end.abort();
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let timer;
    const alive = () => {
      clearTimeout(timer);
      timer = setTimeout(ending, silence);
    };
    alive();
    stop.addEventListener("abort", ending);
    globalThis.addEventListener?.("offline", ending);
    try {
      const answer = await fetch(this.#address(`tables/${id}/events`, { ...query, changes: "" }), {
        headers: { ...this.#headers(key), ...(last.seen ? { "Last-Event-ID": last.seen } : {}) }, signal: end.signal,
      });
      if ([403, 404, 429].includes(answer.status)) throw await refusal(answer);
      if (!answer.ok) throw new TypeError(answer.statusText);
      if (!answer.body || !(answer.headers.get("Content-Type") ?? "").startsWith("text/event-stream")) throw await refusal(answer);
      connected();
      let view;
      for await (const event of events(answer.body, alive)) {
        if (stop.aborted) return;
        if (event.kind === "presence") {
          present?.(JSON.parse(event.data).here);
          continue;
        }
        last.seen = event.id;
        view = { ...(event.kind === "change" ? view : {}), ...JSON.parse(event.data) };
        tell(view);
      }
    } finally {
      clearTimeout(timer);
      end.abort();
      stop.removeEventListener("abort", ending);
      globalThis.removeEventListener?.("offline", ending);
    }
  }
}

/**
 * The events of a stream; alive() is called whenever anything comes.
 * @param {ReadableStream<BufferSource>} body
 * @param {() => void} alive
 */
async function* events(body, alive) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = "", event = /** @type {Record<string, string>} */ ({});
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    alive();
    text += value;
    for (let end; (end = text.indexOf("\n")) >= 0;) {
      const line = text.slice(0, end);
      text = text.slice(end + 1);
      if (line === "") {
        const { event: kind, id = "", data } = event;
        if (data) yield { kind, id, data };
        event = {};
      }
      const [, key, rest = ""] = /^(\w+): ?(.*)$/.exec(line) ?? [];
      if (key) event[key] = rest;
    }
  }
}

/**
 * A table, as a player or a watcher sees it.
 * @implements {DeclaredTable}
 */
export class Table {
  #server;

  /**
   * @param {DeclaredServer} server
   * @param {string} id
   */
  constructor(server, id) {
    this.#server = server;
    this.id = id;
  }

  /**
   * Asks for something of the table; insist() and ask() of the server say how.
   * @param {Method} method
   * @param {string} path
   * @param {Asking} [request]
   */
  ask(method, path, request) { return this.#server.ask(method, `tables/${this.id}${path}`, request); }

  /**
   * @param {Method} method
   * @param {string} path
   * @param {Asking} [request]
   */
  insist(method, path, request) { return this.#server.insist(method, `tables/${this.id}${path}`, request); }

  /**
   * Takes a seat by its invitation, also from a bot, and returns its number.
   * @param {string} invite
   */
  async sit(invite, name = "") { return (await this.insist("POST", "/seats", { body: { invite, name } })).seat; }

  /** Gives up the seat, and returns an invitation for the next player. */
  async leave() { return (await this.ask("DELETE", "/seats")).invite; }

  /**
   * Frees another's seat, and returns an invitation.
   * @param {number} seat
   */
  async free(seat) { return (await this.ask("DELETE", `/seats/${seat}`)).invite; }

  /**
   * Lets a bot play at seats, or at all that are free, and returns all seats at which it plays.
   * @param {string} bot
   * @param {number[]} [seats]
   */
  async seatBots(bot, seats) { return (await this.insist("POST", "/bots", { body: { bot, seats } })).seats; }

  /** @param {number} [at] */
  view(at) { return this.insist("GET", "", { query: { at } }); }

  /**
   * Gives every view from now on.
   * @param {(view: View) => void} tell
   * @param {Following} [options]
   */
  follow(tell, options) { return this.#server.follow(this.id, tell, options); }

  /**
   * Makes a move for a position. It is made once, however often the connection is lost.
   * @param {number} position
   * @param {string} move
   */
  move(position, move) { return this.insist("POST", "/moves", { body: { position, move, request: newRequest() } }); }

  /**
   * Asks to take back the last decision, or agrees.
   * @param {number} position
   */
  undo(position) { return this.ask("POST", "/undo", { query: { position } }); }

  /**
   * Ends a wish to take back.
   * @param {number} position
   */
  keep(position) { return this.ask("DELETE", "/undo", { query: { position } }); }

  /**
   * @param {number} [from]
   * @param {number} [to]
   */
  async story(from, to) { return (await this.insist("GET", "/story", { query: { from, to } })).steps; }

  /** @param {number} [at] */
  async ledger(at) { return (await this.insist("GET", "/ledger", { query: { at } })).seats; }

  async help() { return (await this.insist("GET", "/help")).help; }

  record() { return this.ask("GET", "/record"); }

  /**
   * A picture as SVG.
   * @param {string} name
   * @param {Query & Pick<Asking, "key" | "stop">} [look]
   */
  picture(name, { key, stop, ...query } = {}) {
    return this.insist("GET", `/pictures/${name}`, { ...(key && { key }), ...(stop && { stop }), query });
  }
}
