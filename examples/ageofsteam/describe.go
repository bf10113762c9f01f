package ageofsteam

import (
	"fmt"
	"math/bits"
	"slices"
	"strings"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants/family/archive"
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/family/search"
)

// Game describes Age of Steam to programs that serve any game.
func Game() describe.Game {
	begin := func(players int, words ...string) (State, error) {
		return New(Setup{Players: players, Map: words[0], Rules: words[1]})
	}
	chosen := func(s *State) []string { return []string{s.game.setup.Map, s.game.setup.Rules} }
	return describe.Of(describe.Parts[State, Move]{
		Name: "ageofsteam", Title: "Age of Steam", Least: MinSeats, Most: MaxSeats, Usual: 4,
		Notation: describe.Stored(describe.PlainChoice(begin, chosen, ParseMove), (*State).fields, (*State).settled),
		Setup: []describe.Chosen{
			{Name: "map", Values: Maps, Usual: Maps[0], Means: "the map"},
			{Name: "rules", Values: ruleSets, Usual: ruleSets[0], Means: "the rule for goods"},
		},
		Phase:  func(s *State) string { return s.phase.String() },
		Phases: describe.Names(PhaseCubes, PhaseOver),
		Round:  (*State).Round,
		Gain:   (*State).gain,
		Hexes:  Move.hexes,
		Letter: func(m Move) byte { return m.colour.String()[0] },
		Cards: describe.Cards{
			Last: describe.Kinds(KindPass, KindDone), Engine: describe.Kinds(KindLocomotive),
			Groups: map[string][]string{KindMove.String(): {"from", "to", "route"}},
		},
		Rules:  describe.Rules(Rules()),
		Books:  []func() string{Rulebook},
		Report: (*State).report,
		Map:    (*State).Map,
		Tiles:  (*State).Tiles,
		Owners: func(s *State, hex int, part track.Tile) Seat {
			return s.owner(uint8(hex), uint8(bits.TrailingZeros8(part.Edges())))
		},
		Goods:   (*State).goods,
		Colours: func(s *State, hex int) string { return s.city(hex).colour.Word() },
		Signs:   func(s *State, hex int) string { return s.city(hex).die },
		Flat:    true,
		Moves:   moves,
		Words:   describe.Told[State, Move](texts.Of),
		Arrays:  arrays,
		Bots: &describe.Bots[State, Move]{Names: []string{"greedy"}, Named: func(name string) (search.Player[State, Move], error) {
			if name != "greedy" {
				return nil, fmt.Errorf("there is no player %q", name)
			}
			return search.ByPolicy[*State](new(Greedy)), nil
		}},
	})
}

// moves say what each kind of move says.
var moves = describe.Sorted(Move.Kind, KindDraw, KindPlace, nil,
	describe.Says("good", "the colour of the cube", func(m Move) string { return m.colour.Word() }, KindDraw, KindMove, KindPlace),
	describe.Says("seat", "the seat that comes next in the order", func(m Move) Seat { return Seat(m.number) }, KindNext),
	describe.Says("die", "what it shows", Move.Number, KindRoll),
	describe.Says("number", "shares, dollars, or the row of a column", Move.Number, KindShares, KindBid, KindPlace),
	describe.Says("role", "its word", func(m Move) string { return Role(m.number).String() }, KindRole),
	describe.Says("hex", "where it is; the city of the column", func(m Move) string { return m.hex.String() }, KindBuild, KindCity, KindPlace),
	describe.Says("track", "what the hex holds then, by its edges", func(m Move) string { return lays[m.lay].track.String() }, KindBuild),
	describe.Says("city", "its letter", func(m Move) string { return letters[m.number-1] }, KindCity),
	describe.Says("from", "the city where the cube lies", func(m Move) string { return m.hex.String() }, KindMove),
	describe.Says("to", "the city where it ends", func(m Move) string { return m.route[m.links-1].Hex.String() }, KindMove),
	describe.Says("distance", "how many links it goes over", func(m Move) int { return int(m.links) }, KindMove),
	describe.Says("route", "the stops after the first", Move.stops, KindMove),
	describe.Says("owners", "the seats that own the links, 0 for nobody", Move.owners, KindMove),
)

func (m Move) stops() (names []string) {
	for _, hex := range m.hexes()[1:] {
		names = append(names, hex.String())
	}
	return names
}

