package gametest

import (
	"context"
	"errors"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/search"
)

// A Greedy is a player who weighs moves.
type Greedy[State, Move any] interface {
	search.Player[State, Move]
	AppendWeighed(dst []search.Weighed[Move], s *State) []search.Weighed[Move]
}

// Players are the players of a game. [PlayersOf] makes them.
type Players[P family.Pointer[State, Move], State, Move comparable] struct {
	byName func(name string) (search.Player[State, Move], error)
	greedy func() Greedy[State, Move]
	search func(search.Thinking) *search.Search[P, State, Move]
	luck   func(seed uint64) *search.Luck[State, Move]
}

// PlayersOf returns the Players that these functions make.
func PlayersOf[P family.Pointer[State, Move], State, Move comparable, G Greedy[State, Move]](
	named func(name string) (search.Player[State, Move], error),
	greedy func() G,
	search func(search.Thinking) *search.Search[P, State, Move],
	luck func(seed uint64) *search.Luck[State, Move],
) Players[P, State, Move] {
	return Players[P, State, Move]{named, func() Greedy[State, Move] { return greedy() }, search, luck}
}

// A Trial is what Players are tried in.
type Trial[State any] struct {
	// Starts are positions in which games of all kinds begin. Start is one of a usual game, in
	// which chance has the first decision.
	Starts []State
	Start  State
	// Mixed is one of how many games all players sit in together, in place of Greedy alone.
	// Weighed is one of how many positions Greedy weighs the moves of.
	Mixed, Weighed int
	// Wins is how many of 30 games Greedy must win against Random. Set a little less than its
	// share in hundreds of games.
	Wins int
	// Allocates means that Greedy may allocate, as where it imagines what falls.
	Allocates bool
}

// Check holds the players to the laws of the players of every game. They make only legal
// moves, remember nothing, and return an error if nobody is asked. Greedy makes the move that
// it weighs most, and wins from Random. Search repeats its answer, spends its iterations, and
// has an answer if it is stopped. What falls depends on the seed alone. Short tests look at
// fewer beginnings.
func (p *Players[P, State, Move]) Check(t *testing.T, trial Trial[State]) {
	for _, law := range []struct {
		name string
		hold func(*testing.T)
	}{
		{"legal everywhere", func(t *testing.T) { p.legalEverywhere(t, trial.Starts, trial.Mixed) }},
		{"weighed begins with the choice", func(t *testing.T) { p.weighedBeginsWithTheChoice(t, trial.Starts, trial.Weighed) }},
		{"greedy beats random", func(t *testing.T) { p.greedyBeatsRandom(t, trial.Start, trial.Wins) }},
		{"greedy allocates nothing", func(t *testing.T) {
			if !trial.Allocates {
				p.greedyAllocatesNothing(t, trial.Starts)
			}
		}},
		{"search is reproducible", func(t *testing.T) { p.searchIsReproducible(t, trial.Start) }},
		{"iterations are spent", func(t *testing.T) { p.iterationsAreSpent(t, trial.Start) }},
		{"a stopped search has an answer", func(t *testing.T) { p.stoppedSearchHasAnAnswer(t, trial.Start) }},
		{"nobody is asked", func(t *testing.T) { p.nobodyIsAsked(t, trial.Start) }},
		{"names", p.names},
		{"play stops", func(t *testing.T) { p.playStops(t, trial.Start) }},
		{"seeds share what falls", func(t *testing.T) { p.seedsShareWhatFalls(t, trial.Start) }},
	} {
		t.Run(law.name, law.hold)
	}
}

// Begun returns the positions in which games of setups begin.
func Begun[Setup, State any](t testing.TB, begin func(Setup) (State, error), setups ...Setup) (starts []State) {
	t.Helper()
	for _, setup := range setups {
		s, err := begin(setup)
		if err != nil {
			t.Fatal(err)
		}
		starts = append(starts, s)
	}
	return starts
}

// Around returns a list of seats players, each of them p.
func Around[Player any](p Player, seats int) []Player { return slices.Repeat([]Player{p}, seats) }

// Generator returns a generator of random numbers, always the same.
func Generator() *rand.Rand { return rand.New(rand.NewPCG(3, 7)) }

// Named returns the player of a name.
func (p *Players[P, State, Move]) Named(t testing.TB, name string) search.Player[State, Move] {
	t.Helper()
	player, err := p.byName(name)
	if err != nil {
		t.Fatal(err)
	}
	return player
}

