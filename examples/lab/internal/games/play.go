package games

import (
	"context"
	"fmt"
	"slices"
	"sync"
	"sync/atomic"

	"github.com/railhex/railhex/examples/internal/counting"
	"github.com/railhex/railhex/examples/internal/dialogue"
	"github.com/railhex/railhex/examples/lab/internal/guests"
	"github.com/railhex/railhex/variants/family/describe"
)

// A Worker plays games of a plan, one after the other, with players of its own.
type Worker struct {
	plan    *Plan
	players []guests.Seat // by their places in the plan, before a game begins
}

// Worker makes a Worker. It serves one goroutine at a time. Close it when it is no longer
// needed. The error may be that of a program that cannot play at all.
func (p *Plan) Worker(ctx context.Context) (*Worker, error) {
	deputy, err := p.game.Bot(p.game.Bots()[0], describe.Thought{})
	if err != nil {
		return nil, err
	}
	w := &Worker{plan: p}
	for _, name := range p.Entrants {
		player := guests.Seat{Clock: p.clock, Deputy: deputy}
		if command := p.Programs[name]; command != nil {
			player.Program = &dialogue.Program{Command: command}
			try := player
			if err = try.Begin(ctx, p.starts[0], 1); err == nil && try.Forfeited != "" {
				err = fmt.Errorf("the program %q cannot play: %s", name, try.Forfeited)
			}
		} else {
			player.Bot, err = p.game.Bot(name, describe.Thought{})
		}
		w.players = append(w.players, player)
		if err != nil {
			w.Close()
			return nil, err
		}
	}
	return w, nil
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
func (w *Worker) Play(ctx context.Context, f Fixture) (Result, *counting.Counted, error) {
	r, start := Result{Game: f.Game, Seats: make([]Seat, len(f.Table))}, w.plan.starts[f.Setup]
	seats, bots := make([]guests.Seat, len(f.Table)), make([]describe.Bot, len(f.Table))
	for i, entrant := range f.Table {
		r.Seats[i].Entrant = entrant
		seats[i], bots[i] = w.players[entrant], &seats[i]
		if err := seats[i].Begin(ctx, start, i+1); err != nil {
			return Result{}, nil, err
		}
	}
	counted, err := w.plan.counting.Play(ctx, start, bots, w.plan.Seed+uint64(f.Deal))
	if err != nil {
		return Result{}, nil, err
	}
	for i, seat := range seats {
		r.Seats[i].Forfeit = seat.Forfeited
	}
	r.count(counted)
	return r, &counted, nil
}

// Run plays the games of a plan that are wanted, so many at a time. It calls finished
// for each game that is over, one after another, in the order in which they happen to
// finish. It returns when all are played, when finished returns an error, or when the
// context ends. Games that were not played to their end by then are dropped. The error
// says why it stopped early.
func (p *Plan) Run(
	ctx context.Context, workers int, wanted []int, finished func(Result, *counting.Counted) error,
) error {
	ctx, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	var next atomic.Int64 // of wanted
	var handing sync.Mutex
	work := func() error {
		w, err := p.Worker(ctx)
		if err != nil {
			return err
		}
		defer w.Close()
		for i := next.Add(1) - 1; i < int64(len(wanted)); i = next.Add(1) - 1 {
			result, record, err := w.Play(ctx, p.Fixture(wanted[i]))
			if err != nil {
				return err
			}
			handing.Lock()
			if ctx.Err() == nil {
				if err := finished(result, record); err != nil {
					stop(err)
				}
			}
			handing.Unlock()
		}
		return nil
	}
	var working sync.WaitGroup
	for range workers {
		working.Go(func() {
			if err := work(); err != nil {
				stop(err)
			}
		})
	}
	working.Wait()
	return context.Cause(ctx)
}

// A Result is what a game came to.
type Result struct {
	Game   int             `json:"game"`
	Rounds int             `json:"rounds"`
	End    string          `json:"end"` // the rule that ended it
	Seats  []Seat          `json:"seats"`
	Seen   []counting.Seen `json:"seen,omitempty"` // of the things that the game counts
}

// Whole is the victory of a game: a number that can be shared out among up to
// six players without a rest.
const Whole = 60

// A Seat is what a game came to for one seat.
type Seat struct {
	Entrant int   `json:"entrant"`
	Place   int   `json:"place"` // 1 for the winner; against an opponent without a seat 2 for the loser
	Share   int   `json:"share"` // of the victory, out of Whole
	Total   int   `json:"total"` // points
	From    []int `json:"from"`  // where they come from, in the order of the plan's Sources
	Did     []int `json:"did"`   // how often what was done, in that of its Actions
	// Forfeit says why the seat lost before the end, "" if it did not. Its points and deeds are
	// then in part those of the deputy who made its moves.
	Forfeit string `json:"forfeit,omitempty"`
}

// count fills in what was counted in the game.
func (r *Result) count(counted counting.Counted) {
	r.Rounds, r.End, r.Seen = counted.Rounds, counted.Ended, counted.Seen
	for i, seat := range counted.Seats {
		at := &r.Seats[i]
		at.Place, at.Total, at.From, at.Did = seat.Rank, seat.Points, seat.From, seat.Did
	}
	r.placeForfeits()
	winners := 0
	for _, seat := range r.Seats {
		winners += describe.One(seat.Place == 1)
	}
	for i := range r.Seats {
		if r.Seats[i].Place == 1 {
			r.Seats[i].Share = Whole / winners
		}
	}
}

// placeForfeits places those who have forfeited behind the others.
func (r *Result) placeForfeits() {
	placed := slices.Clone(r.Seats)
	if !slices.ContainsFunc(placed, func(s Seat) bool { return s.Forfeit != "" }) {
		return
	}
	for i, own := range placed {
		r.Seats[i].Place = 1
		for _, other := range placed {
			r.Seats[i].Place += describe.One(other.Forfeit == "" && (own.Forfeit != "" || other.Place < own.Place))
		}
		if len(placed) == 1 {
			r.Seats[i].Place = 2 // the opponent without a seat has won
		}
	}
}