func (m Move) owners() (seats []int) {
	for _, stop := range m.Route() {
		seats = append(seats, int(stop.Owner))
	}
	return seats
}

// hexes are those that a move is about: of a cube first where it ends.
func (m Move) hexes() []hexmap.Cell {
	all := describe.Hexes(m.hex)
	for _, stop := range m.Route() {
		all = append(all, stop.Hex)
	}
	return all
}

// gain returns the income that a seat gets for a cube (MOVE-7).
func (s *State) gain(m Move, seat Seat) (n int) {
	for _, stop := range m.Route() {
		if stop.Owner == seat {
			n++
		}
	}
	return n
}

// Map returns the map that is played on.
func (s *State) Map() *hexmap.Map {
	if s.game == nil {
		return nil
	}
	return s.game.board
}

// Tiles returns what lies on each hex, with a new city as a city.
func (s *State) Tiles() []track.Tile {
	var tiles []track.Tile
	for i := range s.Map().Len() {
		tiles = append(tiles, lays[s.lay[i]].track)
	}
	return tiles
}

// report returns what there is to see of a position. Nothing of it is hidden from anybody.
func (s *State) report(Seat) ([]byte, error) {
	r := archive.AppendReport(nil)
	r.String("phase", s.phase.String())
	r.Int("round", s.Round())
	r.Int("rounds", s.Rounds())
	r.Int("turn", int(s.Turn()))
	archive.Ints(&r, "order", slices.Values(s.order[:s.alive()]))
	r.List("players", func() {
		for i := range s.Seats() {
			r.Object("", func() { s.reportPlayer(&r, Seat(i+1)) })
		}
	})
	if s.game != nil { // a State of no game has a report, too
		s.reportChart(&r)
	}
	archive.Ints(&r, "bag", slices.Values(s.bag[:]))
	r.Texts("hand", words(s.hand[:]))
	return r.Bytes(), nil
}

func (s *State) reportPlayer(r *archive.Report, seat Seat) {
	p := &s.players[seat-1]
	r.Int("seat", int(seat))
	r.Int("money", int(p.cash))
	r.Int("income", int(p.income))
	r.Int("shares", int(p.shares))
	r.Int("locomotive", int(p.locomotive))
	r.String("role", strings.TrimPrefix(p.role.String(), "no role"))
	r.Int("bid", int(s.bids[seat-1]))
	r.Int("track", s.Tracks(seat)) // of finished links
	r.Int("points", s.Total(seat))
	r.Bool("out", s.out(seat))
}

// reportChart writes the columns of the goods chart, "" for a free row, and the cities on the map.
func (s *State) reportChart(r *archive.Report) {
	var cities []int
	r.List("chart", func() {
		for i, c := range s.game.columns {
			city := c.name // the letter of a city that is not on the map
			if hex := s.cityOf(i); hex != none {
				cities, city = append(cities, int(hex)), s.game.nameOf(s.cellOf(hex))
			}
			r.Object("", func() {
				c.report(r, city)
				r.Texts("cubes", words(s.chart[i][:c.rows]))
			})
		}
	})
	r.List("cities", func() {
		for _, hex := range cities {
			r.Object("", func() {
				cell := s.cellOf(uint8(hex))
				r.String("hex", cell.String())
				s.city(hex).report(r, s.game.nameOf(cell))
				r.Texts("cubes", s.goods(hex))
			})
		}
	})
}

func (c column) report(r *archive.Report, city string) {
	r.String("city", city)
	r.String("colour", c.colour.Word())
	r.String("die", c.die)
}

func words(cubes []Colour) []string {
	all := []string{}
	for _, c := range cubes {
		all = append(all, c.Word())
	}
	return all
}

// goods returns the colours of the cubes in the city in a hex.
func (s *State) goods(hex int) []string {
	all := []string{}
	if column := s.columnOf(uint8(hex)); column != none {
		for c, n := range s.cubes[column] {
			all = append(all, slices.Repeat([]string{Colour(c + 1).Word()}, int(n))...)
		}
	}
	return all
}

// city returns the column of the city in a hex, or the zero column if the hex has no city.
func (s *State) city(hex int) *column {
	if i := s.columnOf(uint8(hex)); i != none {
		return &s.game.columns[i]
	}
	return &column{}
}