// Last returns the position in which a game ends.
func (p *Players[P, State, Move]) Last(start State, seated []search.Player[State, Move], seed uint64) (s State) {
	for _, s = range search.Walk(P(&start), seated, p.luck(seed), seed) {
	}
	return s
}

// Asked returns positions of a game of the same player in all seats in which a player is
// asked and has a choice: one of every so many.
func (p *Players[P, State, Move]) Asked(start State, player search.Player[State, Move], seed uint64, every int) (positions []State) {
	n := 0
	for _, s := range search.Walk(P(&start), Around(player, P(&start).Seats()), p.luck(seed), seed) {
		if position := P(&s); position.Turn() != 0 && len(position.AppendMoves(nil)) > 1 {
			if n++; n%every == 0 {
				positions = append(positions, s)
			}
		}
	}
	return positions
}

// legalEverywhere tests that players make only legal moves: it plays a game from each of
// starts to its end. Greedy has all seats, except in one game of each every games: there
// all players sit, and Search has two iterations a move.
func (p *Players[P, State, Move]) legalEverywhere(t *testing.T, starts []State, every int) {
	all := []search.Player[State, Move]{
		p.greedy(), p.search(search.Thinking{Iterations: 2}), p.Named(t, "builder"), p.Named(t, "random"),
	}
	for i := range starts {
		if left(i) {
			continue
		}
		start := P(&starts[i])
		seated := Around(all[0], start.Seats())
		if i%every == 0 {
			for seat := range seated {
				seated[seat] = all[(seat+1)%len(all)]
			}
		}
		end := *start
		err := search.Play(t.Context(), start, seated, p.luck(uint64(i)), uint64(i), func(_ *State, _ Move, after *State) error {
			end = *after
			return nil
		})
		if err != nil || !P(&end).Over() {
			t.Errorf("beginning %d: the game does not end: %v", i, err)
		}
	}
}

// left reports whether a beginning is left out where tests are cut short.
func left(i int) bool { return testing.Short() && i%5 != 0 }

// weighedBeginsWithTheChoice tests that Greedy weighs the legal moves, chooses the first of
// them, and remembers nothing. It asks in one of every so many positions of games of
// builders.
func (p *Players[P, State, Move]) weighedBeginsWithTheChoice(t *testing.T, starts []State, every int) {
	greedy := p.greedy()
	for i := range starts {
		if left(i) {
			continue
		}
		for _, s := range p.Asked(starts[i], p.Named(t, "builder"), uint64(i), every) {
			weighed := p.greedy().AppendWeighed(nil, &s)
			if m, err := greedy.Choose(t.Context(), &s, nil); err != nil || m != weighed[0].Move {
				t.Fatalf("chooses %v, but weighs %v most: %v", m, weighed[0], err)
			}
			if legal := P(&s).AppendMoves(nil); len(legal) != len(weighed) {
				t.Fatalf("weighs %d of %d moves", len(weighed), len(legal))
			}
			seen := map[Move]bool{}
			for _, w := range weighed {
				if P(&s).Check(w.Move) != nil || seen[w.Move] {
					t.Fatalf("weighs %v, which is not legal, or twice", w.Move)
				}
				seen[w.Move] = true
			}
		}
	}
}

// greedyBeatsRandom tests that Greedy alone wins at least that many of 30 games against
// Random. Ask for a little less than its share in hundreds of games.
func (p *Players[P, State, Move]) greedyBeatsRandom(t *testing.T, start State, least int) {
	seats := P(&start).Seats()
	greedy, random, won := p.greedy(), p.Named(t, "random"), 0
	for game := range 30 {
		seated, me := Around(random, seats), game%seats
		seated[me] = greedy
		end := p.Last(start, seated, uint64(game/seats))
		winners := 0
		for seat := 1; seat <= seats; seat++ {
			if P(&end).Rank(family.Seat(seat)) == 1 {
				winners++
			}
		}
		if P(&end).Rank(family.Seat(me+1)) == 1 && winners == 1 {
			won++
		}
	}
	if won < least {
		t.Errorf("greedy won %d of 30 games against random, of which it should win %d", won, least)
	}
}

// greedyAllocatesNothing tests that Greedy allocates nothing once it knows the map.
func (p *Players[P, State, Move]) greedyAllocatesNothing(t *testing.T, starts []State) {
	greedy := p.greedy()
	for i := range starts {
		for _, s := range p.Asked(starts[i], greedy, uint64(i), 40) {
			choose := func() { _, _ = greedy.Choose(context.Background(), &s, nil) }
			if n := testing.AllocsPerRun(3, choose); n > 0 {
				t.Errorf("beginning %d: it allocates %v times in\n%+v", i, n, s)
				break
			}
		}
	}
}

