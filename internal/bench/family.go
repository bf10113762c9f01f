package main

import (
	"io"
	"math/rand/v2"
	"testing"
	"unsafe"

	"github.com/railhex/railhex/variants/steam"
	steambots "github.com/railhex/railhex/variants/steam/bots"
	"github.com/railhex/railhex/variants/steampower"
	powerbots "github.com/railhex/railhex/variants/steampower/bots"
)

// What is measured of every game of the family alike.

// A position of some game is a pointer to its State.
type position[State, Move any] interface {
	*State
	Apply(Move) (State, error)
	ApplyTo(*State, Move) error
	Check(Move) error
	AppendMoves([]Move) []Move
	Sample(*rand.Rand) Move
	Chance() bool
	Over() bool
}

// playAtRandom plays as many moves, from the start of a game to its end, again and
// again. It keeps no position but the last.
func playAtRandom[State, Move any, P position[State, Move]](start State, random *rand.Rand, n int) {
	moves := make([]Move, 0, 4096)
	s := start
	for range n {
		var m Move
		if P(&s).Chance() {
			m = P(&s).Sample(random)
		} else {
			moves = P(&s).AppendMoves(moves[:0])
			m = moves[random.IntN(len(moves))]
		}
		if err := P(&s).ApplyTo(&s, m); err != nil {
			panic(err)
		}
		if P(&s).Over() {
			s = start
		}
	}
}

// A played is a position of a game and the move that was made in it.
type played[State, Move any] struct {
	state State
	move  Move
	first bool // of its game
}

// replayed is the steps of games that are recorded as their moves.
func replayed[State, Move any, P position[State, Move]](start State, moves []Move) (steps []played[State, Move]) {
	s := start
	for _, m := range moves {
		steps = append(steps, played[State, Move]{s, m, len(steps) == 0})
		next, err := P(&s).Apply(m)
		if err != nil {
			panic(err)
		}
		s = next
	}
	return steps
}

//go:noinline
func copyOf[State any](s State) State { return s }

// goals are what a game's figures must be.
type goals struct{ size, apply, list goal }

// benchGame measures a game: the size of its State, Apply in copies of that,
// AppendMoves for each move listed, and what is allocated.
func benchGame[State, Move any, P position[State, Move]](rounds int, t *table, name string, steps []played[State, Move], g goals) {
	var sink State
	var decisions []played[State, Move]
	moves, listed := make([]Move, 0, 4096), 0
	for i := range steps {
		if !P(&steps[i].state).Chance() {
			decisions = append(decisions, steps[i])
			listed += len(P(&steps[i].state).AppendMoves(moves[:0]))
		}
	}
	copying := around("copy", steps, func(s *played[State, Move]) { sink = copyOf(s.state) })
	applying := around("apply", steps, func(s *played[State, Move]) {
		next, err := P(&s.state).Apply(s.move)
		if err != nil {
			panic(err)
		}
		sink = next
	})
	anew, inPlace := replaySubjectsOf[State, Move, P](steps)
	one := copySubject()
	listing := around("list", decisions, func(s *played[State, Move]) { intSink = len(P(&s.state).AppendMoves(moves[:0])) })
	measure(rounds, one, copying, applying, anew, inPlace, listing)
	_ = sink
	row(t, name+": size of a State, in bytes", exactly(float64(unsafe.Sizeof(sink))), g.size)
	row(t, name+": Apply, mean over builders' games, in copies of its State", applying.over(copying), g.apply)
	row(t, name+": ApplyTo into the State itself ÷ Apply, games replayed", inPlace.over(anew), goal{must: 0.75, want: 0.5})
	row(t, name+": AppendMoves for each legal move listed, in copies of 512 bytes", listing.over(one).times(float64(len(decisions))/float64(listed)), g.list)
	row(t, name+": allocations in Apply, ApplyTo, Check, AppendMoves, Sample", exactly(allocated[State, Move, P](steps)), goal{})
}

// replaySubjectsOf measure games as they are replayed, as replaySubjects does.
func replaySubjectsOf[State, Move any, P position[State, Move]](steps []played[State, Move]) (anew, inPlace *subject) {
	var s, place State
	anew = around("Apply", steps, func(next *played[State, Move]) {
		if next.first {
			s = next.state
		}
		var err error
		s, err = P(&s).Apply(next.move)
		must(err)
	})
	inPlace = around("ApplyTo", steps, func(next *played[State, Move]) {
		if next.first {
			place = next.state
		}
		must(P(&place).ApplyTo(&place, next.move))
	})
	return anew, inPlace
}

