package gametest

import (
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants/family"
)

// moveTextBroken asks whether moves come back from the notation, and from
// JSON, as they were.
func moveTextBroken(p position) error {
	return family.MoveTextBroken(append(p.some(movesTried), family.NoZero(p.trials)...), steamrollers.ParseMove)
}

// positionTextBroken asks whether the position, written as JSON and on one
// line, reads back as the same, and is one that the decoders let in.
func positionTextBroken(p position) error {
	return family.PositionTextBroken[*steamrollers.State](p.rules, *p.state, func(line string) (steamrollers.State, error) {
		return steamrollers.ParseState(line, p.Setup())
	})
}
