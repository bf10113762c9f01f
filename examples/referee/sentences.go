package main

import "github.com/railhex/railhex/internal/phrases"

// A sentence is one that the referee says of any game.
type sentence uint8

const (
	titleOfGame sentence = iota
	movesPlayed
	goesOn
	faultyLine
	ruleInWords

	sentenceEnd
)

var sentences = phrases.ByLanguage[*[sentenceEnd]string]{
	phrases.English: {
		titleOfGame: "{game} with {n} {n|player|players} on {board}",
		movesPlayed: "{n} {n|move was|moves were} played.",
		goesOn:      "The game is not over.",
		faultyLine:  "Line {line}, “{text}”: {reason}.",
		ruleInWords: "{rule}: {text}",
	},
	phrases.French: {
		titleOfGame: "{game} à {n} {n|joueur|joueurs} sur {board}",
		movesPlayed: "{n} {n|coup a été joué|coups ont été joués}.",
		goesOn:      "La partie n’est pas terminée.",
		faultyLine:  "Ligne {line}, « {text} » : {reason}.",
		ruleInWords: "{rule} : {text}",
	},
	phrases.German: {
		titleOfGame: "{game} mit {n} {n|Spieler|Spielern} auf {board}",
		movesPlayed: "{n} {n|Zug wurde|Züge wurden} gespielt.",
		goesOn:      "Das Spiel ist nicht zu Ende.",
		faultyLine:  "Zeile {line}, „{text}“: {reason}.",
		ruleInWords: "{rule}: {text}",
	},
	phrases.Dutch: {
		titleOfGame: "{game} met {n} {n|speler|spelers} op {board}",
		movesPlayed: "{n} {n|zet is|zetten zijn} gespeeld.",
		goesOn:      "Het spel is niet afgelopen.",
		faultyLine:  "Regel {line}, ‘{text}’: {reason}.",
		ruleInWords: "{rule}: {text}",
	},
}

// A voice says the sentences of the referee in one language.
type voice struct{ phrases.Voice }

// say is a sentence with things put into it that are given by name and value in
// turn.
func (v voice) say(key sentence, things ...any) string {
	return v.Tell(sentences.Of(v.Language())[key], phrases.Args(things...), nil)
}
