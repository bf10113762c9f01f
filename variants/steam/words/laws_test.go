package words_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/steam"
	"github.com/railhex/railhex/variants/steam/bots"
	"github.com/railhex/railhex/variants/steam/words"
)

// begun is a new game of either variant.
func begun(seed uint64) (steam.State, error) {
	setup := steam.Setup{Players: steam.MinSeats + int(seed/3)%4, Variant: steam.Variant(seed % 2)}
	if setup.Variant == steam.Base {
		setup.Order = steam.FirstOrder(seed / 2 % 2)
	}
	return steam.New(setup)
}

// TestTheEndOfThePhaseIsNoEffectOfPassing: it follows from passing, and nobody chooses it.
func TestTheEndOfThePhaseIsNoEffectOfPassing(t *testing.T) {
	for seed := range uint64(8) {
		start, err := begun(seed)
		if err != nil {
			t.Fatal(err)
		}
		before := start
		for _, after := range family.Play(&start, new(bots.Random).Choose, rand.New(rand.NewPCG(seed, 2))) {
			s := before
			before = after
			if s.Phase() != steam.PhaseMove {
				continue
			}
			for _, group := range words.English().Options(&s, s.AppendMoves(nil)) {
				for option := range group.All() {
					if option.Move == steam.Pass() && len(option.Effects) > 0 {
						t.Fatalf("passing has effects: %q", option)
					}
				}
			}
		}
	}
}

// TestABidTellsItsLoans: the winner of a place takes as many loans for it as their last bid said.
func TestABidTellsItsLoans(t *testing.T) {
	borrowed := 0
	for seed := range uint64(12) {
		start, err := steam.New(steam.Setup{Players: steam.MinSeats + int(seed)%4, Order: steam.OrderAuctioned})
		if err != nil {
			t.Fatal(err)
		}
		told := map[steam.Seat]string{}
		before := start
		for m, after := range family.Play(&start, new(bots.Random).Choose, rand.New(rand.NewPCG(seed, 3))) {
			s := before
			before = after
			if s.Phase() != steam.PhaseBid {
				continue
			}
			if m.Kind() == steam.KindBid {
				told[s.Turn()] = ""
				for _, group := range words.English().Options(&s, s.AppendMoves(nil)) {
					for option := range group.All() {
						if option.Move == m {
							told[s.Turn()] = strings.Join(option.Effects, "; ")
						}
					}
				}
			}
			events, err := s.AppendEvents(nil, m)
			if err != nil {
				t.Fatal(err)
			}
			for _, e := range events {
				if e.Kind != steam.LoanTaken {
					continue
				}
				borrowed++
				if need := fmt.Sprintf("needs %d loan", e.Number); !strings.Contains(told[e.Seat], need) {
					t.Errorf("the bid of player %d says %q, and takes %d loans", e.Seat, told[e.Seat], e.Number)
				}
			}
		}
	}
	if borrowed == 0 {
		t.Error("nobody borrows for a place")
	}
}

func TestNothingIsSaidOfNothing(t *testing.T) {
	speaker := words.English()
	var none steam.State
	if speaker.Prompt(&none) != "" || speaker.Options(&none, nil) != nil || speaker.Result(&none) != "" ||
		speaker.Event(steam.Event{}) != "" || speaker.Player(steam.Nobody) != "" || speaker.Refusal(nil) != "" || speaker.Rule(steam.Rule(0)) != "" {
		t.Error("something is said of nothing")
	}
	if got := speaker.Refusal(none.Explain(steam.Pass())); got == "" {
		t.Error("a move in no position is not refused in words")
	}
}
