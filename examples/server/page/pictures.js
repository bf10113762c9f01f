// The pictures of a table, and clicks on their parts.

// narrow screens have pictures drawn for them.
export const narrow = matchMedia("(max-width: 40rem)");

export class Pictures {
	#place; #table; #wanted = null; #drawing = false;

	// choose is told the part that was clicked, or chosen with the keyboard.
	constructor(place, table, choose) {
		this.#place = place;
		this.#table = table;
		place.replaceChildren();
		const chosen = (event) => {
			const part = event.target.closest("[data-part]");
			if (part) choose(part.dataset.part);
			return Boolean(part);
		};
		place.onclick = chosen;
		place.onkeydown = (event) => {
			if ((event.key === "Enter" || event.key === " ") && chosen(event)) event.preventDefault();
		};
	}

	// draw asks for pictures and shows them. What was asked for in the meantime is asked
	// for once, afterwards.
	async draw(names, captions, look) {
		this.#wanted = { names, captions, look: { ...look, ...(narrow.matches ? { narrow: "" } : {}) } };
		if (this.#drawing) return;
		this.#drawing = true;
		this.#place.ariaBusy = "true";
		try {
			while (this.#wanted) {
				const wanted = this.#wanted;
				this.#wanted = null;
				const drawn = await Promise.all(wanted.names.map((name) => this.#table.picture(name, wanted.look)));
				if (this.#table.stop.aborted) return;
				this.#show(wanted, drawn);
			}
		} catch (error) {
			if (!this.#table.stop.aborted) throw error;
		} finally {
			this.#drawing = false;
			if (!this.#table.stop.aborted) this.#place.ariaBusy = "false";
		}
	}

	// #show puts each picture in its frame. Frames stay, so that what was scrolled stays
	// where it was.
	#show({ names, captions }, drawn) {
		const focus = this.#place.contains(document.activeElement) ? document.activeElement.id : "";
		const frames = names.map((name) => this.#place.querySelector(`#picture-${name}`) ?? frame(name));
		frames.forEach((one, i) => {
			const [caption, picture] = one.children;
			caption.textContent = captions.get(names[i]);
			if (picture.innerHTML !== drawn[i]) picture.innerHTML = drawn[i];
		});
		if (frames.some((one, i) => this.#place.children[i] !== one) || this.#place.children.length !== frames.length) this.#place.replaceChildren(...frames);
		if (focus) document.getElementById(focus)?.focus({ preventScroll: true });
	}
}

function frame(name) {
	const figure = document.createElement("figure");
	figure.id = "picture-" + name;
	figure.append(document.createElement("figcaption"), Object.assign(document.createElement("div"), { className: "picture" }));
	return figure;
}
