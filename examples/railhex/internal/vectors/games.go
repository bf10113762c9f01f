package vectors

import (
	"encoding/json"

	"github.com/railhex/railhex/variants/family/conformance"
	"github.com/railhex/railhex/variants/family/describe"
)

// The vectors of any game, positions and reports as they are written.
type (
	set      = conformance.Set[json.RawMessage, string, json.RawMessage]
	line     = conformance.Game[json.RawMessage, string, json.RawMessage]
	positive = conformance.Positive[json.RawMessage, string]
	negative = conformance.Negative[json.RawMessage]
	perfts   = conformance.Perft[json.RawMessage]
)

// gameOf is the game that vectors are of: the one that can read the start of the
// first game in them.
func gameOf(games describe.Games, vectors set) (of library, ok bool) {
	for _, g := range games {
		if len(vectors.Games) > 0 {
			if _, err := g.FromJSON(vectors.Games[0].Start); err == nil {
				return library{g}, true
			}
		}
	}
	return library{}, false
}
