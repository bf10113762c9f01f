package described

import (
	"errors"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/family/drawing"
	"github.com/railhex/railhex/variants/steam"
	"github.com/railhex/railhex/variants/steam/words"
)

// verdicts returns what a referee tells of lines that are refused.
func verdicts() *describe.Verdicts[steam.State, steam.Move] {
	return &describe.Verdicts[steam.State, steam.Move]{
		NotAsked: []family.Reason{steam.ReasonNotAsked, steam.ReasonNotAskedOf, steam.ReasonNotThisSeat},
		Ruled: func(s *steam.State, why error) bool {
			if describe.RuledBy(why, steam.ReasonStopTwice) { // a city twice the rulebook forbids itself
				return namesTown(s, why)
			}
			return why == steam.MustParseRule("END-2") ||
				describe.RuledBy(why, steam.ReasonTileNoCity, steam.ReasonTileNoSet, steam.ReasonTileNoMarker, steam.ReasonRedirectKeeps)
		},
		TurnEnded: turnEnded,
	}
}

// namesTown reports whether the refusal of a move names a town.
func namesTown(s *steam.State, why error) bool {
	refused, _ := errors.AsType[*family.MoveError](why)
	for _, a := range refused.Reason.Args {
		hex, _ := a.Value.(hexmap.Cell)
		if i, ok := s.Map().Index(hex); ok && s.Map().IsTown(i) {
			return true
		}
	}
	return false
}

func turnEnded(from *steam.State, m steam.Move, now *steam.State) describe.TurnEnd {
	switch phase := from.Phase(); {
	case now.Turn() == from.Turn() && now.Phase() == phase:
	case m.Kind() == steam.KindDone:
		return describe.TurnEnd{How: describe.EndedByPlayer, Rule: steam.MustParseRule("BUILD-1")}
	case phase == steam.PhaseAction:
		return describe.TurnEnd{How: describe.EndedInPhase, Rule: steam.MustParseRule("ACTION-8")}
	case phase == steam.PhaseMove && now.Phase() != steam.PhasePoints, phase == steam.PhasePoints:
		return describe.TurnEnd{How: describe.EndedInPhase, Rule: steam.MustParseRule("MOVE-1")}
	}
	return describe.TurnEnd{}
}

// table is the incomes of all who play, and their points by where they come from.
func table(s *steam.State, in describe.Manner) [][]string {
	speaker := words.With(in.Voice())
	headings := speaker.Sources()
	table := [][]string{append([]string{"", speaker.Pictures()["income"]}, headings[:]...)}
	for seat := steam.Seat(1); int(seat) <= s.Seats(); seat++ {
		row := []string{speaker.Player(seat), drawing.Minus(s.Income(seat))}
		for _, entry := range s.AppendLedger(nil, seat) {
			row = append(row, drawing.Minus(entry.Points))
		}
		table = append(table, append(row, drawing.Minus(s.Total(seat))))
	}
	return table
}
