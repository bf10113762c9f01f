package ageofsteam

import (
	compare "cmp"
	"encoding/json"
	"fmt"
	"maps"
	"os"
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
		Kind, Role, Good, From, Hex, Tile, City string
		Shares, Bid, Turn, Row                  int
		Route                                   []struct {
			To    string
			Owner Seat
		}
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
	Phase              string
	Round, Cycle, Seat int
	Order              []Seat
	Bids               []int
	Players            []playerAfter
	Tiles              map[string]tileAfter
	Cubes, Chart       map[string]string
	Bag                string
}

type playerAfter struct {
	Money, Income, Shares, Locomotive int
	Role                              string
	Out                               bool
}

type tileAfter struct {
	Tile   string
	Turn   int
	Owners map[string]Seat
	City   string
}

// move returns the action of a line as a move.
func (l *recordLine) move(t *testing.T) Move {
	t.Helper()
	a := &l.Action
	text := strings.Join(strings.Fields(strings.Join([]string{a.Kind, a.Role, a.Good, a.From, a.Hex, a.Tile, a.City}, " ")), " ")
	switch a.Kind {
	case "shares", "bid", "build", "place":
		text += fmt.Sprint(" ", a.Shares+a.Bid+a.Turn+a.Row)
	}
	for _, stop := range a.Route {
		text += fmt.Sprintf(" %s:%d", stop.To, stop.Owner)
	}
	return move(t, text)
}

// chances returns what chance decided after a line, as moves.
func (l *recordLine) chances(g *game) (all []Move) {
	drawn := ""
	for _, of := range []map[string]string{l.Cubes, l.Chart} {
		for _, c := range g.columns {
			drawn += of[c.name]
		}
	}
	for _, cube := range drawn + l.Chance.Drawn {
		all = append(all, Move{kind: KindDraw, colour: colourOf(string(cube))})
	}
	for _, seat := range l.Order {
		all = append(all, numbered(KindNext, int(seat)))
	}
	for _, n := range slices.Concat(l.Chance.White, l.Chance.Black) {
		all = append(all, numbered(KindRoll, n))
	}
	return all
}

// TestRecords replays games that people played and compares everything after each action.
func TestRecords(t *testing.T) {
	for _, file := range []string{"rust-belt-2692", "reversteam-249"} {
		t.Run(file, func(t *testing.T) {
			text, err := os.ReadFile("testdata/" + file + ".jsonl")
			if err != nil {
				t.Fatal(err)
			}
			var lines []recordLine
			for line := range strings.Lines(string(text)) {
				lines = append(lines, recordLine{})
				if err := json.Unmarshal([]byte(line), &lines[len(lines)-1]); err != nil {
					t.Fatal(err)
				}
			}
			replay(t, lines)
		})
	}
}

func replay(t *testing.T, lines []recordLine) {
	setup := &lines[0]
	s, err := New(Setup{Players: setup.Players, Map: setup.Map, Rules: setup.Rules})
	if err != nil {
		t.Fatal(err)
	}
	before := after{Tiles: map[string]tileAfter{}, Cubes: setup.Cubes, Chart: setup.Chart}
	setup.After.Order = setup.Order
	for i := range lines[:len(lines)-1] {
		l := &lines[i]
		moves := l.chances(s.game)
		if l.Kind == "action" {
			moves = slices.Insert(moves, 0, l.move(t))
			if s.Turn() != l.Seat || !slices.Contains(s.AppendMoves(nil), moves[0]) {
				t.Fatalf("%d: P%d is asked in %v, or %v is not listed", l.N, s.Turn(), s.Phase(), moves[0])
			}
		}
		for _, m := range moves {
			if s, err = s.Apply(m); err != nil {
				t.Fatalf("%d: %v", l.N, err)
			}
		}
		before = l.After.on(before)
		if diff := cmp.Diff(before, found(&s)); diff != "" {
			t.Fatalf("after %d, %v: mismatch (-want +got)\n%s", l.N, l.Action, diff)
		}
	}
	result := &lines[len(lines)-1]
	for i, total := range result.Totals {
		seat := Seat(i + 1)
		if s.Tracks(seat) != result.Tracks[i] || s.Rank(seat) != result.Places[i] || total != nil && s.Total(seat) != *total || (total == nil) != s.out(seat) {
			t.Errorf("P%d has %d tracks, %d points, place %d; want %d, %v, %d", seat, s.Tracks(seat), s.Total(seat), s.Rank(seat), result.Tracks[i], total, result.Places[i])
		}
	}
}

