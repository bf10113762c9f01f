package words

import (
	"slices"

	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/phrases"
	"github.com/railhex/railhex/variants/steampower"
)

// kindsInOrder is the order in which a person thinks of moves: the actions as
// TURN-3 names them, and last what ends something.
var kindsInOrder = []steampower.Kind{
	steampower.KindBuild, steampower.KindReplace, steampower.KindRemove, steampower.KindFactory,
	steampower.KindFulfil, steampower.KindShip, steampower.KindBuy, steampower.KindDraw, steampower.KindMoney,
	steampower.KindDone, steampower.KindDecline,
}

// Options returns legal moves of the player who is asked, whose order it changes: by action,
// and then by hex or by city. Moves name contracts of the hand of that player. Where nobody is
// asked it is empty.
func (p Speaker) Options(s *steampower.State, moves []steampower.Move) []phrases.Group[steampower.Move] {
	if s.Turn() == steampower.Nobody {
		return nil
	}
	slices.SortStableFunc(moves, func(m, o steampower.Move) int {
		return slices.Index(kindsInOrder, m.Kind()) - slices.Index(kindsInOrder, o.Kind())
	})
	var all phrases.Group[steampower.Move]
	for _, m := range moves {
		all.File(p.option(s, m), p.headings(m)...)
	}
	return all.Groups
}

// headings are the titles of the groups that a move stands in.
func (p Speaker) headings(m steampower.Move) []string {
	switch kind := p.Word(m.Kind()); m.Kind() {
	case steampower.KindBuild:
		return []string{kind, p.Say("group.hex", "hex", m.Hex())}
	case steampower.KindShip:
		return []string{kind, p.Say("group.city", "hex", m.Hex())}
	default:
		return []string{kind}
	}
}

// option says what a move is.
func (p Speaker) option(s *steampower.State, m steampower.Move) phrases.Option[steampower.Move] {
	key, goods, colour := "option."+m.Kind().String(), steampower.Goods(0), m.Colour()
	switch m.Kind() {
	case steampower.KindFactory:
		city, _ := s.CityAt(m.Hex())
		colour = city.Tile
	case steampower.KindFulfil:
		goods = s.Contract(m.Contract()).Goods
	case steampower.KindShip:
		if m.Payments() != 0 {
			key += " paying"
		}
	}
	text, short := p.Option(key, "hex", m.Hex(), "track", m.Track(), "number", m.Number(), "colour", colour,
		"contract", m.Contract(), "goods", goods, "payments", m.Payments())
	return phrases.Option[steampower.Move]{Move: m, Text: text, Short: short, Effects: p.effects(s, m)}
}

// effects is what a move would bring, read off the events of making it and off the
// position after it.
func (p Speaker) effects(s *steampower.State, m steampower.Move) (effects []string) {
	add := func(key string, things ...any) { effects = append(effects, p.Say(key, things...)) }
	events, err := s.AppendEvents(nil, m, family.Everyone)
	if err != nil {
		return nil
	}
	if m.Kind() == steampower.KindFulfil {
		add("effect.reward", "brings", reward(p.Teller, s.Contract(m.Contract())))
	}
	paid := map[family.Seat]int{} // for the good and for links
	for _, e := range events {
		if e.Kind == steampower.MoneyPaid {
			paid[e.To] += e.Money
		}
	}
	for _, e := range events {
		switch e.Kind {
		case steampower.TrackPlaced, steampower.GoodBought:
			add("effect.costs", "money", e.Money)
		case steampower.LinkBegun:
			add("effect.begins", "hex", e.Hex)
		case steampower.LinkGivenUp:
			add("effect.gives-up", "hex", e.Hex)
		case steampower.LinkCompleted:
			add("effect.completes", "from", e.Hex, "to", e.End)
		case steampower.MoneyPaid:
			if money := paid[e.To]; money > 0 {
				add("effect.pays", "player", e.To, "money", money)
				delete(paid, e.To)
			}
		case steampower.CityTurned:
			add("effect.turns", "hex", e.Hex)
		case steampower.ContractFulfilled:
			add("effect.reward", "brings", reward(p.Teller, s.Contract(e.Contract)))
			if s.Fulfilled(e.Seat).Len()+1 == s.Goal() {
				add("effect.last-round") // END-1
			}
		}
	}
	if m.Kind() == steampower.KindDraw {
		if next, err := s.Apply(m); err == nil && next.From() != steampower.Nobody {
			add("effect.from", "player", next.From()) // DRAW-3
		}
	}
	return effects
}

// Event tells one thing that a move has done; "" for the zero Event. A contract
// drawn whose number is 0, because the reader may not see it, is shown without
// its number.
func (p Speaker) Event(e steampower.Event) string {
	key := "event." + e.Kind.String()
	switch e.Kind {
	case steampower.ContractDrawn:
		if e.From != steampower.Nobody {
			key += " from hand"
		}
		if e.Contract == 0 {
			key += " unseen"
		}
	case steampower.TrackPlaced, steampower.ContractFulfilled:
		if e.Money != 0 {
			key += " for money"
		}
	case steampower.GameEnded:
		if e.Rule == steampower.MustParseRule("END-2") {
			key += " END-2"
		}
	}
	return p.Say(key, "player", e.Seat, "owner", e.From, "payee", e.To, "hex", e.Hex, "end", e.End, "track", e.Track,
		"colour", e.Colour, "contract", e.Contract, "number", e.Number, "money", e.Money)
}
