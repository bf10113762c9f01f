package games

import (
	"context"
	"fmt"

	"github.com/railhex/railhex/examples/lab/internal/guests"
	"github.com/railhex/railhex/variants/family/describe"
)

// A Worker plays games of a plan, one after the other, with players of its own.
type Worker struct {
	plan    *Plan
	players []guests.Player // by their places in the plan
	deputy  describe.Bot    // plays on for those who have forfeited
}

// Worker makes a Worker. It serves one goroutine at a time. Close it when it is no longer
// needed. The error may be that of a program that cannot play at all.
func (p *Plan) Worker(ctx context.Context) (*Worker, error) {
	w := &Worker{plan: p}
	for _, name := range p.Entrants {
		player, err := w.player(ctx, name)
		w.players = append(w.players, player)
		if err != nil {
			w.Close()
			return nil, err
		}
	}
	var err error
	w.deputy, err = p.game.Bot(p.game.Bots()[0], describe.Thought{})
	return w, err
}

// player makes the player of a name.
func (w *Worker) player(ctx context.Context, name string) (player guests.Player, err error) {
	p := w.plan
	if command := p.Programs[name]; command != nil {
		player.Program = guests.NewProgram(command)
		if err := player.Program.Try(ctx, p.openings[0].start); err != nil {
			return player, fmt.Errorf("the program %q cannot play: %w", name, err)
		}
		return player, nil
	}
	if player.Bot, err = p.game.Bot(name, describe.Thought{}); err == nil && p.Lots {
		player.Bot, _ = p.game.ByLot(player.Bot)
	}
	return player, err
}

// Close ends the programs that the worker has started.
func (w *Worker) Close() {
	for _, player := range w.players {
		if player.Program != nil {
			player.Program.Close()
		}
	}
}

// Play plays a game. If the context ends before the game does, there is
// no result, and the error is that of the context.
func (w *Worker) Play(ctx context.Context, f Fixture) (Result, Record, error) {
	r := Result{Game: f.Game, Seats: make([]Seat, len(f.Table))}
	from := w.plan.openings[f.Setup].start
	bots, seats := make([]describe.Bot, len(f.Table)), make([]*guests.Seat, 0, len(f.Table))
	for i, entrant := range f.Table {
		r.Seats[i].Entrant = entrant
		bots[i] = w.players[entrant].Bot
		if w.plan.clock == (guests.Clock{}) {
			continue
		}
		seat := guests.NewSeat(w.players[entrant], w.plan.clock, w.deputy)
		if err := seat.Begin(ctx, from, i+1); err != nil {
			return Result{}, nil, err
		}
		bots[i], seats = seat, append(seats, seat)
	}
	counted, err := w.plan.game.Match(ctx, from, bots, w.plan.Seed+uint64(f.Deal))
	if err != nil {
		return Result{}, nil, err
	}
	for i, seat := range seats {
		r.Seats[i].Forfeit = seat.Forfeited
	}
	r.count(counted)
	return r, &counted, nil
}
