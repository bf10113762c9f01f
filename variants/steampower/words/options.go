package words

import (
	"slices"

	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/phrases"
	"github.com/railhex/railhex/variants/steampower"
)

// Options returns everything that the player who is asked can do, if that is the viewer: by
// action, and then by hex or by city. Each legal move is in it once. It names contracts of the
// viewer's hand. For another viewer, and where nobody is asked, it is empty.
func (p Speaker) Options(s *steampower.State, viewer steampower.Seat) []phrases.Group[steampower.Move] {
	if viewer == steampower.Nobody || viewer != s.Turn() {
		return nil
	}
	return p.OptionsOf(s, s.AppendMoves(nil))
}

// OptionsOf is Options of some of the legal moves, whose order it changes.
func (p Speaker) OptionsOf(s *steampower.State, moves []steampower.Move) []phrases.Group[steampower.Move] {
	slices.SortStableFunc(moves, func(m, o steampower.Move) int {
		return slices.Index(kindsInOrder, m.Kind()) - slices.Index(kindsInOrder, o.Kind())
	})
	var all phrases.Group[steampower.Move]
	for _, m := range moves {
		o := p.option(s, m)
		o.Move, o.Effects = m, p.effects(s, m)
		all.File(o, p.headings(m)...)
	}
	return all.Groups
}

// effects is what a move would bring, read off the events of making it and off the
// position after it.
func (p Speaker) effects(s *steampower.State, m steampower.Move) (effects []string) {
	add := func(effect string) { effects = append(effects, effect) }
	events, err := s.AppendEvents(nil, m, family.Everyone)
	if err != nil {
		return nil
	}
	if m.Kind() == steampower.KindFulfil {
		add(p.say("effect.reward", "brings", p.reward(s.Contract(m.Contract()))))
	}
	paid := map[family.Seat]int{} // for the good and for links
	for _, e := range events {
		if e.Kind == steampower.MoneyPaid {
			paid[e.To] += e.Money
		}
	}
	for _, e := range events {
		switch e.Kind {
		case steampower.TrackPlaced:
			add(p.say("effect.costs", "money", e.Money))
		case steampower.LinkBegun:
			add(p.say("effect.begins", "hex", e.Hex))
		case steampower.LinkGivenUp:
			add(p.say("effect.gives-up", "hex", e.Hex))
		case steampower.LinkCompleted:
			add(p.say("effect.completes", "from", e.Hex, "to", e.End))
		case steampower.GoodBought:
			add(p.say("effect.costs", "money", e.Money))
		case steampower.MoneyPaid:
			if money := paid[e.To]; money > 0 {
				add(p.say("effect.pays", "player", e.To, "money", money))
				delete(paid, e.To)
			}
		case steampower.CityTurned:
			add(p.say("effect.turns", "hex", e.Hex))
		case steampower.ContractFulfilled:
			add(p.say("effect.reward", "brings", p.reward(s.Contract(e.Contract))))
			if s.Fulfilled(e.Seat).Len()+1 == s.Goal() {
				add(p.say("effect.last-round")) // END-1
			}
		}
	}
	if m.Kind() == steampower.KindDraw {
		if next, err := s.Apply(m); err == nil && next.From() != steampower.Nobody {
			add(p.say("effect.from", "player", next.From())) // DRAW-3
		}
	}
	return effects
}
