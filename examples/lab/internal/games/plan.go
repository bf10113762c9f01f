// Package games plays the games of a tournament. A [Plan] says who meets whom over
// which setup with whose dice, and so numbers the games. Each game comes to a [Result].
// [Plan.Run] plays all that are wanted, in parallel.
//
// A game is a function of the plan and its number, as long as players count
// their iterations and not the time. So a tournament that is stopped and gone on
// with later, on any number of cores, comes to the same results.
package games

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/railhex/railhex/examples/internal/cli"
	"github.com/railhex/railhex/examples/internal/counting"
	"github.com/railhex/railhex/examples/lab/internal/guests"
	"github.com/railhex/railhex/variants/family/describe"
)

// A Plan is what a tournament consists of. It is written down as JSON at the
// head of the results, so that results of another plan are not taken for its.
type Plan struct {
	Entrants []string `json:"entrants"` // as bots.Named reads them, or names of programs
	// Programs are the entrants that are programs of anybody, with their commands and
	// arguments. Clock is the time of a seat as guests.ParseClock reads it, "" for none.
	Programs map[string][]string `json:"programs,omitempty"`
	Clock    string              `json:"clock,omitempty"`
	Setups   []string            `json:"setups"` // each the header of a record
	Seed     uint64              `json:"seed"`   // of the first deal
	// Hashes are those of the positions in which the setups begin. They differ
	// where a board or components of the same name do.
	Hashes []string `json:"hashes"`
	// Deals is how many deals of each setup are played; games of a deal share
	// their dice. It is not written down: deals can be added to a plan.
	Deals int `json:"-"`

	game     describe.Game
	counting *counting.Counting
	clock    guests.Clock
	starts   []describe.Position // by setup
	deal     []Fixture           // the games of a deal
}

// A Fixture is a game to be played.
type Fixture struct {
	Game  int   // its number in the plan
	Setup int   // by its place in the plan
	Deal  int   // from 0
	Table []int // for each seat the entrant, by its place in the plan
}

// Prepare reads the entrants and setups of a plan for a game and arranges its games. The
// error joins all that is wrong with it.
func (p *Plan) Prepare(game describe.Game) error {
	var faults []error
	p.game, p.counting = game, counting.Of(game)
	if len(p.Entrants) == 0 {
		faults = append(faults, errors.New("nobody takes part"))
	}
	if p.Deals < 1 {
		faults = append(faults, fmt.Errorf("there are %d deals: at least 1 is needed", p.Deals))
	}
	for i, name := range p.Entrants {
		if slices.Contains(p.Entrants[:i], name) {
			faults = append(faults, fmt.Errorf("%q takes part twice", name))
		}
		if p.Programs[name] != nil {
			continue
		}
		if _, err := p.game.Bot(name, describe.Thought{}); err != nil {
			faults = append(faults, err)
		}
	}
	faults = append(faults, p.preparePrograms()...)
	for _, header := range p.Setups {
		start, hash, err := begin(game, header)
		if err != nil {
			faults = append(faults, err)
			continue
		}
		same := func(other describe.Position) bool { return other.Header() == start.Header() }
		if slices.ContainsFunc(p.starts, same) {
			lines := strings.ReplaceAll(strings.TrimSpace(header), "\n", ", ")
			faults = append(faults, fmt.Errorf("the same setup is there twice: %s", lines))
		}
		p.starts, p.Hashes = append(p.starts, start), append(p.Hashes, hash)
	}
	if len(faults) > 0 {
		return errors.Join(faults...)
	}
	for setup := range p.starts {
		for _, table := range seatings(len(p.Entrants), p.Seats(setup)) {
			p.deal = append(p.deal, Fixture{Setup: setup, Table: table})
		}
	}
	return nil
}

// preparePrograms says what is wrong with the programs and the clock.
func (p *Plan) preparePrograms() (faults []error) {
	var err error
	if p.Clock != "" {
		p.clock, err = guests.ParseClock(p.Clock)
		faults = append(faults, err)
	}
	for _, name := range slices.Sorted(maps.Keys(p.Programs)) {
		if !slices.Contains(p.Entrants, name) {
			faults = append(faults, fmt.Errorf("the program %q does not take part: name it among the players", name))
		}
		if _, err := p.game.Bot(name, describe.Thought{}); err == nil {
			faults = append(faults, fmt.Errorf("the program %q has the name of a bot: give it another", name))
		}
	}
	if len(p.Programs) > 0 && p.Clock == "" {
		faults = append(faults, errors.New("a program takes part, and there is no clock"))
	}
	return slices.DeleteFunc(faults, func(err error) bool { return err == nil })
}

