package main

import (
	"encoding/json"
	"strings"

	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants/family/conformance"
	"github.com/railhex/railhex/variants/steam"
	"github.com/railhex/railhex/variants/steampower"
)

// The vectors of any game, positions and reports as they are written.
type (
	set      = conformance.Set[json.RawMessage, string, json.RawMessage]
	line     = conformance.Game[json.RawMessage, string, json.RawMessage]
	positive = conformance.Positive[json.RawMessage, string]
	negative = conformance.Negative[json.RawMessage]
	perfts   = conformance.Perft[json.RawMessage]
)

// A game is one that programs are examined in.
type game struct {
	name   string
	folder string // of its vectors, below the library's root
	library
}

var games = []game{
	{"steamrollers", "steamrollers/testdata/conformance", of[*steamrollers.State](steamrollers.ParseMove)},
	{"steampower", "variants/steampower/testdata/conformance", of[*steampower.State](steampower.ParseMove)},
	{"steam", "variants/steam/testdata/conformance", of[*steam.State](steam.ParseMove)},
}

func gameNames() string {
	var names []string
	for _, g := range games {
		names = append(names, g.name)
	}
	return strings.Join(names, ", ")
}

// gameNamed is the game of a name.
func gameNamed(name string) (g game, ok bool) {
	for _, g := range games {
		if g.name == name {
			return g, true
		}
	}
	return game{}, false
}

// gameOf is the game that vectors are of: the one that can read the start of the
// first game in them.
func gameOf(vectors set) (g game, ok bool) {
	for _, g := range games {
		if len(vectors.Games) > 0 && g.read(vectors.Games[0].Start) == nil {
			return g, true
		}
	}
	return game{}, false
}
