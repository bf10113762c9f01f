package described

import (
	"strconv"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/steampower"
	"github.com/railhex/railhex/variants/steampower/words"
)

// verdicts returns what a referee tells of lines that are refused.
func verdicts() *describe.Verdicts[steampower.State, steampower.Move] {
	return &describe.Verdicts[steampower.State, steampower.Move]{
		NotAsked: []family.Reason{steampower.ReasonNotAsked, steampower.ReasonNotAskedOf, steampower.ReasonNotThisSeat},
		Ruled: func(_ *steampower.State, why error) bool {
			return why == steampower.MustParseRule("END-2") || describe.RuledBy(why,
				steampower.ReasonBackToCity, steampower.ReasonNoLocomotive, steampower.ReasonNoSimpleTile, steampower.ReasonNoGoodsLeft,
				steampower.ReasonGoodsOfBonus, steampower.ReasonNoNetwork, steampower.ReasonContractTooDear, steampower.ReasonRouteTooDear,
				steampower.ReasonOtherGood, steampower.ReasonNeedsNoLink, steampower.ReasonPaysTooMuch, steampower.ReasonCanBeHad,
				steampower.ReasonOwnHandFullest)
		},
		TurnEnded: func(from *steampower.State, m steampower.Move, now *steampower.State) describe.TurnEnd {
			switch {
			case now.Turn() != from.Turn() && !now.Chance():
				return describe.TurnEnd{How: describe.EndedWithActions, Rule: steampower.MustParseRule("TURN-2")}
			case from.Phase() == steampower.PhaseBuild && now.Phase() == steampower.PhaseAct && m.Kind() != steampower.KindDone:
				return describe.TurnEnd{How: describe.EndedWithSteps, Rule: steampower.MustParseRule("TRACK-1")}
			}
			return describe.TurnEnd{}
		},
		Way: func(s *steampower.State, m steampower.Move) []hexmap.Cell {
			if m.Kind() != steampower.KindShip {
				return nil
			}
			for route := range s.Routes(m) {
				way := []hexmap.Cell{m.Hex()}
				for _, step := range route {
					way = append(way, step.To)
				}
				if len(way) > 1 {
					return way
				}
			}
			return nil
		},
	}
}

// table is the points of all who play by where they come from.
func table(s *steampower.State, in describe.Manner) [][]string {
	speaker := words.With(in.Voice())
	headings := speaker.Sources()
	table := [][]string{append([]string{""}, headings[:]...)}
	for seat := steampower.Seat(1); int(seat) <= s.Seats(); seat++ {
		p := s.Points(seat)
		row := []string{speaker.Player(seat)}
		for _, n := range []int{p.Money, p.Contracts, p.Factories, p.Cities, p.Total()} {
			row = append(row, strconv.Itoa(n))
		}
		table = append(table, row)
	}
	return table
}
