// The page: a new table, a seat that is taken, or a table, as its address says.
import { Refused, Table } from "./server.js";
import { showOpening } from "./opening.js";
import { Playing } from "./playing.js";
import { say, speak } from "./text.js";

const find = (id) => document.getElementById(id);

const settings = JSON.parse(localStorage.getItem("settings") ?? "{}");
const language = find("language");
language.value = settings.language ?? navigator.language.slice(0, 2);
if (!language.value) language.value = "en";
find("night").checked = settings.night ?? matchMedia("(prefers-color-scheme: dark)").matches;
find("colour-blind").checked = settings.colourBlind ?? false;

// look is how pictures are asked for.
const look = () => ({ ...(find("night").checked ? { night: "" } : {}), ...(find("colour-blind").checked ? { "colour-blind": "" } : {}) });

function keepSettings() {
	localStorage.setItem("settings", JSON.stringify({ language: language.value, night: find("night").checked, colourBlind: find("colour-blind").checked }));
	document.documentElement.style.colorScheme = find("night").checked ? "dark" : "light";
}

function fail(error) {
	find("failure").hidden = false;
	find("failure").textContent = error.message;
	setTimeout(() => { find("failure").hidden = true; }, 8000);
}

// tokenKey is where this browser keeps the token of its seat at a table.
const tokenKey = (id) => "token " + id;

let following = null;

// follow shows a table from now on.
async function follow(id) {
	following?.abort();
	following = new AbortController();
	const { signal } = following;
	for (const main of document.querySelectorAll("main")) main.hidden = true;
	find("pictures").replaceChildren();
	find("story").replaceChildren();
	const table = new Table(id, localStorage.getItem(tokenKey(id)) ?? "", language.value);
	const playing = new Playing(table, look, {
		fail,
		left: () => {
			localStorage.removeItem(tokenKey(id));
			follow(id);
		},
	});
	for (const box of ["night", "colour-blind"]) find(box).onchange = () => { keepSettings(); playing.redraw(); };
	try {
		await table.follow((view) => playing.show(view), (connected) => {
			find("connection").hidden = connected;
			find("connection").textContent = say("away");
		}, signal);
	} catch (error) {
		if (!(error instanceof Refused)) throw error;
		if (error.code === "seat" && table.token) { // somebody else sits there now
			localStorage.removeItem(tokenKey(id));
			follow(id);
			return;
		}
		fail(error);
	}
}

// sit asks for a name, takes the seat of an invitation, and goes to the table.
function sit(id, invite) {
	find("sit").hidden = false;
	find("name").focus();
	find("sitting").onsubmit = async (event) => {
		event.preventDefault();
		try {
			const { token } = await new Table(id, "", language.value).sit(invite, find("name").value);
			localStorage.setItem(tokenKey(id), token);
			location.hash = id;
		} catch (error) {
			fail(error);
		}
	};
}

function route() {
	speak(language.value);
	keepSettings();
	for (const main of document.querySelectorAll("main")) main.hidden = true;
	const [id, invite] = location.hash.slice(1).split("/");
	if (!id) showOpening(fail);
	else if (invite && !localStorage.getItem(tokenKey(id))) sit(id, invite);
	else follow(id);
}

language.addEventListener("change", () => { keepSettings(); route(); });
for (const box of ["night", "colour-blind"]) find(box).onchange = keepSettings;
addEventListener("hashchange", route);
route();
