package games

import (
	"context"
	"fmt"
	"slices"
	"sync"

	"github.com/railhex/railhex/examples/internal/counting"
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
	player.Bot, err = p.game.Bot(name, describe.Thought{})
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
func (w *Worker) Play(ctx context.Context, f Fixture) (Result, *counting.Counted, error) {
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
	counted, err := w.plan.counting.Play(ctx, from, bots, w.plan.Seed+uint64(f.Deal))
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
func (p *Plan) Run(ctx context.Context, workers int, wanted []int, finished func(Result, *counting.Counted) error) error {
	ctx, stop := context.WithCancelCause(ctx)
	defer stop(nil)

	numbers := make(chan int)
	go func() {
		defer close(numbers)
		for _, number := range wanted {
			select {
			case numbers <- number:
			case <-ctx.Done():
				return
			}
		}
	}()

	var handing sync.Mutex
	var working sync.WaitGroup
	for range workers {
		working.Go(func() {
			w, err := p.Worker(ctx)
			if err != nil {
				stop(err)
				return
			}
			defer w.Close()
			for number := range numbers {
				result, record, err := w.Play(ctx, p.Fixture(number))
				if err != nil {
					stop(err)
					return
				}
				handing.Lock()
				err = finished(result, record)
				handing.Unlock()
				if err != nil {
					stop(err)
					return
				}
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
	// Forfeit says why the seat lost before the end. Its points and deeds are then in part
	// those of the deputy who made its moves.
	Forfeit *guests.Forfeit `json:"forfeit,omitempty"`
}

// count fills in what was counted in the game.
func (r *Result) count(counted counting.Counted) {
	r.Rounds, r.End, r.Seen = counted.Rounds, counted.Ended, counted.Seen
	for i, seat := range counted.Seats {
		at := &r.Seats[i]
		at.Place, at.Total, at.From, at.Did = seat.Rank, seat.Points, seat.From, seat.Did
	}
	if slices.ContainsFunc(r.Seats, func(s Seat) bool { return s.Forfeit != nil }) {
		r.placeForfeits()
	}
	r.share()
}

// placeForfeits places those who have forfeited behind the others.
func (r *Result) placeForfeits() {
	placed := slices.Clone(r.Seats)
	for i := range r.Seats {
		own, place := placed[i], 1
		for _, other := range placed {
			if other.Forfeit == nil && (own.Forfeit != nil || other.Place < own.Place) {
				place++
			}
		}
		if len(placed) == 1 {
			place = 2 // the opponent without a seat has won
		}
		r.Seats[i].Place = place
	}
}

// share shares the victory out among those in the first place.
func (r *Result) share() {
	winners := 0
	for _, seat := range r.Seats {
		if seat.Place == 1 {
			winners++
		}
	}
	for i := range r.Seats {
		if r.Seats[i].Place == 1 {
			r.Seats[i].Share = Whole / winners
		}
	}
}
