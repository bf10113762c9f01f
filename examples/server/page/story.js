// What happened at a table, move by move.
import { nameOf } from "./text.js";

export class Story {
	#place; #table; #view = null; #shown = null; #reading = false;

	constructor(place, table) {
		this.#place = place;
		this.#table = table;
		place.replaceChildren();
	}

	// show tells the story as far as a view has it. Who has missed a view may have
	// missed that something was taken back, and is told all again.
	async show(view) {
		this.#view = view;
		if (this.#reading) return;
		this.#reading = true;
		try {
			while (this.#view !== this.#shown) await this.#read(this.#view);
		} catch (error) {
			if (!this.#table.stop.aborted) throw error;
		} finally {
			this.#reading = false;
		}
	}

	async #read(view) {
		const shown = this.#shown;
		const follows = shown && view.seat === shown.seat && (view.position === shown.position || view.version === shown.version + 1 && view.moves >= shown.moves);
		const from = follows ? shown.moves : 0;
		const steps = from < view.moves ? (await this.#table.story(from)).steps.slice(0, view.moves - from) : [];
		if (this.#table.stop.aborted) return;
		if (!follows) this.#place.replaceChildren();
		this.#place.append(...steps.map((step, i) => item(view, step, from + i + 1)));
		this.#place.scrollTop = this.#place.scrollHeight;
		this.#shown = view;
	}
}

function item(view, step, number) {
	const element = Object.assign(document.createElement("li"), { value: number });
	const words = step.events.length || !step.seat ? step.events.map(({ text }) => text).join(" ") : nameOf(view, step.seat) + ":"; // what changes nothing to speak of
	element.append(words, " ", Object.assign(document.createElement("code"), { textContent: step.move }));
	return element;
}
