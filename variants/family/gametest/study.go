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

// A Studied is a pointer to a State that reads study positions.
type Studied[State, Move comparable] interface {
	family.Pointer[State, Move]
	family.Studied[State]
	family.Read[State]
}

// A Study edits positions of a game at random, and plays on from those that can be
// studied.
type Study[P Studied[State, Move], State, Move comparable] struct {
	Starts []State // in which games begin
	Choose []func(*State, *rand.Rand) Move
	Ahead  func(s *State, seat, other family.Seat) bool // as in family.Options
	Parse  func(line string, like P) (State, family.Findings, error)
	Named  func(player string) (search.Player[State, Move], error)
	// Use does with a position what programs do: reports, pictures, words.
	Use func(s *State, random *rand.Rand) error

	once  sync.Once
	games [][][]byte // positions as JSON
}

// mostPlayed is how many positions of a game are edited, between is how many moves are
// between them, and mostPlayedOn how many are made from an edited one.
const (
	mostPlayed   = 200
	between      = 4
	mostPlayedOn = 60
)

func (y *Study[P, State, Move]) play() {
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

// Try edits a position and plays on from it. It returns the notes on the position, and
// whether it could be studied.
func (y *Study[P, State, Move]) Try(t *testing.T, seed uint64) (notes family.Findings, studied bool) {
	t.Helper()
	text, r := y.edited(t, seed)
	var s State
	notes, err := P(&s).UnmarshalStudy(text)
	if err != nil {
		return nil, false
	}
	use := family.Law[State, Move]{Says: "it is reported, drawn and told, and players choose in it", Broken: func(at family.At[State, Move]) error {
		if at.Random.IntN(3) > 0 {
			return nil
		}
		return errors.Join(y.Use(at.State, at.Random), y.choose(at.State, at.Random))
	}}
	o := family.Options[State, Move]{
		Seed: seed, Games: 1, Moves: 12, Study: true, Choose: y.Choose[r.IntN(len(y.Choose))], Ahead: y.Ahead,
		Laws: []family.Law[State, Move]{family.StudyLaw(y.Parse), use},
	}
	if err := family.Check(P(&s), o); err != nil {
		t.Fatalf("%s\n%v\n%v", text, notes.Err(), err)
	}
	return notes, true
}

// PlayOn edits n positions, and plays on from those that can be read, even if no game leads
// there. It tests that each position on the way is valid, and that the others are refused
// with a typed error.
func (y *Study[P, State, Move]) PlayOn(t *testing.T, n int) {
	t.Helper()
	read := 0
	for seed := range uint64(n) {
		text, r := y.edited(t, seed)
		var s State
		if err := P(&s).UnmarshalJSON(text); err != nil {
			if s != *new(State) || !isTyped(err) {
				t.Fatalf("%s\nleaves the State as %v, and is refused with %T: %v", text, s, err, err)
			}
			continue
		}
		read++
		for moves := 0; !P(&s).Over() && moves < mostPlayedOn; moves++ {
			m := P(&s).Sample(r)
			if !P(&s).Chance() {
				legal := P(&s).AppendMoves(nil)
				m = legal[r.IntN(len(legal))]
			}
			if err := P(&s).ApplyTo(&s, m); err != nil {
				t.Fatalf("%s\n%v", text, err)
			}
			if err := P(&s).Validate(); err != nil {
				t.Fatalf("%s\nafter %d moves, the last of them %v: %v", text, moves+1, m, err)
			}
		}
	}
	t.Logf("of %d edited positions %d can be read", n, read)
	if read*50 < n {
		t.Error("hardly any edited position can be read")
	}
}

// isTyped reports whether an error is of a type that says what is wrong with a position.
func isTyped(err error) bool {
	_, malformed := errors.AsType[*parse.Error](err)
	_, broken := errors.AsType[*family.StateError](err)
	_, setup := errors.AsType[*family.SetupError](err)
	return malformed || broken || setup
}

// edited is a position of a game with some values changed.
func (y *Study[P, State, Move]) edited(t *testing.T, seed uint64) ([]byte, *rand.Rand) {
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
func (y *Study[P, State, Move]) choose(s *State, random *rand.Rand) error {
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

// TryMany calls Try for n edited positions, and tests that enough of them can be studied.
func (y *Study[P, State, Move]) TryMany(t *testing.T, n int) {
	t.Helper()
	studied, noted := 0, 0
	for seed := range uint64(n) {
		notes, ok := y.Try(t, seed)
		if ok {
			studied++
		}
		if len(notes) > 0 {
			noted++
		}
	}
	t.Logf("of %d edited positions %d can be studied, %d of them with notes", n, studied, noted)
	if noted*50 < n {
		t.Error("hardly any edited position is a study position")
	}
}
