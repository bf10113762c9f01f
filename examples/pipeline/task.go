package main

import (
	"errors"
	"math/rand/v2"

	"github.com/railhex/railhex/examples/setupwords"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/table"
)

// A Task is games to be played: what is played, by which player, and the seeds.
// It travels between machines, so it says everything in words.
type Task struct {
	Game    string // as setupwords.Games has it; SteamRollers where it is empty
	Setup   setupwords.Words
	Younger setupwords.Younger // of the other games, which take players and components from Setup
	Policy  string             // a player as bots.Named reads it
	First   uint64             // seed of the first game; each has the next
	Games   int
}

// check says whether the task can be played.
func (t Task) check() error {
	_, err := t.player()
	return err
}

// split makes tasks of at most so many games each.
func (t Task) split(games int) (tasks []Task) {
	for left := t.Games; left > 0; left -= games {
		part := t
		part.First = t.First + uint64(t.Games-left)
		part.Games = min(games, left)
		tasks = append(tasks, part)
	}
	return tasks
}

// A Game is one that was played.
type Game struct {
	Seed   uint64 `json:"seed"`
	Record string `json:"record"`

	stats Stats // of this game alone
}

// play plays the games of the task, one after the other.
func (t Task) play(yield func(Game) error) error {
	player, err := t.player()
	for i := 0; i < t.Games && err == nil; i++ {
		var game Game
		if game, err = player.play(t.First + uint64(i)); err == nil {
			err = yield(game)
		}
	}
	return err
}

// A player plays games of one setup.
type player interface {
	play(seed uint64) (Game, error)
}

// player is what plays the games of the task. The error joins all that is wrong with it.
func (t Task) player() (player, error) {
	t.Younger.Players, t.Younger.Components = t.Setup.Players, t.Setup.Components
	switch t.Game {
	case "steampower":
		return t.steamPower()
	case "steam":
		return t.steam()
	}
	return t.steamRollers()
}

// A game is what plays games of one setup, whose types are these.
type game[P family.Pointer[State, Move], State, Move comparable] struct {
	start  State
	policy table.Policy[State, Move]
	// note adds to statistics what a move does, and finish what only shows at the end.
	note   func(s *Stats, before P, m Move) error
	finish func(s *Stats, end P)
	record func(moves []Move) string
}

// play plays a game.
func (g *game[P, State, Move]) play(seed uint64) (Game, error) {
	random := rand.New(rand.NewPCG(seed, 0))
	stats := newStats()
	s := g.start
	var moves []Move
	for !P(&s).Over() {
		m := P(&s).Sample(random)
		if !P(&s).Chance() {
			m = g.policy.Choose(&s, random)
		}
		if err := errors.Join(g.note(&stats, &s, m), P(&s).ApplyTo(&s, m)); err != nil {
			return Game{}, err
		}
		moves = append(moves, m)
	}
	nobody := true
	for seat := 1; seat <= P(&s).Seats(); seat++ {
		points := P(&s).Total(family.Seat(seat))
		one := SeatStats{Points: points, Squares: points * points}
		if P(&s).Rank(family.Seat(seat)) == 1 {
			one.Wins, nobody = 1, false
		}
		stats.Seats = append(stats.Seats, one)
	}
	if nobody {
		stats.Lost = 1
	}
	g.finish(&stats, &s)
	return Game{Seed: seed, Record: g.record(moves), stats: stats}, nil
}
