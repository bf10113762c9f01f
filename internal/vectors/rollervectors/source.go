package rollervectors

import (
	_ "embed" // malformed.txt
	"fmt"

	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants/family/conformance"
)

//go:embed malformed.txt
var malformed string

// Source is what SteamRollers tells of itself.
var Source = conformance.Source[steamrollers.State, steamrollers.Move, steamrollers.Report, *position]{
	New:      func(s steamrollers.State) (steamrollers.State, error) { return steamrollers.New(s.Setup()) },
	Report:   (*steamrollers.State).Report,
	Look:     look,
	Features: features,
	Broken:   broken,
	Parse:    steamrollers.ParseMove,
	Near:     near,
	Tries: []string{ // what the moves of the games, with a word changed, do not break
		"build a40 E-W",
		"power rail a40 E-W",
		"goods YYYY YYYY YYYR RGBE RGBE RGBE",
		"goods YYYYY YYYYY YRRRR GGGGG BBBBB EEEEE",
		"goods RGBK YGBE RGBE RGBE RGBE YRBE",
		"draw E",
		"draw K",
	},
	Malformed: conformance.ParseMalformed(malformed),
	CountFrom: countFrom,

	EachFeature: 2,
	EachFault:   2,
	Limits:      conformance.Limits{Moves: 5, Positions: 1000, Sequences: 20000},
}

// countFrom is the phase of a position with each module of its game, and without
// regard to them.
func countFrom(p *position) (all []string) {
	for _, word := range append(modulesOf(p.setup), "plain") {
		all = append(all, fmt.Sprintf("%s with %s", p.Phase(), word))
	}
	return all
}