// allocated counts what is allocated by a call of each function that promises to
// allocate nothing, over some hundred positions.
func allocated[State, Move any, P position[State, Move]](steps []played[State, Move]) float64 {
	moves := make([]Move, 0, 4096)
	random := rand.New(rand.NewPCG(1, 1))
	most := 0.0
	var sink State
	for i := 0; i < len(steps); i += len(steps)/200 + 1 {
		s := &steps[i]
		most = max(most, testing.AllocsPerRun(1, func() {
			next, err := P(&s.state).Apply(s.move)
			if err != nil || P(&s.state).Check(s.move) != nil || P(&s.state).ApplyTo(&sink, s.move) != nil {
				panic(err)
			}
			sink = next
			moves = P(&s.state).AppendMoves(moves[:0])
			if P(&s.state).Chance() {
				moves = append(moves, P(&s.state).Sample(random))
			}
		}))
	}
	_ = sink
	return most
}

// benchPlayOf measures random play of a game beside that of chess.
func benchPlayOf[State, Move any, P position[State, Move]](rounds int, t *table, name string, start State, g goal) {
	random := rand.New(rand.NewPCG(1, 1))
	ours := &subject{name: name, run: func(n int) { playAtRandom[State, Move, P](start, random, n) }}
	theirs := &subject{name: "chess", run: func(n int) { playRandomChess(random, n) }}
	measure(rounds, ours, theirs)
	row(t, name+": random play, moves a second ÷ corentings/chess/v2 v2.5.1", theirs.over(ours), g)
}

// seeds is how many games of builders are measured for each number of players.
const seeds = 3

// stepsOfSteamPower is the steps of builders' games for so many players.
func stepsOfSteamPower(players int) (steps []played[steampower.State, steampower.Move]) {
	start := startOfSteamPower(players)
	builder := new(powerbots.Builder)
	for seed := range uint64(seeds) {
		record := powerbots.Record(start, builder, rand.New(rand.NewPCG(seed, 0)))
		steps = append(steps, replayed(start, record.Moves)...)
	}
	return steps
}

// stepsOfSteam is the steps of builders' games for so many players.
func stepsOfSteam(players int) (steps []played[steam.State, steam.Move]) {
	start := startOfSteam(players)
	builder := new(steambots.Builder)
	for seed := range uint64(seeds) {
		record := steambots.Record(start, builder, rand.New(rand.NewPCG(seed, 0)))
		steps = append(steps, replayed(start, record.Moves)...)
	}
	return steps
}

func benchSteamPower(rounds int, t *table, _ io.Writer) {
	var power []played[steampower.State, steampower.Move]
	for players := 2; players <= steampower.MaxSeats; players++ {
		power = append(power, stepsOfSteamPower(players)...)
	}
	benchGame(rounds, t, "Steam Power", power, goals{
		size: goal{must: 1024, want: 1024}, apply: goal{must: 4, want: 3}, list: goal{must: 0.6, want: 0.6},
	})
	benchPlayOf[steampower.State, steampower.Move](rounds, t, "Steam Power", startOfSteamPower(4), goal{must: 10, want: 30, atLeast: true})
}

func benchSteam(rounds int, t *table, _ io.Writer) {
	var rails []played[steam.State, steam.Move]
	for players := 3; players <= steam.MaxSeats; players++ {
		rails = append(rails, stepsOfSteam(players)...)
	}
	benchGame(rounds, t, "Steam", rails, goals{
		size: goal{must: 1280, want: 1280}, apply: goal{must: 6, want: 3}, list: goal{must: 0.8, want: 0.8},
	})
	benchPlayOf[steam.State, steam.Move](rounds, t, "Steam", startOfSteam(4), goal{must: 5, want: 15, atLeast: true})
}

func startOfSteamPower(players int) steampower.State {
	start, err := steampower.New(steampower.Setup{Players: players})
	if err != nil {
		panic(err)
	}
	return start
}

func startOfSteam(players int) steam.State {
	start, err := steam.New(steam.Setup{Players: players})
	if err != nil {
		panic(err)
	}
	return start
}
