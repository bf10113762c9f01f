package main

import (
	"fmt"
	"io"
	"math/rand/v2"

	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/steam"
	steambots "github.com/railhex/railhex/variants/steam/bots"
	"github.com/railhex/railhex/variants/steampower"
	powerbots "github.com/railhex/railhex/variants/steampower/bots"
)

// playAtRandom plays as many moves, from the start of a game to its end, again and
// again. It keeps no position but the last.
func playAtRandom[P family.Pointer[State, Move], State, Move comparable](start P, random *rand.Rand, n int, apply func(s P, m Move) error) {
	moves := make([]Move, 0, 4096)
	s := *start
	for range n {
		var m Move
		if P(&s).Chance() {
			m = P(&s).Sample(random)
		} else {
			moves = P(&s).AppendMoves(moves[:0])
			m = moves[random.IntN(len(moves))]
		}
		must(apply(&s, m))
		if P(&s).Over() {
			s = *start
		}
	}
}

// inPlace applies a move by ApplyTo, and anew by Apply.
func inPlace[P family.Pointer[State, Move], State, Move comparable](s P, m Move) error {
	return s.ApplyTo(s, m)
}

func anew[P family.Pointer[State, Move], State, Move comparable](s P, m Move) (err error) {
	*s, err = s.Apply(m)
	return err
}

// benchPlayOf measures random play of a game beside that of chess.
func benchPlayOf[P family.Pointer[State, Move], State, Move comparable](rounds int, t *table, name string, start P, g goal) {
	random := rand.New(rand.NewPCG(1, 1))
	ours := &subject{name: name, run: func(n int) { playAtRandom(start, random, n, inPlace[P]) }}
	theirs := &subject{name: "chess", run: func(n int) { playRandomChess(random, n) }}
	measure(rounds, ours, theirs)
	row(t, name+": random play, moves a second ÷ corentings/chess/v2 v2.5.1", theirs.over(ours), g)
}

// seeds is how many games of builders are measured for each number of players.
const seeds = 3

// stepsOfSteamPower is the steps of builders' games for so many players.
func stepsOfSteamPower(players int) []played[steampower.State, steampower.Move] {
	start := begun(steampower.New(steampower.Setup{Players: players}))
	return stepsOf(&start, new(powerbots.Builder).Choose, seeds)
}

// stepsOfSteam is the steps of builders' games for so many players.
func stepsOfSteam(players int) []played[steam.State, steam.Move] {
	start := begun(steam.New(steam.Setup{Players: players}))
	return stepsOf(&start, new(steambots.Builder).Choose, seeds)
}

// stepsOfSteamRollers is the steps of builders' games for so many players.
func stepsOfSteamRollers(players int) []step {
	return builderSteps([]steamrollers.Setup{{Players: players}}, seeds+1)
}

func benchSteamRollers(rounds int, t *table, out io.Writer) {
	outcomes := make([]steamrollers.Outcome, 0, 4096)
	benchGame(rounds, t, out, measured[steamrollers.State, steamrollers.Move]{
		name: "SteamRollers", steps: builderSteps(games, seeds),
		size: goal{must: 384, want: 384}, apply: goal{must: 3, want: 2.2}, list: goal{must: 2, want: 1.4},
		also: func(s *steamrollers.State) {
			outcomes = s.AppendOutcomes(outcomes[:0])
			for seat := 1; seat <= s.Seats(); seat++ {
				points := s.Points(steamrollers.Seat(seat))
				intSink = points.Total()
			}
		},
	}, func(m steamrollers.Move) fmt.Stringer { return m.Kind() })
}

func benchSteamPower(rounds int, t *table, out io.Writer) {
	game := measured[steampower.State, steampower.Move]{
		name: "Steam Power",
		size: goal{must: 1024, want: 1024}, apply: goal{must: 4, want: 3}, list: goal{must: 3.4, want: 2.8},
	}
	for players := 2; players <= steampower.MaxSeats; players++ {
		game.steps = append(game.steps, stepsOfSteamPower(players)...)
	}
	benchGame(rounds, t, out, game, func(m steampower.Move) fmt.Stringer { return m.Kind() })
	start := begun(steampower.New(steampower.Setup{Players: 4}))
	benchPlayOf(rounds, t, game.name, &start, goal{must: 10, want: 30, atLeast: true})
}

func benchSteam(rounds int, t *table, out io.Writer) {
	game := measured[steam.State, steam.Move]{
		name: "Steam",
		size: goal{must: 1280, want: 1280}, apply: goal{must: 6, want: 3}, list: goal{must: 3.8, want: 3.2},
	}
	for players := 3; players <= steam.MaxSeats; players++ {
		game.steps = append(game.steps, stepsOfSteam(players)...)
	}
	benchGame(rounds, t, out, game, func(m steam.Move) fmt.Stringer { return m.Kind() })
	start := begun(steam.New(steam.Setup{Players: 4}))
	benchPlayOf(rounds, t, game.name, &start, goal{must: 5, want: 15, atLeast: true})
}
