// Links to tables and seats, and how they are copied.
import { say } from "./text.js";

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
	const field = Object.assign(document.createElement("input"), { value: link, readOnly: true, ariaLabel: text });
	field.addEventListener("focus", () => field.select());
	const button = Object.assign(document.createElement("button"), { type: "button", textContent: say("copy") });
	button.addEventListener("click", async () => {
		await copy(field);
		button.textContent = say("copied");
	});
	const element = Object.assign(document.createElement("span"), { className: "link" });
	element.append(anchor, field, button);
	return element;
}

// copy copies what stands in a field. Without TLS a page has no clipboard, and copies
// what is selected.
async function copy(field) {
	try {
		await navigator.clipboard.writeText(field.value);
	} catch {
		field.select();
		document.execCommand("copy");
	}
}
