package main

import "github.com/railhex/railhex/variants/family/phrases"

// A sentence is one that the program says besides what the games say.
type sentence uint8

const (
	helpWithWords sentence = iota
	nothingToUndo
	goBack
	turnPage
	saved
	noFileName
	noSuchNumber
	anyKey

	sentenceEnd
)

var sentences = phrases.ByLanguage[*[sentenceEnd]string]{
	phrases.English: {
		helpWithWords: "A number chooses what stands behind it; a move can be typed, too, as in “build c5 E-W”. rules: how the game is played · map: the table · score: the points of all · undo: back to your first decision since chance last decided · save FILE: the record · quit",
		nothingToUndo: "Nothing was decided since chance last decided.",
		goBack:        "back",
		turnPage:      "more",
		saved:         "{file}: {n} {n|move|moves}.",
		noFileName:    "save FILE: the file has no name.",
		noSuchNumber:  "There are the numbers 1 to {n}.",
		anyKey:        "{player}, press Enter when nobody else looks at the screen.",
	},
	phrases.French: {
		helpWithWords: "Un nombre choisit ce qui est écrit derrière ; on peut aussi taper un coup, comme « build c5 E-W ». rules : comment on joue · map : la table · score : les points de tous · undo : revenir à votre première décision depuis le dernier hasard · save FICHIER : la partie notée · quit",
		nothingToUndo: "Rien n’a été décidé depuis le dernier hasard.",
		goBack:        "retour",
		turnPage:      "suite",
		saved:         "{file} : {n} {n|coup|coups}.",
		noFileName:    "save FICHIER : le fichier n’a pas de nom.",
		noSuchNumber:  "Il y a les nombres de 1 à {n}.",
		anyKey:        "{player}, appuyez sur Entrée quand personne d’autre ne regarde l’écran.",
	},
	phrases.German: {
		helpWithWords: "Eine Zahl wählt, was hinter ihr steht; man kann auch einen Zug eintippen, etwa „build c5 E-W“. rules: wie gespielt wird · map: der Tisch · score: die Punkte aller · undo: zurück zur ersten Entscheidung, seit der Zufall entschieden hat · save DATEI: die Aufzeichnung · quit",
		nothingToUndo: "Seit der Zufall entschieden hat, wurde nichts entschieden.",
		goBack:        "zurück",
		turnPage:      "weitere",
		saved:         "{file}: {n} {n|Zug|Züge}.",
		noFileName:    "save DATEI: die Datei hat keinen Namen.",
		noSuchNumber:  "Es gibt die Zahlen 1 bis {n}.",
		anyKey:        "{player}, drücke die Eingabetaste, wenn sonst niemand auf den Bildschirm sieht.",
	},
	phrases.Dutch: {
		helpWithWords: "Een getal kiest wat erachter staat; je kunt ook een zet typen, zoals ‘build c5 E-W’. rules: hoe er gespeeld wordt · map: de tafel · score: de punten van allen · undo: terug naar je eerste beslissing sinds het toeval besliste · save BESTAND: het verslag · quit",
		nothingToUndo: "Sinds het toeval besliste is er niets beslist.",
		goBack:        "terug",
		turnPage:      "meer",
		saved:         "{file}: {n} {n|zet|zetten}.",
		noFileName:    "save BESTAND: het bestand heeft geen naam.",
		noSuchNumber:  "Er zijn de getallen 1 tot en met {n}.",
		anyKey:        "{player}, druk op Enter als niemand anders naar het scherm kijkt.",
	},
}

// own says a sentence of the program.
func (t *table) own(key sentence, things ...any) string {
	return t.voice.Say(sentences.Of(t.voice.Language())[key], nil, things...)
}
