package steamrollers

import (
	"slices"
	"testing"

	"github.com/railhex/railhex/internal/gamelaws"
	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/variants"
)

// spoilt is what no document can say, and a fault of this package could still do.
var spoilt = map[string]struct {
	setup Setup
	line  string // of the position, without the ID; "" for that in which the game begins
	spoil func(*State)
	want  []Rule // of all findings
}{
	"a sheet where nobody plays":      {Setup{Players: 2}, "", func(s *State) { s.seats[2].boxes = 1 }, []Rule{setupPlayers}},
	"goods where nobody plays":        {Setup{Players: 2}, inCompany, func(s *State) { s.kept[4], s.bag = hand(variants.GoodsOf(variants.Red)), s.bag.Remove(variants.Red) }, []Rule{setupPlayers}},
	"payments without goods":          {Setup{Players: 2}, inCompany, func(s *State) { s.kept[0] |= 1 << handOrders }, []Rule{orderFulfilled}},
	"distances without track":         {Setup{Players: 2}, "", func(s *State) { s.seats[0].reach[0] = 2 }, []Rule{deliverOverOwnLinks}},
	"a sheet of Olive's":              {Setup{Players: 2}, "", func(s *State) { s.olive, _ = solo.NewSheet([6]int{1}, 0) }, []Rule{setupPlayers}},
	"a phase that is none":            {Setup{Players: 2}, "", func(s *State) { s.phase = phaseEnd }, []Rule{roundTurn}},
	"no phase":                        {Setup{Players: 2}, "", func(s *State) { s.phase = 0 }, []Rule{roundTurn}},
	"a tile of seat 4":                {Setup{Players: 2}, "", func(s *State) { s.rack = s.rack.put(1, 4, false) }, []Rule{setupPlayers}},
	"a tile of the seat after":        {Setup{Players: 2}, "", func(s *State) { s.rack = s.rack.put(6, 3, false) }, []Rule{setupPlayers}},
	"an order of seat 4":              {Setup{Players: 2}, "", func(s *State) { s.orders = s.orders.give(1, 4) }, []Rule{setupPlayers}},
	"an order of the seat after":      {Setup{Players: 2}, "", func(s *State) { s.orders = s.orders.give(6, 3) }, []Rule{setupPlayers}},
	"a power of seat 4":               {Setup{Players: 2}, "", func(s *State) { s.powers = s.powers.give(variants.EnginePower, 4) }, []Rule{setupPlayers}},
	"crossed off too early":           {Setup{Players: 1, Olive: solo.Clerk}, "", func(s *State) { s.olive, _ = solo.NewSheet([6]int{0, 1}, 0) }, []Rule{soloLevels}},
	"a re-roll of Olive's in company": {Setup{Players: 2}, inCompany, func(s *State) { s.phase, s.turn, s.step = PhaseReroll, Nobody, solo.RerollForCity }, []Rule{soloCrossesOff}},
	"Olive wins in company":           {Setup{Players: 2}, afterwards, func(s *State) { s.step = solo.Won }, []Rule{soloCrossesOff}},
	"a tile sideways":                 {Setup{Players: 2}, "", func(s *State) { s.rack = s.rack.put(6, Nobody, true) }, []Rule{takeLaysSideways}},
	"a personal good of nobody": {Setup{Players: 2}, inCompany, func(s *State) {
		s.own, s.bag = personalGood(variants.Red)|3<<3, s.bag.Remove(variants.Red)
	}, []Rule{powerOfGoods}},
}

// Positions of games of two, within a game and after one.
const (
	inCompany  = "act.12.2.2.0.4.4_4.0.0.straight/sharp.0.RGBE_YGB_YGB_RRG_YYE_RRBE.6_4_6_5_6_6.0_1_0_1_1_0.1a_2b_5b_6a.-.1:3:5:6,e4~W-SE:e6~E-W:e7~E-W:e9~NE-NW,3a=n,-,-,-,-,1_2:3,b4~E-SE:c1~NE-SW:d7~NE-SE:f7~W-SE:f9~NE-NW,4b=n,-,-,-,-,0.-.0.-.-.-.n.n.n.n"
	afterwards = "over.22.2.0.0.0.1.0.0.straight/gentle.0.-_BE_RB_-_-_B.9_9_8_6_7_6.1_0_2_1_2_0.1a_2a_3a_4a_5b_6a.-.1:2:3:6,b3~E-W:b4~E-W:c2~NE-SW:c6~NW-SW:c8~NE-SE:d4~NE-SE:d5~NE-SW:d8~NW-SW:e3~E-W:e4~E-W:e6~E-W:e7~E-W,-,-,-,-,-,14_2:3:4:6,b3~E-W:b4~E-W:b6~E-W:b7~E-W:c3~NW-SW:c6~NW-SW:d2~NE-SW:d5~NE-SW:d8~NE-SW:e4~E-W:e6~E-W,-,-,-,-,-,23.-.0.-.-.-.n.n.n.n"
)

func TestValidateSeesWhatNoTextSays(t *testing.T) {
	for name, err := range ValidateSpoilt(t) {
		var rules []Rule
		for _, found := range gamelaws.FindingsIn(err) {
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
			if s, err = ParseState(test.setup.ID()+"-"+test.line, test.setup); err != nil {
				t.Fatal(err)
			}
		}
		test.spoil(&s)
		said[name] = s.Validate()
	}
	return said
}
