package games

import (
	"context"
	"io/fs"
	"os"

	"github.com/railhex/railhex/variants/family/describe"
)

// An opening is the position in which games of a setup begin.
type opening struct {
	start describe.Position
	hash  uint64
}

// open is the position in which games with a header begin.
func open(g describe.Game, header string) (o opening, err error) {
	if o.start, _, err = g.New(header, anywhere{}); err != nil {
		return o, err
	}
	w := g.Walker()
	if err = w.Set(o.start); err != nil {
		return o, err
	}
	o.hash = w.Hash()
	return o, nil
}

// sit makes bots of their own for a worker, by their places in the plan.
func sit(g describe.Game, entrants []string, lots bool) (bots []describe.Bot, err error) {
	for _, name := range entrants {
		bot, err := g.Bot(name, describe.Thought{})
		if err != nil {
			return nil, err
		}
		if lots {
			bot, _ = g.ByLot(bot)
		}
		bots = append(bots, bot)
	}
	return bots, nil
}

// A Record is the record of a game.
type Record interface {
	Record(notes describe.Notes) (string, error)
}

// play plays a game, and fills in what it came to.
func play(ctx context.Context, from opening, r *Result, bots []describe.Bot, entrants []int, seed uint64) (Record, error) {
	seated := make([]describe.Bot, len(entrants))
	for i, entrant := range entrants {
		seated[i] = bots[entrant]
	}
	counted, err := from.start.Of().Match(ctx, from.start, seated, seed)
	if err != nil {
		return nil, err
	}
	r.Rounds, r.End, r.Seen = counted.Rounds, counted.Ended, counted.Seen
	for i, seat := range counted.Seats {
		r.Seats[i].Place, r.Seats[i].Total, r.Seats[i].From, r.Seats[i].Did = seat.Rank, seat.Points, seat.From, seat.Did
	}
	r.share()
	return &counted, nil
}

// anywhere is all files of the machine, by the names that programs are given
// on the command line.
type anywhere struct{}

func (anywhere) Open(name string) (fs.File, error) { return os.Open(name) }
