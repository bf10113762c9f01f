// The server, as the page speaks with it.

/** Why the server would not do what it was asked; code says it for programs, rule names one of the game, and wait is after how many milliseconds to ask again. */
export class Refused extends Error {
  constructor(answer, { code, text, rule = "", ruleText = "" }) {
    super(text);
    const wait = 1000 * Number(answer.headers.get("Retry-After") ?? 0);
    Object.assign(this, { status: answer.status, code, rule, text: ruleText, wait });
  }
}

// In milliseconds: how long an answer may take, after how long a stream that shows no
// sign of life is taken for dead (the server shows one every 25 seconds), and the
// first and the longest pause before one asks again.
const patience = 20_000, silence = 60_000, shortPause = 500, longPause = 8_000;

/** Waits, but no longer than until this computer is in a network again. */
function pause(wait) {
  return new Promise((done) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener("online", end);
      done();
    };
    const timer = setTimeout(end, wait);
    addEventListener("online", end);
  });
}

let tellBusy = () => {}, busy = 0; // requests that wait because there were too many

/** Calls tell(whether) when requests begin to wait because there were too many, and when none waits any more. */
export const onBusy = (tell) => { tellBusy = tell; };

/** Waits for as long as the server wants. */
async function obey(wait) {
  tellBusy(++busy > 0);
  await pause(wait);
  tellBusy(--busy > 0);
}

const longer = (wait) => Math.min(wait * 2, longPause);

const address = (path, query = {}) => {
  const url = new URL(`api/${path}`, document.baseURI);
  for (const [key, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(key, value);
  return url;
};

/** A signal that is given when another is, or after a while. */
const within = (stop, wait) => AbortSignal.any([...(stop ? [stop] : []), AbortSignal.timeout(wait)]);

/** A picture from the pieces of one before: numbers stand for its elements from one on and before another. */
export function assemble(before, pieces) {
  const elements = before.split("<");
  return pieces.map((piece) => (typeof piece === "string" ? piece : elements.slice(...piece).join("<"))).join("<");
}

/** Asks for a picture, or for what changed since before, of which it gives another: { svg, tag }. */
export async function askPicture(method, path, { before, ...more }) {
  const headers = before ? { "If-None-Match": before.tag, "A-IM": "pieces" } : {};
  return ask(method, path, { ...more, headers, read: async (answer) => {
    if (answer.status === 304) return before;
    const tag = answer.headers.get("ETag");
    return { tag, svg: answer.status === 226 ? assemble(before.svg, await answer.json()) : await answer.text() };
  } });
}

/** Asks once. What cannot be reached throws another error than Refused. */
export async function ask(method, path, { token, body, query, stop, headers = {}, read } = {}) {
  if (token) headers.Authorization = `Bearer ${token}`;
  if (body) headers["Content-Type"] = "application/json";
  const answer = await fetch(address(path, query), { method, headers, body: body && JSON.stringify(body), signal: within(stop, patience) });
  const json = (answer.headers.get("Content-Type") ?? "").startsWith("application/json");
  if (read && (answer.ok || answer.status === 304)) return read(answer);
  if (!answer.ok) throw new Refused(answer, json ? (await answer.json()).error : { code: "", text: answer.statusText });
  if (answer.status === 204) return null;
  if (answer.headers.get("Content-Type") === "application/zip") return answer.blob();
  return json ? answer.json() : answer.text();
}

/** Asks again, in the same words, until there is an answer or it is told to stop: nothing is done twice, however often it is asked for. */
export async function insist(method, path, request = {}, how = ask) {
  for (let wait = shortPause; ; wait = longer(wait)) {
    try {
      return await how(method, path, request);
    } catch (error) {
      if (request.stop?.aborted || (error instanceof Refused && error.status !== 429 && error.status < 500)) throw error;
      await (error.status === 429 ? obey(error.wait) : pause(wait));
      if (request.stop?.aborted) throw error;
    }
  }
}

/** A name for one request, which no other has. */
export const newRequest = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/**
 * Tells every view of a table, from now on and whenever the connection comes back, until it is told to stop; connected(whether) is told when that changes.
 * It throws a Refused where there is nothing to be told. A token cannot stand in an EventSource, so this reads the stream itself.
 */
export async function follow(id, { token, language, stop }, tell, connected) {
  const last = { seen: "" };
  for (let wait = shortPause; !stop.aborted; wait = longer(wait)) {
    try {
      await stream(id, { token, language, stop }, last, tell, () => {
        connected(true);
        wait = shortPause;
      });
    } catch (error) {
      if (error.status === 429 && !stop.aborted) {
        await obey(error.wait);
        continue;
      }
      if (error instanceof Refused && !stop.aborted) throw error;
    }
    if (stop.aborted) return;
    connected(false);
    await pause(wait);
  }
}

/** Reads one stream to its end: that of the server, of the network, or of its being heard. */
async function stream(id, { token, language, stop }, last, tell, connected) {
  const headers = {};
  if (token) headers.Authorization = `Bearer ${token}`;
  if (last.seen) headers["Last-Event-ID"] = last.seen;
  const end = new AbortController();
  const ending = () => end.abort();
  let timer;
  const alive = () => {
    clearTimeout(timer);
    timer = setTimeout(ending, silence);
  };
  alive();
  stop.addEventListener("abort", ending);
  addEventListener("offline", ending);
  try {
    const answer = await fetch(address(`tables/${id}/events`, { language, changes: "" }), { headers, signal: end.signal });
    if ([403, 404, 429].includes(answer.status)) throw new Refused(answer, (await answer.json()).error);
    if (!answer.ok) throw new TypeError(answer.statusText);
    connected();
    let view;
    for await (const event of events(answer.body, alive)) {
      last.seen = event.id;
      if (stop.aborted) return;
      view = { ...(event.event === "change" ? view : {}), ...JSON.parse(event.data) };
      tell(view);
    }
  } finally {
    clearTimeout(timer);
    end.abort();
    stop.removeEventListener("abort", ending);
    removeEventListener("offline", ending);
  }
}

/** The events of a stream; alive() is called whenever anything comes. */
async function* events(body, alive) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = "", event = {};
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    alive();
    text += value;
    for (let end; (end = text.indexOf("\n")) >= 0;) {
      const line = text.slice(0, end);
      text = text.slice(end + 1);
      if (line === "") {
        if (event.data) yield event;
        event = {};
      }
      const [, key, rest] = /^(\w+): ?(.*)$/.exec(line) ?? [];
      if (key) event[key] = rest;
    }
  }
}
