package batch

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"

	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/describe"
)

// A Call asks about one game by text: what is too rare for an array.
type Call struct {
	Do   string `json:"do"`   // see methods
	Game int    `json:"game"` // by its place
	Text string `json:"text"`
	Seat int    `json:"seat"`
	Seed uint64 `json:"seed"`
	Kept []kept `json:"kept"`
	describe.Manner
	describe.Look
}

// A kept game is all that there is to know of one, what is hidden included.
type kept struct {
	Text      string `json:"text"`      // its position
	Generator []byte `json:"generator"` // of what falls
	Last      int    `json:"last"`      // the seat that was asked last
	Forfeit   bool   `json:"forfeit"`
}

// An outcome of chance by its index, with its probability.
type outcome struct {
	Index       int     `json:"index"`
	Probability float64 `json:"probability"`
}

// methods are what can be called, by name.
var methods = map[string]func(b *Batch, c *Call) (any, error){
	// The texts of the legal moves, of all.
	"moves": func(b *Batch, c *Call) (any, error) {
		w := b.walkers[c.Game]
		if w.Chance() && w.Len() == 0 {
			return []string{"draw"}, nil
		}
		moves := make([]string, w.Len())
		for i := range moves {
			moves[i] = w.Text(i)
		}
		return moves, nil
	},
	// The index of a move by its text. Its error says by which rule the move is not legal.
	"index": func(b *Batch, c *Call) (any, error) {
		w := b.walkers[c.Game]
		i := w.Index(c.Text)
		if i >= 0 {
			return i, nil
		}
		if _, err := w.Position().Move(c.Text); err != nil {
			return nil, err
		}
		return nil, fmt.Errorf("%q is not in the list of legal moves", c.Text)
	},
	"outcomes": func(b *Batch, c *Call) (any, error) {
		w := b.walkers[c.Game]
		switch {
		case !w.Chance():
			return []outcome{}, nil
		case w.Len() == 0:
			return []outcome{{0, 1}}, nil // to draw
		}
		outcomes := make([]outcome, w.Len())
		for i := range outcomes {
			outcomes[i] = outcome{i, w.Probability(i)}
		}
		return outcomes, nil
	},
	// Draws what falls by a generator of this seed.
	"draw": func(b *Batch, c *Call) (any, error) {
		w := b.walkers[c.Game]
		if !w.Chance() || b.forfeit[c.Game] {
			return nil, errors.New("chance is not asked, so nothing can be drawn")
		}
		w.Fall(rand.New(rand.NewPCG(c.Seed, stream)))
		if err := b.playOn(c.Game%len(b.bots), c.Game); err != nil {
			return nil, err
		}
		return nil, b.write(0, c.Game)
	},
	// All games, to be taken up again elsewhere by "load".
	"save": func(b *Batch, _ *Call) (any, error) {
		all := make([]kept, len(b.walkers))
		for i, w := range b.walkers {
			generator, err := b.sources[i].MarshalBinary()
			if err != nil {
				return nil, err
			}
			all[i] = kept{w.Position().Text(), generator, int(b.last[i]), b.forfeit[i]}
		}
		return all, nil
	},
	"load":   func(b *Batch, c *Call) (any, error) { return nil, b.load(c.Kept) },
	"text":   func(b *Batch, c *Call) (any, error) { return b.walkers[c.Game].Position().Text(), nil },
	"report": func(b *Batch, c *Call) (any, error) { return b.walkers[c.Game].Position().Report(c.Seat), nil },
	"characters": func(b *Batch, c *Call) (any, error) {
		return b.walkers[c.Game].Position().Characters(c.Seat, c.Manner, c.Look), nil
	},
	"hash": func(b *Batch, c *Call) (any, error) { return fmt.Sprintf("%016x", b.walkers[c.Game].Hash()), nil },
	// Goes to a position by its text, as "text" gave it.
	"restore": func(b *Batch, c *Call) (any, error) {
		p, err := b.restored(c.Text)
		if err != nil {
			return nil, err
		}
		if err := b.walkers[c.Game].Set(p); err != nil {
			return nil, err
		}
		b.forfeit[c.Game] = false
		if err := b.playOn(c.Game%len(b.bots), c.Game); err != nil {
			return nil, err
		}
		return nil, b.write(0, c.Game)
	},
	// The bot of a name chooses: the index of its move.
	"choose": func(b *Batch, c *Call) (any, error) {
		bot, err := b.game.Bot(c.Text, describe.Thought{})
		if err != nil {
			return nil, err
		}
		w := b.walkers[c.Game]
		move, err := bot.Choose(context.Background(), w.Position(), b.random[c.Game])
		if err != nil {
			return nil, err
		}
		return w.Index(move), nil
	},
}

