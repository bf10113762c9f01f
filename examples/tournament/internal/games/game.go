package games

import (
	"context"
	"io/fs"
	"os"
	"strings"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/table"
)

// A game is what a tournament knows of a game of the family.
type game interface {
	// word is the game's in the header of a record.
	word() string
	// open is the position in which games with that header begin.
	open(header string) (opening, error)
	// sit makes players of their own for a worker.
	sit(entrants []string, lots bool) (worker, error)

	sources() []string // names of where points come from
	actions() []string // and of what is counted in a seat
	bySource(*Seat) []int
	byAction(*Seat) []int
}

// games are all that can be played.
var games = []game{steamRollers, steamPower, steam}

// gameOf is the game that a header names; SteamRollers if it names none.
func gameOf(header string) game {
	for _, g := range games {
		if strings.HasPrefix(header, "game "+g.word()+"\n") {
			return g
		}
	}
	return steamRollers
}

// An opening is the position in which games of a setup begin.
type opening struct {
	state any // of the game's type: comparable
	seats int
	hash  uint64
	board *hexmap.Map // nil in SteamRollers
}

// A worker plays games, one after the other.
type worker interface {
	play(ctx context.Context, start opening, r *Result, entrants []int, seed uint64) (Record, error)
}

// A Record is the record of a game.
type Record interface {
	String() string
}

// rules are a game whose types are these.
type rules[P family.Pointer[State, Move], State, Move comparable] struct {
	name                     string
	sourceNames, actionNames []string

	begin  func(header string) (State, error)
	board  func(*State) *hexmap.Map // nil in SteamRollers
	named  func(name string) (table.Player[State, Move], error)
	luck   func(seed uint64) *table.Luck[State, Move]
	record func(start *State, moves []Move) Record

	// note adds to a result what a move does, and finish what shows at the end.
	note   func(r *Result, before *State, m Move) error
	finish func(r *Result, end *State)

	source, action func(*Seat) []int
	byLot          func(table.Player[State, Move]) table.Player[State, Move] // where lots decide, nil where they cannot
}

func (g *rules[P, State, Move]) word() string           { return g.name }
func (g *rules[P, State, Move]) sources() []string      { return g.sourceNames }
func (g *rules[P, State, Move]) actions() []string      { return g.actionNames }
func (g *rules[P, State, Move]) bySource(s *Seat) []int { return g.source(s) }
func (g *rules[P, State, Move]) byAction(s *Seat) []int { return g.action(s) }

func (g *rules[P, State, Move]) open(header string) (opening, error) {
	s, err := g.begin(header)
	if err != nil {
		return opening{}, err
	}
	o := opening{state: s, seats: P(&s).Seats(), hash: P(&s).Hash()}
	if g.board != nil {
		o.board = g.board(&s)
	}
	return o, nil
}

func (g *rules[P, State, Move]) sit(entrants []string, lots bool) (worker, error) {
	w := &sitting[P, State, Move]{rules: g}
	for _, name := range entrants {
		player, err := g.named(name)
		if err != nil {
			return nil, err
		}
		if lots && g.byLot != nil {
			player = g.byLot(player)
		}
		w.players = append(w.players, player)
	}
	return w, nil
}

// A sitting is a worker's players, by their places in the plan.
type sitting[P family.Pointer[State, Move], State, Move comparable] struct {
	rules   *rules[P, State, Move]
	players []table.Player[State, Move]
}

func (w *sitting[P, State, Move]) play(ctx context.Context, from opening, r *Result, entrants []int, seed uint64) (Record, error) {
	start := from.state.(State)
	seated := make([]table.Player[State, Move], len(entrants))
	for i, entrant := range entrants {
		seated[i] = w.players[entrant]
	}
	if from.board != nil {
		r.lay(from.board)
	}
	end := start
	var moves []Move
	err := table.Play(ctx, P(&start), seated, w.rules.luck(seed), seed, func(before *State, m Move, after *State) error {
		moves = append(moves, m)
		end = *after
		return w.rules.note(r, before, m)
	})
	if err != nil {
		return nil, err
	}
	for i := range r.Seats {
		seat := &r.Seats[i]
		seat.Place = P(&end).Rank(family.Seat(i + 1))
		seat.Total = P(&end).Total(family.Seat(i + 1))
	}
	r.share()
	w.rules.finish(r, &end)
	return w.rules.record(&start, moves), nil
}

// anywhere is all files of the machine, by the names that programs are given
// on the command line.
type anywhere struct{}

func (anywhere) Open(name string) (fs.File, error) { return os.Open(name) }
