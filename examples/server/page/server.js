// The server, as the page speaks with it.

// Refused is why the server would not do what it was asked.
export class Refused extends Error {
	constructor(status, problem) {
		super(problem.text);
		this.status = status;
		this.code = problem.code;
		this.rule = problem.rule ?? "";
	}
}

// In milliseconds: how long an answer may take, after how long a stream that shows no
// sign of life is taken for dead (the server shows one every 25 seconds), and the
// first and the longest pause before one asks again.
const patience = 20_000, silence = 60_000, shortPause = 500, longPause = 8_000;

// pause waits, but no longer than until this computer is in a network again.
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

const longer = (wait) => Math.min(wait * 2, longPause);

// ask asks once. What cannot be reached rejects with another error than Refused.
async function ask(method, path, { token, body, query, stop } = {}) {
	const url = new URL("api/" + path, document.baseURI);
	for (const [key, value] of Object.entries(query ?? {})) url.searchParams.set(key, value);
	const headers = {};
	if (token) headers.Authorization = "Bearer " + token;
	if (body) headers["Content-Type"] = "application/json";
	const end = new AbortController();
	const timer = setTimeout(() => end.abort(), patience);
	const stopped = () => end.abort();
	stop?.addEventListener("abort", stopped);
	try {
		const answer = await fetch(url, { method, headers, body: body && JSON.stringify(body), signal: end.signal });
		const json = (answer.headers.get("Content-Type") ?? "").startsWith("application/json");
		if (!answer.ok) throw new Refused(answer.status, json ? (await answer.json()).error : { code: "", text: answer.statusText });
		if (answer.status === 204) return null;
		return await (json ? answer.json() : answer.text());
	} finally {
		clearTimeout(timer);
		stop?.removeEventListener("abort", stopped);
	}
}

// insist asks again, by the same request, until there is an answer or it is told to
// stop: a move is never made twice, however often it is asked for.
async function insist(method, path, request) {
	for (let wait = shortPause; ; wait = longer(wait)) {
		try {
			return await ask(method, path, request);
		} catch (error) {
			if (request.stop?.aborted || error instanceof Refused && error.status !== 429 && error.status < 500) throw error;
			await pause(wait);
			if (request.stop?.aborted) throw error;
		}
	}
}

// newRequest is a name for one request, which no other has.
const newRequest = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

export const open = (setup, names) => ask("POST", "tables", { body: { setup, names } });

// A Table is the table of an id, for the seat of a token or for who looks on, until
// stop is aborted.
export class Table {
	constructor(id, token, language, stop) {
		Object.assign(this, { id, token, language, stop });
	}

	#ask(how, method, path, more = {}) {
		return how(method, `tables/${this.id}${path}`, { token: this.token, stop: this.stop, ...more, query: { language: this.language, ...more.query } });
	}

	sit(invite, name) {
		return this.#ask(insist, "POST", "/seats", { body: { invite, name, request: newRequest() } });
	}

	move(position, move) {
		return this.#ask(insist, "POST", "/moves", { body: { position, move, request: newRequest() } });
	}

	leave() { return this.#ask(ask, "DELETE", "/seats"); }
	undo(position) { return this.#ask(ask, "POST", "/undo", { query: { position } }); }
	goOn(position) { return this.#ask(ask, "DELETE", "/undo", { query: { position } }); }
	view() { return this.#ask(insist, "GET", ""); }
	story(from) { return this.#ask(insist, "GET", "/story", { query: { from } }); }
	choice(part, look) { return this.#ask(ask, "GET", "/choice", { query: { part, ...look } }); }
	picture(name, look) { return this.#ask(insist, "GET", "/pictures/" + name, { query: look }); }
	record() { return this.#ask(ask, "GET", "/record"); }

	// follow tells every view of the table, from now on and whenever the connection
	// comes back. A token cannot stand in an EventSource, so this reads the stream
	// itself.
	async follow(tell, connected) {
		const last = { seen: "" };
		for (let wait = shortPause; !this.stop.aborted; wait = longer(wait)) {
			try {
				await this.#stream(last, tell, () => {
					connected(true);
					wait = shortPause;
				});
			} catch (error) {
				if (error instanceof Refused && !this.stop.aborted) throw error;
			}
			if (this.stop.aborted) return;
			connected(false);
			await pause(wait);
		}
	}

	// #stream reads one stream to its end: that of the server, of the network, or of
	// its being heard.
	async #stream(last, tell, connected) {
		const url = new URL(`api/tables/${this.id}/events`, document.baseURI);
		url.searchParams.set("language", this.language);
		const headers = {};
		if (this.token) headers.Authorization = "Bearer " + this.token;
		if (last.seen) headers["Last-Event-ID"] = last.seen;
		const end = new AbortController();
		const stop = () => end.abort();
		let timer;
		const alive = () => {
			clearTimeout(timer);
			timer = setTimeout(stop, silence);
		};
		alive();
		this.stop.addEventListener("abort", stop);
		addEventListener("offline", stop);
		try {
			const answer = await fetch(url, { headers, signal: end.signal });
			if (answer.status === 403 || answer.status === 404) throw new Refused(answer.status, (await answer.json()).error);
			if (!answer.ok) throw new TypeError(answer.statusText);
			connected();
			for await (const event of eventsOf(answer.body, alive)) {
				last.seen = event.id;
				if (this.stop.aborted) return;
				tell(JSON.parse(event.data));
			}
		} finally {
			clearTimeout(timer);
			end.abort();
			this.stop.removeEventListener("abort", stop);
			removeEventListener("offline", stop);
		}
	}
}

// eventsOf cuts a stream into its events; it tells of each sign of life.
async function* eventsOf(body, alive) {
	let text = "";
	const decoder = new TextDecoder();
	const reader = body.getReader();
	for (;;) {
		const { done, value } = await reader.read();
		if (done) return;
		alive();
		text += decoder.decode(value, { stream: true });
		for (let end; (end = text.indexOf("\n\n")) >= 0; text = text.slice(end + 2)) {
			const event = {};
			for (const line of text.slice(0, end).split("\n")) {
				const colon = line.indexOf(": ");
				if (colon > 0) event[line.slice(0, colon)] = line.slice(colon + 2);
			}
			if (event.data) yield event;
		}
	}
}
