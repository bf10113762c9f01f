package steampower

import (
	"encoding/json"
	"errors"
	"math"
	"math/rand/v2"
	"slices"
	"testing"
	"unsafe"

	"github.com/google/go-cmp/cmp"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants/family"
)

func TestAStateIsSmall(t *testing.T) {
	if size := unsafe.Sizeof(State{}); size > 1024 {
		t.Errorf("a State has %d bytes, and 1,024 are allowed", size)
	}
	if size := unsafe.Sizeof(Move{}); size > 8 {
		t.Errorf("a Move has %d bytes", size)
	}
}

// readAll asks every accessor.
func readAll(s *State) {
	number := 0
	for seat := Seat(0); seat <= MaxSeats; seat++ {
		points := s.Points(seat)
		number += points.Total() + s.Money(seat) + s.Locomotives(seat) + s.Factories(seat) + s.Hand(seat).Len() + s.Fulfilled(seat).Len()
		for hex := range s.Network(seat) {
			number += hex.Row()
		}
		for link := range s.Links(seat) {
			for hex := range s.Along(link) {
				number += hex.Row()
			}
		}
		if link, ok := s.Building(seat); ok {
			number += link.From.Row()
		}
		if hex, _, ok := s.OpenEnd(seat); ok {
			number += hex.Row()
		}
		number += s.Witnessed(seat, 1).Len() + s.Total(seat) + s.Rank(seat)
		scratch.entries = s.AppendLedger(scratch.entries[:0], seat)
	}
	for hex := range s.Cities() {
		city, _ := s.CityAt(hex)
		number += city.Goods
	}
	for hex := range s.Tracked() {
		first, second := s.TrackAt(hex)
		number += int(first.Track + second.Track)
	}
	for c := range Colours() {
		number += s.TilesLeft(c) + s.Supply(c)
	}
	for k := range Stacks() {
		number += s.InStack(k)
	}
	least, most := s.TotalBounds()
	number += least + most + s.LongestGame()
	dollars, _ := s.Price(GoodsOf(Black, White, Orange, Grey))
	number += dollars + s.Winners().Len() + s.Bag().Len() + s.Left() + s.Deals() + s.Fulfilling() + int(s.Bonus()) + s.Asked().Len() + s.Next().Row() + int(s.From()) + s.Round() + s.Quiet() + s.Goal() + int(s.EndRule()) + int(s.Turn()) + int(s.Active())
	scratch.number = number
}

// scratch is where accessors write to, so that they are not compiled away.
var scratch struct {
	number  int
	state   State
	entries []Entry
}

// TestASetHasWhatItIsMadeOf asks sets of one contract, and the full one, for every
// number and for some that no contract has.
func TestASetHasWhatItIsMadeOf(t *testing.T) {
	asked := []int{math.MinInt, math.MaxInt}
	for number := -1; number <= MaxContracts+1; number++ {
		asked = append(asked, number)
	}
	for member := 1; member <= MaxContracts; member++ {
		one := Contracts(bitOf(member))
		for _, number := range asked {
			if one.Has(number) != (number == member) {
				t.Errorf("the set of %d has %d: %t", member, number, one.Has(number))
			}
		}
		if all := slices.Collect(one.All()); !slices.Equal(all, []int{member}) {
			t.Errorf("the set of %d is %v", member, all)
		}
	}
	full := ^Contracts(0)
	for _, number := range asked {
		if full.Has(number) != (1 <= number && number <= MaxContracts) {
			t.Errorf("the full set has %d: %t", number, full.Has(number))
		}
	}
}

// TestTheZeroStateIsSafe calls what can be called.
func TestTheZeroStateIsSafe(t *testing.T) {
	build, cell := Build(hexmap.CellAt(3, 5), track.Between(hexmap.East, hexmap.West)), hexmap.CellAt(1, 1)
	if err := family.Safe(new(State), new(Move), &build, &cell, new(Kind), new(Phase), new(Rule), new(Reason), new(Record), new(Report), new(Contracts)); err != nil {
		t.Error(err)
	}
	var s State
	random := rand.New(rand.NewPCG(1, 1))
	for _, m := range append(everyMove(&examples()[0]), Move{}) {
		if next, err := s.Apply(m); next != s || !errors.Is(err, NoState) || s.Check(m) != NoState || s.Explain(m) == nil {
			t.Fatalf("%v: %v", m, err)
		}
		for range s.Routes(m) {
			t.Fatal("there is a route")
		}
	}
	if err := examples()[0].Check(Move{}); err != NoMove {
		t.Errorf("the zero Move: %v", err)
	}
	if s.AppendMoves(nil) != nil || s.AppendOutcomes(nil) != nil || s.Sample(random) != (Move{}) || s.Redealt(1, random) != s || s.Hash() != 0 ||
		s.Validate() != NoState || s.Winners() != 0 || s.Turn() != Nobody || s.Seats() != 0 || s.Points(1) != (Points{}) || s.String() != "no position" ||
		s.Setup() != (Setup{}) || s.Goal() != 0 || s.Bonus() != 0 || s.EndRule() != 0 || s.Over() {
		t.Error("the zero State is something")
	}
	want := Report{Bag: []int{}, Cities: []CityReport{}, Track: []string{}, Players: []PlayerReport{}, Winners: []int{}, Moves: []string{}}
	if diff := cmp.Diff(want, s.WithMovesFor(s.ReportFor(1), 1)); diff != "" {
		t.Error(diff)
	}
	if text, err := json.Marshal(s); err != nil || string(text) != "null" {
		t.Errorf("%s, %v", text, err)
	}
	if text, err := s.MarshalText(); err != nil || len(text) != 0 {
		t.Errorf("%s, %v", text, err)
	}
}

// TestSetupsAreInterned compares positions of setups that were made apart.
func TestSetupsAreInterned(t *testing.T) {
	a, _ := New(Setup{Players: 2})
	b, _ := New(Setup{Players: 2, Map: MustParseMap(Valley().String()), Components: mustParseComponents(StandardComponents().String())})
	c, _ := New(Setup{Players: 3})
	if a != b || a == c || a.Hash() != b.Hash() || a.Hash() == c.Hash() {
		t.Error("positions of the same setup differ, or of different ones do not")
	}
}