// Games is the number of games of the plan.
func (p *Plan) Games() int { return p.Deals * len(p.deal) }

// GamesOfDeal is the number of games of a deal.
func (p *Plan) GamesOfDeal() int { return len(p.deal) }

// Fixture is the game of a number, 0 to Games-1. Games of a deal have numbers
// that follow upon each other, so that those of an unfinished tournament are as
// even as can be.
func (p *Plan) Fixture(game int) Fixture {
	f := p.deal[game%len(p.deal)]
	f.Game, f.Deal = game, game/len(p.deal)
	return f
}

// Check says what is wrong with a result that is said to be of this plan: its
// number, who sat where, or what was counted.
func (p *Plan) Check(r *Result) error {
	if r.Game < 0 {
		return fmt.Errorf("game %d: numbers of games begin at 0", r.Game)
	}
	var table []int
	counts := true
	for _, seat := range r.Seats {
		table = append(table, seat.Entrant)
		counts = counts && len(seat.From) == len(p.Sources()) && len(seat.Did) == len(p.Actions())
	}
	for _, seen := range r.Seen {
		counts = counts && seen.Seat >= 0 && seen.Seat <= len(r.Seats)
	}
	if f := p.Fixture(r.Game); !slices.Equal(table, f.Table) {
		return fmt.Errorf("game %d: entrants %v sit at the table, and by the plan %v do", r.Game, table, f.Table)
	}
	if !counts {
		return fmt.Errorf("game %d: other sources of points, actions or seats are counted than the game has", r.Game)
	}
	return nil
}

// Seats is the number of players of a setup.
func (p *Plan) Seats(setup int) int { return p.starts[setup].Seats() }

// Start is the position in which the games of a setup begin.
func (p *Plan) Start(setup int) describe.Position { return p.starts[setup] }

// Counting is what the game of the plan counts.
func (p *Plan) Counting() *counting.Counting { return p.counting }

// Sources names where points come from in the game of the plan, and Actions what is
// counted in a seat.
func (p *Plan) Sources() []string { return p.Counting().Sources }
func (p *Plan) Actions() []string { return p.Counting().Deeds }

// seatings lists the tables of so many seats at which entrants meet. Each entrant sits
// at a table as often as any other, give or take one. Each table is seated in every
// rotation, and also the other way round where that is another table. So each entrant
// sits in each seat as often as the others, and after each of them as often as before.
func seatings(entrants, seats int) (tables [][]int) {
	least, left := seats/entrants, seats%entrants
	for _, chosen := range choices(0, entrants, left) {
		var table []int
		for entrant := range entrants {
			table = append(table, slices.Repeat([]int{entrant}, least)...)
			if slices.Contains(chosen, entrant) {
				table = append(table, entrant)
			}
		}
		mirrored := slices.Clone(table)
		slices.Reverse(mirrored)
		for _, round := range [][]int{table, mirrored} {
			for turn := range seats {
				rotated := slices.Concat(round[turn:], round[:turn])
				if !slices.ContainsFunc(tables, func(t []int) bool { return slices.Equal(t, rotated) }) {
					tables = append(tables, rotated)
				}
			}
		}
	}
	return tables
}

// choices are all ways to choose some of the numbers below n, from the first on, in lexicographic order.
func choices(first, n, some int) (all [][]int) {
	if some == 0 {
		return [][]int{nil}
	}
	for ; first <= n-some; first++ {
		for _, others := range choices(first+1, n, some-1) {
			all = append(all, append([]int{first}, others...))
		}
	}
	return all
}

// begin returns the position in which games with a header begin, and its hash.
func begin(g describe.Game, header string) (start describe.Position, hash string, err error) {
	w := g.Walker()
	if start, _, err = g.New(header, cli.Beside("")); err == nil {
		err = w.Set(start)
	}
	if err != nil {
		return nil, "", err
	}
	return start, fmt.Sprintf("%016x", w.Hash()), nil
}
