package ageofsteam

import (
	"encoding/json"
	"fmt"
	"reflect"
	"strings"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/family/search"
)

// Game describes Age of Steam to programs that serve any game.
func Game() describe.Game {
	begin := func(players int, words ...string) (State, error) {
		return New(Setup{Players: players, Map: words[0], Rules: words[1]})
	}
	words := func(s *State) []string { return []string{s.game.setup.Map, s.game.setup.Rules} }
	return describe.Of(describe.Parts[State, Move]{
		Name: "ageofsteam", Title: "Age of Steam", Least: MinSeats, Most: MaxSeats, Usual: 4,
		Notation: describe.Stored(describe.PlainChoice(begin, words, ParseMove), (*State).fields, (*State).settled),
		Setup: []describe.Chosen{
			{Name: "map", Values: Maps, Usual: Maps[0], Means: "the map"},
			{Name: "rules", Values: ruleSets, Usual: ruleSets[0], Means: "the rule for goods"},
		},
		Phase:   func(s *State) string { return s.phase.String() },
		Phases:  describe.Names(PhaseCubes, PhaseOver),
		Round:   (*State).Round,
		Explain: (*State).Explain,
		Gain:    (*State).gain,
		Hexes:   Move.hexes,
		Letter:  func(m Move) byte { return m.colour.String()[0] },
		Cards: describe.Cards{
			Last: describe.Kinds(KindPass, KindDone), Engine: describe.Kinds(KindLocomotive),
		},
		Rules:      describe.Rules(Rules()),
		Books:      []func() string{Rulebook},
		Report:     func(s *State, _ Seat) ([]byte, error) { return json.Marshal(s.Report()) },
		ReportType: reflect.TypeFor[Report](),
		Map:        (*State).Map,
		Tiles:      (*State).Tiles,
		Moves:      moves,
		Words:      describe.Told[State, Move](texts.Of),
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
	describe.Says("role", "its word", func(m Move) string { return m.Role().String() }, KindRole),
	describe.Says("hex", "where it is; the city of the column", func(m Move) string { return m.hex.String() }, KindBuild, KindCity, KindPlace),
	describe.Says("track", "what the hex holds then, by its edges", func(m Move) string { return lays[m.lay].track.String() }, KindBuild),
	describe.Says("city", "its letter", func(m Move) string { return forms[KindCity].words[m.number-1] }, KindCity),
	describe.Says("from", "the city where the cube lies", func(m Move) string { return m.hex.String() }, KindMove),
	describe.Says("to", "the city where it ends", func(m Move) string { return m.route[m.links-1].Hex.String() }, KindMove),
	describe.Says("distance", "how many links it goes over", func(m Move) int { return int(m.links) }, KindMove),
	describe.Says("route", "the stops after the first", Move.stops, KindMove),
	describe.Says("owners", "the seats that own the links, 0 for nobody", Move.owners, KindMove),
)

func (m Move) stops() (names []string) {
	for _, stop := range m.Route() {
		names = append(names, stop.Hex.String())
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

// gain returns the income that the seat that is asked gets for a cube (MOVE-7).
func (s *State) gain(m Move) (n int) {
	for _, stop := range m.Route() {
		if stop.Owner == s.seat {
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
		tile := lays[s.lay[i]].track
		if s.isCity(uint8(i)) {
			tile = track.City
		}
		tiles = append(tiles, tile)
	}
	return tiles
}

// A Report is a position for programs. Nothing of it is hidden from anybody.
type Report struct {
	Phase   string         `json:"phase"`
	Round   int            `json:"round"`
	Rounds  int            `json:"rounds"`
	Turn    int            `json:"turn"` // the seat that is asked, 0 if none is
	Order   []int          `json:"order"`
	Players []PlayerReport `json:"players"`
	Cities  []CityReport   `json:"cities"`
	Bag     string         `json:"bag"`  // the letters of the cubes
	Hand    string         `json:"hand"` // of the producer
}

// A PlayerReport is what a seat has.
type PlayerReport struct {
	Seat       int    `json:"seat"`
	Money      int    `json:"money"`
	Income     int    `json:"income"`
	Shares     int    `json:"shares"`
	Locomotive int    `json:"locomotive"`
	Role       string `json:"role"`
	Bid        int    `json:"bid"`
	Track      int    `json:"track"` // pieces of finished links
	Points     int    `json:"points"`
	Out        bool   `json:"out"`
}

// A CityReport is a city on the map, with its column of the goods chart; a new city that is
// not on the map has no hex.
type CityReport struct {
	City   string `json:"city"` // the letter of a new city
	Hex    string `json:"hex"`
	Colour string `json:"colour"`
	Die    string `json:"die"`   // w3 is a light die that shows 3
	Cubes  string `json:"cubes"` // in the city
	Chart  string `json:"chart"` // in its column, row 1 first; - is a free row
}

// Report returns what there is to see of a position.
func (s *State) Report() Report {
	r := Report{Phase: s.phase.String(), Round: s.Round(), Rounds: s.Rounds(), Turn: int(s.Turn()), Order: []int{}, Players: []PlayerReport{}, Cities: []CityReport{}}
	for seat := Seat(1); int(seat) <= s.Seats(); seat++ {
		p := s.at(seat)
		role := ""
		if p.role != 0 {
			role = p.role.String()
		}
		r.Players = append(r.Players, PlayerReport{
			int(seat), int(p.cash), int(p.income), int(p.shares), int(p.locomotive), role, s.Bid(seat), s.Tracks(seat), s.Total(seat), p.out,
		})
	}
	for _, seat := range s.order[:s.alive()] {
		r.Order = append(r.Order, int(seat))
	}
	if s.game == nil {
		return r
	}
	r.Bag, r.Hand = lettersOf(s.bag), strings.ReplaceAll(rowsOf(s.hand[:]), "-", "")
	for i, c := range s.game.columns {
		city := CityReport{City: c.name, Colour: c.colour.Word(), Die: c.die, Cubes: lettersOf(s.cubes[i]), Chart: rowsOf(s.chart[i][:c.rows])}
		if hex := s.cityOf(i); hex != none {
			city.Hex, city.City = s.cellOf(hex).String(), s.game.nameOf(hex)
		}
		r.Cities = append(r.Cities, city)
	}
	return r
}

// lettersOf returns the letters of some cubes.
func lettersOf(counts [NumColours]uint8) (letters string) {
	for i, n := range counts {
		letters += strings.Repeat(colourLetters[i:i+1], int(n))
	}
	return letters
}

// rowsOf returns the letters of cubes in their rows.
func rowsOf(rows []Colour) (letters string) {
	for _, c := range rows {
		letters += ("-" + colourLetters)[c : c+1]
	}
	return letters
}