// searchIsReproducible tests that Search repeats its answer, with one worker and with
// several.
func (p *Players[P, State, Move]) searchIsReproducible(t *testing.T, start State) {
	for _, workers := range []int{1, 3} {
		for _, s := range p.Asked(start, p.greedy(), 1, 40) {
			thinking := search.Thinking{Iterations: 20, Workers: workers}
			a, err := p.search(thinking).Analyse(t.Context(), &s, Generator(), nil)
			b, again := p.search(thinking).Analyse(t.Context(), &s, Generator(), nil)
			if err != nil || again != nil || len(a.Moves) == 0 || !reflect.DeepEqual(a, b) {
				t.Fatalf("%d workers: %+v, then %+v; %v, %v", workers, a, b, err, again)
			}
		}
	}
}

// iterationsAreSpent tests that the visits of all moves add up to the iterations asked for,
// however many workers share them, and that the most visited move is the first.
func (p *Players[P, State, Move]) iterationsAreSpent(t *testing.T, start State) {
	s := p.Asked(start, p.greedy(), 2, 50)[0]
	for _, workers := range []int{1, 2, 3, 7, 30} {
		visits := 0
		analysis, err := p.search(search.Thinking{Iterations: 20, Workers: workers}).Analyse(t.Context(), &s, Generator(), nil)
		if err != nil {
			t.Fatal(err)
		}
		considered := analysis.Moves
		for i, c := range considered {
			visits += c.Visits
			if P(&s).Check(c.Move) != nil || c.Value < 0 || c.Value > 1 || c.Visits > considered[max(0, i-1)].Visits {
				t.Errorf("%d workers: considered %+v after %+v", workers, c, considered[:i])
			}
		}
		if visits != 20 || analysis.Iterations != 20 {
			t.Errorf("%d workers: %d visits", workers, visits)
		}
	}
}

// stoppedSearchHasAnAnswer tests that a search that is stopped at once makes Greedy's move,
// and that one that is stopped by the clock makes a legal move.
func (p *Players[P, State, Move]) stoppedSearchHasAnAnswer(t *testing.T, start State) {
	stopped, stop := context.WithCancel(t.Context())
	stop()
	search := p.search(search.Thinking{Time: 2 * time.Millisecond, Workers: search.AllCores})
	for _, s := range p.Asked(start, p.greedy(), 3, 40) {
		want, _ := p.greedy().Choose(t.Context(), &s, nil)
		if m, err := search.Choose(stopped, &s, Generator()); m != want || err != nil {
			t.Errorf("stopped at once it makes %v, Greedy %v: %v", m, want, err)
		}
		if m, err := search.Choose(t.Context(), &s, Generator()); err != nil || P(&s).Check(m) != nil {
			t.Errorf("after two milliseconds it makes %v: %v", m, err)
		}
	}
}

// nobodyIsAsked tests that every player returns an error and no move if no seat is asked,
// and that a player that needs a generator returns an error without one. The game must
// begin with a decision of chance at start.
func (p *Players[P, State, Move]) nobodyIsAsked(t *testing.T, start State) {
	over := p.Last(start, Around[search.Player[State, Move]](p.greedy(), P(&start).Seats()), 1)
	decision := p.Asked(start, p.greedy(), 1, 20)[0]
	var none Move
	for _, name := range []string{"random", "builder", "greedy", "search:2", "search:1ms"} {
		player := p.Named(t, name)
		for _, test := range []struct {
			position string
			s        *State
			want     error
		}{
			{"none", nil, search.ErrNoPosition},
			{"the zero State", new(State), search.ErrNoPosition},
			{"chance", &start, search.ErrChance},
			{"the end", &over, search.ErrOver},
		} {
			if m, err := player.Choose(t.Context(), test.s, Generator()); !errors.Is(err, test.want) || m != none {
				t.Errorf("%s, %s: %v and %v, want %v", name, test.position, m, err, test.want)
			}
			if weighed := p.greedy().AppendWeighed(nil, test.s); len(weighed) > 0 {
				t.Errorf("%s: greedy weighs %v", test.position, weighed)
			}
		}
		m, err := player.Choose(t.Context(), &decision, nil)
		if name == "greedy" {
			if err != nil || P(&decision).Check(m) != nil {
				t.Errorf("greedy needs no generator, but gives %v, %v", m, err)
			}
		} else if !errors.Is(err, search.ErrNoGenerator) || m != none {
			t.Errorf("%s without a generator: %v, %v", name, m, err)
		}
	}
}

