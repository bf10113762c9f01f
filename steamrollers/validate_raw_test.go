package steamrollers

import (
	"slices"
	"testing"

	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family/gametest"
)

// spoilt is what no document can say, and a fault of this package could still do.
var spoilt = map[string]struct {
	setup Setup
	line  string // of the position, without the ID; "" for that in which the game begins
	spoil func(*State)
	want  []Rule // of all findings
}{
	"a sheet where nobody plays":      {Setup{Players: 2}, "", func(s *State) { s.seats[2].boxes = 1 }, []Rule{SetupPlayers}},
	"goods where nobody plays":        {Setup{Players: 2}, inCompany, func(s *State) { s.kept[4], s.bag = hand(variants.GoodsOf(variants.Red)), s.bag.Remove(variants.Red) }, []Rule{SetupPlayers}},
	"payments without goods":          {Setup{Players: 2}, inCompany, func(s *State) { s.kept[0] |= 1 << handOrders }, []Rule{OrderFulfilled}},
	"distances without track":         {Setup{Players: 2}, "", func(s *State) { s.seats[0].reach[0] = 2 }, []Rule{DeliverOverOwnLinks}},
	"a sheet of Olive's":              {Setup{Players: 2}, "", func(s *State) { s.olive, _ = solo.NewSheet([6]int{1}, 0) }, []Rule{SetupPlayers}},
	"a phase that is none":            {Setup{Players: 2}, "", func(s *State) { s.phase = phaseEnd }, []Rule{RoundTurn}},
	"no phase":                        {Setup{Players: 2}, "", func(s *State) { s.phase = 0 }, []Rule{RoundTurn}},
	"a tile of seat 4":                {Setup{Players: 2}, "", func(s *State) { s.rack = s.rack.put(1, 4, false) }, []Rule{SetupPlayers}},
	"a tile of the seat after":        {Setup{Players: 2}, "", func(s *State) { s.rack = s.rack.put(6, 3, false) }, []Rule{SetupPlayers}},
	"an order of seat 4":              {Setup{Players: 2}, "", func(s *State) { s.orders = s.orders.give(1, 4) }, []Rule{SetupPlayers}},
	"an order of the seat after":      {Setup{Players: 2}, "", func(s *State) { s.orders = s.orders.give(6, 3) }, []Rule{SetupPlayers}},
	"a power of seat 4":               {Setup{Players: 2}, "", func(s *State) { s.powers = s.powers.give(variants.EnginePower, 4) }, []Rule{SetupPlayers}},
	"crossed off too early":           {Setup{Players: 1, Olive: solo.Clerk}, "", func(s *State) { s.olive, _ = solo.NewSheet([6]int{0, 1}, 0) }, []Rule{SoloLevels}},
	"a re-roll of Olive's in company": {Setup{Players: 2}, inCompany, func(s *State) { s.phase, s.turn, s.step = PhaseReroll, Nobody, solo.RerollForCity }, []Rule{SoloCrossesOff}},
	"Olive wins in company":           {Setup{Players: 2}, afterwards, func(s *State) { s.step = solo.Won }, []Rule{SoloCrossesOff}},
	"a tile sideways":                 {Setup{Players: 2}, "", func(s *State) { s.rack = s.rack.put(6, Nobody, true) }, []Rule{TakeLaysSideways}},
	"a personal good of nobody": {Setup{Players: 2}, inCompany, func(s *State) {
		s.own, s.bag = personalGood(variants.Red)|3<<3, s.bag.Remove(variants.Red)
	}, []Rule{PowerOfGoods}},
}

// Positions of games of two, within a game and after one.
const (
	inCompany  = "act.12.2.0.4.44.-.ss.0.a0b0a1b2b0a0.-.RGBE_YGB_YGB_RRG_YYE_RRBE.Y6R4G6B5E6K6.R1B1E1.-.-.0.-.-.-.-.-.1356_1_-_35nccf9.23_0_-_11e3h14i14n1f"
	afterwards = "over.22.0.0.0.1.-.sg.0.a0a0a0a0b0a0.-.-_BE_RB_-_-_B.Y9R9G8B6E7K6.Y1G2B1E2.-.-.0.-.-.-.-.-.1236_14_-_10cc4h3k1i4ih2k2cccc10.2346_23_-_10cccc3k2k4h2h2h3cc11"
)

func TestValidateSeesWhatNoTextSays(t *testing.T) {
	for name, err := range ValidateSpoilt(t) {
		var rules []Rule
		for _, found := range gametest.FindingsIn(err) {
			rules = append(rules, found.Rule.(Rule))
		}
		if want := spoilt[name].want; !slices.Equal(rules, want) {
			t.Errorf("%s: got %v, want %v", name, err, want)
		}
	}
}

// ValidateSpoilt is what Validate says of each.
func ValidateSpoilt(t *testing.T) map[string]error {
	t.Helper()
	said := map[string]error{}
	for name, test := range spoilt {
		s, err := New(test.setup)
		if err != nil {
			t.Fatal(err)
		}
		if test.line != "" {
			if s, err = ParseState(test.setup.ID()+"."+test.line, test.setup); err != nil {
				t.Fatal(err)
			}
		}
		test.spoil(&s)
		said[name] = s.Validate()
	}
	return said
}
