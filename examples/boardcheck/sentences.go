package main

import "github.com/railhex/railhex/variants/family/phrases"

// A sentence is one that the command says, or what a fact is called.
type sentence uint8

const (
	nothingWrong sentence = iota
	faultsFound
	nameOf
	hexesOf
	inRows
	plain
	hill
	mountain
	water
	rivers
	towns
	cities
	closedEdges
	hexesCounted
	cityAt
	townAt
	regionOf
	tilesKept
	tilesSpent
	tilesWorth
	ordersOf
	ordersPoints
	goodsAsked
	cityTiles
	trackTiles
	goodsOfEach
	locomotives
	factories
	contracts
	contractsWorth
	contractsPaying
	contractsOf
	contractsBonus
	contractsPlain
	citiesOf
	goodsOfCities
	spacesOf
	sparseMap
	yes
	no
	goodsOf
	newCities
	growthMarkers
	facesOf
	tilesOf
	blankBacks
	sidesWith
	ofOtherGame

	sentenceEnd
)

var sentences = phrases.ByLanguage[*[sentenceEnd]string]{
	phrases.English: {
		nothingWrong:    "Nothing is wrong with the text. Compare with the print:",
		faultsFound:     "{n} {n|fault|faults}:",
		nameOf:          "name",
		hexesOf:         "hexes",
		inRows:          "{n} in {rows} {rows|row|rows} of {columns}",
		plain:           "plain",
		hill:            "hills",
		mountain:        "mountains",
		water:           "water",
		rivers:          "rivers",
		towns:           "towns",
		cities:          "cities",
		closedEdges:     "closed edges",
		hexesCounted:    "{n} {n|hex|hexes}",
		cityAt:          "city {hex}",
		townAt:          "town {hex}",
		regionOf:        "region {n}",
		tilesKept:       "tiles kept",
		tilesSpent:      "tiles spent",
		tilesWorth:      "tiles worth {points}",
		ordersOf:        "orders of {n} {n|good|goods}",
		ordersPoints:    "points of all orders",
		goodsAsked:      "goods asked for in all",
		cityTiles:       "city tiles",
		trackTiles:      "track tiles",
		goodsOfEach:     "goods of each colour",
		locomotives:     "locomotives of each player",
		factories:       "factories of each player",
		contracts:       "contracts",
		contractsWorth:  "contracts worth {points} {points|point|points}",
		contractsPaying: "contracts paying ${money}",
		contractsOf:     "contracts of {n} {n|good|goods}",
		contractsBonus:  "contracts with bonus: {bonus}",
		contractsPlain:  "contracts without bonus",
		citiesOf:        "cities, {colour} (goods)",
		goodsOfCities:   "goods on all cities",
		spacesOf:        "spaces of the supply",
		sparseMap:       "sparse with three players",
		yes:             "yes",
		no:              "no",
		goodsOf:         "goods",
		newCities:       "new cities",
		growthMarkers:   "growth markers",
		facesOf:         "faces",
		tilesOf:         "tiles",
		blankBacks:      "tiles with a blank back",
		sidesWith:       "sides with {face}",
		ofOtherGame:     "This file is of {other}, not of {game}: check it with -game {other}.",
	},
	phrases.French: {
		nothingWrong:    "Le texte ne contient pas de faute. À comparer avec l’imprimé :",
		faultsFound:     "{n} {n|faute|fautes} :",
		nameOf:          "nom",
		hexesOf:         "cases",
		inRows:          "{n} en {rows} {rows|rangée|rangées} de {columns}",
		plain:           "plaine",
		hill:            "collines",
		mountain:        "montagnes",
		water:           "eau",
		rivers:          "rivières",
		towns:           "bourgs",
		cities:          "villes",
		closedEdges:     "arêtes fermées",
		hexesCounted:    "{n} {n|case|cases}",
		cityAt:          "ville {hex}",
		townAt:          "bourg {hex}",
		regionOf:        "région {n}",
		tilesKept:       "tuiles conservées",
		tilesSpent:      "tuiles dépensées",
		tilesWorth:      "tuiles à {points}",
		ordersOf:        "commandes de {n} {n|marchandise|marchandises}",
		ordersPoints:    "points de toutes les commandes",
		goodsAsked:      "marchandises demandées en tout",
		cityTiles:       "tuiles de ville",
		trackTiles:      "tuiles de voie",
		goodsOfEach:     "marchandises de chaque couleur",
		locomotives:     "locomotives de chaque joueur",
		factories:       "usines de chaque joueur",
		contracts:       "contrats",
		contractsWorth:  "contrats à {points} {points|point|points}",
		contractsPaying: "contrats payant {money} $",
		contractsOf:     "contrats de {n} {n|marchandise|marchandises}",
		contractsBonus:  "contrats avec bonus : {bonus}",
		contractsPlain:  "contrats sans bonus",
		citiesOf:        "villes, {colour} (marchandises)",
		goodsOfCities:   "marchandises sur toutes les villes",
		spacesOf:        "cases de la réserve",
		sparseMap:       "moins de marchandises à trois joueurs",
		yes:             "oui",
		no:              "non",
		goodsOf:         "marchandises",
		newCities:       "nouvelles villes",
		growthMarkers:   "marqueurs de croissance",
		facesOf:         "faces",
		tilesOf:         "tuiles",
		blankBacks:      "tuiles au dos vide",
		sidesWith:       "côtés avec {face}",
		ofOtherGame:     "Ce fichier est de {other}, non de {game} : vérifiez-le avec -game {other}.",
	},
	phrases.German: {
		nothingWrong:    "Der Text hat keine Fehler. Mit dem Druck zu vergleichen:",
		faultsFound:     "{n} Fehler:",
		nameOf:          "Name",
		hexesOf:         "Felder",
		inRows:          "{n} in {rows} {rows|Reihe|Reihen} zu {columns}",
		plain:           "Ebene",
		hill:            "Hügel",
		mountain:        "Berge",
		water:           "Wasser",
		rivers:          "Flüsse",
		towns:           "Kleinstädte",
		cities:          "Städte",
		closedEdges:     "gesperrte Kanten",
		hexesCounted:    "{n} {n|Feld|Felder}",
		cityAt:          "Stadt {hex}",
		townAt:          "Kleinstadt {hex}",
		regionOf:        "Region {n}",
		tilesKept:       "Plättchen, die man behält",
		tilesSpent:      "Plättchen, die man abgibt",
		tilesWorth:      "Plättchen zu {points}",
		ordersOf:        "Aufträge über {n} {n|Ware|Waren}",
		ordersPoints:    "Punkte aller Aufträge",
		goodsAsked:      "verlangte Waren insgesamt",
		cityTiles:       "Stadtplättchen",
		trackTiles:      "Streckenplättchen",
		goodsOfEach:     "Waren jeder Farbe",
		locomotives:     "Lokomotiven jedes Spielers",
		factories:       "Fabriken jedes Spielers",
		contracts:       "Aufträge",
		contractsWorth:  "Aufträge zu {points} {points|Punkt|Punkten}",
		contractsPaying: "Aufträge, die {money} $ zahlen",
		contractsOf:     "Aufträge über {n} {n|Ware|Waren}",
		contractsBonus:  "Aufträge mit Bonus: {bonus}",
		contractsPlain:  "Aufträge ohne Bonus",
		citiesOf:        "Städte, {colour} (Waren)",
		goodsOfCities:   "Waren auf allen Städten",
		spacesOf:        "Felder des Warenvorrats",
		sparseMap:       "weniger Waren zu dritt",
		yes:             "ja",
		no:              "nein",
		goodsOf:         "Waren",
		newCities:       "neue Städte",
		growthMarkers:   "Wachstumsmarker",
		facesOf:         "Bilder",
		tilesOf:         "Plättchen",
		blankBacks:      "Plättchen mit leerer Rückseite",
		sidesWith:       "Seiten mit {face}",
		ofOtherGame:     "Diese Datei gehört zu {other}, nicht zu {game}: bitte mit -game {other} prüfen.",
	},
	phrases.Dutch: {
		nothingWrong:    "De tekst heeft geen fouten. Vergelijk met het drukwerk:",
		faultsFound:     "{n} {n|fout|fouten}:",
		nameOf:          "naam",
		hexesOf:         "vakken",
		inRows:          "{n} in {rows} {rows|rij|rijen} van {columns}",
		plain:           "vlakte",
		hill:            "heuvels",
		mountain:        "bergen",
		water:           "water",
		rivers:          "rivieren",
		towns:           "dorpen",
		cities:          "steden",
		closedEdges:     "gesloten zijden",
		hexesCounted:    "{n} {n|vak|vakken}",
		cityAt:          "stad {hex}",
		townAt:          "dorp {hex}",
		regionOf:        "regio {n}",
		tilesKept:       "tegels die men houdt",
		tilesSpent:      "tegels die men afgeeft",
		tilesWorth:      "tegels van {points}",
		ordersOf:        "orders van {n} {n|goed|goederen}",
		ordersPoints:    "punten van alle orders",
		goodsAsked:      "gevraagde goederen in totaal",
		cityTiles:       "stadstegels",
		trackTiles:      "spoortegels",
		goodsOfEach:     "goederen van elke kleur",
		locomotives:     "locomotieven van elke speler",
		factories:       "fabrieken van elke speler",
		contracts:       "contracten",
		contractsWorth:  "contracten van {points} {points|punt|punten}",
		contractsPaying: "contracten die ${money} betalen",
		contractsOf:     "contracten van {n} {n|goed|goederen}",
		contractsBonus:  "contracten met bonus: {bonus}",
		contractsPlain:  "contracten zonder bonus",
		citiesOf:        "steden, {colour} (goederen)",
		goodsOfCities:   "goederen op alle steden",
		spacesOf:        "vakken van de voorraad",
		sparseMap:       "minder goederen met drie spelers",
		yes:             "ja",
		no:              "nee",
		goodsOf:         "goederen",
		newCities:       "nieuwe steden",
		growthMarkers:   "groeimarkeringen",
		facesOf:         "zijden",
		tilesOf:         "tegels",
		blankBacks:      "tegels met lege achterkant",
		sidesWith:       "kanten met {face}",
		ofOtherGame:     "Dit bestand is van {other}, niet van {game}: controleer het met -game {other}.",
	},
}

// A voice says the sentences in one language.
type voice struct{ phrases.Voice }

func (v voice) say(key sentence, things ...any) string {
	return v.Tell(sentences.Of(v.Language())[key], phrases.Args(things...), nil)
}
