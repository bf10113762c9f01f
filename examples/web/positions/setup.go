package positions

import (
	"errors"
	"fmt"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants"
)

// A Setup is what is played, in the words of a record's header.
type Setup struct {
	Players int      `json:"players"`
	Board   string   `json:"board,omitempty"`   // one that ships; "" is standard
	Modules []string `json:"modules,omitempty"` // coal, order, power, yucata
	Wall    string   `json:"wall,omitempty"`    // medium, hard or ""
	Olive   string   `json:"olive,omitempty"`   // her level, with one player
}

// Begin is the first position, or all that is wrong with the setup.
func (p Setup) Begin() (steamrollers.State, error) {
	setup := steamrollers.Setup{Players: p.Players}
	var faults []error
	if p.Board != "" {
		board, ok := hexmap.Shipped(p.Board)
		if !ok {
			faults = append(faults, fmt.Errorf("there is no board %q", p.Board))
		}
		setup.Board = board
	}
	for _, word := range p.Modules {
		module, err := variants.ParseModule(word)
		if err != nil {
			faults = append(faults, err)
		}
		setup.Modules |= module
	}
	if p.Wall != "" {
		wall, err := hexmap.ParseDifficulty(p.Wall)
		if err != nil {
			faults = append(faults, err)
		}
		setup.Wall = wall
	}
	if p.Olive != "" {
		level, err := solo.ParseLevel(p.Olive)
		if err != nil {
			faults = append(faults, err)
		}
		setup.Olive = level
	}
	if len(faults) > 0 {
		return steamrollers.State{}, errors.Join(faults...)
	}
	return steamrollers.New(setup)
}
