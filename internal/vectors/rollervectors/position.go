package rollervectors

import (
	"fmt"

	"github.com/railhex/railhex/internal/plainrules"
	"github.com/railhex/railhex/internal/plainsetup"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants/family/conformance"
)

// A position is one that a game comes to.
type position struct {
	conformance.Place
	*steamrollers.State
	setup steamrollers.Setup
	seat  steamrollers.Seat // who is asked
	next  steamrollers.Move // zero at the end of the game

	legal []steamrollers.Move
	plain *plainrules.Game
}

// look is what is seen in a position. The plain rules play the game beside the
// library.
func look(before *position, here conformance.Position[steamrollers.State, steamrollers.Move]) (*position, error) {
	p := &position{
		Place: here.Place, State: &here.State, setup: here.State.Setup(), seat: here.State.Turn(), next: here.Next, legal: here.Legal,
	}
	if before == nil || before.Game != p.Game {
		plain, err := plainrules.New(plainsetup.Of(p.setup))
		p.plain = plain
		return p, err
	}
	p.plain = before.plain
	if refused := p.plain.Apply(before.next.String()); refused != nil {
		return nil, fmt.Errorf("by the plain rules %v breaks %s", before.next, refused.Rule)
	}
	return p, nil
}

// broken is all rules that a move breaks, as the plain rules find them.
func broken(p *position, m steamrollers.Move) []string {
	refusal := p.plain.Clone().Apply(m.String())
	if refusal == nil {
		return nil
	}
	return refusal.Broken
}

// in reports whether the game stands in a phase.
func (p *position) in(phase steamrollers.Phase) bool { return p.Phase() == phase }
