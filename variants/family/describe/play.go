package describe

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"

	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/search"
)

func (g *described[State, Move, P]) Play(
	ctx context.Context, start Position, bots []Bot, seed uint64, made func(before Position, move string, after Position) error,
) error {
	p, ok := start.(*position[State, Move, P])
	if !ok {
		return g.otherwise(start)
	}
	return search.Play(ctx, p.s(), g.players(bots), g.luck(seed), seed, func(_ *State, m Move, after *State) error {
		before := p
		p = p.then(*after, m)
		return made(before, m.String(), p)
	})
}

// otherwise is the error of a position that is one of another game.
func (g *described[State, Move, P]) otherwise(p Position) error {
	return fmt.Errorf("the game is %s, and the position is one of %s", g.Name(), p.Of().Name())
}

// luck is what falls by a seed.
func (g *described[State, Move, P]) luck(seed uint64) *search.Luck[State, Move] {
	phases := g.phases()
	return search.NewLuck(func(s *State) uint64 {
		return uint64(g.round(s))<<32 | uint64(slices.Index(phases, g.phase(s))+1)<<24
	}, func(s *State, random *rand.Rand) Move { return P(s).Sample(random) }, seed)
}

func (g *described[State, Move, P]) players(bots []Bot) []search.Player[State, Move] {
	players := make([]search.Player[State, Move], len(bots))
	for seat, b := range bots {
		players[seat] = g.player(b)
	}
	return players
}

// player is a Bot as a player of the game: one of the game itself, or any other.
func (g *described[State, Move, P]) player(b Bot) search.Player[State, Move] {
	switch b := b.(type) {
	case *bot[State, Move, P]:
		return b.player
	case *analyst[State, Move, P]:
		return b.player
	}
	return foreign[State, Move, P]{b, g}
}

// foreign is a Bot that is not of the description.
type foreign[State comparable, Move family.Written, P family.Pointer[State, Move]] struct {
	bot Bot
	of  *described[State, Move, P]
}

func (b foreign[State, Move, P]) Choose(ctx context.Context, s *State, random *rand.Rand) (m Move, err error) {
	text, err := b.bot.Choose(ctx, b.of.at(*s), random)
	if err != nil {
		return m, err
	}
	return b.of.parts.Notation.parseMove(text)
}
