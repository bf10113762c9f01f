package main

import (
	"strconv"

	"github.com/railhex/railhex/variants/family/phrases"
)

// A sentence is one that the referee says of any game.
type sentence uint8

const (
	titleOfGame sentence = iota
	movesPlayed
	goesOn
	faultyLine
	ruleInWords
	rulingInWords
	faultsFound
	goesOnAs
	goesOnAfter
	goesOnExchanged
	goesOnWithout
	stopsHere
	undone
	nothingToUndo
	watchHelp
	pointsOf
	nothingFits
	unknownGame
	wordsOfMoves
	hexesThere
	endedByItself
	endedByPlayer
	endedWithActions
	endedWithSteps
	endedInPhase

	sentenceEnd
)

var sentences = phrases.ByLanguage[*[sentenceEnd]string]{
	phrases.English: {
		titleOfGame:      "{game} with {n} {n|player|players} on {board}",
		movesPlayed:      "{n} {n|move was|moves were} played.",
		goesOn:           "The game is not over.",
		faultyLine:       "Line {line}, “{text}”: {reason}.",
		ruleInWords:      "{rule}: {text} ({page})",
		rulingInWords:    "Ruling on {rule}: {text}",
		faultsFound:      "{n} {n|line is|lines are} at fault.",
		goesOnAs:         "The referee goes on as if “{line}” stood here.",
		goesOnAfter:      "The referee goes on as if “{line}” stood before it.",
		goesOnExchanged:  "The referee goes on as if they stood in that order.",
		goesOnWithout:    "The referee goes on without this line.",
		stopsHere:        "The referee cannot go on: nothing that could stand here makes what follows possible.",
		undone:           "“{line}” is taken back.",
		nothingToUndo:    "There is nothing to take back.",
		watchHelp:        "Type a move a line, as in the notation; or “legal” for what can be done, “legal c5” or “legal build” for some of it, “show” for the position, “undo”, “quit”.",
		pointsOf:         "points of {source}",
		nothingFits:      "No possible move fits “{wanted}”.",
		unknownGame:      "This is none of the games, which are {names}. The other lines are read as those of {name}",
		wordsOfMoves:     "No move begins with “{word}”: here one begins with {here}, at other times with {others}",
		hexesThere:       "The hexes of {board} are {hexes}",
		endedByItself:    "{player}’s turn ended with “{line}”, because nothing else was possible ({rule})",
		endedByPlayer:    "{player} ended the turn with “{line}” ({rule})",
		endedWithActions: "{player}’s turn ended with “{line}”, because both actions were taken ({rule})",
		endedWithSteps:   "{player}’s action ended with “{line}”, because both steps were taken ({rule})",
		endedInPhase:     "{player}’s turn in that phase ended with “{line}” ({rule})",
	},
	phrases.French: {
		titleOfGame:      "{game} à {n} {n|joueur|joueurs} sur {board}",
		movesPlayed:      "{n} {n|coup a été joué|coups ont été joués}.",
		goesOn:           "La partie n’est pas terminée.",
		faultyLine:       "Ligne {line}, « {text} » : {reason}.",
		ruleInWords:      "{rule} : {text} ({page})",
		rulingInWords:    "Décision sur {rule}, en anglais : {text}",
		faultsFound:      "{n} {n|ligne est fautive|lignes sont fautives}.",
		goesOnAs:         "L’arbitre continue comme s’il était écrit ici « {line} ».",
		goesOnAfter:      "L’arbitre continue comme s’il était écrit avant elle « {line} ».",
		goesOnExchanged:  "L’arbitre continue comme si l’ordre était celui-là.",
		goesOnWithout:    "L’arbitre continue sans cette ligne.",
		stopsHere:        "L’arbitre ne peut pas continuer : rien de ce qui pourrait être écrit ici ne rend la suite possible.",
		undone:           "« {line} » est repris.",
		nothingToUndo:    "Il n’y a rien à reprendre.",
		watchHelp:        "Tapez un coup par ligne, dans la notation ; ou « legal » pour ce qui est possible, « legal c5 » ou « legal build » pour une partie, « show » pour la position, « undo » pour reprendre, « quit ».",
		pointsOf:         "points de {source}",
		nothingFits:      "Aucun coup possible ne correspond à « {wanted} ».",
		unknownGame:      "Ce n’est aucun des jeux, qui sont {names}. Les autres lignes sont lues comme celles de {name}",
		wordsOfMoves:     "Aucun coup ne commence par « {word} » : ici les coups commencent par {here}, à d’autres moments par {others}",
		hexesThere:       "Les hexagones {board|d’|de }{board} sont {hexes}",
		endedByItself:    "Le tour {player|d’|de }{player} s’est terminé par « {line} », car rien d’autre n’était possible ({rule})",
		endedByPlayer:    "{player} a terminé le tour par « {line} » ({rule})",
		endedWithActions: "Le tour {player|d’|de }{player} s’est terminé par « {line} », car les deux actions étaient faites ({rule})",
		endedWithSteps:   "L’action {player|d’|de }{player} s’est terminée par « {line} », car les deux étapes étaient faites ({rule})",
		endedInPhase:     "Le tour {player|d’|de }{player} dans cette phase s’est terminé par « {line} » ({rule})",
	},
	phrases.German: {
		titleOfGame:      "{game} mit {n} {n|Spieler|Spielern} auf {board}",
		movesPlayed:      "{n} {n|Zug wurde|Züge wurden} gespielt.",
		goesOn:           "Das Spiel ist nicht zu Ende.",
		faultyLine:       "Zeile {line}, „{text}“: {reason}.",
		ruleInWords:      "{rule}: {text} ({page})",
		rulingInWords:    "Auslegung zu {rule}, auf Englisch: {text}",
		faultsFound:      "{n} {n|Zeile ist|Zeilen sind} falsch.",
		goesOnAs:         "Es wird weitergeprüft, als stünde hier „{line}“.",
		goesOnAfter:      "Es wird weitergeprüft, als stünde davor „{line}“.",
		goesOnExchanged:  "Es wird weitergeprüft, als wäre das die Reihenfolge.",
		goesOnWithout:    "Es wird ohne diese Zeile weitergeprüft.",
		stopsHere:        "Weiter kann nicht geprüft werden: nichts, was hier stehen könnte, macht das Folgende möglich.",
		undone:           "„{line}“ ist zurückgenommen.",
		nothingToUndo:    "Es gibt nichts zurückzunehmen.",
		watchHelp:        "Bitte einen Zug je Zeile, wie in der Notation; oder „legal“ für alles, was möglich ist, „legal c5“ oder „legal build“ für einen Teil davon, „show“ für die Stellung, „undo“ zum Zurücknehmen, „quit“.",
		pointsOf:         "Punkte aus {source}",
		nothingFits:      "Kein möglicher Zug passt zu „{wanted}“.",
		unknownGame:      "Das ist keines der Spiele {names}. Die anderen Zeilen werden als die von {name} gelesen",
		wordsOfMoves:     "Kein Zug beginnt mit „{word}“: hier beginnt einer mit {here}, zu anderer Zeit mit {others}",
		hexesThere:       "Die Hexfelder von {board} sind {hexes}",
		endedByItself:    "Der Zug von {player} war mit „{line}“ zu Ende, weil nichts anderes möglich war ({rule})",
		endedByPlayer:    "{player} hat den Zug mit „{line}“ beendet ({rule})",
		endedWithActions: "Der Zug von {player} war mit „{line}“ zu Ende, weil beide Aktionen ausgeführt waren ({rule})",
		endedWithSteps:   "Die Aktion von {player} war mit „{line}“ zu Ende, weil beide Schritte ausgeführt waren ({rule})",
		endedInPhase:     "In dieser Phase war der Zug von {player} mit „{line}“ zu Ende ({rule})",
	},
	phrases.Dutch: {
		titleOfGame:      "{game} met {n} {n|speler|spelers} op {board}",
		movesPlayed:      "{n} {n|zet is|zetten zijn} gespeeld.",
		goesOn:           "Het spel is niet afgelopen.",
		faultyLine:       "Regel {line}, ‘{text}’: {reason}.",
		ruleInWords:      "{rule}: {text} ({page})",
		rulingInWords:    "Uitspraak over {rule}, in het Engels: {text}",
		faultsFound:      "{n} {n|regel is|regels zijn} fout.",
		goesOnAs:         "De scheidsrechter gaat verder alsof hier ‘{line}’ stond.",
		goesOnAfter:      "De scheidsrechter gaat verder alsof ervoor ‘{line}’ stond.",
		goesOnExchanged:  "De scheidsrechter gaat verder alsof dat de volgorde was.",
		goesOnWithout:    "De scheidsrechter gaat zonder deze regel verder.",
		stopsHere:        "De scheidsrechter kan niet verder: niets wat hier kan staan maakt het vervolg mogelijk.",
		undone:           "‘{line}’ is teruggenomen.",
		nothingToUndo:    "Er is niets terug te nemen.",
		watchHelp:        "Typ een zet per regel, zoals in de notatie; of ‘legal’ voor wat mogelijk is, ‘legal c5’ of ‘legal build’ voor een deel daarvan, ‘show’ voor de stelling, ‘undo’ om terug te nemen, ‘quit’.",
		pointsOf:         "punten uit {source}",
		nothingFits:      "Geen mogelijke zet past bij ‘{wanted}’.",
		unknownGame:      "Dit is geen van de spellen {names}. De andere regels worden gelezen als die van {name}",
		wordsOfMoves:     "Geen zet begint met ‘{word}’: hier begint een zet met {here}, op andere momenten met {others}",
		hexesThere:       "De zeshoeken van {board} zijn {hexes}",
		endedByItself:    "De beurt van {player} was met ‘{line}’ voorbij, omdat er niets anders mogelijk was ({rule})",
		endedByPlayer:    "{player} heeft de beurt met ‘{line}’ beëindigd ({rule})",
		endedWithActions: "De beurt van {player} was met ‘{line}’ voorbij, omdat beide acties gedaan waren ({rule})",
		endedWithSteps:   "De actie van {player} was met ‘{line}’ voorbij, omdat beide stappen gedaan waren ({rule})",
		endedInPhase:     "In die fase was de beurt van {player} met ‘{line}’ voorbij ({rule})",
	},
}

// A voice says the sentences of the referee in one language.
type voice struct{ phrases.Voice }

// say is a sentence with things put into it that are given by name and value in
// turn.
func (v voice) say(key sentence, things ...any) string {
	return v.Tell(sentences.Of(v.Language())[key], phrases.Args(things...), nil)
}

// player is what a seat is called.
func (v voice) player(seat int) string {
	if name, ok := v.Name(seat); ok {
		return name
	}
	return "P" + strconv.Itoa(seat)
}
