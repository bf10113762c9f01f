package described

import (
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/scoring"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/steamrollers/words"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/family/drawing"
)

// verdicts returns what a referee tells of lines that are refused.
func verdicts() *describe.Verdicts[steamrollers.State, steamrollers.Move] {
	return &describe.Verdicts[steamrollers.State, steamrollers.Move]{
		NotAsked: []family.Reason{steamrollers.ReasonNotAsked, steamrollers.ReasonNotAskedOf, steamrollers.ReasonSeatNotAsked},
		Ruled: func(_ *steamrollers.State, why error) bool {
			return why == steamrollers.MustParseRule("END-2") || describe.RuledBy(why,
				steamrollers.ReasonPass, steamrollers.ReasonOwnSideways, steamrollers.ReasonDieShows, steamrollers.ReasonUnlimitedNeedless,
				steamrollers.ReasonFaceNotUsed, steamrollers.ReasonTwoAfterAction, steamrollers.ReasonTwoOnce, steamrollers.ReasonTwoHeldLate,
				steamrollers.ReasonTwoFewDice)
		},
		TurnEnded: turnEnded,
		GoesOn: func(m steamrollers.Move) bool {
			return m.Kind() == steamrollers.KindFulfil || m.Kind() == steamrollers.KindUseTwo
		},
		Way: func(s *steamrollers.State, m steamrollers.Move) []hexmap.Cell {
			if m.Kind() == steamrollers.KindDeliver {
				for route := range s.Routes(m) {
					return route.Hexes
				}
			}
			return nil
		},
	}
}

func turnEnded(from *steamrollers.State, m steamrollers.Move, now *steamrollers.State) describe.TurnEnd {
	ended := now.Turn() != from.Turn() || now.Phase() == steamrollers.PhaseOlive
	rolled := now.Round() != from.Round() && now.Phase() != steamrollers.PhaseRoll
	switch {
	case !ended || rolled || from.Phase() != steamrollers.PhaseAct && from.Phase() != steamrollers.PhaseEnd:
		return describe.TurnEnd{}
	case m.Kind() == steamrollers.KindEnd:
		return describe.TurnEnd{How: describe.EndedByPlayer, Rule: steamrollers.MustParseRule("ROUND-2")}
	}
	return describe.TurnEnd{How: describe.EndedByItself, Rule: steamrollers.MustParseRule("ROUND-2")}
}

// table is the points of all who play by where they come from, as far as that is
// played.
func table(s *steamrollers.State, in describe.Manner) [][]string {
	setup, speaker := s.Setup(), words.With(in.Voice())
	headings := speaker.Pictures()
	columns := []string{"delivery", "powers", "network", "engine", "tiles", "orders", "total"}
	plays := func(column string) bool {
		switch column {
		case "powers":
			return setup.Modules.Has(variants.PowerModule)
		case "orders":
			return setup.Modules.Has(variants.OrderModule)
		}
		return true
	}
	table := [][]string{{""}}
	row := func(name string, p scoring.Points) {
		points := [...]int{p.Delivery, p.Power, p.Network, p.Engine, p.Tiles, p.Orders, p.Total()}
		cells := []string{name}
		for i, column := range columns {
			if plays(column) {
				cells = append(cells, drawing.Minus(points[i]))
			}
		}
		table = append(table, cells)
	}
	for _, column := range columns {
		if plays(column) {
			table[0] = append(table[0], headings[column])
		}
	}
	for seat := steamrollers.Seat(1); int(seat) <= s.Seats(); seat++ {
		row(speaker.Player(seat), s.Points(seat))
	}
	if setup.Olive.IsValid() {
		p := s.OlivePoints()
		row(speaker.Player(steamrollers.Nobody), scoring.Points{Delivery: p.Delivery, Network: p.Network, Engine: p.Engine, Tiles: p.Tiles})
	}
	return table
}
