package games_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/railhex/railhex/internal/games"
	"github.com/railhex/railhex/variants/family/describe"
)

// TestADeliveryOfSteamOffersWhatIsTaken moves goods, and lets the seat that moved take
// its points: its total grows by what was offered.
func TestADeliveryOfSteamOffersWhatIsTaken(t *testing.T) {
	begun, err := games.All().ReadRecord("game steam\nplayers 3\nmap northeast\ncomponents standard\nrules base\norder auction\n", nil)
	if err != nil {
		t.Fatal(err)
	}
	bot, err := begun.Start.Of().Bot("builder", describe.Thought{})
	if err != nil {
		t.Fatal(err)
	}
	random, delivered := rand.New(rand.NewPCG(5, 6)), 0
	for now := begun.Start; !now.Over(); {
		if now.Chance() {
			now, _ = now.Fall(random)
			continue
		}
		offers, _ := now.Offers(describe.Manner{}, describe.Filter{Kind: "move"})
		for _, offer := range offers {
			after, err := now.Move(offer.Move)
			if err != nil {
				t.Fatal(err)
			}
			for after.View(0, describe.Manner{}).Phase == "points" {
				seat, moves := after.Turn(), after.Moves()
				points := slices.IndexFunc(moves, func(move string) bool { return strings.HasPrefix(move, "points") })
				if after, err = after.Move(moves[max(0, points)]); err != nil {
					t.Fatal(err)
				}
				got := after.Standing()[seat].Points - now.Standing()[seat].Points
				// Where others have yet to take theirs, what the end of the round brings is not in it.
				if after.View(0, describe.Manner{}).Phase == "points" && after.Turn() != seat && got != offer.Gains[seat-1] {
					t.Fatalf("%s offers %v, and brings seat %d %d", offer.Move, offer.Gains, seat, got)
				}
			}
			if offer.Gain != offer.Gains[now.Turn()-1] {
				t.Fatalf("%s offers %v, %d to who makes it", offer.Move, offer.Gains, offer.Gain)
			}
			delivered++
		}
		move, err := bot.Choose(t.Context(), now, random)
		if err == nil {
			now, err = now.Move(move)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if delivered == 0 {
		t.Error("nothing was delivered")
	}
}
