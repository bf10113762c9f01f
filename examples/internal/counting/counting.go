// Package counting counts what happens in games, for programs that play many of them: where
// points come from, what the seats do, and what becomes of things such as contracts and
// cities. It knows SteamRollers, Steam Power and Steam; of any other game it counts points
// and events.
//
//	c := counting.Of(game)
//	counted, err := c.Play(ctx, start, bots, seed)
//	fmt.Println(counted.Seats[0].From, c.Sources)
package counting

import (
	"context"
	"fmt"
	"iter"
	"maps"
	"strings"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/describe"
)

// A Counting is what is counted in a game.
type Counting struct {
	// Sources are where points come from, and Deeds what is counted of the seats' actions.
	Sources []Source
	Deeds   []string
	// Tables are those of a report on the game, about things of it.
	Tables []Table
	// Quiet is the rule that ends a game in which nothing happens any more, "" if the game
	// has no such rule.
	Quiet string
	// Deals is how many deals a tournament plays by default; 0 for the usual number.
	Deals int

	game     describe.Game
	follow   func(start describe.Position) follower
	rows     func(table string, start describe.Position) []Row
	settings func(said map[string]string) []Setting
	byLot    func(b describe.Bot) describe.Bot
}

// A follower follows one game, move by move, to its end.
type follower interface {
	// note returns the kinds of the events of a move, as far as they are counted, the rule of
	// the last event, and the index of the deed, -1 if it is none.
	note(before describe.Position, move string) (kinds []string, rule string, deed int, err error)
	// sources returns the points of a seat by their Sources, and finish what was seen.
	sources(end describe.Position, seat int) []int
	finish(end describe.Position) []Seen
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
		c = &Counting{
			Sources: []Source{{Name: "points"}},
			follow:  func(describe.Position) follower { return plain{} },
		}
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

// Settings returns what a report on the game plays, with the fields of a setup that are said
// already.
func (c *Counting) Settings(said map[string]string) (all []Setting) {
	if c.settings != nil {
		return c.settings(said)
	}
	choices := c.game.Choices()
	for players := min(max(choices.Least, 2), choices.Most); players <= choices.Most; players++ {
		all = append(all, Setting{players, said})
	}
	return all
}

// ByLot returns a bot that draws lots where a choice would reveal who made it, such as a
// power at the start, and otherwise plays as another does. It reports false if nothing is
// drawn.
func (c *Counting) ByLot(b describe.Bot) (describe.Bot, bool) {
	if c.byLot == nil {
		return b, false
	}
	return c.byLot(b), true
}

// Play plays a game as [describe.Game] does, and counts it.
func (c *Counting) Play(
	ctx context.Context, start describe.Position, bots []describe.Bot, seed uint64,
) (Counted, error) {
	count := c.begin(start)
	err := c.game.Play(ctx, start, bots, seed, func(before describe.Position, move string, after describe.Position) error {
		return count.note(before, move, after)
	})
	if err != nil {
		return Counted{}, err
	}
	return count.counted(), nil
}

// Replay counts a game that begins in a position, of its moves. Its error is that of a move
// that is not legal.
func (c *Counting) Replay(start describe.Position, moves []string) (Counted, error) {
	count := c.begin(start)
	for _, move := range moves {
		after, err := count.now.Replay(move)
		if err == nil {
			err = count.note(count.now, move, after)
		}
		if err != nil {
			return Counted{}, err
		}
	}
	return count.counted(), nil
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

// A Source is where points come from.
type Source struct {
	Name  string // in JSON
	Title string // over a column; the Name if it is empty
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
	Heading string   // with tabs between columns: those of the cells of a row, then those of the figures
	Figures []Figure // what is made of the numbers
	All     bool     // things of which nothing was seen have rows, too
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

// rowOf returns a row of which there is no more to say than its name.
func rowOf(what, name string) Row {
	return Row{Name: name, Says: []describe.Said{{Name: what, Value: name}}}
}

// Cells returns what there is to say as cells of a table.
func (r Row) Cells() (cells []string) {
	for _, said := range r.Says {
		cells = append(cells, fmt.Sprint(said.Value))
	}
	return cells
}

// A Setting is the setup for a report on a game: the number of players, and fields of a
// setup by the first words of their lines in a header.
type Setting struct {
	Players int
	Said    map[string]string
}

// Counted is what was counted in a game that was played.
type Counted struct {
	Over     bool
	Rounds   int
	Ended    string         // the rule that ended it; "" if it is not over, or its events name none
	Happened map[string]int // how often things happened, by words for them
	Seats    []CountedSeat
	Seen     []Seen
	start    describe.Position
	moves    []string
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

// A count is what has been counted in a game so far.
type count struct {
	follower follower
	now      describe.Position
	so       Counted
}

func (c *Counting) begin(start describe.Position) *count {
	count := &count{follower: c.follow(start), now: start}
	count.so = Counted{Happened: map[string]int{}, Seats: make([]CountedSeat, start.Seats()), start: start}
	for i := range count.so.Seats {
		count.so.Seats[i].Did = make([]int, len(c.Deeds))
	}
	return count
}

// note counts a move.
func (c *count) note(before describe.Position, move string, after describe.Position) error {
	kinds, rule, deed, err := c.follower.note(before, move)
	if err != nil {
		return err
	}
	for _, kind := range kinds {
		c.so.Happened[kind]++
	}
	if seat := before.Turn(); deed >= 0 && seat != 0 {
		c.so.Seats[seat-1].Did[deed]++
	}
	c.so.Ended = rule
	c.so.moves = append(c.so.moves, move)
	c.now = after
	return nil
}

// counted is what has been counted.
func (c *count) counted() Counted {
	c.so.Rounds, c.so.Over = c.now.View(0, describe.Manner{}).Round, c.now.Over()
	if !c.so.Over {
		c.so.Ended = ""
	}
	standing := c.now.Standing()
	for i := range c.so.Seats {
		seat := &c.so.Seats[i]
		seat.Points, seat.Rank = standing[i+1].Points, standing[i+1].Rank
		seat.From = c.follower.sources(c.now, i+1)
	}
	c.so.Seen = c.follower.finish(c.now)
	return c.so
}

// plain follows a game of which nothing is known.
type plain struct{}

func (plain) note(before describe.Position, move string) (kinds []string, rule string, deed int, err error) {
	step, err := before.Step(move, describe.Everyone, describe.Manner{})
	for _, e := range step.Events {
		kinds, rule = append(kinds, e.Kind), e.Rule
	}
	return kinds, rule, -1, err
}

func (plain) sources(end describe.Position, seat int) []int {
	return []int{end.Standing()[seat].Points}
}

func (plain) finish(describe.Position) []Seen { return nil }

// counts say what is counted in a game whose States, moves and events are known.
type counts[State, Move, Event any] struct {
	parse  func(move string) (Move, error)
	events func(s *State, dst []Event, m Move) ([]Event, error)
	// sort returns the word by which an event is counted, "" if it is not, and its rule.
	sort    func(e Event) (kind, rule string)
	sources func(dst []int, s *State, seat family.Seat) []int
	// deed returns the index of a deed, -1 if the move is not counted.
	deed  func(s *State, m Move) int
	watch func(start *State) watcher[State, Move, Event]
}

// A watcher watches the things of a game that tables are about.
type watcher[State, Move, Event any] interface {
	// Note is called for each move, with the events that it leads to.
	Note(before *State, m Move, events []Event)
	// Finish returns what has been seen, in a fixed order.
	Finish(end *State) []Seen
}

// stateOf returns the State of a position.
func stateOf[State any](p describe.Position) *State { return p.(interface{ State() *State }).State() }

// follow returns what follows games.
func (c counts[State, Move, Event]) follow() func(start describe.Position) follower {
	return func(start describe.Position) follower {
		return &following[State, Move, Event]{counts: c, watcher: c.watch(stateOf[State](start))}
	}
}

type following[State, Move, Event any] struct {
	counts[State, Move, Event]
	watcher watcher[State, Move, Event]
	found   []Event // room for those of a move
}

func (f *following[State, Move, Event]) note(
	before describe.Position, move string,
) (kinds []string, rule string, deed int, err error) {
	m, err := f.parse(move)
	if err != nil {
		return nil, "", -1, err
	}
	s := stateOf[State](before)
	if f.found, err = f.events(s, f.found[:0], m); err != nil {
		return nil, "", -1, err
	}
	for _, e := range f.found {
		var kind string
		if kind, rule = f.sort(e); kind != "" {
			kinds = append(kinds, kind)
		}
	}
	f.watcher.Note(s, m, f.found)
	return kinds, rule, f.deed(s, m), nil
}

func (f *following[State, Move, Event]) sources(end describe.Position, seat int) []int {
	return f.counts.sources(nil, stateOf[State](end), family.Seat(seat))
}

func (f *following[State, Move, Event]) finish(end describe.Position) []Seen {
	return f.watcher.Finish(stateOf[State](end))
}

// A visited is what became of a city or town in a game.
type visited struct {
	Players  int  // that have it in their networks, or links there
	Sent     int  // goods that came from there
	Received int  // and that went there
	Founded  bool // whether a town became a city
}

// stopTable returns a [Table] about the cities and towns of maps: [stopRows] are its rows, and
// [stopsSeen] is what is seen of them.
func stopTable() Table {
	return Table{
		Name: "stops", Of: "stops", Heading: "map\thex\tname\tis\tgames with links there\tplayers with links\tgoods from there\tto there\tmade a city",
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
		row := Row{Name: m.Name() + " " + hex}
		if m.IsCity(cell) {
			shows = strings.Join(append([]string{"city"}, m.CityWords(cell)...), " ")
			row.Hides = []string{"founded"}
		}
		row.Says = []describe.Said{
			{Name: "map", Value: m.Name()}, {Name: "hex", Value: hex}, {Name: "name", Value: m.NameOf(cell)}, {Name: "shows", Value: shows},
		}
		all = append(all, row)
	}
	return all
}

// stopsSeen returns what is seen of all cities and towns of a map.
func stopsSeen(m *hexmap.Map, visited map[hexmap.Cell]visited) (all []Seen) {
	for cell := range stops(m) {
		hex := m.Grid().Cell(cell)
		v := visited[hex]
		all = append(all, Seen{Of: "stops", Row: m.Name() + " " + hex.String(), Said: map[string]int{
			"used": describe.One(v.Players > 0), "players": v.Players, "sent": v.Sent, "received": v.Received, "founded": describe.One(v.Founded),
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
