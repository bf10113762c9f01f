package describe

import (
	"context"
	"fmt"
	"maps"
	"math/rand/v2"

	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/search"
)

// Counts say what is counted in games, for programs that play many of them: tournaments,
// reports on a game, statistics. All fields may be left out.
type Counts[State, Move any] struct {
	// Sources are where points come from, and AppendSources appends how many points of a
	// seat come from each. By default there is one source, "points".
	Sources       []Source
	AppendSources func(dst []int, s *State, seat family.Seat) []int
	// Deeds lists what is counted of the seats' actions. Deed returns the index in it for
	// a move in a position, -1 if the move is not counted. By default nothing is.
	Deeds []string
	Deed  func(s *State, m Move) int
	// Happens is the word by which an event of a kind is counted, "" if it is not. The
	// default is the kind.
	Happens func(kind string) string
	// Watch returns what follows a game that begins in a position, for things of the game
	// that Tables are about.
	Watch func(start *State) Watcher[State, Move]
	// Standings are tables about such things beside those of the winners, and Tables those
	// of a report on the game. Rows returns what the Rows of a table name, in games that
	// begin in a position.
	Standings, Tables []Table
	Rows              func(rows string, start *State) []Row
	// Settings are what a report on the game plays, with the fields of a setup that are
	// said already. By default that is what is said, with each number of players but one.
	Settings func(said map[string]string) []Setting
	// Deals is how many deals a tournament plays by default; 0 for the usual number.
	Deals int
	// Quiet is the rule that ends a game in which nothing happens any more, if the game has
	// such a rule.
	Quiet string
}

// A Source is where points come from.
type Source struct {
	Name  string // in JSON
	Title string // over a column; the Name if it is empty
}

// A Watcher follows one game, move by move, to its end.
type Watcher[State, Move any] interface {
	// Note is called for each move, with the events of the game's own type that it leads
	// to.
	Note(before *State, m Move, events []any)
	// Finish returns what has been seen, in a fixed order.
	Finish(end *State) []Seen
}

// Seen is what was seen of a thing in a game, such as a city or a contract.
type Seen struct {
	Of   string         `json:"of"`             // the kind of thing, as in "cities"
	Row  string         `json:"row"`            // which of them: see [Row]
	Seat int            `json:"seat,omitempty"` // the seat that it happened to; 0 if it happened to none
	Said map[string]int `json:"said"`           // numbers by what they count
}

// A Table says what many games say of things, a row for each thing. A thing of which
// nothing was seen has no row.
type Table struct {
	Name    string   // in JSON
	Of      string   // the things, as in Seen
	Rows    string   // by which Rows are asked for; the Name if it is empty
	Heading string   // with tabs between columns: those of the cells of a row, then those of the figures
	Figures []Figure // what is made of the numbers
	All     bool     // things of which nothing was seen have rows, too
	Chart   string   // over a chart of the Victories; no chart if it is empty
	// Use lists what is counted of a thing that is in use, each in a past participle such
	// as "taken". A report on the game names the things for which one of them was never
	// counted.
	Use []string
}

// A Figure is what is made of numbers that were seen.
type Figure struct {
	Name   string // in JSON
	What   string // that is counted: see Seen
	Kind   FigureKind
	Per    string // of a Rate: so much for each time that this was seen
	Silent bool   // it is in JSON alone
}

// A FigureKind says what is made of numbers.
type FigureKind uint8

// The kinds of figures.
const (
	Times     FigureKind = iota // how often the What was seen
	Rate                        // the sum of its numbers for each time that the Per was seen
	Share                       // the share of its numbers that are 1, where the others are 0
	Mean                        // the mean of its numbers
	Compared                    // what seats that saw it won beyond an even share, and by how many points they were ahead
	Victories                   // the share of victories of seats that saw it
)

// A Row is a thing that a Table has figures about.
type Row struct {
	Name  string   // as in Seen
	Says  []Said   // what there is to say of it in JSON
	Cells []string // and in a table
	Hides []string // figures that it has not: a table has dashes there
}

