package games

import (
	"context"

	"github.com/railhex/railhex/variants/family/describe"
)

// A Worker plays games of a plan, one after the other, with bots of its own.
type Worker struct {
	plan *Plan
	bots []describe.Bot
}

// Worker makes a Worker. It serves one goroutine at a time.
func (p *Plan) Worker() (*Worker, error) {
	bots, err := sit(p.game, p.Entrants, p.Lots)
	return &Worker{p, bots}, err
}

// Play plays a game. If the context ends before the game does, there is
// no result, and the error is that of the context.
func (w *Worker) Play(ctx context.Context, f Fixture) (Result, Record, error) {
	r := Result{Game: f.Game, Seats: make([]Seat, len(f.Table))}
	for i, entrant := range f.Table {
		r.Seats[i].Entrant = entrant
	}
	record, err := play(ctx, w.plan.openings[f.Setup], &r, w.bots, f.Table, w.plan.Seed+uint64(f.Deal))
	if err != nil {
		return Result{}, nil, err
	}
	return r, record, nil
}
