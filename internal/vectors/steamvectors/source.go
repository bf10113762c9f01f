package steamvectors

import (
	_ "embed" // malformed.txt

	"github.com/railhex/railhex/variants/family/conformance"
	"github.com/railhex/railhex/variants/steam"
)

//go:embed malformed.txt
var malformed string

// Source is what Steam tells of itself.
var Source = conformance.Source[steam.State, steam.Move, steam.Report, *position]{
	New:      func(s steam.State) (steam.State, error) { return steam.New(s.Setup()) },
	Report:   (*steam.State).Report,
	Look:     look,
	Features: features,
	Broken:   func(p *position, m steam.Move) []string { return conformance.Identifiers(p.broken(m)...) },
	Parse:    steam.ParseMove,
	Near:     near,
	Tries: []string{ // what the moves of the games, with a word changed, do not break
		"bid 0",
		"action order pass",
		"action move pass",
		"bid 99",
		"capital 39",
		"build a40 E-W",
		"upgrade a40 E-W",
		"redirect a40 E-W",
		"urbanise a40 red 1",
		"grow a40 1",
		"move R a40 E",
	},
	Malformed: conformance.ParseMalformed(malformed),
	CountFrom: countFrom,

	EachFeature: 1,
	EachFault:   1,
	Limits:      conformance.Limits{Moves: 4, Positions: 100, Sequences: 20000},
}
