package steam

import (
	"iter"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/family"
)

// A Phase says what the next move must be. The zero Phase is that of the zero
// State.
type Phase uint8

// The phases: those of the setup, those of a turn in their order, and the end.
const (
	PhaseGoods   Phase = iota + 1 // chance: the goods of a city or a space of the supply
	PhaseDeal                     // chance: the action tile of a seat
	PhaseBid                      // an auction of the turn order
	PhaseCapital                  // loans, in the standard game
	PhaseAction                   // a player takes an action tile
	PhaseBuild                    // a player builds
	PhaseMove                     // a player improves their locomotive, moves a good or passes
	PhasePoints                   // a player takes points of a delivery
	PhaseOver                     // the game is over

	phaseEnd
)

// phaseTable holds for each phase its word, and the rule for a move of a kind that the
// phase does not ask for. That is the rule that says what comes next.
var phaseTable = [phaseEnd]struct {
	word string
	rule Rule
}{
	{word: "no phase"},
	PhaseGoods:   {"goods", setupCityGoods},
	PhaseDeal:    {"deal", orderDeal},
	PhaseBid:     {"bid", orderBid},
	PhaseCapital: {"capital", standardCapital},
	PhaseAction:  {"action", actionTakeOne},
	PhaseBuild:   {"build", buildAsLongAsLiked},
	PhaseMove:    {"move", moveCycles},
	PhasePoints:  {"points", pointsChosen},
	PhaseOver:    {"over", endLastTurn},
}

// Phases walks all phases.
func Phases() iter.Seq[Phase] { return family.Values(1, phaseEnd-1) }

// String returns the phase's word in reports.
func (p Phase) String() string {
	if p >= phaseEnd {
		p = 0
	}
	return phaseTable[p].word
}

// chance reports whether the next move is the bag's or the deal's.
func (p Phase) chance() bool { return p == PhaseGoods || p == PhaseDeal }

// comesNext is the rule that a move cites whose kind the phase does not ask for.
func (s *State) comesNext() Rule {
	switch {
	case s.phase == PhaseBid && s.game.standard():
		return standardBid
	case s.phase == PhaseOver && int(s.round) < s.game.turns:
		return endOnePlayer
	}
	return phaseTable[s.phase].rule
}

// An outlook is the surroundings of all hexes at once, for a list of moves. Instead of
// looking beyond each edge, it marks each city and each open end in the hexes beside it.
type outlook struct {
	at     hexSet // the hexes where new track would meet something, and the towns of links of the seat
	told   hexSet // those of them that were told of more than printed cities
	around [MaxHexes]surroundings
	open   [MaxHexes]edgeSet // where links end openly
}

// add adds what new track of a seat would meet to what the printed cities make of
// the map.
func (look *outlook) add(s *State, seat Seat) {
	for _, stop := range s.game.towns {
		switch hex := s.game.stopHex[stop]; {
		case s.hexes[hex].isCity():
			look.addCity(s.game, hex)
		case s.hexes[hex].isOf(seat):
			look.at.add(hex)
		}
	}
	for hex := range s.ends.all {
		look.open[hex] = s.openEdges(hex)
		for open := look.open[hex]; open != 0; open &= open - 1 {
			d := open.first()
			if beyond, back := s.game.cross(hex, d); beyond != noHex {
				stop := s.follow(hex, d).hex
				look.tell(beyond, back, s.meetsLink(s.hexes[hex].claim(d), stop, seat), stop)
			}
		}
	}
	for i, told := range look.told {
		look.at[i] |= told
	}
}

// addCity adds a city to what lies on the edges of the hexes beside it.
func (look *outlook) addCity(g *game, city uint8) {
	for d := range g.open[city].all {
		beyond, back := g.cross(city, d)
		look.tell(beyond, back, meetsCity, city)
	}
}

// tell tells a hex what lies beyond one of its edges.
func (look *outlook) tell(hex uint8, d hexmap.Direction, met meeting, stop uint8) {
	look.told.add(hex)
	look.around[hex].add(d, met, stop)
}

// keep takes away what is met on edges of a hex on which its track ends already, and
// notes which of its open edges are free.
func (around *surroundings) keep(open, held edgeSet) {
	around.joins &^= held
	around.others &^= held
	around.barred &^= held
	around.free = open &^ held &^ around.met()
}
