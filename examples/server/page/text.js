// The page's own words. All that is said of a game the server says.
const texts = {
	en: {
		language: "Language", night: "Night", colourBlind: "Signs for colours", newTable: "A new table", game: "Game", players: "Players",
		openTable: "Open the table", invitations: "Send each player one link", once: "These links are shown once. Who opens one first has the seat.",
		sitDown: "Sit down", name: "Your name", undo: "Take back", leave: "Leave the seat", record: "Record", seat: "Seat", free: "free", you: "you",
		agree: "Agree", insist: "No, go on", wish: "{name} asks to take back the last decision.", away: "No connection; trying again …",
		leaving: "The seat is free. This link is for whoever takes it:", copy: "Copy", all: "Everything that can be done",
	},
	de: {
		language: "Sprache", night: "Nacht", colourBlind: "Zeichen für Farben", newTable: "Ein neuer Tisch", game: "Spiel", players: "Spieler",
		openTable: "Tisch eröffnen", invitations: "Schicke jedem Spieler einen Link", once: "Diese Links sieht man nur jetzt. Wer einen zuerst öffnet, hat den Platz.",
		sitDown: "Platz nehmen", name: "Dein Name", undo: "Zurücknehmen", leave: "Platz verlassen", record: "Aufzeichnung", seat: "Platz", free: "frei", you: "du",
		agree: "Einverstanden", insist: "Nein, weiter", wish: "{name} möchte die letzte Entscheidung zurücknehmen.", away: "Keine Verbindung; neuer Versuch …",
		leaving: "Der Platz ist frei. Dieser Link ist für den, der ihn nimmt:", copy: "Kopieren", all: "Alles, was möglich ist",
	},
	fr: {
		language: "Langue", night: "Nuit", colourBlind: "Signes pour les couleurs", newTable: "Une nouvelle table", game: "Jeu", players: "Joueurs",
		openTable: "Ouvrir la table", invitations: "Envoyez un lien à chaque joueur", once: "Ces liens ne s’affichent qu’une fois. Le premier qui en ouvre un a la place.",
		sitDown: "S’asseoir", name: "Votre nom", undo: "Reprendre", leave: "Quitter la place", record: "Partie notée", seat: "Place", free: "libre", you: "vous",
		agree: "D’accord", insist: "Non, continuons", wish: "{name} demande à reprendre la dernière décision.", away: "Pas de connexion ; nouvel essai …",
		leaving: "La place est libre. Ce lien est pour qui la prendra :", copy: "Copier", all: "Tout ce qui est possible",
	},
	nl: {
		language: "Taal", night: "Nacht", colourBlind: "Tekens voor kleuren", newTable: "Een nieuwe tafel", game: "Spel", players: "Spelers",
		openTable: "Tafel openen", invitations: "Stuur elke speler een link", once: "Deze links zie je maar één keer. Wie er het eerst een opent, heeft de plaats.",
		sitDown: "Ga zitten", name: "Je naam", undo: "Terugnemen", leave: "Plaats verlaten", record: "Verslag", seat: "Plaats", free: "vrij", you: "jij",
		agree: "Akkoord", insist: "Nee, verder", wish: "{name} wil de laatste beslissing terugnemen.", away: "Geen verbinding; nieuwe poging …",
		leaving: "De plaats is vrij. Deze link is voor wie hem neemt:", copy: "Kopiëren", all: "Alles wat kan",
	},
};

let current = texts.en;

// speak chooses the language, and writes it wherever the page says a text by its key.
export function speak(language) {
	current = texts[language] ?? texts.en;
	document.documentElement.lang = language;
	for (const element of document.querySelectorAll("[data-text]")) element.textContent = current[element.dataset.text];
}

// say is a text by its key, with what stands in braces put in.
export const say = (key, parts = {}) => current[key].replace(/\{(\w+)\}/g, (_, name) => parts[name]);
