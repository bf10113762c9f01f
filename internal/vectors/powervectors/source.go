package powervectors

import (
	_ "embed" // malformed.txt

	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/conformance"
	"github.com/railhex/railhex/variants/steampower"
)

//go:embed malformed.txt
var malformed string

// Source is what Steam Power tells of itself.
var Source = conformance.Source[steampower.State, steampower.Move, steampower.Report, *position]{
	New:      func(s steampower.State) (steampower.State, error) { return steampower.New(s.Setup()) },
	Report:   func(s *steampower.State) steampower.Report { return s.Report(family.Everyone) },
	Look:     look,
	Features: features,
	Broken:   func(p *position, m steampower.Move) []string { return conformance.Identifiers(p.broken(m)...) },
	Parse:    steampower.ParseMove,
	Near:     near,
	Tries: []string{ // what the moves of the games, with a word changed, do not break
		"city a40 W",
		"build a40 E-W",
		"replace a40 E-W",
		"remove a40",
		"factory a40 5",
		"ship K a40",
		"factory c3 7",
	},
	Malformed: conformance.ParseMalformed(malformed),
	CountFrom: countFrom,

	EachFeature: 2,
	EachFault:   2,
	Limits:      conformance.Limits{Moves: 4, Positions: 300, Sequences: 20000},
}