// on returns what is true after a line, which says of the board what is not as it was before.
func (a after) on(before after) after {
	for hex, tile := range a.Tiles {
		before.Tiles[hex] = tile
	}
	for hex, cubes := range a.Cubes {
		before.Cubes[hex] = cubes
	}
	for name, column := range a.Chart {
		before.Chart[name] = strings.TrimRight(column, "-")
	}
	for hex, cubes := range before.Cubes { // those of the setup are in the order in which they were drawn
		sorted := strings.Split(cubes, "")
		slices.SortFunc(sorted, func(a, b string) int { return strings.Index(inRecords, a) - strings.Index(inRecords, b) })
		before.Cubes[hex] = strings.Join(sorted, "")
	}
	maps.DeleteFunc(before.Cubes, func(_, cubes string) bool { return cubes == "" })
	a.Tiles, a.Cubes, a.Chart, a.Bag = before.Tiles, before.Cubes, before.Chart, compare.Or(a.Bag, before.Bag)
	return a
}

// inRecords is the order of colours in records.
const inRecords = "BKRPY"

func inOrder(cubes [NumColours]uint8, write func(letter string, n uint8) string) (text string) {
	for _, letter := range strings.Split(inRecords, "") {
		text += write(letter, cubes[colourOf(letter)-1])
	}
	return text
}

// found returns what is true in a position.
func found(s *State) after {
	a := after{Phase: s.phase.String(), Order: slices.Clone(s.order[:s.alive()]), Tiles: map[string]tileAfter{}, Cubes: map[string]string{}, Chart: map[string]string{}}
	if !s.Over() {
		a.Round, a.Cycle, a.Seat = s.Round(), int(s.cycle), int(s.seat)
	}
	for i, p := range s.players[:s.Seats()] {
		after := playerAfter{int(p.cash), int(p.income), int(p.shares), int(p.locomotive), p.role.String(), s.out(Seat(i + 1))}
		if p.role == 0 {
			after.Role = ""
		}
		a.Players = append(a.Players, after)
		if s.phase == PhaseAuction {
			a.Bids = append(a.Bids, int(s.bids[i]))
		}
	}
	for hex := range uint8(s.game.board.Len()) {
		name, l := s.cellOf(hex).String(), &lays[s.lay[hex]]
		switch owners := map[string]Seat{}; {
		case l.tile != 0:
			for d := range edges {
				if l.edges>>d&1 != 0 {
					owners[hexmap.Direction(d).String()] = s.owner(hex, d)
				}
			}
			a.Tiles[name] = tileAfter{Tile: l.tile.String(), Turn: int(l.turn), Owners: owners}
		case s.isCity(hex) && s.game.town[hex]:
			a.Tiles[name] = tileAfter{City: letters[s.lay[hex]-firstCity]}
		}
	}
	for i, column := range s.game.columns {
		if sum(&s.cubes[i]) > 0 {
			a.Cubes[s.cellOf(s.cityOf(i)).String()] = inOrder(s.cubes[i], func(letter string, n uint8) string { return strings.Repeat(letter, int(n)) })
		}
		rows := ""
		for _, c := range s.chart[i] {
			rows += "-KRBPY"[c : c+1]
		}
		a.Chart[column.name] = strings.TrimRight(rows, "-")
	}
	a.Bag = strings.TrimSpace(inOrder(s.bag, func(letter string, n uint8) string { return fmt.Sprint(letter, n, " ") }))
	return a
}