// A Setting is the setup for a report on a game: the number of players, and fields of a
// setup by the first words of their lines in a header.
type Setting struct {
	Players int
	Said    map[string]string
}

// A Counting is what is counted in a game: see [Counts].
type Counting struct {
	Sources           []Source
	Deeds             []string
	Standings, Tables []Table
	Quiet             string
	Deals             int
}

// Counted is what was counted in a game that was played.
type Counted struct {
	Over     bool
	Rounds   int
	Ended    string         // the rule that ended it; "" if it is not over, or its events name none
	Happened map[string]int // how often things happened, by words for them
	Seats    []CountedSeat
	Seen     []Seen
	record   func(Notes) (string, error)
}

// Record returns the record of the game.
func (c *Counted) Record(notes Notes) (string, error) { return c.record(notes) }

// A CountedSeat is what was counted of a seat.
type CountedSeat struct {
	Points, Rank int
	From         []int // by the places of Sources
	Did          []int // by the places of Deeds
}

var pointsAlone = []Source{{Name: "points"}}

func (g *described[State, Move, P]) counts() *Counts[State, Move] {
	if g.parts.Counts == nil {
		return &Counts[State, Move]{}
	}
	return g.parts.Counts
}

func (g *described[State, Move, P]) Counting() Counting {
	c := g.counts()
	counting := Counting{Sources: c.Sources, Deeds: c.Deeds, Standings: c.Standings, Tables: c.Tables, Quiet: c.Quiet, Deals: c.Deals}
	if counting.Sources == nil {
		counting.Sources = pointsAlone
	}
	return counting
}

func (g *described[State, Move, P]) Settings(said map[string]string) (all []Setting) {
	if settings := g.counts().Settings; settings != nil {
		return settings(said)
	}
	for players := min(max(g.parts.Least, 2), g.parts.Most); players <= g.parts.Most; players++ {
		all = append(all, Setting{players, said})
	}
	return all
}

func (p *position[State, Move, P]) Rows(table string) []Row {
	if rows := p.of.counts().Rows; rows != nil {
		return rows(table, &p.state)
	}
	return nil
}

func (p *position[State, Move, P]) Counted(moves []string) (Counted, error) {
	c := p.counting()
	for _, text := range moves {
		m, err := p.of.parts.Notation.parseMove(text)
		if err == nil {
			err = c.make(m)
		}
		if err != nil {
			return Counted{}, &Refusal{err: err}
		}
	}
	return c.counted(), nil
}

func (g *described[State, Move, P]) Count(ctx context.Context, start Position, b Bot, random *rand.Rand) (Counted, error) {
	p, ok := start.(*position[State, Move, P])
	if !ok {
		return Counted{}, g.otherwise(start)
	}
	c, player := p.counting(), g.player(b)
	for s := P(&c.now); !s.Over(); {
		var m Move
		var err error
		if s.Chance() {
			m = s.Sample(random)
		} else {
			m, err = player.Choose(ctx, &c.now, random)
		}
		if err == nil {
			err = c.make(m)
		}
		if err != nil {
			return Counted{}, err
		}
	}
	return c.counted(), nil
}

func (g *described[State, Move, P]) Match(ctx context.Context, start Position, bots []Bot, seed uint64) (Counted, error) {
	p, ok := start.(*position[State, Move, P])
	if !ok {
		return Counted{}, g.otherwise(start)
	}
	c := p.counting()
	err := search.Play(ctx, p.s(), g.players(bots), g.luck(seed), seed, func(_ *State, m Move, after *State) error {
		err := c.note(m)
		c.now = *after
		return err
	})
	if err != nil {
		return Counted{}, err
	}
	return c.counted(), nil
}

