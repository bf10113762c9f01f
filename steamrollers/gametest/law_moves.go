package gametest

import (
	"errors"

	"github.com/railhex/railhex/steamrollers"
)

// listBroken asks whether each move listed is legal by every method, and
// stands in the list once.
func listBroken(p position) error {
	var wrong faults
	before := *p.state
	seen := make(map[steamrollers.Move]bool)
	for _, m := range p.AppendMoves(nil) {
		if seen[m] {
			wrong.add("%s is listed twice", m)
		}
		seen[m] = true
		if err := p.Check(m); err != nil {
			wrong.add("%s is listed, and Check says %w", m, err)
		}
		if err := p.Explain(m); err != nil {
			wrong.add("%s is listed, and Explain says %w", m, err)
		}
		after, err := p.Apply(m)
		if err != nil {
			wrong.add("%s is listed, and Apply says %w", m, err)
		} else if after == before {
			wrong.add("%s leads to the same position", m)
		}
		if *p.state != before {
			wrong.add("asking about %s has changed the position", m)
			break
		}
	}
	return wrong.err()
}

// refusalsBroken asks whether moves that are not listed are refused, for the
// same rule by every method, and lead nowhere.
func refusalsBroken(p position) error {
	var wrong faults
	before := *p.state
	listed := make(map[steamrollers.Move]bool)
	for _, m := range p.AppendMoves(nil) {
		listed[m] = true
	}
	for _, m := range p.trials {
		if listed[m] || isUnlisted(p.Phase(), m) {
			continue
		}
		rule := p.Check(m)
		if _, ok := rule.(steamrollers.Rule); !ok {
			wrong.add("%s is not listed, and Check says %v instead of a rule", m, rule)
			continue
		}
		after, err := p.Apply(m)
		var refused *steamrollers.MoveError
		if !errors.As(err, &refused) || refused.Rule != rule || refused.Move != m {
			wrong.add("Check refuses %s by %w, and Apply says %v", m, rule, err)
		}
		if after != before {
			wrong.add("%s is refused, and the position that comes with the refusal is another", m)
		}
		if err := p.Explain(m); !errors.Is(err, rule) {
			wrong.add("Check refuses %s by %w, and Explain says %v", m, rule, err)
		}
		if events, err := p.AppendEvents(nil, m); len(events) > 0 || !errors.Is(err, rule) {
			wrong.add("Check refuses %s by %w, and AppendEvents gives %d events and says %v", m, rule, len(events), err)
		}
		if *p.state != before {
			wrong.add("asking about %s has changed the position", m)
			break
		}
	}
	return wrong.err()
}

// isUnlisted reports whether a move may be legal without being listed: it is an
// outcome of which there are too many to list.
func isUnlisted(phase steamrollers.Phase, m steamrollers.Move) bool {
	return tooMany(phase) && m.Chance()
}

// tooMany reports whether a phase has too many outcomes to list.
func tooMany(phase steamrollers.Phase) bool {
	return phase == steamrollers.PhaseGoods || phase == steamrollers.PhaseInfluence
}
