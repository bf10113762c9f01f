package powervectors

import (
	_ "embed" // malformed.txt

	"github.com/railhex/railhex/variants/family/conformance"
	"github.com/railhex/railhex/variants/steampower"
)

//go:embed malformed.txt
var malformed string

// Source is what Steam Power tells of itself.
var Source = conformance.Source[steampower.State, steampower.Move, steampower.Report, *position]{
	New:       func(s steampower.State) (steampower.State, error) { return steampower.New(s.Setup()) },
	Look:      look,
	Features:  features,
	Breaches:  ways,
	Broken:    func(p *position, m steampower.Move) []string { return conformance.Identifiers(p.broken(m)...) },
	Malformed: conformance.ParseMalformed(malformed),
	CountFrom: countFrom,

	EachFeature: 2,
	EachBreach:  2,
	Limits:      conformance.Limits{Moves: 4, Positions: 300, Sequences: 20000},
}
