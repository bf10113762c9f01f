package main

import (
	"embed"

	"github.com/railhex/railhex/variants/family/phrases"
)

// A sentence is one that the command says, or what a fact is called.
type sentence string

const (
	nothingWrong    sentence = "nothing-wrong"
	faultsFound     sentence = "faults-found"
	nameOf          sentence = "name-of"
	hexesOf         sentence = "hexes-of"
	inRows          sentence = "in-rows"
	plain           sentence = "plain"
	hill            sentence = "hill"
	mountain        sentence = "mountain"
	water           sentence = "water"
	rivers          sentence = "rivers"
	towns           sentence = "towns"
	cities          sentence = "cities"
	closedEdges     sentence = "closed-edges"
	hexesCounted    sentence = "hexes-counted"
	cityAt          sentence = "city-at"
	townAt          sentence = "town-at"
	regionOf        sentence = "region-of"
	tilesKept       sentence = "tiles-kept"
	tilesSpent      sentence = "tiles-spent"
	tilesWorth      sentence = "tiles-worth"
	ordersOf        sentence = "orders-of"
	ordersPoints    sentence = "orders-points"
	goodsAsked      sentence = "goods-asked"
	cityTiles       sentence = "city-tiles"
	trackTiles      sentence = "track-tiles"
	goodsOfEach     sentence = "goods-of-each"
	locomotives     sentence = "locomotives"
	factories       sentence = "factories"
	contracts       sentence = "contracts"
	contractsWorth  sentence = "contracts-worth"
	contractsPaying sentence = "contracts-paying"
	contractsOf     sentence = "contracts-of"
	contractsBonus  sentence = "contracts-bonus"
	contractsPlain  sentence = "contracts-plain"
	citiesOf        sentence = "cities-of"
	goodsOfCities   sentence = "goods-of-cities"
	spacesOf        sentence = "spaces-of"
	sparseMap       sentence = "sparse-map"
	yes             sentence = "yes"
	no              sentence = "no"
	goodsOf         sentence = "goods-of"
	newCities       sentence = "new-cities"
	growthMarkers   sentence = "growth-markers"
	facesOf         sentence = "faces-of"
	tilesOf         sentence = "tiles-of"
	blankBacks      sentence = "blank-backs"
	sidesWith       sentence = "sides-with"
	ofOtherGame     sentence = "of-other-game"
)

//go:embed en.txt fr.txt de.txt nl.txt
var files embed.FS

var texts = phrases.Source[phrases.Text]{Files: &files, Make: phrases.Itself}

// A voice says the sentences in one language.
type voice struct{ phrases.Voice }

func (v voice) say(key sentence, things ...any) string {
	return v.Tell(texts.Of(v.Language()).Of(string(key)), phrases.Args(things...), nil)
}
