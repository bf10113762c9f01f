package described

import (
	"context"
	"math/rand/v2"
	"slices"

	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/steamrollers/bots"
)

// lots takes starting powers by lot: each that is left is as likely as the
// others, and with the power tile each tile. What else there is to decide about
// a power is decided as Greedy would.
type lots struct {
	player bots.Player
	greedy *bots.Greedy
}

func byLot(player bots.Player) bots.Player { return &lots{player, bots.NewGreedy()} }

// Choose is the player's choice, but for starting powers.
func (l *lots) Choose(ctx context.Context, s *steamrollers.State, random *rand.Rand) (steamrollers.Move, error) {
	if s.Phase() != steamrollers.PhasePower || random == nil {
		return l.player.Choose(ctx, s, random)
	}
	weighed := l.greedy.AppendWeighed(nil, s) // the best first
	var kinds []steamrollers.Kind
	for _, w := range weighed {
		if !slices.Contains(kinds, w.Move.Kind()) {
			kinds = append(kinds, w.Move.Kind())
		}
	}
	kind := kinds[random.IntN(len(kinds))]
	others := func(w bots.Weighed) bool { return w.Move.Kind() != kind }
	left := slices.DeleteFunc(weighed, others)
	if kind == steamrollers.KindTilePower {
		return left[random.IntN(len(left))].Move, nil
	}
	return left[0].Move, nil
}
