package steam

import (
	"encoding/json"
	"math/rand/v2"
	"testing"
	"unsafe"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/family"
)

func TestAStateIsSmall(t *testing.T) {
	if size := unsafe.Sizeof(State{}); size > 1280 {
		t.Errorf("a State has %d bytes, and should have 1280 at the most", size)
	}
	same(t, "bytes of a Move", unsafe.Sizeof(Move{}), 8)
}

// readAll asks every accessor of what a report shows.
func readAll(s *State) (n int) {
	s.Phase()
	s.Turn()
	s.Auction()
	s.Place()
	s.Winners()
	least, most := s.TotalBounds()
	n += s.LongestGame() + least + most + int(s.NumOutcomes()) + int(s.Probability(Deal(OrderTile)))
	n += s.Round() + s.Rounds() + s.Cycle() + s.Left() + s.Spaces() + s.Growth() + s.Bag().Len() + s.NewCities(Red)
	for seat := range s.TurnOrder() {
		n += int(seat)
	}
	for seat := range s.Queue() {
		n += int(seat)
	}
	for _, points := range s.Gains() {
		n += points
	}
	for hex := range s.Cities() {
		n += s.GoodsAt(hex).Len() + int(s.CityColour(hex))
		if s.IsGrown(hex) || s.IsTown(hex) {
			n++
		}
	}
	for space := range s.Spaces() {
		n += s.Supply(space + 1).Len()
	}
	for _, laid := range s.FacesLaid() {
		n += laid
	}
	for hex, tile := range s.Laid() {
		if s.Holds(hex) != tile {
			n++
		}
	}
	for l := range s.Links() {
		n += int(l.Owner)
	}
	for seat := Seat(1); int(seat) <= s.Seats(); seat++ {
		n += s.Money(seat) + s.Income(seat) + s.VictoryPoints(seat) + s.Locomotive(seat) + s.LastBid(seat) + s.CompleteLinks(seat) +
			s.Total(seat) + s.Rank(seat) + s.Means(seat) + int(s.Dealt(seat)+s.ActionTile(seat)+s.Pending(seat))
		if s.Improved(seat) || s.Eliminated(seat) {
			n++
		}
	}
	return n
}

// TestTheZeroStateIsSafe: every method answers, and every move is refused.
func TestTheZeroStateIsSafe(t *testing.T) {
	build, cell := Build(hexmap.MustParseCell("c5"), tileOf[5]), hexmap.MustParseCell("a1")
	if err := family.Safe(new(State), new(Move), &build, &cell, new(Kind), new(Phase), new(Rule), new(Record)); err != nil {
		t.Error(err)
	}
	var s State
	same(t, "moves", len(s.AppendMoves(nil))+len(s.AppendOutcomes(nil)), 0)
	same(t, "hash", s.Hash(), 0)
	same(t, "sample", s.Sample(rand.New(rand.NewPCG(1, 1))), Move{})
	same(t, "setup", s.Setup().Players, 0)
	if s.Check(Done()) != error(NoState) || s.Explain(Done()) == nil || s.Validate() != error(NoState) {
		t.Error("the zero State is taken for a position")
	}
	if text, err := json.Marshal(s); string(text) != "null" || err != nil {
		t.Errorf("JSON: %s, %v", text, err)
	}
	same(t, "text", s.String(), "no position")
	for range s.Routes(Deliver(Red, cell, 0)) {
		t.Error("the zero State has routes")
	}
	for range s.Sections(cell, 0) {
		t.Error("the zero State has track")
	}
	fresh := mustNew(t, Setup{Players: 3})
	if fresh.Check(Move{}) != error(NoMove) {
		t.Error("the zero Move is taken for a move")
	}
	same(t, "bid of nobody", fresh.LastBid(0), -1)
	same(t, "bid of a seat that does not play", fresh.LastBid(6), -1)
}

// TestComponentsAreJudgedAsTheyAre changes the components of a setup between two games on
// the same map, which may not be found again by what they were.
func TestComponentsAreJudgedAsTheyAre(t *testing.T) {
	board, err := ParseMap(DefaultMap(4).String())
	if err != nil {
		t.Fatal(err)
	}
	setup := Setup{Players: 4, Map: board, Components: StandardComponents()}
	setup.Components.Growth--
	before := mustNew(t, setup)
	setup.Components.Growth--
	if after := mustNew(t, setup); after.growth != before.growth-1 {
		t.Errorf("%d growth markers are left of %d", after.growth, before.growth-1)
	}
	setup.Components.Goods = [NumColours + 1]int{}
	if _, err := New(setup); err == nil {
		t.Error("a game without goods begins")
	}
}
