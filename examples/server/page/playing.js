// A table: what a seat sees and can do there.
import { linkElement, linkTo } from "./link.js";
import { Pictures } from "./pictures.js";
import { Story } from "./story.js";
import { nameOf, reason, say } from "./text.js";

const find = (id) => document.getElementById(id);

// few is how many options a group may have to be open at first.
const few = 6;

// Fingers slip where a list is scrolled: what they touch there is asked again.
const fingers = matchMedia("(pointer: coarse), (max-width: 40rem)");

function make(tag, properties, ...children) {
	const element = Object.assign(document.createElement(tag), properties);
	element.append(...children);
	return element;
}

export class Playing {
	#table; #look; #left; #view = null; #pictures; #story;
	#opened = new Map(); // by heading, what the player has opened and closed

	// look is how pictures are asked for; left is called when the seat was left.
	constructor(table, look, left) {
		this.#table = table;
		this.#look = look;
		this.#left = left;
		this.#pictures = new Pictures(find("pictures"), table, (part) => this.#click(part));
		this.#story = new Story(find("story"), table);
		find("undo").onclick = () => this.#try(() => table.undo(this.#view.position));
		find("leave").onclick = () => { if (confirm(say("surely"))) this.#leave(); };
		find("record").onclick = () => this.#try(() => this.#record());
		find("close-choice").onclick = () => this.#close();
		find("tracks").onclick = (event) => this.#move(event.target.closest("[data-move]")?.dataset.move);
		find("options").replaceChildren();
		find("table").dataset.position = "";
		this.#close();
		find("table").hidden = false;
	}

	// show shows a view: all of it, so that whatever was missed does no harm.
	show(view) {
		const before = this.#view;
		this.#view = view;
		const asked = view.seat !== 0 && view.seat === view.turn;
		find("prompt").textContent = view.over ? view.result : view.prompt;
		find("now").classList.toggle("asked", asked);
		document.title = asked ? `${say("yourTurn")} – railhex` : "railhex";
		this.#seats();
		this.#wish();
		find("undo").hidden = !view.seat || view.over || Boolean(view.undo);
		find("leave").hidden = !view.seat;
		if (!before || view.position !== before.position || view.seat !== before.seat) {
			this.#refusal("");
			this.#close();
			this.#options();
		}
		find("table").dataset.position = view.position;
		this.#draw();
		this.#story.show(view);
	}

	redraw() { if (this.#view) this.#draw(); }

	#draw() {
		const { pictures, seat } = this.#view;
		// What lies before a seat is drawn before what lies before others.
		const seatOf = (name) => Number(/-(\d)$/.exec(name)?.[1] ?? 0);
		const rank = (name) => seatOf(name) === 0 ? 0 : seatOf(name) === seat ? 1 : 2;
		const captions = new Map(pictures.map((name) => [name, seatOf(name) ? this.#called(seatOf(name)) : ""]));
		this.#pictures.draw([...pictures].sort((one, other) => rank(one) - rank(other)), captions, this.#look());
	}

	#called(seat) {
		const words = [nameOf(this.#view, seat)];
		if (!this.#view.seats[seat - 1].taken) words.push(`(${say("free")})`);
		if (seat === this.#view.seat) words.push(`(${say("you")})`);
		return words.join(" ");
	}

	#seats() {
		const { seats, turn } = this.#view;
		find("seats").replaceChildren(...seats.map((_, i) => make("li", { className: i + 1 === turn ? "asked" : "" }, make("small", { textContent: `${i + 1} ` }), this.#called(i + 1))));
	}

	#wish() {
		const { undo, seat, position } = this.#view;
		const wish = find("wish");
		wish.hidden = !undo || !seat;
		if (wish.hidden) return;
		const button = (key, act) => make("button", { textContent: say(key), className: key, onclick: () => this.#try(act) });
		const buttons = [button("insist", () => this.#table.goOn(position))];
		const agreed = undo.consent.includes(seat);
		if (!agreed) buttons.unshift(button("agree", () => this.#table.undo(position)));
		const text = agreed ? say("waiting") : say("wish", { name: nameOf(this.#view, undo.by) });
		wish.replaceChildren(make("p", { textContent: text }), make("p", { className: "row" }, ...buttons));
	}

	// #options shows all that can be done.
	#options() {
		const size = (group) => (group.options ?? []).length + (group.groups ?? []).reduce((sum, inner) => sum + size(inner), 0);
		const section = (group, path, alone) => {
			const name = `${path}/${group.title}`;
			const details = make("details", { open: this.#opened.get(name) ?? (alone || size(group) <= few) },
				make("summary", { textContent: group.title }, make("small", { textContent: ` ${size(group)}` })),
				...(group.options ?? []).map((option) => this.#option(option, (move) => this.#wanted(move))),
				...(group.groups ?? []).map((inner) => section(inner, name, false)));
			details.firstChild.onclick = () => this.#opened.set(name, !details.open); // it opens or closes after the click
			return details;
		};
		const groups = this.#view.options.filter((group) => size(group) > 0);
		find("options").replaceChildren(...groups.map((group) => section(group, "", groups.length === 1)));
	}

	#option(option, act) {
		const button = make("button", { onclick: () => act(option.move) }, option.text, ...(option.effects ?? []).map((effect) => make("small", { textContent: effect })));
		button.dataset.move = option.move;
		return button;
	}

	// #wanted makes a move that was chosen in the list, or asks whether it is meant.
	#wanted(move) {
		if (fingers.matches) this.#choose([move], "");
		else this.#move(move);
	}

	// #choose offers some of the moves.
	#choose(moves, tracks) {
		const options = [];
		const collect = (group) => {
			options.push(...(group.options ?? []).filter((option) => moves.includes(option.move)));
			(group.groups ?? []).forEach(collect);
		};
		this.#view.options.forEach(collect);
		find("tracks").innerHTML = tracks;
		find("choice-options").replaceChildren(...options.map((option) => this.#option(option, (move) => this.#move(move))));
		find("choice").hidden = false;
		find("choice-options").querySelector("button")?.focus({ preventScroll: true });
	}

	#close() {
		find("choice").hidden = true;
		find("tracks").replaceChildren();
		find("choice-options").replaceChildren();
	}

	async #move(move) {
		if (!move) return;
		const buttons = document.querySelectorAll("#options button, #choice-options button");
		buttons.forEach((button) => { button.disabled = true; });
		find("tracks").replaceChildren();
		try {
			await this.#table.move(this.#view.position, move);
		} catch (error) {
			this.#refused(error);
		} finally {
			this.#close();
			buttons.forEach((button) => { button.disabled = false; });
		}
	}

	async #click(part) {
		const { seat, turn, position } = this.#view ?? {};
		if (!seat || seat !== turn) return;
		await this.#try(async () => {
			const choice = await this.#table.choice(part, this.#look());
			if (this.#view.position !== position) return; // the game has gone on
			if (choice.options.length === 0) {
				this.#close();
				this.#refusal(reason({ code: "", message: choice.refused?.message ?? "", rule: choice.refused?.rule ?? "" }));
				return;
			}
			this.#refusal("");
			this.#choose(choice.options.map((option) => option.move), choice.tracks);
		});
	}

	#refusal(text) {
		find("refusal").hidden = !text;
		find("refusal").textContent = text;
	}

	#refused(error) {
		if (this.#table.stop.aborted) return;
		this.#refusal(error.code === undefined ? say("away") : reason(error));
	}

	async #try(act) {
		this.#refusal("");
		try {
			await act();
		} catch (error) {
			this.#refused(error);
		}
	}

	#leave() {
		return this.#try(async () => {
			const { invite } = await this.#table.leave();
			const link = linkTo(this.#table.id, invite);
			this.#left(make("p", {}, say("leaving") + " ", linkElement(link, nameOf(this.#view, this.#view.seat))));
		});
	}

	async #record() {
		const file = URL.createObjectURL(new Blob([await this.#table.record()], { type: "text/plain" }));
		make("a", { href: file, download: `${this.#view.game}.txt` }).click();
		setTimeout(() => URL.revokeObjectURL(file), 1000);
	}
}
