// A new table: what is played, and the links that are sent to the players.
import * as server from "./server.js";
import { say } from "./text.js";

// games are the lines of a setup, as the notation of each game has them.
const games = {
	steamrollers: {
		name: "SteamRollers", least: 1, most: 5, players: 2,
		lines: [["board", ["standard", "lagoon", "valley"]], ["components", ["standard"]]],
		more: [["module", ["coal", "order", "power", "yucata"]], ["wall", ["medium", "hard"]]],
		alone: ["olive", ["clerk", "conductor", "machinist", "engineer", "investor", "baron"]],
	},
	steampower: { name: "Steam Power", least: 2, most: 5, players: 2, lines: [["map", ["valley", "coast", "massif"]], ["components", ["standard"]]], more: [] },
	steam: { name: "Steam", least: 3, most: 6, players: 3, lines: [["rules", ["base", "standard"]], ["map", ["northeast", "rhine"]], ["components", ["standard"]]], more: [] },
};

const find = (id) => document.getElementById(id);

function labelled(text, element) {
	const label = document.createElement("label");
	label.append(text + " ", element);
	return label;
}

function select(key, values, none) {
	const element = document.createElement("select");
	element.dataset.line = key;
	for (const value of none ? ["", ...values] : values) element.append(new Option(value || "–", value));
	return element;
}

function showSetup() {
	const game = games[find("game").value];
	const players = find("players");
	Object.assign(players, { min: game.least, max: game.most, value: game.players });
	const lines = game.lines.map(([key, values]) => labelled(key, select(key, values)));
	for (const [key, values] of game.more) {
		if (key !== "module") {
			lines.push(labelled(key, select(key, values, true)));
			continue;
		}
		for (const value of values) {
			const box = Object.assign(document.createElement("input"), { type: "checkbox", value });
			box.dataset.line = key;
			lines.push(labelled(value, box));
		}
	}
	if (game.alone) lines.push(labelled(game.alone[0], select(game.alone[0], game.alone[1], true)));
	find("setup").replaceChildren(...lines);
	showNames();
}

function showNames() {
	const count = Math.min(Number(find("players").value) || 0, 6);
	const names = [...find("names").querySelectorAll("input")].map((input) => input.value);
	find("names").replaceChildren(...Array.from({ length: count }, (_, i) =>
		labelled(`${say("seat")} ${i + 1}`, Object.assign(document.createElement("input"), { maxLength: 40, value: names[i] ?? "" }))));
}

// header is the lines of the setup that the form describes.
function header() {
	const lines = [`game ${find("game").value}`, `players ${find("players").value}`];
	for (const element of find("setup").querySelectorAll("[data-line]")) {
		if (element.type === "checkbox" ? element.checked : element.value) lines.push(`${element.dataset.line} ${element.value}`);
	}
	return lines;
}

// linkTo is the address of a table, with an invitation behind # where no server and no
// log sees it.
export function linkTo(id, invite = "") {
	const link = new URL("./", document.baseURI);
	link.hash = invite ? `${id}/${invite}` : id;
	return link.href;
}

// linkElement shows a link, and copies it.
export function linkElement(link, text) {
	const anchor = Object.assign(document.createElement("a"), { href: link, textContent: text, target: "_blank" });
	const element = document.createElement("span");
	element.append(anchor);
	if (!navigator.clipboard) return element; // only pages that are secure may copy
	const copy = Object.assign(document.createElement("button"), { type: "button", textContent: say("copy") });
	copy.addEventListener("click", () => navigator.clipboard.writeText(link));
	element.append(" ", copy);
	return element;
}

export function showOpening(fail) {
	find("game").replaceChildren(...Object.entries(games).map(([key, game]) => new Option(game.name, key)));
	find("game").onchange = showSetup;
	find("players").oninput = showNames;
	showSetup();
	find("opening").onsubmit = async (event) => {
		event.preventDefault();
		const names = [...find("names").querySelectorAll("input")].map((input) => input.value);
		try {
			const opened = await server.open(header(), names);
			find("links").replaceChildren(...opened.invites.map((invite, i) => {
				const item = document.createElement("li");
				item.append(linkElement(linkTo(opened.table, invite), names[i] || `${say("seat")} ${i + 1}`));
				return item;
			}));
			find("invitations").hidden = false;
			find("links").querySelector("a").focus();
		} catch (error) {
			fail(error);
		}
	};
	find("open").hidden = false;
}
