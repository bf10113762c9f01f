package gametest

import (
	"encoding/json"
	"errors"

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

// positionTextBroken asks whether the position, written as JSON and on one
// line, reads back as the same, and is one that the decoders let in.
func positionTextBroken(p position) error {
	var wrong faults
	if err := p.Validate(); err != nil {
		wrong.add("an invariant is broken: %w", err)
	}
	text, err := p.MarshalJSON()
	var again steamrollers.State
	if err = errors.Join(err, again.UnmarshalJSON(text)); err != nil || again != *p.state {
		wrong.add("the position reads back from JSON as %s (%v)", again, err)
	}
	line, err := p.MarshalText()
	again, parseErr := steamrollers.ParseState(string(line), p.Setup())
	if err = errors.Join(err, parseErr); err != nil || again != *p.state {
		wrong.add("the position reads back from its line as %s (%v)", again, err)
	}
	if again.Hash() != p.Hash() {
		wrong.add("the position that was read back hashes to %x, and was %x", again.Hash(), p.Hash())
	}
	return wrong.err()
}
