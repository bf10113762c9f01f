// Package counting counts what happens in games, for programs that play many of them: where
// points come from, what the seats do, and what becomes of things such as contracts and
// cities. It knows SteamRollers, Steam Power and Steam; of any other game it counts the
// points alone.
//
//	c := counting.Of(game)
//	counted, err := c.Play(ctx, start, bots, seed)
//	fmt.Println(counted.Seats[0].From, c.Sources)
package counting

import (
	"context"
	"fmt"
	"iter"
	"strings"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/describe"
)

// A Counting is what is counted in a game.
type Counting struct {
	// Sources are where points come from, and Deeds what is counted of the seats' actions.
	Sources, Deeds []string
	// Tables are those of a report on the game, about things of it.
	Tables []Table
	// Quiet is the rule that ends a game in which nothing happens any more, "" if the game
	// has no such rule.
	Quiet string
	// Deals is how many deals a tournament plays by default; 0 for the usual number.
	Deals int

	game   describe.Game
	follow func(seats int) follower
	rows   func(table string, start describe.Position) []Row
}

// Of returns what is counted in a game.
func Of(game describe.Game) *Counting {
	var c *Counting
	switch game.Name() {
	case "steamrollers":
		c = steamRollers()
	case "steampower":
		c = steamPower()
	case "steam":
		c = steamGame()
	default:
		c = &Counting{Sources: []string{"points"}, follow: func(int) follower { return plain{} }}
	}
	c.game = game
	return c
}

// Rows returns what there is to say of the things that a table is about, in games that
// begin in a position.
func (c *Counting) Rows(table string, start describe.Position) []Row {
	if c.rows == nil {
		return nil
	}
	return c.rows(table, start)
}

// Play plays a game as [describe.Game] does, and counts it.
func (c *Counting) Play(
	ctx context.Context, start describe.Position, bots []describe.Bot, seed uint64,
) (counted Counted, err error) {
	follower, end := c.follow(start.Seats()), start
	counted = Counted{Seats: make([]CountedSeat, start.Seats()), start: start}
	for i := range counted.Seats {
		counted.Seats[i].Did = make([]int, len(c.Deeds))
	}
	err = c.game.Play(ctx, start, bots, seed, func(before describe.Position, move string, after describe.Position) error {
		deed, err := follower.note(before, move)
		if seat := before.Turn(); deed >= 0 && seat != 0 {
			counted.Seats[seat-1].Did[deed]++
		}
		if after.Over() {
			step, _ := before.Step(move, describe.Everyone, describe.Manner{}) // it was made
			for _, event := range step.Events {
				counted.Ended = event.Rule
			}
		}
		counted.moves, end = append(counted.moves, move), after
		return err
	})
	if err != nil {
		return Counted{}, err
	}
	standing := end.Standing()
	for i := range counted.Seats {
		seat := &counted.Seats[i]
		seat.Points, seat.Rank = standing[i+1].Points, standing[i+1].Rank
		seat.From = follower.sources(end, i+1)
	}
	counted.Rounds, counted.Seen = end.View(0, describe.Manner{}).Round, follower.finish(end)
	return counted, nil
}

// Counted is what was counted in a game that was played.
type Counted struct {
	Rounds int
	Ended  string // the rule that ended it; "" if its events name none
	Seats  []CountedSeat
	Seen   []Seen
	start  describe.Position
	moves  []string
}

// Record returns the record of the game.
func (c *Counted) Record(notes describe.Notes) (string, error) {
	return c.start.Record(c.moves, notes)
}

// A CountedSeat is what was counted of a seat.
type CountedSeat struct {
	Points, Rank int
	From         []int // by the places of Sources
	Did          []int // by the places of Deeds
}

// Seen is what was seen of a thing in a game, such as a city or a contract.
type Seen struct {
	Of   string         `json:"of"`             // the kind of thing, as in "cities"
	Row  string         `json:"row"`            // which of them: see [Row]
	Seat int            `json:"seat,omitempty"` // the seat that it happened to; 0 if it happened to none
	Said map[string]int `json:"said"`           // numbers by what they count
}

// A Table says what many games say of things, a row for each thing of which
// something was seen.
type Table struct {
	Name    string   // in JSON
	Of      string   // the things, as in Seen
	Heading string   // with tabs between columns: those of the cells of a row, then those of the figures
	Figures []Figure // what is made of the numbers
	// Use lists what is counted of a thing that is in use, each in a past participle such
	// as "taken". A report on the game names the things for which one of them was never
	// counted.
	Use []string
}

// A Figure is what is made of numbers that were seen.
type Figure struct {
	Name string // in JSON
	What string // that is counted: see Seen
	Kind FigureKind
	Per  string // of a Rate: so much for each time that this was seen
}

// A FigureKind says what is made of numbers.
type FigureKind uint8

// The kinds of figures.
const (
	Times    FigureKind = iota // how often the What was seen
	Rate                       // the sum of its numbers for each time that the Per was seen
	Share                      // the share of its numbers that are 1, where the others are 0
	Mean                       // the mean of its numbers
	Compared                   // what seats that saw it won beyond an even share, and by how many points they were ahead
)

