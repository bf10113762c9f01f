package steam

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
	PhaseMove                     // a player improves her locomotive, moves a good or passes
	PhasePoints                   // a player takes points of a delivery
	PhaseOver                     // the game is over

	phaseEnd
)

// phaseKinds says for each phase its word, which kinds of moves it asks for, and
// the rule that a move of another kind cites: the one that says what comes next.
var phaseKinds = [phaseEnd]struct {
	word  string
	kinds kindSet
	rule  Rule
}{
	PhaseGoods:   {"goods", kinds(KindGoods), SetupCityGoods},
	PhaseDeal:    {"deal", kinds(KindDeal), OrderDeal},
	PhaseBid:     {"bid", kinds(KindBid, KindPass), OrderBid},
	PhaseCapital: {"capital", kinds(KindCapital), StandardCapital},
	PhaseAction:  {"action", kinds(KindAction), ActionTakeOne},
	PhaseBuild: {
		"build", kinds(KindBuild, KindUpgrade, KindRedirect, KindUrbanise, KindGrow, KindDone),
		BuildAsLongAsLiked,
	},
	PhaseMove:   {"move", kinds(KindLocomotive, KindMove, KindPass), MoveCycles},
	PhasePoints: {"points", kinds(KindIncome, KindPoints), PointsChosen},
	PhaseOver:   {"over", 0, EndLastTurn},
}

// String is the phase's word in reports.
func (p Phase) String() string {
	if p == 0 || p >= phaseEnd {
		return "no phase"
	}
	return phaseKinds[p].word
}

// Chance reports whether the next move is the bag's or the deal's.
func (p Phase) Chance() bool { return p == PhaseGoods || p == PhaseDeal }

// comesNext is the rule that a move cites whose kind the phase does not ask for.
func (s *State) comesNext() Rule {
	switch {
	case s.phase == PhaseBid && s.game.standard():
		return StandardBid
	case s.phase == PhaseOver && int(s.round) < s.game.turns:
		return EndOnePlayer
	}
	return phaseKinds[s.phase].rule
}
