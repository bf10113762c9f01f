package remedy

import "github.com/railhex/railhex/variants/family/phrases"

// A sentence is one that tells a remedy.
type sentence uint8

const (
	meant sentence = iota
	meantBut
	meantOneOf
	exchanged
	missing
	missingOneOf
	missingSuchAs
	missingOfChance
	turnMissing
	needless
	refusedEvenSo
	slipMark
	slipSpaces
	slipDash
	slipQuotes
	slipCapitals
	slipOrder
	slipPunctuation
	slipSpelling

	sentenceEnd
)

var sentences = phrases.ByLanguage[*[sentenceEnd]string]{
	phrases.English: {
		meant:           "Probably meant: “{line}”.",
		meantBut:        "Probably meant: “{line}”. Here {slips}.",
		meantOneOf:      "Probably meant, one of these: {lines}.",
		exchanged:       "This turn and the one up to line {last} seem to have changed places: in that order both are possible.",
		missing:         "Before this line “{line}” by {player} seems to be missing.",
		missingOneOf:    "Before this line a move of {player} seems to be missing, one of these: {lines}.",
		missingSuchAs:   "Before this line a move of {player} seems to be missing, such as “{line}”.",
		missingOfChance: "Before this line a move of dice or bag seems to be missing, such as “{line}”.",
		turnMissing:     "It is the turn of {player}: before this line moves of {player} may be missing.",
		needless:        "Without this line the record goes on.",
		refusedEvenSo:   "Even so it is refused: {reason}.",
		slipMark:        "a byte order mark stands at the beginning, which should not be in the file",
		slipSpaces:      "a space is another one than the space bar makes",
		slipDash:        "a dash is too long: the notation has the hyphen",
		slipQuotes:      "there are quotation marks, which the notation does not have",
		slipCapitals:    "capital and small letters are not as in the notation",
		slipOrder:       "the words are in another order",
		slipPunctuation: "a word has a full stop or a comma after it",
		slipSpelling:    "a word is misspelt",
	},
	phrases.French: {
		meant:           "Sans doute voulait-on écrire « {line} ».",
		meantBut:        "Sans doute voulait-on écrire « {line} ». Ici, {slips}.",
		meantOneOf:      "Sans doute voulait-on écrire l’une de ces lignes : {lines}.",
		exchanged:       "Ce tour et celui qui va jusqu’à la ligne {last} semblent intervertis : dans l’autre ordre, les deux sont possibles.",
		missing:         "Avant cette ligne, il semble manquer « {line} » de {player}.",
		missingOneOf:    "Avant cette ligne, il semble manquer un coup de {player}, l’un de ceux-ci : {lines}.",
		missingSuchAs:   "Avant cette ligne, il semble manquer un coup de {player}, tel que « {line} ».",
		missingOfChance: "Avant cette ligne, il semble manquer un coup des dés ou du sac, tel que « {line} ».",
		turnMissing:     "C’est le tour de {player} : avant cette ligne, il manque peut-être des coups de {player}.",
		needless:        "Sans cette ligne, la partie continue.",
		refusedEvenSo:   "Même ainsi, cela est refusé : {reason}.",
		slipMark:        "le texte commence par une marque d’ordre des octets, qui n’a pas sa place dans le fichier",
		slipSpaces:      "une espace n’est pas celle de la barre d’espacement",
		slipDash:        "un tiret est trop long : la notation emploie le trait d’union",
		slipQuotes:      "il y a des guillemets ou des apostrophes, que la notation ne connaît pas",
		slipCapitals:    "les majuscules et les minuscules ne sont pas celles de la notation",
		slipOrder:       "les mots sont dans un autre ordre",
		slipPunctuation: "un mot est suivi d’un point ou d’une virgule",
		slipSpelling:    "un mot est mal écrit",
	},
	phrases.German: {
		meant:           "Gemeint ist wohl „{line}“.",
		meantBut:        "Gemeint ist wohl „{line}“. Hier {slips}.",
		meantOneOf:      "Gemeint ist wohl eine dieser Zeilen: {lines}.",
		exchanged:       "Dieser Zug und der bis Zeile {last} sind offenbar vertauscht: in der anderen Reihenfolge gehen beide.",
		missing:         "Vor dieser Zeile fehlt offenbar „{line}“ von {player}.",
		missingOneOf:    "Vor dieser Zeile fehlt offenbar ein Zug von {player}, einer von diesen: {lines}.",
		missingSuchAs:   "Vor dieser Zeile fehlt offenbar ein Zug von {player}, etwa „{line}“.",
		missingOfChance: "Vor dieser Zeile fehlt offenbar, was Würfel oder Beutel ergeben haben, etwa „{line}“.",
		turnMissing:     "Am Zug ist {player}: vor dieser Zeile fehlen vielleicht Züge von {player}.",
		needless:        "Ohne diese Zeile geht die Partie weiter.",
		refusedEvenSo:   "Auch so geht es nicht: {reason}.",
		slipMark:        "steht am Anfang eine Bytereihenfolge-Marke, die nicht in die Datei gehört",
		slipSpaces:      "ist ein Leerzeichen ein anderes als das der Leertaste",
		slipDash:        "ist ein Strich zu lang: die Notation hat den Bindestrich",
		slipQuotes:      "stehen Anführungszeichen, die die Notation nicht kennt",
		slipCapitals:    "sind große und kleine Buchstaben anders als in der Notation",
		slipOrder:       "stehen die Wörter in anderer Reihenfolge",
		slipPunctuation: "steht nach einem Wort ein Punkt oder ein Komma",
		slipSpelling:    "ist ein Wort verschrieben",
	},
	phrases.Dutch: {
		meant:           "Bedoeld is wellicht ‘{line}’.",
		meantBut:        "Bedoeld is wellicht ‘{line}’. Hier {slips}.",
		meantOneOf:      "Bedoeld is wellicht een van deze regels: {lines}.",
		exchanged:       "Deze beurt en die tot en met regel {last} lijken verwisseld: in de andere volgorde kunnen ze allebei.",
		missing:         "Vóór deze regel lijkt ‘{line}’ van {player} te ontbreken.",
		missingOneOf:    "Vóór deze regel lijkt een zet van {player} te ontbreken, een van deze: {lines}.",
		missingSuchAs:   "Vóór deze regel lijkt een zet van {player} te ontbreken, zoals ‘{line}’.",
		missingOfChance: "Vóór deze regel lijkt te ontbreken wat dobbelstenen of zak hebben bepaald, zoals ‘{line}’.",
		turnMissing:     "{player} is aan de beurt: vóór deze regel ontbreken misschien zetten van {player}.",
		needless:        "Zonder deze regel gaat het spel verder.",
		refusedEvenSo:   "Ook zo kan het niet: {reason}.",
		slipMark:        "staat aan het begin een bytevolgordemarkering, die niet in het bestand hoort",
		slipSpaces:      "is een spatie een andere dan die van de spatiebalk",
		slipDash:        "is een streepje te lang: de notatie heeft het koppelteken",
		slipQuotes:      "staan aanhalingstekens, die de notatie niet kent",
		slipCapitals:    "zijn hoofdletters en kleine letters anders dan in de notatie",
		slipOrder:       "staan de woorden in een andere volgorde",
		slipPunctuation: "staat na een woord een punt of een komma",
		slipSpelling:    "is een woord verkeerd geschreven",
	},
}

// slipNames are the sentences of the slips.
var slipNames = [slipEnd]sentence{
	ByteOrderMark: slipMark,
	Spaces:        slipSpaces,
	Dash:          slipDash,
	Quotes:        slipQuotes,
	Capitals:      slipCapitals,
	Order:         slipOrder,
	Punctuation:   slipPunctuation,
	Spelling:      slipSpelling,
}