// names tests that every name is a player's, and that the error for another name lists them
// all.
func (p *Players[P, State, Move]) names(t *testing.T) {
	for _, name := range []string{"random", "builder", "greedy", "search", "search:7", "search:30ms", "search:7:keep=true"} {
		p.Named(t, name)
	}
	for _, name := range []string{"", "genius", "greedy:7", "search:", "search:0", "search:-1", "search:-1s", "search:many", "search:7:depth=3", "search:7:moves=many"} {
		_, err := p.byName(name)
		for _, known := range search.Names() {
			if err == nil || !strings.Contains(err.Error(), known) {
				t.Errorf("%q: %v, want an error that names %s", name, err, known)
			}
		}
	}
}

var errEnough = errors.New("enough")

// cheat makes the zero Move, which is never legal.
type cheat[State, Move any] struct{}

func (cheat[State, Move]) Choose(context.Context, *State, *rand.Rand) (none Move, err error) {
	return none, nil
}

// moves plays a game from start and returns its moves, at most so many.
func (p *Players[P, State, Move]) moves(ctx context.Context, start State, seated []search.Player[State, Move], seed uint64, most int) (moves []Move, err error) {
	err = search.Play(ctx, P(&start), seated, p.luck(seed), seed, func(_ *State, m Move, _ *State) error {
		if len(moves) == most {
			return errEnough
		}
		moves = append(moves, m)
		return nil
	})
	return moves, err
}

// playStops tests that whatever keeps a game from going on is an error, and that no move is
// made after it.
func (p *Players[P, State, Move]) playStops(t *testing.T, start State) {
	const all = 1 << 20
	seated := Around[search.Player[State, Move]](p.greedy(), P(&start).Seats())
	cheated := Around[search.Player[State, Move]](cheat[State, Move]{}, P(&start).Seats())
	stopped, stop := context.WithCancel(t.Context())
	stop()
	if _, err := p.moves(t.Context(), start, seated, 1, all); err != nil {
		t.Errorf("a whole game: %v", err)
	}
	if moves, err := p.moves(t.Context(), start, seated, 1, 7); !errors.Is(err, errEnough) || len(moves) != 7 {
		t.Errorf("where the caller has enough: %v after %d moves", err, len(moves))
	}
	if moves, err := p.moves(stopped, start, seated, 1, all); !errors.Is(err, context.Canceled) || moves != nil {
		t.Errorf("stopped before: %v after %d moves", err, len(moves))
	}
	var fallen int
	for s := start; P(&s).Chance(); fallen++ {
		if err := P(&s).ApplyTo(&s, P(&s).Sample(Generator())); err != nil {
			t.Fatal(err)
		}
	}
	if moves, err := p.moves(t.Context(), start, cheated, 1, all); err == nil || len(moves) != fallen {
		t.Errorf("a cheat: %v after %d moves, want an error after %d", err, len(moves), fallen)
	}
	if moves, err := p.moves(t.Context(), start, seated[1:], 1, all); err == nil || moves != nil {
		t.Errorf("one player too few: %v after %d moves", err, len(moves))
	}
}

// seedsShareWhatFalls tests that, with any players, what falls before the first decision is
// the same in games of one seed and differs in games of another.
func (p *Players[P, State, Move]) seedsShareWhatFalls(t *testing.T, start State) {
	seats := P(&start).Seats()
	greedy, random := Around[search.Player[State, Move]](p.greedy(), seats), Around(p.Named(t, "random"), seats)
	fallen, same := 0, 0
	for seed := range uint64(5) {
		a, b, c := p.first(start, greedy, seed), p.first(start, random, seed), p.first(start, random, seed+100)
		if len(a) != len(b) {
			t.Errorf("seed %d: %d decisions of chance, and %d", seed, len(a), len(b))
			continue
		}
		for i := range a {
			if fallen++; a[i] != b[i] {
				t.Errorf("seed %d: %v fell, and %v", seed, a[i], b[i])
			}
			if i < len(c) && a[i] == c[i] {
				same++
			}
		}
	}
	if fallen == 0 || 5*same > 4*fallen {
		t.Errorf("%d of %d decisions of chance are the same with other seeds", same, fallen)
	}
}

// first returns what falls before the first decision of a game.
func (p *Players[P, State, Move]) first(start State, seated []search.Player[State, Move], seed uint64) (fell []Move) {
	s := start
	for m, after := range search.Walk(P(&start), seated, p.luck(seed), seed) {
		if !P(&s).Chance() {
			break
		}
		fell, s = append(fell, m), after
	}
	return fell
}
