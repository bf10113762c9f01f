package gametest

import (
	"context"
	"errors"
	"math/rand/v2"
	"sync"
	"testing"

	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/search"
)

// A Midway edits positions of a game at random, and plays on from those that can be read,
// whether a game comes to them or not.
type Midway[P interface {
	family.Pointer[State, Move]
	family.Read[State]
}, State, Move comparable] struct {
	Starts []State // in which games begin
	Choose []func(*State, *rand.Rand) Move
	Ahead  func(s *State, seat, other family.Seat) bool // as in family.Options
	Parse  func(line string, like P) (State, error)
	Named  func(player string) (search.Player[State, Move], error)
	// Use does with a position what programs do: reports, pictures, words.
	Use func(s *State, random *rand.Rand) error

	once  sync.Once
	games [][][]byte // positions as JSON
}

// mostPlayed is how many positions of a game are edited, and between is how many moves are
// between them.
const (
	mostPlayed = 200
	between    = 4
)

func (y *Midway[P, State, Move]) play() {
	for i, s := range y.Starts {
		r := rand.New(rand.NewPCG(uint64(i), 0))
		var game [][]byte
		for n := 0; !P(&s).Over() && len(game) < mostPlayed; n++ {
			if n%between == 0 {
				text, err := P(&s).MarshalJSON()
				if err != nil {
					panic(err)
				}
				game = append(game, text)
			}
			m := P(&s).Sample(r)
			if !P(&s).Chance() {
				m = y.Choose[i%len(y.Choose)](&s, r)
			}
			if err := P(&s).ApplyTo(&s, m); err != nil {
				panic(err)
			}
		}
		y.games = append(y.games, game)
	}
}

// Try edits a position and plays on from it. It returns whether the position could be read,
// and the notes on it.
func (y *Midway[P, State, Move]) Try(t *testing.T, seed uint64) (notes error, read bool) {
	t.Helper()
	text, r := y.edited(t, seed)
	var s State
	if err := P(&s).UnmarshalJSON(text); err != nil {
		if s != *new(State) || !isTyped(err) {
			t.Fatalf("%s\nleaves the State as %v, and is refused with %T: %v", text, s, err, err)
		}
		return nil, false
	}
	notes = P(&s).Validate()
	use := family.Law[State, Move]{Says: "it is reported, drawn and told, and players choose in it", Broken: func(at family.At[State, Move]) error {
		if at.Random.IntN(3) > 0 {
			return nil
		}
		return errors.Join(y.Use(at.State, at.Random), y.choose(at.State, at.Random))
	}}
	stored := family.Law[State, Move]{Says: "it reads back from text as the same", Broken: func(at family.At[State, Move]) error {
		s := P(at.State)
		return family.PositionReadsBack[P](s, *at.State, func(line string) (State, error) { return y.Parse(line, s) })
	}}
	o := family.Options[State, Move]{
		Seed: seed, Games: 1, Moves: 12, Midway: true, Choose: y.Choose[r.IntN(len(y.Choose))], Ahead: y.Ahead,
		Laws: []family.Law[State, Move]{stored, use},
	}
	if err := family.Check(P(&s), o); err != nil {
		t.Fatalf("%s\n%v\n%v", text, notes, err)
	}
	return notes, true
}

// isTyped reports whether an error is of a type that says what is wrong with a position.
func isTyped(err error) bool {
	_, malformed := errors.AsType[*parse.Error](err)
	_, broken := errors.AsType[*family.StateError](err)
	_, setup := errors.AsType[*family.SetupError](err)
	return malformed || broken || setup
}

// edited is a position of a game with some values changed.
func (y *Midway[P, State, Move]) edited(t *testing.T, seed uint64) ([]byte, *rand.Rand) {
	t.Helper()
	y.once.Do(y.play)
	r := rand.New(rand.NewPCG(seed, 0))
	game := y.games[r.IntN(len(y.games))]
	text, err := Edited(r, game[r.IntN(len(game))], game[r.IntN(len(game))])
	if err != nil {
		t.Fatal(err)
	}
	return text, r
}

// choose lets players choose who have no time to think.
func (y *Midway[P, State, Move]) choose(s *State, random *rand.Rand) error {
	if P(s).Turn() == family.Nobody {
		return nil
	}
	hurried, cancel := context.WithCancel(context.Background())
	cancel()
	var wrong family.Faults
	for _, name := range []string{"greedy", "search"} {
		player, err := y.Named(name)
		if err != nil {
			return err
		}
		if m, err := player.Choose(hurried, s, random); err != nil || P(s).Check(m) != nil {
			wrong.Add("%s chooses %v: %v", name, m, err)
		}
	}
	return wrong.Err()
}

// TryMany calls Try for n edited positions, and tests that enough of them can be read, and
// that there are notes on some.
func (y *Midway[P, State, Move]) TryMany(t *testing.T, n int) {
	t.Helper()
	read, noted := 0, 0
	for seed := range uint64(n) {
		notes, ok := y.Try(t, seed)
		if ok {
			read++
		}
		if notes != nil {
			noted++
		}
	}
	t.Logf("of %d edited positions %d can be read, and there are notes on %d", n, read, noted)
	if read*50 < n {
		t.Error("hardly any edited position can be read")
	}
}
