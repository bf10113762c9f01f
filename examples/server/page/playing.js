// A table: what a seat sees and can do there.
import { say } from "./text.js";
import { linkElement, linkTo } from "./opening.js";

const find = (id) => document.getElementById(id);

export class Playing {
	#table; #look; #fail; #left; #view = null; #told = 0; #drawing = 0;

	constructor(table, look, { fail, left }) {
		this.#table = table;
		this.#look = look;
		this.#fail = fail;
		this.#left = left;
		find("undo").onclick = () => this.#try(() => table.undo(this.#view.position));
		find("leave").onclick = () => this.#leave();
		find("record").onclick = (event) => this.#record(event);
		find("pictures").onclick = (event) => this.#click(event.target.closest("[data-part]")?.dataset.part);
		find("table").hidden = false;
	}

	// show shows a view: all of it, so that whatever was missed does no harm.
	show(view) {
		const before = this.#view;
		this.#view = view;
		find("prompt").textContent = view.over ? view.result : view.prompt;
		this.#refusal("");
		this.#seats();
		this.#wish();
		this.#options(view.options);
		find("undo").hidden = !view.seat || view.over || Boolean(view.undo);
		find("leave").hidden = !view.seat;
		if (!before || view.position !== before.position || view.seat !== before.seat) this.#pictures();
		this.#story(before);
	}

	#seats() {
		find("seats").replaceChildren(...this.#view.seats.map((seat, i) => {
			const item = document.createElement("li");
			const words = [seat.name || `${say("seat")} ${i + 1}`];
			if (!seat.taken) words.push(`(${say("free")})`);
			if (i + 1 === this.#view.seat) words.push(`(${say("you")})`);
			item.textContent = words.join(" ");
			item.classList.toggle("asked", i + 1 === this.#view.turn);
			return item;
		}));
	}

	#wish() {
		const { undo, seat, seats, position } = this.#view;
		const wish = find("wish");
		wish.hidden = !undo || !seat;
		if (wish.hidden) return;
		const text = document.createElement("p");
		text.textContent = say("wish", { name: seats[undo.by - 1].name || `${say("seat")} ${undo.by}` });
		const button = (key, act) => {
			const element = Object.assign(document.createElement("button"), { textContent: say(key) });
			element.addEventListener("click", () => this.#try(act));
			return element;
		};
		const buttons = [button("insist", () => this.#table.goOn(position))];
		if (!undo.consent.includes(seat)) buttons.unshift(button("agree", () => this.#table.undo(position)));
		wish.replaceChildren(text, ...buttons);
	}

	// options shows what can be done: all of it, or some moves of it.
	#options(groups, only = null) {
		const shown = [];
		const add = (group, into) => {
			const buttons = (group.options ?? []).filter((option) => !only || only.includes(option.move)).map((option) => this.#option(option));
			const inner = [];
			for (const part of group.groups ?? []) add(part, inner);
			if (buttons.length + inner.length === 0) return;
			if (only) {
				into.push(...buttons, ...inner);
				return;
			}
			const details = document.createElement("details");
			details.open = groups.length === 1 || buttons.length + inner.length <= 6;
			details.append(Object.assign(document.createElement("summary"), { textContent: group.title }), ...buttons, ...inner);
			into.push(details);
		};
		for (const group of groups) add(group, shown);
		if (only) {
			const all = Object.assign(document.createElement("button"), { textContent: say("all"), className: "all" });
			all.addEventListener("click", () => this.#options(groups));
			shown.push(all);
		}
		find("options").replaceChildren(...shown);
	}

	#option(option) {
		const button = document.createElement("button");
		button.textContent = [option.text, ...(option.effects ?? [])].join(" · ");
		button.dataset.move = option.move;
		button.addEventListener("click", () => this.#move(option.move));
		return button;
	}

	async #move(move) {
		find("options").querySelectorAll("button").forEach((button) => { button.disabled = true; });
		try {
			await this.#table.move(this.#view.position, move);
		} catch (error) {
			this.#refused(error);
			this.#options(this.#view.options);
		}
	}

	async #click(part) {
		if (!part || !this.#view.seat || this.#view.seat !== this.#view.turn) return;
		try {
			const choice = await this.#table.choice(part);
			if (choice.moves.length === 0) {
				this.#refusal(choice.refused.text);
				return;
			}
			this.#refusal("");
			this.#options(this.#view.options, choice.moves);
			find("options").querySelector("button").focus();
		} catch (error) {
			this.#refused(error);
		}
	}

	async #pictures() {
		const drawing = ++this.#drawing;
		const { pictures } = this.#view;
		const look = { ...this.#look(), ...(innerWidth < 600 ? { narrow: "" } : {}) };
		try {
			const drawn = await Promise.all(pictures.map((name) => this.#table.picture(name, look)));
			if (drawing !== this.#drawing) return; // there is something newer
			find("pictures").replaceChildren(...drawn.map((svg, i) => {
				const figure = document.createElement("figure");
				figure.id = "picture-" + pictures[i];
				figure.innerHTML = svg;
				return figure;
			}));
		} catch (error) {
			this.#fail(error);
		}
	}

	redraw() { if (this.#view) this.#pictures(); }

	async #story(before) {
		const { moves } = this.#view;
		if (before && moves < before.moves || moves < this.#told) { // something was taken back
			find("story").replaceChildren();
			this.#told = 0;
		}
		if (moves === this.#told) return;
		const from = this.#told;
		this.#told = moves;
		try {
			const { steps } = await this.#table.story(from);
			find("story").append(...steps.map((step, i) => {
				const item = Object.assign(document.createElement("li"), { value: from + i + 1 });
				item.append(step.words.join(" "), " ", Object.assign(document.createElement("code"), { textContent: step.move }));
				return item;
			}));
			find("story").scrollTop = find("story").scrollHeight;
		} catch (error) {
			this.#told = from;
			this.#fail(error);
		}
	}

	#refusal(text) {
		find("refusal").hidden = !text;
		find("refusal").textContent = text;
	}

	#refused(error) { this.#refusal(error.rule && !error.message.includes(error.rule) ? `${error.message} (${error.rule})` : error.message); }

	async #try(act) {
		try {
			await act();
		} catch (error) {
			this.#refused(error);
		}
	}

	async #leave() {
		try {
			const { invite } = await this.#table.leave();
			const note = document.createElement("p");
			note.append(say("leaving") + " ", linkElement(linkTo(this.#table.id, invite), linkTo(this.#table.id, invite)));
			find("notice").replaceChildren(note);
			this.#left();
		} catch (error) {
			this.#refused(error);
		}
	}

	async #record(event) {
		event.preventDefault();
		await this.#try(async () => {
			const text = await this.#table.record();
			const link = Object.assign(document.createElement("a"), { href: "data:text/plain;charset=utf-8," + encodeURIComponent(text), download: "game.txt" });
			link.click();
		});
	}
}
