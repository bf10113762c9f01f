package counting

import (
	"context"
	"math/rand/v2"
	"slices"

	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/steamrollers/bots"
	"github.com/railhex/railhex/variants/family/describe"
)

// lots take starting powers of SteamRollers by lot: each that is left is as likely as the
// others, and with the power tile each tile. What else there is to decide about a power is
// decided as Greedy would.
type lots struct {
	describe.Bot
	greedy *bots.Greedy
}

// Choose is the choice of the other bot, but for starting powers.
func (l *lots) Choose(ctx context.Context, p describe.Position, random *rand.Rand) (string, error) {
	s := stateOf[steamrollers.State](p)
	if s.Phase() != steamrollers.PhasePower || random == nil {
		return l.Bot.Choose(ctx, p, random)
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
		return left[random.IntN(len(left))].Move.String(), nil
	}
	return left[0].Move.String(), nil
}
