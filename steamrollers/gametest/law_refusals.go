package gametest

import (
	"errors"

	"github.com/railhex/railhex/variants/family"

	"github.com/railhex/railhex/steamrollers"
)

// refusalsBroken asks whether a move that is refused is refused for the same rule by
// every method.
func refusalsBroken(p position) error {
	var wrong family.Faults
	for _, m := range p.trials {
		err := p.Check(m)
		if err == nil {
			continue // whether it is listed is a law of any game
		}
		rule, ok := err.(steamrollers.Rule)
		if !ok {
			wrong.Add("Check refuses %s by %v instead of a rule", m, err)
			continue
		}
		var refused *family.MoveError
		if _, err := p.Apply(m); !errors.As(err, &refused) || refused.Rule != rule || refused.Move != m {
			wrong.Add("Check refuses %s by %w, and Apply says %v", m, rule, err)
		}
		if err := p.Explain(m); !errors.Is(err, rule) {
			wrong.Add("Check refuses %s by %w, and Explain says %v", m, rule, err)
		}
		if events, err := p.AppendEvents(nil, m); len(events) > 0 || !errors.Is(err, rule) {
			wrong.Add("Check refuses %s by %w, and AppendEvents gives %d events and says %v", m, rule, len(events), err)
		}
	}
	for _, m := range p.some(movesTried) {
		if err := p.Explain(m); err != nil {
			wrong.Add("%s is listed, and Explain says %w", m, err)
		}
	}
	return wrong.Err()
}

// tooMany reports whether a phase has too many outcomes to list.
func tooMany(phase steamrollers.Phase) bool {
	return phase == steamrollers.PhaseGoods || phase == steamrollers.PhaseInfluence
}
