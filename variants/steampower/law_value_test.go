package steampower

import (
	"encoding/json"
	"errors"
	"math/rand/v2"
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

// TestTheZeroStateIsSafe calls what can be called.
func TestTheZeroStateIsSafe(t *testing.T) {
	build, cell := Build(hexmap.CellAt(3, 5), track.Between(hexmap.East, hexmap.West)), hexmap.CellAt(1, 1)
	if err := family.Safe(new(State), new(Move), &build, &cell, new(Kind), new(Phase), new(Rule), new(Record), new(Contracts)); err != nil {
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
	const nothing = `{"phase":"","chance":false,"turn":0,"seat":0,"round":0,"quiet":0,"left":0,"next":"","from":0,"deals":0,"contract":0,` +
		`"goods":"","bonus":"","bag":[],"tiles":{"K":0,"W":0,"O":0,"E":0,"P":0},"supply":{"K":0,"W":0,"O":0,"E":0},` +
		`"stacks":{"simple":0,"sharp":0,"cross":0},"cities":[],"track":[],"players":[],"winners":[],"error":null}`
	if diff := cmp.Diff(nothing, string(s.AppendReport(nil, 1))); diff != "" {
		t.Error(diff)
	}
	if text, err := json.Marshal(s); err != nil || string(text) != "null" {
		t.Errorf("%s, %v", text, err)
	}
	if text, err := s.MarshalText(); err != nil || len(text) != 0 {
		t.Errorf("%s, %v", text, err)
	}
}
