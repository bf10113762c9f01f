// A new table: what is played, and the links that are sent to the players.
import * as server from "./server.js";
import { linkElement, linkTo } from "./link.js";
import { say, word } from "./text.js";

// games are the lines of a setup, as the notation of each game has them. A line is
// offered if its condition holds; several words of one line are ticked.
const games = {
	steamrollers: {
		name: "SteamRollers", players: [1, 2, 3, 4, 5], usual: 2,
		lines: [
			{ key: "board", words: ["standard", "lagoon", "valley"] },
			{ key: "module", words: ["coal", "order", "power", "yucata"], several: true, when: ({ players }) => players > 1 },
			{ key: "wall", words: ["", "medium", "hard"] },
			{ key: "olive", words: ["clerk", "conductor", "machinist", "engineer", "investor", "baron"], when: ({ players }) => players === 1 },
		],
	},
	steampower: {
		name: "Steam Power", players: [2, 3, 4, 5], usual: 2,
		lines: [{ key: "map", words: ["valley", "valley-2", "coast", "coast-2", "massif"] }],
	},
	steam: {
		name: "Steam", players: [3, 4, 5, 6], usual: 3,
		lines: [
			{ key: "map", words: ["northeast", "rhine", "rhine-2"] },
			{ key: "rules", words: ["base", "standard"] },
			{ key: "order", words: ["auction", "random"], when: ({ rules }) => rules === "base" },
		],
	},
};

const find = (id) => document.getElementById(id);

// chosen is what the form says, by line.
let chosen = {};

function labelled(text, element, after = false) {
	const label = document.createElement("label");
	const words = Object.assign(document.createElement("span"), { textContent: text });
	label.append(...after ? [element, " ", words] : [words, " ", element]);
	return label;
}

function select(line) {
	const element = document.createElement("select");
	element.append(...line.words.map((value) => new Option(word(value || "none"), value)));
	element.value = chosen[line.key];
	element.dataset.line = line.key;
	element.onchange = () => {
		chosen[line.key] = element.value;
		showSetup();
	};
	return labelled(say("line-" + line.key), element);
}

function ticks(line) {
	const set = document.createElement("fieldset");
	set.append(Object.assign(document.createElement("legend"), { textContent: say("line-" + line.key) }));
	for (const value of line.words) {
		const box = Object.assign(document.createElement("input"), { type: "checkbox", value, checked: chosen[line.key].includes(value) });
		box.onchange = () => { chosen[line.key] = [...set.querySelectorAll(":checked")].map((one) => one.value); };
		set.append(labelled(word(value), box, true));
	}
	return set;
}

const game = () => games[find("game").value];
const offered = () => game().lines.filter(({ when }) => !when || when(chosen));

function showSetup() {
	find("players").replaceChildren(...game().players.map((count) => new Option(count)));
	find("players").value = chosen.players ??= game().usual;
	for (const { key, words, several } of game().lines) chosen[key] ??= several ? [] : words[0];
	const focus = document.activeElement.dataset.line;
	find("setup").replaceChildren(...offered().map((line) => line.several ? ticks(line) : select(line)));
	if (focus) find("setup").querySelector(`[data-line=${focus}]`)?.focus();
	const names = [...find("names").querySelectorAll("input")].map((input) => input.value);
	find("names").replaceChildren(...Array.from({ length: chosen.players }, (_, i) =>
		labelled(say("seat", { seat: i + 1 }), Object.assign(document.createElement("input"), { maxLength: 40, value: names[i] ?? "", autocomplete: "off" }))));
}

// header is the lines of the setup that the form describes.
function header() {
	const lines = [`game ${find("game").value}`, `players ${chosen.players}`, "components standard"];
	for (const { key } of offered()) {
		const words = [chosen[key]].flat().join(" ");
		if (words) lines.push(`${key} ${words}`);
	}
	return lines;
}

export function showOpening(fail) {
	const before = find("game").value;
	find("game").replaceChildren(...Object.entries(games).map(([key, { name }]) => new Option(name, key)));
	if (before) find("game").value = before;
	find("game").onchange = () => {
		chosen = {};
		showSetup();
	};
	find("players").onchange = () => {
		chosen.players = Number(find("players").value);
		showSetup();
	};
	showSetup();
	find("opening").onsubmit = async (event) => {
		event.preventDefault();
		const names = [...find("names").querySelectorAll("input")].map((input) => input.value);
		const button = find("opening").querySelector("button.main");
		button.disabled = true;
		try {
			showInvitations(await server.open(header(), names), names);
		} catch (error) {
			fail(error);
		} finally {
			button.disabled = false;
		}
	};
	find("open").hidden = false;
}

// here are the names of a computer for itself.
const here = ["localhost", "127.0.0.1", "[::1]"];

function showInvitations({ table, invites }, names) {
	find("links").replaceChildren(...invites.map((invite, i) => {
		const item = document.createElement("li");
		item.append(linkElement(linkTo(table, invite), names[i] || say("seat", { seat: i + 1 })));
		return item;
	}));
	find("watching").replaceChildren(say("watching") + " ", linkElement(linkTo(table), say("lookOn")));
	find("local").hidden = !here.includes(location.hostname);
	find("invitations").hidden = false;
	find("invitations").scrollIntoView({ block: "nearest" });
	find("links").querySelector("a").focus();
}
