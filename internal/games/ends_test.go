package games_test

import (
	"encoding/json"
	"math/rand/v2"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/steam"
	"github.com/railhex/railhex/variants/steampower"
)

// Steam Power is a game in which a seat does not see everything.
var _ = redealt[*steampower.State]

func redealt[P family.Hidden[State, Move], State, Move comparable](s P, seat family.Seat, r *rand.Rand) State {
	return s.Redealt(seat, r)
}

// end is the position in which a random game ends.
func end[P family.Pointer[State, Move], State, Move comparable](t *rapid.T, s P) State {
	random := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 0))
	at := *s
	for s = &at; !s.Over(); {
		for seat := family.Seat(1); int(seat) <= s.Seats(); seat++ {
			if s.Rank(seat) != 0 || family.Return(s, seat) != 0 {
				t.Fatalf("rank %d and return %g before the end", s.Rank(seat), family.Return(s, seat))
			}
		}
		m := s.Sample(random)
		if !s.Chance() {
			legal := s.AppendMoves(nil)
			m = legal[random.IntN(len(legal))]
		}
		next, err := s.Apply(m)
		if err != nil {
			t.Fatal(err)
		}
		at = next
	}
	return at
}

// ranked holds the ranks of a finished game to the winners in its report and to the
// order that ahead defines, and the returns to the ranks.
func ranked[P family.Pointer[State, Move], State, Move comparable](
	t *rapid.T, s P, winners []int, ahead func(a, b family.Seat) bool,
) {
	sum := 0.0
	for seat := family.Seat(1); int(seat) <= s.Seats(); seat++ {
		rank := s.Rank(seat)
		if won := slices.Contains(winners, int(seat)); won != (rank == 1) {
			t.Fatalf("the winners are %v, and seat %d has the rank %d", winners, seat, rank)
		}
		better := 0
		for other := family.Seat(1); int(other) <= s.Seats(); other++ {
			if ahead(other, seat) {
				better++
			}
		}
		if want := better + 1; rank != want && (rank != want+1 || slices.ContainsFunc(winners, func(w int) bool { return w != 0 })) {
			t.Fatalf("%d seats are ahead of seat %d, which has the rank %d", better, seat, rank)
		}
		won := family.Return(s, seat)
		sum += won
		if won > 0 && rank != 1 || won < 0 && rank == 1 || won < -1 || won > float64(s.Seats()) {
			t.Fatalf("seat %d has won %g with the rank %d", seat, won, rank)
		}
	}
	if s.Seats() > 1 && (sum > 1e-9 || sum < -1e-9) {
		t.Fatalf("the seats have won %g together", sum)
	}
	if s.Rank(0) != 0 || s.Rank(family.Seat(s.Seats()+1)) != 0 {
		t.Fatal("who does not play has a rank")
	}
}

func TestRanksAndReturns(t *testing.T) {
	t.Run("steamrollers", rapid.MakeCheck(func(t *rapid.T) {
		setup := steamrollers.Setup{Players: rapid.IntRange(1, steamrollers.MaxSeats).Draw(t, "players")}
		if setup.Players == 1 {
			setup.Olive = rapid.SampledFrom([]solo.Level{solo.Clerk, solo.Baron}).Draw(t, "Olive")
		}
		s, err := steamrollers.New(setup)
		if err != nil {
			t.Fatal(err)
		}
		s = end(t, &s)
		ranked(t, &s, winnersOf(t, s.AppendReport(nil)), func(a, b steamrollers.Seat) bool {
			p, q := s.Points(a), s.Points(b)
			return slices.Compare([]int{p.Total(), s.Boxes(a), p.Network}, []int{q.Total(), s.Boxes(b), q.Network}) > 0 // SCORE-6
		})
	}))
	t.Run("steampower", rapid.MakeCheck(func(t *rapid.T) {
		s, err := steampower.New(steampower.Setup{Players: rapid.IntRange(2, steampower.MaxSeats).Draw(t, "players")})
		if err != nil {
			t.Fatal(err)
		}
		s = end(t, &s)
		ranked(t, &s, winnersOf(t, s.AppendReport(nil, family.Nobody)), func(a, b steampower.Seat) bool {
			p, q := s.Points(a).Total(), s.Points(b).Total()
			return p > q || p == q && s.Fulfilled(a).Len() > s.Fulfilled(b).Len() // SCORE-5
		})
	}))
	t.Run("steam", rapid.MakeCheck(func(t *rapid.T) {
		s, err := steam.New(steam.Setup{Players: rapid.IntRange(steam.MinSeats, steam.MaxSeats).Draw(t, "players")})
		if err != nil {
			t.Fatal(err)
		}
		s = end(t, &s)
		ranked(t, &s, winnersOf(t, s.AppendReport(nil)), func(a, b steam.Seat) bool {
			switch {
			case s.Eliminated(a):
				return false
			case s.Eliminated(b):
				return true
			case s.Total(a) != s.Total(b):
				return s.Total(a) > s.Total(b)
			case s.Income(a) != s.Income(b):
				return s.Income(a) > s.Income(b)
			}
			return s.ActionTile(a) < s.ActionTile(b) // SCORE-4
		})
	}))
}

// winnersOf is the winners that a report names.
func winnersOf(t rapid.TB, report []byte) []int {
	t.Helper()
	var read struct{ Winners []int }
	if err := json.Unmarshal(report, &read); err != nil {
		t.Fatal(err)
	}
	return read.Winners
}
