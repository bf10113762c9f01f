// Package batch plays many games of one description at once, by index and in arrays, for
// programs in other languages. Package main in folder shared gives it to C, package main
// in folder pipe to a program at the other end of a pipe.
//
//	b, err := batch.New(games, batch.Config{Setup: []byte(`{"game": "steam", "players": 3}`), Games: 64, Seed: 1})
//	arrays := b.Allocate(batch.Shape{Dense: true})
//	for {
//		// arrays.Legal[i] moves are legal in game i, for the seat arrays.Seat[i]
//		err := b.Step(chosen)
//	}
//
// An action is an index in the list of legal moves of its game, from 0 on. What chance
// decides is drawn, or is a decision as well: see [Config]. A game that has ended begins
// anew with the next Step, which ignores its action: this is the next-step autoreset of
// Gymnasium.
//
// Equal configurations, seeds and actions give equal games. A Batch serves one goroutine
// at a time, and uses all cores.
package batch

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"runtime"
	"sync"

	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/describe"
)

// A Config says what a Batch plays.
type Config struct {
	// Setup is a setup in JSON, as describe.Games.Begin reads it.
	Setup json.RawMessage `json:"setup"`
	// Games is the number of games, 1 or more.
	Games int `json:"games"`
	// Seed decides what falls, and what bots leave to chance.
	Seed uint64 `json:"seed"`
	// Moves is the most legal moves that a game offers: 0 is DefaultMoves. Those beyond are
	// left out, and counted in Arrays.LeftOut.
	Moves int `json:"moves"`
	// Chance has what chance decides be a decision of seat 0. If not it is drawn at once.
	// Where there are more outcomes than are listed, the one action is to draw.
	Chance bool `json:"chance"`
	// Forfeit has a game end with an action that is not legal: the seat that was asked has the
	// reward -1, the others 0. If not such an action is an error.
	Forfeit bool `json:"forfeit"`
	// Bots play the seats that they are named for: {"2": "greedy"}. The others are asked.
	Bots map[int]string `json:"bots"`
}

// DefaultMoves is more than the legal moves of any position that was met in random play
// of the three games.
const DefaultMoves = 2048

// Bounds of a Config: what a program may ask for by mistake.
const (
	mostGames    = 1 << 16
	mostMoves    = 1 << 16
	mostElements = 1 << 30 // of all arrays together
)

func (c *Config) complete() error {
	switch {
	case c.Games < 1 || c.Games > mostGames:
		return fmt.Errorf("there are %d games, but must be 1 to %d", c.Games, mostGames)
	case c.Moves < 0 || c.Moves > mostMoves:
		return fmt.Errorf("moves is %d, but must be 1 to %d, or 0 for %d", c.Moves, mostMoves, DefaultMoves)
	}
	if c.Moves == 0 {
		c.Moves = DefaultMoves
	}
	return nil
}

// A Batch is many games of one setup that are played side by side.
type Batch struct {
	config Config
	game   describe.Game
	start  describe.Position
	layout describe.Layout // of size 0 if the game has no arrays

	marks, numbers int // of a packed position
	factors        int // of a move

	walkers []describe.Walker
	sources []*rand.PCG
	random  []*rand.Rand
	last    []family.Seat    // that was asked last
	forfeit []bool           // games that an action which was not legal has ended
	bots    [][]describe.Bot // by worker and seat
	places  [][]int32        // of each game in its dense row
	arrays  *Arrays
}

