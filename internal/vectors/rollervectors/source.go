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
	New:       func(s steamrollers.State) (steamrollers.State, error) { return steamrollers.New(s.Setup()) },
	Look:      look,
	Features:  features,
	Breaches:  ways,
	Broken:    broken,
	Malformed: conformance.ParseMalformed(malformed),
	CountFrom: countFrom,

	EachFeature: 2,
	EachBreach:  3,
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
