// The page's own words. All that is said of a game the server says.
const texts = {
	en: {
		language: "Language", night: "Night", colourBlind: "Signs for colours", newTable: "A new table", game: "Game", players: "Players",
		names: "Names, as far as you know them", openTable: "Open the table", invitations: "Send each player one link",
		once: "These links are shown once. Who opens one first has the seat.", watching: "Who only wants to look on opens this one:",
		local: "This page was opened at an address of this computer alone, and so its links work here alone. Start the server with “-address :8080” and open the page at this computer’s address in your network.",
		sitDown: "Sit down", lookOn: "Only look on", name: "Your name", undo: "Take back", leave: "Leave the seat", record: "Record",
		seat: "Seat {seat}", free: "free", you: "you", yourTurn: "Your turn", options: "What you can do", story: "What happened", choose: "Choose", close: "Close",
		agree: "Agree", insist: "No, go on", wish: "{name} asks to take back the last decision.", waiting: "You have agreed; the others are asked.",
		away: "No connection; trying again …", leaving: "The seat is free. This link is for whoever takes it:", surely: "Leave your seat for somebody else?",
		seated: "You sit at this table already. Whoever takes the seat of that link opens it in another browser.",
		copy: "Copy", copied: "Copied", lost: "You have lost your seat: this browser’s key to it is void.",
		"line-board": "Board", "line-map": "Map", "line-rules": "Rules", "line-order": "Seats by", "line-wall": "Blocked borders", "line-olive": "Olive’s level", "line-module": "Modules",
		coal: "coal: black goods that may go to any city", order: "orders: delivered goods buy points", power: "starting powers", yucata: "Yucata’s tile 2b",
		none: "none", medium: "medium", hard: "hard", base: "base game", standard: "standard", auction: "auction", random: "lot",
		clerk: "clerk", conductor: "conductor", machinist: "machinist", engineer: "engineer", investor: "investor", baron: "rail baron",
		"refused-not-found": "There is no such table.", "refused-seat": "This link or key is to no seat at this table; somebody may have a newer one.", "refused-taken": "Somebody has sat down there already.",
		"refused-stale": "The table has changed in the meantime.", "refused-undo": "There is nothing to take back: what chance has decided stands.",
		"refused-hidden": "A record tells all hands: there is one when the game is over.", "refused-too-many": "Too much at once; wait a little.",
	},
	de: {
		language: "Sprache", night: "Nacht", colourBlind: "Zeichen für Farben", newTable: "Ein neuer Tisch", game: "Spiel", players: "Spieler",
		names: "Namen, soweit bekannt", openTable: "Tisch eröffnen", invitations: "Schicke jedem Spieler einen Link",
		once: "Diese Links sieht man nur jetzt. Wer einen zuerst öffnet, hat den Platz.", watching: "Wer nur zusehen will, öffnet diesen:",
		local: "Diese Seite wurde unter einer Adresse geöffnet, die nur auf diesem Rechner gilt, und so gelten auch ihre Links nur hier. Starte den Server mit „-address :8080“ und öffne die Seite unter der Adresse, die dieser Rechner in eurem Netz hat.",
		sitDown: "Platz nehmen", lookOn: "Nur zusehen", name: "Dein Name", undo: "Zurücknehmen", leave: "Platz verlassen", record: "Aufzeichnung",
		seat: "Platz {seat}", free: "frei", you: "du", yourTurn: "Du bist dran", options: "Was du tun kannst", story: "Was geschah", choose: "Wähle", close: "Schließen",
		agree: "Einverstanden", insist: "Nein, weiter", wish: "{name} möchte die letzte Entscheidung zurücknehmen.", waiting: "Du bist einverstanden; die anderen werden gefragt.",
		away: "Keine Verbindung; neuer Versuch …", leaving: "Der Platz ist frei. Dieser Link ist für den, der ihn nimmt:", surely: "Deinen Platz für jemand anderen verlassen?",
		seated: "Du sitzt schon an diesem Tisch. Wer den Platz dieses Links nimmt, öffnet ihn in einem anderen Browser.",
		copy: "Kopieren", copied: "Kopiert", lost: "Du hast deinen Platz verloren: der Schlüssel dieses Browsers gilt nicht mehr.",
		"line-board": "Plan", "line-map": "Karte", "line-rules": "Regeln", "line-order": "Sitzfolge durch", "line-wall": "Gesperrte Grenzen", "line-olive": "Olivias Stufe", "line-module": "Module",
		coal: "Kohle: schwarze Waren, die in jede Stadt dürfen", order: "Aufträge: gelieferte Waren bringen Punkte", power: "Startkräfte", yucata: "Yucatas Plättchen 2b",
		none: "keine", medium: "mittel", hard: "schwer", base: "Grundspiel", standard: "Standard", auction: "Versteigerung", random: "Los",
		clerk: "Schreiber", conductor: "Schaffner", machinist: "Lokführer", engineer: "Ingenieur", investor: "Investor", baron: "Eisenbahnbaron",
		"refused-not-found": "Diesen Tisch gibt es nicht.", "refused-seat": "Dieser Link oder Schlüssel gilt für keinen Platz an diesem Tisch; vielleicht hat jemand einen neueren.", "refused-taken": "Dort hat schon jemand Platz genommen.",
		"refused-stale": "Am Tisch hat sich inzwischen etwas geändert.", "refused-undo": "Es gibt nichts zurückzunehmen: was der Zufall entschieden hat, bleibt.",
		"refused-hidden": "Eine Aufzeichnung verrät alle Hände: es gibt sie, wenn das Spiel vorbei ist.", "refused-too-many": "Zu viel auf einmal; warte ein wenig.",
	},
	fr: {
		language: "Langue", night: "Nuit", colourBlind: "Signes pour les couleurs", newTable: "Une nouvelle table", game: "Jeu", players: "Joueurs",
		names: "Les noms que vous connaissez", openTable: "Ouvrir la table", invitations: "Envoyez un lien à chaque joueur",
		once: "Ces liens ne s’affichent qu’une fois. Le premier qui en ouvre un a la place.", watching: "Qui veut seulement regarder ouvre celui-ci :",
		local: "Cette page a été ouverte à une adresse propre à cet ordinateur : ses liens ne marchent qu’ici. Lancez le serveur avec « -address :8080 » et ouvrez la page à l’adresse de cet ordinateur dans votre réseau.",
		sitDown: "S’asseoir", lookOn: "Seulement regarder", name: "Votre nom", undo: "Reprendre", leave: "Quitter la place", record: "Partie notée",
		seat: "Place {seat}", free: "libre", you: "vous", yourTurn: "À vous", options: "Ce que vous pouvez faire", story: "Ce qui s’est passé", choose: "Choisissez", close: "Fermer",
		agree: "D’accord", insist: "Non, continuons", wish: "{name} demande à reprendre la dernière décision.", waiting: "Vous êtes d’accord ; on demande aux autres.",
		away: "Pas de connexion ; nouvel essai …", leaving: "La place est libre. Ce lien est pour qui la prendra :", surely: "Laisser votre place à quelqu’un d’autre ?",
		seated: "Vous êtes déjà assis à cette table. Qui prend la place de ce lien l’ouvre dans un autre navigateur.",
		copy: "Copier", copied: "Copié", lost: "Vous avez perdu votre place : la clé de ce navigateur n’est plus valable.",
		"line-board": "Plateau", "line-map": "Carte", "line-rules": "Règles", "line-order": "Ordre des places", "line-wall": "Frontières fermées", "line-olive": "Niveau d’Olive", "line-module": "Modules",
		coal: "charbon : marchandises noires pour toute ville", order: "commandes : les marchandises livrées valent des points", power: "pouvoirs de départ", yucata: "tuile 2b de Yucata",
		none: "aucune", medium: "moyen", hard: "difficile", base: "jeu de base", standard: "standard", auction: "enchères", random: "tirage",
		clerk: "employée", conductor: "contrôleuse", machinist: "mécanicienne", engineer: "ingénieure", investor: "investisseuse", baron: "baronne du rail",
		"refused-not-found": "Cette table n’existe pas.", "refused-seat": "Ce lien ou cette clé n’ouvre aucune place à cette table ; quelqu’un en a peut-être un plus récent.", "refused-taken": "Quelqu’un s’y est déjà assis.",
		"refused-stale": "La table a changé entre-temps.", "refused-undo": "Il n’y a rien à reprendre : ce que le hasard a décidé reste.",
		"refused-hidden": "Une partie notée révèle toutes les mains : elle existe quand la partie est finie.", "refused-too-many": "Trop à la fois ; attendez un peu.",
	},
	nl: {
		language: "Taal", night: "Nacht", colourBlind: "Tekens voor kleuren", newTable: "Een nieuwe tafel", game: "Spel", players: "Spelers",
		names: "Namen, voor zover bekend", openTable: "Tafel openen", invitations: "Stuur elke speler een link",
		once: "Deze links zie je maar één keer. Wie er het eerst een opent, heeft de plaats.", watching: "Wie alleen wil toekijken, opent deze:",
		local: "Deze pagina is geopend op een adres dat alleen op deze computer geldt, en dus werken ook de links alleen hier. Start de server met “-address :8080” en open de pagina op het adres van deze computer in jullie netwerk.",
		sitDown: "Ga zitten", lookOn: "Alleen toekijken", name: "Je naam", undo: "Terugnemen", leave: "Plaats verlaten", record: "Verslag",
		seat: "Plaats {seat}", free: "vrij", you: "jij", yourTurn: "Jij bent aan de beurt", options: "Wat je kunt doen", story: "Wat er gebeurde", choose: "Kies", close: "Sluiten",
		agree: "Akkoord", insist: "Nee, verder", wish: "{name} wil de laatste beslissing terugnemen.", waiting: "Je bent akkoord; de anderen worden gevraagd.",
		away: "Geen verbinding; nieuwe poging …", leaving: "De plaats is vrij. Deze link is voor wie hem neemt:", surely: "Je plaats aan iemand anders laten?",
		seated: "Je zit al aan deze tafel. Wie de plaats van die link neemt, opent hem in een andere browser.",
		copy: "Kopiëren", copied: "Gekopieerd", lost: "Je bent je plaats kwijt: de sleutel van deze browser geldt niet meer.",
		"line-board": "Bord", "line-map": "Kaart", "line-rules": "Regels", "line-order": "Plaatsen door", "line-wall": "Gesloten grenzen", "line-olive": "Olives niveau", "line-module": "Modules",
		coal: "kolen: zwarte goederen die naar elke stad mogen", order: "opdrachten: geleverde goederen geven punten", power: "startkrachten", yucata: "Yucata’s tegel 2b",
		none: "geen", medium: "gemiddeld", hard: "moeilijk", base: "basisspel", standard: "standaard", auction: "veiling", random: "loting",
		clerk: "klerk", conductor: "conducteur", machinist: "machinist", engineer: "ingenieur", investor: "investeerder", baron: "spoorbaron",
		"refused-not-found": "Deze tafel bestaat niet.", "refused-seat": "Deze link of sleutel hoort bij geen plaats aan deze tafel; misschien heeft iemand een nieuwere.", "refused-taken": "Daar is al iemand gaan zitten.",
		"refused-stale": "De tafel is intussen veranderd.", "refused-undo": "Er is niets terug te nemen: wat het toeval heeft beslist, blijft.",
		"refused-hidden": "Een verslag verraadt alle handen: het is er als het spel voorbij is.", "refused-too-many": "Te veel tegelijk; wacht even.",
	},
};

let current = texts.en;

// speak chooses the language, and writes it wherever the page says a text by its key.
export function speak(language) {
	current = texts[language] ?? texts.en;
	document.documentElement.lang = language;
	for (const element of document.querySelectorAll("[data-text]")) element.textContent = current[element.dataset.text];
	for (const element of document.querySelectorAll("[data-label]")) element.ariaLabel = current[element.dataset.label];
}

// say is a text by its key, with what stands in braces put in.
export const say = (key, parts = {}) => current[key].replace(/\{(\w+)\}/g, (_, name) => parts[name]);

// word is a word of a setup, or the word itself where it is a name.
export const word = (key) => current[key] ?? key;

// nameOf is how a seat of a view is called.
export const nameOf = (view, seat) => view.seats[seat - 1].name || say("seat", { seat });

// reason is why something was refused, with the rule if the game's rules say so.
export function reason(error) {
	const text = current["refused-" + error.code] ?? error.message;
	return error.rule && !text.includes(error.rule) ? `${text} (${error.rule})` : text;
}
