package gametest

import (
	"encoding/json"

	"github.com/railhex/railhex/steamrollers"
)

// moveTextBroken asks whether moves come back from the notation, and from
// JSON, as they were.
func moveTextBroken(p position) error {
	var wrong faults
	moves := append(p.some(movesTried), p.trials...)
	for _, m := range moves {
		if again, err := steamrollers.ParseMove(m.String()); err != nil || again != m {
			wrong.add("%s reads back as %s (%v)", m, again, err)
		}
	}
	text, err := json.Marshal(moves)
	if err != nil {
		wrong.add("moves cannot be written as JSON: %w", err)
		return wrong.err()
	}
	var again []steamrollers.Move
	if err := json.Unmarshal(text, &again); err != nil {
		wrong.add("the JSON of moves cannot be read: %w", err)
	}
	for i := range again {
		if again[i] != moves[i] {
			wrong.add("%s reads back from JSON as %s", moves[i], again[i])
		}
	}
	return wrong.err()
}
