package ageofsteam

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/railhex/railhex/hexmap"
)

// A recordLine is a line of a recorded game: see testdata/README.md.
type recordLine struct {
	Kind    string
	N       int
	Seat    Seat
	Map     string
	Rules   string
	Players int
	Cubes   map[string]string
	Chart   map[string]string
	Order   []Seat
	Action  struct {
		Kind   string
		Shares int
		Bid    int
		Role   string
		Hex    string
		Tile   string
		Turn   int
		City   string
		Good   string
		From   string
		Route  []struct {
			To    string
			Owner Seat
		}
		Row int
	}
	Chance struct {
		Drawn        string
		White, Black []int
	}
	After  after
	Tracks []int
	Totals []*int
	Places []int
}

// An after is what is true when the next player is asked.
type after struct {
	Phase   string
	Round   int
	Cycle   int
	Seat    Seat
	Order   []Seat
	Bids    []int
	Players []struct {
		Money, Income, Shares, Locomotive int
		Role                              string
		Out                               bool
	}
	Tiles map[string]struct {
		Tile   string
		Turn   int
		Owners map[string]Seat
		City   string
	}
	Cubes, Chart map[string]string
	Bag          string
}

func readRecord(t *testing.T, file string) (lines []recordLine) {
	t.Helper()
	f, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	scanner := bufio.NewScanner(f)
	scanner.Buffer(nil, 1<<20)
	for scanner.Scan() {
		var line recordLine
		if err := json.Unmarshal(scanner.Bytes(), &line); err != nil {
			t.Fatal(err)
		}
		lines = append(lines, line)
	}
	return lines
}

// move returns the action of a line as a move.
func (l *recordLine) move(t *testing.T) Move {
	t.Helper()
	a := &l.Action
	text := a.Kind
	switch a.Kind {
	case "shares":
		text = fmt.Sprint("shares ", a.Shares)
	case "bid":
		text = fmt.Sprint("bid ", a.Bid)
	case "role":
		text = "role " + a.Role
	case "build":
		text = fmt.Sprintf("build %s %s %d", a.Hex, a.Tile, a.Turn)
	case "city":
		text = fmt.Sprintf("city %s %s", a.Hex, a.City)
	case "move":
		text = fmt.Sprintf("move %s %s", a.Good, a.From)
		for _, stop := range a.Route {
			text += fmt.Sprintf(" %s:%d", stop.To, stop.Owner)
		}
	case "place":
		text = fmt.Sprintf("place %s %s %d", a.Good, a.Hex, a.Row)
	}
	m, err := ParseMove(text)
	if err != nil {
		t.Fatalf("%d: %v", l.N, err)
	}
	return m
}

// chances returns what chance decided after a line, as moves.
func (l *recordLine) chances(g *game) (all []Move) {
	for _, c := range g.columns[:g.printedCities()] {
		for _, cube := range l.Cubes[c.name] {
			all = append(all, Move{kind: KindDraw, colour: colourOf(cube)})
		}
	}
	for _, c := range g.columns {
		for _, cube := range l.Chart[c.name] {
			all = append(all, Move{kind: KindDraw, colour: colourOf(cube)})
		}
	}
	if l.Kind == "setup" {
		for _, seat := range l.Order {
			all = append(all, numbered(KindNext, int(seat)))
		}
	}
	for _, cube := range l.Chance.Drawn {
		all = append(all, Move{kind: KindDraw, colour: colourOf(cube)})
	}
	for _, n := range slices.Concat(l.Chance.White, l.Chance.Black) {
		all = append(all, numbered(KindRoll, n))
	}
	return all
}

func colourOf(cube rune) Colour { return Colour(1 + strings.IndexRune(colourLetters, cube)) }

// TestRecords replays games that people played and compares everything after each action.
func TestRecords(t *testing.T) {
	files, err := filepath.Glob("testdata/*.jsonl")
	if err != nil || len(files) == 0 {
		t.Fatal("no records", err)
	}
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) { replay(t, readRecord(t, file)) })
	}
}

func replay(t *testing.T, lines []recordLine) {
	setup := &lines[0]
	s, err := New(Setup{Players: setup.Players, Map: setup.Map, Rules: setup.Rules})
	if err != nil {
		t.Fatal(err)
	}
	b := &board{tiles: map[string]string{}, cubes: setup.Cubes, chart: setup.Chart}
	for i := range lines {
		l := &lines[i]
		if l.Kind == "result" {
			holdResult(t, &s, l)
			continue
		}
		if l.Kind == "action" {
			if s.Turn() != l.Seat {
				t.Fatalf("%d: asked is P%d in %v, not P%d", l.N, s.Turn(), s.Phase(), l.Seat)
			}
			m := l.move(t)
			if !slices.Contains(s.AppendMoves(nil), m) {
				t.Errorf("%d: %v is not listed", l.N, m)
			}
			if s, err = s.Apply(m); err != nil {
				t.Fatalf("%d: %v", l.N, err)
			}
		}
		for _, m := range l.chances(s.game) {
			if s, err = s.Apply(m); err != nil {
				t.Fatalf("%d: %v", l.N, err)
			}
		}
		b.update(&l.After)
		if l.Kind == "setup" {
			l.After.Order = l.Order
		}
		if diff := cmp.Diff(wanted(&l.After, b), found(&s)); diff != "" {
			t.Fatalf("after %d, %v: mismatch (-want +got)\n%s", l.N, l.Action, diff)
		}
	}
}

