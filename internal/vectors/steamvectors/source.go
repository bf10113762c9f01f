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
	New:       func(s steam.State) (steam.State, error) { return steam.New(s.Setup()) },
	Look:      look,
	Features:  features,
	Breaches:  ways,
	Broken:    func(p *position, m steam.Move) []string { return conformance.Identifiers(p.broken(m)...) },
	Malformed: conformance.ParseMalformed(malformed),
	CountFrom: countFrom,

	EachFeature: 1,
	EachBreach:  2,
	Limits:      conformance.Limits{Moves: 4, Positions: 100, Sequences: 20000},
}