func (b *Batch) restored(text string) (describe.Position, error) {
	p, err := b.game.Restore(text)
	if err != nil {
		return nil, err
	}
	if p.Header() != b.start.Header() {
		return nil, errors.New("the position is one of another setup")
	}
	return p, nil
}

// load takes games up where they were saved, if all of them can be.
func (b *Batch) load(all []kept) error {
	if len(all) != len(b.walkers) {
		return fmt.Errorf("%d games were saved, but there are %d", len(all), len(b.walkers))
	}
	positions, sources := make([]describe.Position, len(all)), make([]rand.PCG, len(all))
	for i, k := range all {
		var err error
		if positions[i], err = b.restored(k.Text); err != nil {
			return fmt.Errorf("game %d: %w", i, err)
		}
		if err := sources[i].UnmarshalBinary(k.Generator); err != nil {
			return fmt.Errorf("game %d: %w", i, err)
		}
		if k.Last < 1 || k.Last > b.start.Seats() {
			return fmt.Errorf("game %d: there is no seat %d: there are %d", i, k.Last, b.start.Seats())
		}
	}
	return b.eachGame(func(worker, i int) error {
		*b.sources[i] = sources[i]
		b.last[i], b.forfeit[i] = family.Seat(all[i].Last), all[i].Forfeit
		if err := b.walkers[i].Set(positions[i]); err != nil {
			return err
		}
		return b.write(worker, i)
	})
}

// See writes what a seat sees of a game: see describe.Arrays. The error says that there is
// no such game or seat, that dst has a wrong length, or that the game has no arrays.
func (b *Batch) See(dst []float32, game, seat int) error {
	switch {
	case game < 0 || game >= len(b.walkers):
		return fmt.Errorf("there is no game %d: there are %d, from 0 on", game, len(b.walkers))
	case seat < 1 || seat > b.start.Seats():
		return fmt.Errorf("there is no seat %d: there are %d", seat, b.start.Seats())
	case b.layout.Size == 0:
		return describe.ErrNoArrays
	case len(dst) != b.layout.Size:
		return fmt.Errorf("there is room for %d numbers, but a position has %d", len(dst), b.layout.Size)
	}
	return b.walkers[game].Write(dst, family.Seat(seat), nil)
}

// Call answers a call in JSON, with JSON. Its error says what is wrong with the call, and
// the game stays where it was.
func (b *Batch) Call(text []byte) ([]byte, error) {
	var c Call
	if err := json.Unmarshal(text, &c); err != nil {
		return nil, fmt.Errorf("a call is an object in JSON: %w", err)
	}
	method, ok := methods[c.Do]
	if !ok {
		return nil, fmt.Errorf("there is no call %q", c.Do)
	}
	if c.Game < 0 || c.Game >= len(b.walkers) {
		return nil, fmt.Errorf("there is no game %d: there are %d, from 0 on", c.Game, len(b.walkers))
	}
	answer, err := method(b, &c)
	if err != nil {
		return nil, err
	}
	return json.Marshal(answer)
}

// Failure returns an error in JSON: its message and, where a rule was broken, the rule.
func (b *Batch) Failure(err error) []byte { return failure(b.game.Failure(err, describe.Manner{})) }

// Failure returns an error of New in JSON.
func Failure(games describe.Games, err error) []byte {
	return failure(games.Failure(err, describe.Manner{}))
}

func failure(f describe.Failure) []byte {
	text, err := json.Marshal(f)
	if err != nil {
		panic("batch: " + err.Error())
	}
	return text
}
