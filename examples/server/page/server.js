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

// ask asks once. What cannot be reached rejects with a TypeError, as fetch does.
async function ask(method, path, { token, body, query } = {}) {
	const url = new URL("api/" + path, document.baseURI);
	for (const [key, value] of Object.entries(query ?? {})) url.searchParams.set(key, value);
	const headers = {};
	if (token) headers.Authorization = "Bearer " + token;
	if (body) headers["Content-Type"] = "application/json";
	const answer = await fetch(url, { method, headers, body: body && JSON.stringify(body) });
	const type = answer.headers.get("Content-Type") ?? "";
	if (!answer.ok) throw new Refused(answer.status, type.startsWith("application/json") ? (await answer.json()).error : { code: "", text: answer.statusText });
	if (answer.status === 204) return null;
	return type.startsWith("application/json") ? answer.json() : answer.text();
}

// insist asks again, by the same request, until there is an answer: a move is never
// made twice, however often it is asked for.
async function insist(...request) {
	for (let wait = 500; ; wait = Math.min(wait * 2, 8000)) {
		try {
			return await ask(...request);
		} catch (error) {
			if (error instanceof Refused && error.status !== 429 && error.status !== 503) throw error;
			await new Promise((again) => setTimeout(again, wait));
		}
	}
}

// newRequest is a name for one request, which no other has.
const newRequest = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

export const open = (setup, names) => ask("POST", "tables", { body: { setup, names } });

// A Table is the table of an id, for the seat of a token or for who looks on.
export class Table {
	constructor(id, token, language) {
		Object.assign(this, { id, token, language });
	}

	#ask(how, method, path, more = {}) {
		return how(method, `tables/${this.id}${path}`, { token: this.token, ...more, query: { language: this.language, ...more.query } });
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
	story(from) { return this.#ask(ask, "GET", "/story", { query: { from } }); }
	choice(part) { return this.#ask(ask, "GET", "/choice", { query: { part } }); }
	picture(name, look) { return this.#ask(ask, "GET", "/pictures/" + name, { query: look }); }
	record() { return this.#ask(ask, "GET", "/record"); }

	// follow tells every view of the table, from now on and whenever the connection
	// comes back, until stop is aborted. A token cannot stand in an EventSource, so this
	// reads the stream itself.
	async follow(tell, connected, stop) {
		let seen = "";
		for (let wait = 500; !stop.aborted;) {
			try {
				const url = new URL(`api/tables/${this.id}/events`, document.baseURI);
				url.searchParams.set("language", this.language);
				const headers = {};
				if (this.token) headers.Authorization = "Bearer " + this.token;
				if (seen) headers["Last-Event-ID"] = seen;
				const answer = await fetch(url, { headers, signal: stop });
				if (answer.status === 403 || answer.status === 404) throw new Refused(answer.status, (await answer.json()).error);
				if (!answer.ok) throw new TypeError(answer.statusText);
				connected(true);
				wait = 500;
				for await (const event of eventsOf(answer.body)) {
					seen = event.id;
					tell(JSON.parse(event.data));
				}
			} catch (error) {
				if (stop.aborted) return;
				if (error instanceof Refused) throw error;
			}
			if (stop.aborted) return;
			connected(false);
			await new Promise((again) => setTimeout(again, wait));
			wait = Math.min(wait * 2, 8000);
		}
	}
}

// eventsOf cuts a stream into its events.
async function* eventsOf(body) {
	let text = "";
	const decoder = new TextDecoder();
	const reader = body.getReader();
	for (;;) {
		const { done, value } = await reader.read();
		if (done) return;
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