// New begins the games of a configuration. Its error says what is wrong with the
// configuration.
func New(games describe.Games, c Config) (*Batch, error) {
	if err := c.complete(); err != nil {
		return nil, err
	}
	start, err := games.Begin(c.Setup)
	if err != nil {
		return nil, err
	}
	b := &Batch{config: c, game: start.Of(), start: start}
	if b.layout, err = b.game.Layout(); err != nil && !errors.Is(err, describe.ErrNoArrays) {
		return nil, err
	}
	b.marks, b.numbers = b.layout.Packed()
	for _, block := range b.layout.Blocks {
		b.factors = max(b.factors, 1+len(block.Factors))
	}
	if len(c.Bots) == start.Seats() {
		return nil, errors.New("bots sit on all seats, so that nobody is asked")
	}
	if err := b.seatAll(); err != nil {
		return nil, err
	}
	for i := range c.Games {
		b.seed(i, c.Seed+uint64(i))
	}
	if err := b.eachGame(b.begin); err != nil {
		return nil, err
	}
	_, err = b.Allocate(Shape{})
	return b, err
}

// seatAll makes what the games of a Batch do not share: walkers, generators and bots.
func (b *Batch) seatAll() (err error) {
	n := b.config.Games
	b.walkers, b.sources, b.random = make([]describe.Walker, n), make([]*rand.PCG, n), make([]*rand.Rand, n)
	for i := range n {
		b.walkers[i], b.sources[i] = b.game.Walker(), rand.NewPCG(0, 0)
		b.random[i] = rand.New(b.sources[i])
	}
	b.last, b.forfeit = make([]family.Seat, n), make([]bool, n)
	b.places, b.bots, b.arrays = make([][]int32, n), nil, &Arrays{}
	for range b.workers() {
		seated := make([]describe.Bot, b.start.Seats()+1)
		for seat, name := range b.config.Bots {
			if seat < 1 || seat > b.start.Seats() {
				return fmt.Errorf("a bot sits on seat %d, but there are %d seats", seat, b.start.Seats())
			}
			if seated[seat], err = b.game.Bot(name, describe.Thought{}); err != nil {
				return err
			}
		}
		b.bots = append(b.bots, seated)
	}
	return nil
}

// Clone returns a Batch whose games stand where those of b do and go on as they would,
// without sharing anything. Its arrays have to be bound.
func (b *Batch) Clone() (*Batch, error) {
	c := *b
	if err := c.seatAll(); err != nil {
		return nil, err
	}
	for i := range c.walkers {
		c.walkers[i].Copy(b.walkers[i])
		*c.sources[i] = *b.sources[i]
	}
	copy(c.last, b.last)
	copy(c.forfeit, b.forfeit)
	return &c, nil
}

func (b *Batch) seed(i int, seed uint64) { b.sources[i].Seed(seed, stream) }

// stream is the second seed of all generators.
const stream = 0x9e3779b97f4a7c15

// Version is that of the functions, messages and arrays of a Batch. A program that knows
// another must refuse this one.
const Version = 4

// Size is what a Batch tells of its arrays.
type Size struct {
	Version int             `json:"version"`
	Game    string          `json:"game"`
	Games   int             `json:"games"`
	Seats   int             `json:"seats"`
	Moves   int             `json:"moves"`   // most legal moves in a row
	Dense   int             `json:"dense"`   // numbers of a position, 0 if the game has no arrays
	Marks   int             `json:"marks"`   // of a packed position
	Numbers int             `json:"numbers"` // of a packed position
	Factors int             `json:"factors"` // of a move
	Secrets bool            `json:"secrets"` // whether something is hidden from a seat
	Longest int             `json:"longest"` // moves that no game exceeds, those of chance included
	Layout  describe.Layout `json:"layout"`
}

// Size returns how long the rows of the arrays are, and what they mean.
func (b *Batch) Size() Size {
	return Size{
		Version, b.game.Name(), b.config.Games, b.start.Seats(), b.config.Moves,
		b.layout.Size, b.marks, b.numbers, b.factors,
		b.game.About().Secrets, b.walkers[0].LongestGame(), b.layout,
	}
}

