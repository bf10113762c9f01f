// The page: a new table, a seat that is taken, or a table, as its address says.
import { Refused, Table } from "./server.js";
import { showOpening } from "./opening.js";
import { narrow } from "./pictures.js";
import { Playing } from "./playing.js";
import { reason, say, speak } from "./text.js";

const find = (id) => document.getElementById(id);

const settings = { name: "", ...JSON.parse(localStorage.getItem("settings") ?? "{}") };
const language = find("language");
language.value = settings.language ?? navigator.language.slice(0, 2);
if (!language.value) language.value = "en";
find("night").checked = settings.night ?? matchMedia("(prefers-color-scheme: dark)").matches;
find("colour-blind").checked = settings.colourBlind ?? false;

// look is how pictures are asked for.
const look = () => ({ ...(find("night").checked ? { night: "" } : {}), ...(find("colour-blind").checked ? { "colour-blind": "" } : {}) });

function keepSettings() {
	Object.assign(settings, { language: language.value, night: find("night").checked, colourBlind: find("colour-blind").checked });
	localStorage.setItem("settings", JSON.stringify(settings));
	document.documentElement.classList.toggle("night", settings.night);
}

let failing;

function fail(error) {
	if (error.code === undefined) console.warn(error);
	find("failure").hidden = false;
	find("failure").textContent = error.code === undefined ? say("away") : reason(error);
	clearTimeout(failing);
	failing = setTimeout(() => { find("failure").hidden = true; }, 12_000);
}

function notice(...content) {
	find("notice").replaceChildren(...content);
	find("notice").hidden = content.length === 0;
}

// tokenKey is where this browser keeps the token of its seat at a table.
const tokenKey = (id) => "token " + id;

// stop ends what the page shows; redraw draws it in another look.
let stop = new AbortController();
let redraw = () => {};

// follow shows a table from now on.
async function follow(id) {
	const table = new Table(id, localStorage.getItem(tokenKey(id)) ?? "", language.value, stop.signal);
	const lose = (content) => {
		localStorage.removeItem(tokenKey(id));
		history.replaceState(null, "", "#" + id);
		route();
		notice(content);
	};
	const playing = new Playing(table, look, lose);
	redraw = () => playing.redraw();
	try {
		await table.follow((view) => playing.show(view), (connected) => {
			find("connection").hidden = connected;
			find("connection").textContent = say("away");
		});
	} catch (error) {
		if (!(error instanceof Refused)) throw error;
		if (error.code === "seat") lose(say("lost")); // it was left elsewhere
		else fail(error);
	}
}

// sit asks for a name, takes the seat of an invitation, and goes to the table.
async function sit(id, invite) {
	find("sit").hidden = false;
	find("look-on").href = "#" + id;
	find("name").value = settings.name;
	find("name").focus();
	find("company").textContent = "";
	const table = new Table(id, "", language.value, stop.signal);
	find("sitting").onsubmit = async (event) => {
		event.preventDefault();
		settings.name = find("name").value;
		keepSettings();
		try {
			const { token } = await table.sit(invite, settings.name);
			localStorage.setItem(tokenKey(id), token);
			location.hash = id;
		} catch (error) {
			if (!stop.signal.aborted) fail(error);
		}
	};
	try {
		const { game, seats } = await table.view();
		const games = { steamrollers: "SteamRollers", steampower: "Steam Power", steam: "Steam" };
		find("company").textContent = `${games[game]}: ${seats.map((seat, i) => (seat.name || say("seat", { seat: i + 1 })) + (seat.taken ? "" : ` (${say("free")})`)).join(", ")}`;
	} catch (error) {
		if (!table.stop.aborted) fail(error);
	}
}

function route() {
	stop.abort();
	stop = new AbortController();
	redraw = () => {};
	speak(language.value);
	document.title = "railhex";
	notice();
	for (const element of [find("connection"), find("failure"), ...document.querySelectorAll("main")]) element.hidden = true;
	const [id, invite] = location.hash.slice(1).split("/");
	const seated = id && localStorage.getItem(tokenKey(id));
	if (!id) showOpening(fail);
	else if (invite && !seated) sit(id, invite);
	else {
		follow(id);
		if (invite) notice(say("seated"));
	}
}

language.onchange = () => {
	keepSettings();
	route();
};
for (const box of ["night", "colour-blind"]) {
	find(box).onchange = () => {
		keepSettings();
		redraw();
	};
}
narrow.onchange = () => redraw();
addEventListener("hashchange", route);
keepSettings();
route();