// A counting counts what happens in one game.
type counting[State comparable, Move family.Written, P family.Pointer[State, Move]] struct {
	of      *described[State, Move, P]
	counts  *Counts[State, Move]
	start   *position[State, Move, P]
	now     State
	moves   []Move
	watcher Watcher[State, Move]
	so      Counted
}

// counting counts a game that begins in the position.
func (p *position[State, Move, P]) counting() *counting[State, Move, P] {
	c := &counting[State, Move, P]{of: p.of, counts: p.of.counts(), start: p, now: p.state}
	c.so = Counted{Happened: map[string]int{}, Seats: make([]CountedSeat, p.Seats())}
	for i := range c.so.Seats {
		c.so.Seats[i].Did = make([]int, len(c.counts.Deeds))
	}
	if c.counts.Watch != nil {
		c.watcher = c.counts.Watch(&p.state)
	}
	return c
}

// make counts a move, and makes it.
func (c *counting[State, Move, P]) make(m Move) error {
	if err := c.note(m); err != nil {
		return err
	}
	return P(&c.now).ApplyTo(&c.now, m)
}

// note counts a move.
func (c *counting[State, Move, P]) note(m Move) error {
	events, err := c.of.events(&c.now, m)
	if err != nil {
		return err
	}
	for _, e := range events {
		var kind string
		kind, c.so.Ended = c.of.sorted(e)
		if c.counts.Happens != nil {
			kind = c.counts.Happens(kind)
		}
		if kind != "" {
			c.so.Happened[kind]++
		}
	}
	if seat := P(&c.now).Turn(); c.counts.Deed != nil && seat != family.Nobody {
		if deed := c.counts.Deed(&c.now, m); deed >= 0 {
			c.so.Seats[seat-1].Did[deed]++
		}
	}
	if c.watcher != nil {
		c.watcher.Note(&c.now, m, events)
	}
	c.moves = append(c.moves, m)
	return nil
}

// counted is what has been counted.
func (c *counting[State, Move, P]) counted() Counted {
	s := P(&c.now)
	c.so.Rounds, c.so.Over = c.of.round(&c.now), s.Over()
	if !s.Over() {
		c.so.Ended = ""
	}
	for i := range c.so.Seats {
		seat := &c.so.Seats[i]
		seat.Points, seat.Rank = s.Total(family.Seat(i+1)), s.Rank(family.Seat(i+1))
		if c.counts.AppendSources == nil {
			seat.From = []int{seat.Points}
		} else {
			seat.From = c.counts.AppendSources(nil, &c.now, family.Seat(i+1))
		}
	}
	if c.watcher != nil {
		c.so.Seen = c.watcher.Finish(&c.now)
	}
	c.so.record = func(notes Notes) (string, error) {
		return c.of.parts.Notation.write(&c.start.state, c.moves, notes.family())
	}
	return c.so
}

// sorted is the kind of an event, and the rule by which it happened.
func (g *described[State, Move, P]) sorted(event any) (kind, rule string) {
	if g.parts.Events == nil {
		return plainEvent, ""
	}
	return g.parts.Events.sort(event)
}

// countFaults are what is wrong with counts.
func (g *described[State, Move, P]) countFaults() (faults []error) {
	c := g.counts()
	wrong := func(format string, args ...any) { faults = append(faults, fmt.Errorf(format, args...)) }
	if (c.Sources == nil) != (c.AppendSources == nil) {
		wrong("Sources and AppendSources of Counts go together")
	}
	if (c.Deeds == nil) != (c.Deed == nil) {
		wrong("Deeds and Deed of Counts go together")
	}
	if tables := len(c.Standings) + len(c.Tables); (tables > 0) != (c.Rows != nil) || tables > 0 && c.Watch == nil {
		wrong("tables of Counts need Watch and Rows")
	}
	return faults
}

// Also returns the Said of a [Setting] with one more field. It leaves said as it is.
func Also(said map[string]string, key, value string) map[string]string {
	all := maps.Clone(said)
	if all == nil {
		all = map[string]string{}
	}
	all[key] = value
	return all
}