func holdResult(t *testing.T, s *State, l *recordLine) {
	t.Helper()
	for i, total := range l.Totals {
		seat := Seat(i + 1)
		if s.Tracks(seat) != l.Tracks[i] || s.Rank(seat) != l.Places[i] || total != nil && s.Total(seat) != *total || (total == nil) != s.at(seat).out {
			t.Errorf("P%d has %d tracks, %d points, place %d; want %d, %v, %d", seat, s.Tracks(seat), s.Total(seat), s.Rank(seat), l.Tracks[i], total, l.Places[i])
		}
	}
}

// A board is what lies on the table by the lines of a record so far.
type board struct {
	tiles, cubes, chart map[string]string
	bag                 string
}

func (b *board) update(a *after) {
	for hex, tile := range a.Tiles {
		b.tiles[hex] = tile.City
		if tile.City == "" {
			var owners []string
			for d := range hexmap.Direction(hexmap.NumDirections) {
				if owner, ok := tile.Owners[d.String()]; ok {
					owners = append(owners, fmt.Sprintf("%v:%d", d, owner))
				}
			}
			b.tiles[hex] = fmt.Sprint(tile.Tile, "/", tile.Turn, " ", owners)
		}
	}
	for hex, cubes := range a.Cubes {
		b.cubes[hex] = cubes
	}
	for name, column := range a.Chart {
		b.chart[name] = column
	}
	if a.Bag != "" {
		b.bag = a.Bag
	}
}

// A picture is everything that a record says of a position.
type picture struct {
	Asked               string
	Order               []Seat
	Bids                []int
	Players             []string
	Tiles, Cubes, Chart map[string]string
	Bag                 string
}

func wanted(a *after, b *board) picture {
	p := picture{Asked: fmt.Sprint(a.Phase, " ", a.Round, a.Cycle, a.Seat), Order: a.Order, Bids: a.Bids, Tiles: map[string]string{}, Cubes: map[string]string{}, Chart: map[string]string{}, Bag: b.bag}
	if a.Phase == "over" {
		p.Asked = "over"
	}
	for _, player := range a.Players {
		p.Players = append(p.Players, fmt.Sprintf("%d %d %d %d %s %t", player.Money, player.Income, player.Shares, player.Locomotive, player.Role, player.Out))
	}
	for hex, tile := range b.tiles {
		p.Tiles[hex] = tile
	}
	for hex, cubes := range b.cubes {
		if cubes != "" {
			p.Cubes[hex] = sorted(cubes)
		}
	}
	for name, column := range b.chart {
		if column = strings.TrimRight(column, "-"); column != "" {
			p.Chart[name] = column
		}
	}
	return p
}

func sorted(cubes string) string {
	all := []byte(cubes)
	slices.SortFunc(all, func(a, b byte) int { return strings.IndexByte(colourLetters, a) - strings.IndexByte(colourLetters, b) })
	return string(all)
}

func found(s *State) picture {
	p := picture{Asked: fmt.Sprint(s.Phase(), " ", s.Round(), s.cycle, s.Turn()), Tiles: map[string]string{}, Cubes: map[string]string{}, Chart: map[string]string{}}
	if s.Over() {
		p.Asked = "over"
	}
	p.Order = slices.Clone(s.order[:s.alive()])
	for i := range s.Seats() {
		seat := Seat(i + 1)
		role := ""
		player := s.at(seat)
		if player.role != 0 {
			role = player.role.String()
		}
		p.Players = append(p.Players, fmt.Sprintf("%d %d %d %d %s %t", player.cash, player.income, player.shares, player.locomotive, role, player.out))
		if s.Phase() == PhaseAuction {
			p.Bids = append(p.Bids, s.Bid(seat))
		}
	}
	for hex := range uint8(s.game.board.Len()) {
		name := s.cellOf(hex).String()
		switch l := &lays[s.lay[hex]]; {
		case s.lay[hex] == printedCity:
		case s.lay[hex] >= firstCity:
			p.Tiles[name] = string(rune('A' + s.lay[hex] - firstCity))
		case s.lay[hex] != 0:
			var owners []string
			for d := range edges {
				if l.edges>>d&1 != 0 {
					owners = append(owners, fmt.Sprintf("%v:%d", hexmap.Direction(d), s.owner(hex, d)))
				}
			}
			p.Tiles[name] = fmt.Sprint(l.tile, "/", l.turn, " ", owners)
		}
	}
	for i, column := range s.game.columns {
		if hex := s.cityOf(i); hex != none {
			cubes := ""
			for c, n := range s.cubes[i] {
				cubes += strings.Repeat(Colour(c+1).String(), int(n))
			}
			if cubes != "" {
				p.Cubes[s.cellOf(hex).String()] = cubes
			}
		}
		rows := ""
		for _, c := range s.chart[i][:column.rows] {
			if c == 0 {
				rows += "-"
			} else {
				rows += c.String()
			}
		}
		if rows = strings.TrimRight(rows, "-"); rows != "" {
			p.Chart[column.name] = rows
		}
	}
	var bag []string
	for _, c := range []Colour{Blue, Black, Red, Purple, Yellow} {
		bag = append(bag, fmt.Sprintf("%v%d", c, s.bag[c-1]))
	}
	p.Bag = strings.Join(bag, " ")
	return p
}