// Reset begins games anew: those with a 1 in which, or all if it is nil. Each takes its
// seed out of seeds; without seeds its generator goes on.
func (b *Batch) Reset(which []uint8, seeds []uint64) error {
	n := len(b.walkers)
	if which != nil && len(which) != n || seeds != nil && len(seeds) != n {
		return fmt.Errorf("there are %d games, but %d to choose from and %d seeds", n, len(which), len(seeds))
	}
	return b.eachGame(func(worker, i int) error {
		if which != nil && which[i] == 0 {
			return nil
		}
		if seeds != nil {
			b.seed(i, seeds[i])
		}
		if err := b.begin(worker, i); err != nil {
			return err
		}
		return b.write(worker, i)
	})
}

// An IllegalError says that an action is not the index of a legal move.
type IllegalError struct {
	Game, Action, Legal int
}

func (e *IllegalError) Error() string {
	return fmt.Sprintf("action %d of game %d is not legal: it must be 0 to %d", e.Action, e.Game, e.Legal-1)
}

// Step makes a move in each game: the one of its index in actions. A game that is over
// begins anew instead. If an action is not legal the error is an *IllegalError, and
// nothing is changed in any game, unless Config.Forfeit says otherwise.
func (b *Batch) Step(actions []int32) error {
	if len(actions) != len(b.walkers) {
		return fmt.Errorf("there are %d actions, but %d games", len(actions), len(b.walkers))
	}
	for i, action := range actions {
		if !b.config.Forfeit && b.arrays.Ended[i] == 0 && !b.legal(i, action) {
			legal := b.arrays.Legal[i]
			return &IllegalError{i, int(action), int(legal)}
		}
	}
	return b.eachGame(func(worker, i int) error {
		switch {
		case b.arrays.Ended[i] != 0:
			if err := b.begin(worker, i); err != nil {
				return err
			}
		case !b.legal(i, actions[i]):
			b.forfeit[i] = true
		default:
			b.move(i, int(actions[i]))
			if err := b.playOn(worker, i); err != nil {
				return err
			}
		}
		return b.write(worker, i)
	})
}

func (b *Batch) legal(i int, action int32) bool { return action >= 0 && action < b.arrays.Legal[i] }

// move makes the move of an index, or draws what chance decides where it lists nothing.
func (b *Batch) move(i, action int) {
	if w := b.walkers[i]; w.Chance() && w.Len() == 0 {
		w.Fall(b.random[i])
	} else {
		w.Make(action)
	}
}

// begin begins a game.
func (b *Batch) begin(worker, i int) error {
	if err := b.walkers[i].Set(b.start); err != nil {
		return err
	}
	b.last[i], b.forfeit[i] = 1, false
	return b.playOn(worker, i)
}

// playOn makes moves until somebody is asked who is no bot, or the game is over.
func (b *Batch) playOn(worker, i int) error {
	w := b.walkers[i]
	for !w.Over() {
		seat := w.Turn()
		switch bot := b.bots[worker][seat]; {
		case w.Chance() && !b.config.Chance:
			w.Fall(b.random[i])
		case w.Chance() || bot == nil:
			return nil
		default:
			move, err := bot.Choose(context.Background(), w.Position(), b.random[i])
			if err != nil {
				return err
			}
			w.Make(w.Index(move))
		}
	}
	return nil
}

// workers returns the number of goroutines that play.
func (b *Batch) workers() int { return min(runtime.GOMAXPROCS(0), (len(b.walkers)+7)/8) }

// eachGame does something to each game, on all cores if there are many games.
func (b *Batch) eachGame(do func(worker, i int) error) error {
	workers := max(1, len(b.bots))
	errs := make([]error, workers)
	work := func(worker int) {
		for i := worker; i < len(b.walkers); i += workers {
			if err := do(worker, i); err != nil {
				errs[worker] = fmt.Errorf("game %d: %w", i, err)
				return
			}
		}
	}
	var working sync.WaitGroup
	for worker := 1; worker < workers; worker++ {
		working.Go(func() { work(worker) })
	}
	work(0)
	working.Wait()
	return errors.Join(errs...)
}