// A Row is a thing that a Table has figures about.
type Row struct {
	Name  string          // as in Seen
	Says  []describe.Said // what there is to say of it, before the figures
	Hides []string        // figures that it has not: a table has dashes there
}

// rowOf returns a row of a name, and what there is to say of it by name and value in turn.
func rowOf(name string, says ...any) Row {
	row := Row{Name: name}
	for i := 0; i < len(says); i += 2 {
		row.Says = append(row.Says, describe.Said{Name: says[i].(string), Value: says[i+1]})
	}
	return row
}

// Cells returns what there is to say as cells of a table.
func (r Row) Cells() (cells []string) {
	for _, said := range r.Says {
		cells = append(cells, fmt.Sprint(said.Value))
	}
	return cells
}

// A follower follows one game, move by move, to its end.
type follower interface {
	// note takes a move into account, and returns which of the Deeds it is, or -1 for none.
	note(before describe.Position, move string) (deed int, err error)
	// sources returns the points of a seat by their Sources, and finish what was seen, in a
	// fixed order.
	sources(end describe.Position, seat int) []int
	finish(end describe.Position) []Seen
}

// plain follows a game of which nothing is known.
type plain struct{}

func (plain) note(describe.Position, string) (deed int, err error) { return -1, nil }
func (plain) sources(end describe.Position, seat int) []int {
	return []int{end.Standing()[seat].Points}
}
func (plain) finish(describe.Position) []Seen { return nil }

// A following follows a game whose States and moves are known.
type following[State, Move any] struct {
	parse   func(move string) (Move, error)
	watcher interface {
		note(before *State, m Move) (deed int)
		sources(end *State, seat family.Seat) []int
		finish(end *State) []Seen
	}
}

// stateOf returns the State of a position.
func stateOf[State any](p describe.Position) *State { return p.(interface{ State() *State }).State() }

func (f following[State, Move]) note(before describe.Position, move string) (deed int, err error) {
	m, err := f.parse(move)
	if err != nil {
		return -1, err
	}
	return f.watcher.note(stateOf[State](before), m), nil
}

func (f following[State, Move]) sources(end describe.Position, seat int) []int {
	return f.watcher.sources(stateOf[State](end), family.Seat(seat))
}

func (f following[State, Move]) finish(end describe.Position) []Seen {
	return f.watcher.finish(stateOf[State](end))
}

// visits are what became of cities and towns in a game.
type visits map[hexmap.Cell]*visited

// A visited is what became of a city or town in a game.
type visited struct {
	Players  int  // that have it in their networks, or links there
	Sent     int  // goods that came from there
	Received int  // and that went there
	Founded  bool // whether a town became a city
}

func (v visits) at(hex hexmap.Cell) *visited {
	if v[hex] == nil {
		v[hex] = &visited{}
	}
	return v[hex]
}

// stopTable returns a [Table] about the cities and towns of maps: [stopRows] are its rows, and
// [stopsSeen] is what is seen of them.
func stopTable() Table {
	return Table{
		Name: "stops", Of: "stops",
		Heading: "map\thex\tname\tis\tgames with links there\tplayers with links\tgoods from there\tto there\tmade a city",
		Figures: []Figure{
			{Name: "used", What: "used", Kind: Share},
			{Name: "players", What: "players", Kind: Mean},
			{Name: "sent", What: "sent", Kind: Mean},
			{Name: "received", What: "received", Kind: Mean},
			{Name: "founded", What: "founded", Kind: Share},
		},
		Use: []string{"used"},
	}
}

// stopRows returns the cities and towns of a map.
func stopRows(m *hexmap.Map) (all []Row) {
	for cell := range stops(m) {
		hex, shows := m.Grid().Cell(cell).String(), "town"
		var hides []string
		if m.IsCity(cell) {
			shows = strings.Join(append([]string{"city"}, m.CityWords(cell)...), " ")
			hides = []string{"founded"}
		}
		row := rowOf(m.Name()+" "+hex, "map", m.Name(), "hex", hex, "name", m.NameOf(cell), "shows", shows)
		row.Hides = hides
		all = append(all, row)
	}
	return all
}

// stopsSeen returns what is seen of all cities and towns of a map.
func stopsSeen(m *hexmap.Map, visited visits) (all []Seen) {
	for cell := range stops(m) {
		hex := m.Grid().Cell(cell)
		v := visited.at(hex)
		all = append(all, Seen{Of: "stops", Row: m.Name() + " " + hex.String(), Said: map[string]int{
			"used": describe.One(v.Players > 0), "players": v.Players,
			"sent": v.Sent, "received": v.Received, "founded": describe.One(v.Founded),
		}})
	}
	return all
}

// stops walks the cities and towns of a map, by row, then column.
func stops(m *hexmap.Map) iter.Seq[int] {
	return func(yield func(int) bool) {
		for cell := range m.Grid().Len() {
			if (m.IsCity(cell) || m.IsTown(cell)) && !yield(cell) {
				return
			}
		}
	}
}
