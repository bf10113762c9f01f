package steampower

import (
	"encoding/json"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/railhex/railhex/variants/family"
	"pgregory.net/rapid"
)

// TestNothingHiddenCanBeTold takes two positions that differ in what a seat cannot
// see, and holds that their report and what they imagine are the same.
func TestNothingHiddenCanBeTold(t *testing.T) {
	differ := 0
	rapid.Check(t, func(t *rapid.T) {
		steps := drawGame(t)
		s := steps[rapid.IntRange(0, len(steps)-1).Draw(t, "at")].State
		seed := rapid.Uint64().Draw(t, "deal")
		for seat := Seat(0); seat <= s.game.seats; seat++ {
			other := s.Redealt(seat, rand.New(rand.NewPCG(seed, 1)))
			if other.hands != s.hands {
				differ++
			}
			seen, seenOther := string(s.AppendReport(nil, seat)), string(other.AppendReport(nil, seat))
			if diff := cmp.Diff(seen, seenOther); diff != "" {
				t.Fatalf("%s\n%s sees\n%s", s, seat, diff)
			}
			imagined, again := s.Redealt(seat, rand.New(rand.NewPCG(seed, 2))), other.Redealt(seat, rand.New(rand.NewPCG(seed, 2)))
			if imagined != again {
				t.Fatalf("%s\n%s imagines otherwise:\n%s\n%s", s, seat, imagined, again)
			}
		}
	})
	if differ == 0 {
		t.Error("nothing was hidden")
	}
}

// TestEventsTellAViewerWhatTheySee holds that the contract of a draw is in the events of those
// alone who see the move.
func TestEventsTellAViewerWhatTheySee(t *testing.T) {
	s := laid(t, "players 3; hand P1 1-10; hand P2 11-30; hand P3 31-48")
	s = applied(t, s, "draw")
	for viewer, want := range map[Seat]int{Nobody: 0, 1: 12, 2: 12, 3: 0, 4: 0, family.Everyone: 12} {
		events, err := s.AppendEvents(make([]Event, 1), MustParseMove("deal 12"), viewer)
		if err != nil || len(events) < 2 {
			t.Fatal(events, err)
		}
		if got := events[1].Contract; got != want {
			t.Errorf("%s hears of contract %d, want %d", viewer, got, want)
		}
	}
}

// TestWhatIsImaginedIsInKeepingWithWhatIsSeen holds a position dealt anew against
// the one that it is of.
func TestWhatIsImaginedIsInKeepingWithWhatIsSeen(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		steps := drawGame(t)
		s := steps[rapid.IntRange(0, len(steps)-1).Draw(t, "at")].State
		random := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "deal"), 1))
		for seat := Seat(1); seat <= s.game.seats; seat++ {
			imagined := s.Redealt(seat, random)
			if err := imagined.Validate(); err != nil {
				t.Fatalf("%s\n%v", s, err)
			}
			if imagined.hands[seat] != s.hands[seat] || imagined.lost[seat-1] != s.lost[seat-1] {
				t.Fatalf("%s\nwhat %s holds or knows is changed", s, seat)
			}
			for holder := Nobody; holder <= s.game.seats; holder++ {
				if Contracts(imagined.hands[holder]).Len() != Contracts(s.hands[holder]).Len() {
					t.Fatalf("%s\n%s imagines %d contracts of %s", s, seat, Contracts(imagined.hands[holder]).Len(), holder)
				}
			}
			// With all hands as they were, and what the others remember, it is the position.
			imagined.hands, imagined.lost = s.hands, s.lost
			if imagined != s {
				t.Fatalf("%s\nwhat lies open is changed", s)
			}
		}
	})
}

// TestEveryDealThatMayBeIsImagined holds that a seat imagines every deal that it cannot
// rule out, and no other, and that contracts of which it knows the same are equally
// often in a hand.
func TestEveryDealThatMayBeIsImagined(t *testing.T) {
	s := laid(t, "players 4; seat 2; hand P1 1 2; hand P2 7-48; hand P3 3 4; hand P4 5 6")
	s.lost[1] = [MaxSeats - 1]uint64{0: 0b000111, 1: 0b000110} // 1 is P1's; 2 and 3 are P1's or P3's
	if err := s.Validate(); err != nil {
		t.Fatal(err)
	}
	type hands = [MaxSeats + 1]uint64
	possible := map[hands]bool{}
	var deal func(next int, dealt hands)
	deal = func(next int, dealt hands) {
		if next > 6 {
			possible[dealt] = true
			return
		}
		for holder := range s.game.seats {
			holder++
			lost := s.Witnessed(2, 1) | s.Witnessed(2, 3)
			if Contracts(dealt[holder]).Len() < s.Hand(holder).Len() && (!lost.Has(next) || s.Witnessed(2, holder).Has(next)) {
				more := dealt
				more[holder] |= bitOf(next)
				deal(next+1, more)
			}
		}
	}
	deal(1, hands{2: s.hands[2]})

	const deals = 3000
	imagined := map[hands]int{}
	var held [MaxSeats + 1][7]int // how often each contract is in each hand
	random := rand.New(rand.NewPCG(1, 1))
	for range deals {
		one := s.Redealt(2, random)
		imagined[one.hands]++
		for holder := Seat(1); holder <= s.game.seats; holder++ {
			for number := range held[holder] {
				if one.Hand(holder).Has(number) {
					held[holder][number]++
				}
			}
		}
	}
	for hands := range possible {
		if imagined[hands] == 0 {
			t.Errorf("%b is possible and never imagined", hands)
		}
	}
	equal(t, "deals imagined, of those that are possible", len(imagined), len(possible))
	for holder, times := range held {
		for _, alike := range [][2]int{{2, 3}, {4, 5}, {5, 6}} {
			if a, b := times[alike[0]], times[alike[1]]; max(a, b)-min(a, b) > deals/20 {
				t.Errorf("P%d holds contract %d %d times and contract %d %d times", holder, alike[0], a, alike[1], b)
			}
		}
	}
}

// TestHiddenNumbersAreZeros looks at a report as each seat sees it.
func TestHiddenNumbersAreZeros(t *testing.T) {
	type report struct {
		Bag     []int
		Players []struct{ Hand []int }
	}
	read := func(s *State, viewer Seat) (r report) {
		if err := json.Unmarshal(s.AppendReport(nil, viewer), &r); err != nil {
			t.Fatal(err)
		}
		return r
	}
	for _, s := range examples() {
		whole := read(&s, family.Everyone)
		for seat := Seat(1); int(seat) <= s.Seats(); seat++ {
			r := read(&s, seat)
			if len(r.Bag) != len(whole.Bag) || slices.Max(append([]int{0}, r.Bag...)) > 0 {
				t.Fatalf("%s: the bag is %v", seat, r.Bag)
			}
			for i, p := range r.Players {
				switch {
				case Seat(i+1) == seat && !slices.Equal(p.Hand, whole.Players[i].Hand):
					t.Fatalf("%s does not see her own hand", seat)
				case Seat(i+1) != seat && (len(p.Hand) != len(whole.Players[i].Hand) || slices.Max(append([]int{0}, p.Hand...)) > 0):
					t.Fatalf("%s sees %v in the hand of P%d", seat, p.Hand, i+1)
				}
			}
		}
	}
}
