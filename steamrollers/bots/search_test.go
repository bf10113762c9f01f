package bots

import (
	"math/rand/v2"
	"testing"

	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants/family/search"
)

// TestSearchFindsTheBestEnd: where every move ends the game, search makes one
// after which the player has won, if there is one.
func TestSearchFindsTheBestEnd(t *testing.T) {
	found := 0
	for seed := range uint64(30) {
		start := begin(t, steamrollers.Setup{Players: 2})
		for _, s := range search.Walk(&start, around(NewGreedy(), 2), NewLuck(seed), seed) {
			if s.Phase() != steamrollers.PhaseAct {
				continue
			}
			legal := s.AppendMoves(nil)
			wins, ends := 0, 0
			for _, m := range legal {
				next := after(&s, m)
				if next.Over() {
					ends++
					if next.Winners().Has(s.Turn()) {
						wins++
					}
				}
			}
			if ends != len(legal) || wins == 0 || wins == ends {
				continue
			}
			found++
			m, err := NewSearch(search.Thinking{Iterations: 100}).Choose(t.Context(), &s, rand.New(rand.NewPCG(3, 7)))
			if err != nil {
				t.Fatal(err)
			}
			if end := after(&s, m); !end.Winners().Has(s.Turn()) {
				t.Errorf("seed %d: %v loses the game, which other moves win", seed, m)
			}
		}
	}
	if found == 0 {
		t.Error("no game was decided by its last move")
	}
}

// TestSCORE6SOLO14VictoryAtEqualPointsIsBetterThanDefeat: points alone do not
// decide.
func TestSCORE6SOLO14VictoryAtEqualPointsIsBetterThanDefeat(t *testing.T) {
	ties := 0
	for _, setup := range []steamrollers.Setup{{Players: 2}, {Players: 1, Olive: solo.Investor}} {
		start := begin(t, setup)
		for deal := range uint64(300) {
			s := last(start, deal)
			var rewards search.Expected
			advice{}.Expect(&rewards, &s)
			winners := s.Winners()
			for seat := 1; seat <= s.Seats(); seat++ {
				switch won := winners.Has(steamrollers.Seat(seat)); {
				case won && winners.Len() > 1:
					ties++
					if rewards[seat] != 0.5 {
						t.Errorf("a shared victory is worth %v", rewards[seat])
					}
				case won != (rewards[seat] > 0.5) || !won && rewards[seat] == 0.5:
					t.Errorf("won: %t, reward %v", won, rewards[seat])
				}
			}
		}
	}
	t.Log(ties, "shared victories")
}

// TestVictoryOverOliveIsEnough: six points more than hers are nearly all that a game against
// her can be worth, and six less nearly nothing.
func TestVictoryOverOliveIsEnough(t *testing.T) {
	start := begin(t, steamrollers.Setup{Players: 1, Olive: solo.Engineer})
	clear, narrow := 0, 0
	for deal := range uint64(100) {
		s := last(start, deal)
		var expected search.Expected
		advice{}.Expect(&expected, &s)
		switch lead := s.Total(1) - s.OlivePoints().Total; {
		case s.OliveStep() == solo.Won || lead <= -6:
			clear++
			if expected[1] > 0.05 {
				t.Errorf("deal %d: a defeat by %d points is worth %.2f", deal, -lead, expected[1])
			}
		case lead >= 6:
			clear++
			if expected[1] < 0.95 {
				t.Errorf("deal %d: a victory by %d points is worth %.2f", deal, lead, expected[1])
			}
		default:
			narrow++
			if expected[1] < 0.05 || expected[1] > 0.95 {
				t.Errorf("deal %d: a lead of %d points is worth %.2f", deal, lead, expected[1])
			}
		}
	}
	if clear < 10 || narrow < 10 {
		t.Errorf("only %d clear results and %d narrow ones", clear, narrow)
	}
}
