package ageofsteam

import (
	"slices"
	"strings"
	"testing"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/family"
)

// at returns a position of a game for five on Rust Belt in which P1 is asked in a phase.
func at(t *testing.T, p Phase) State {
	t.Helper()
	s, err := New(Setup{Players: 5})
	if err != nil {
		t.Fatal(err)
	}
	s.phase, s.round, s.seat = p, 1, 1
	s.order = [MaxSeats]Seat{1, 2, 3, 4, 5}
	for i := range s.Seats() {
		s.players[i].cash = 50
	}
	if p == PhaseGoods {
		s.cycle = 1
	}
	return s
}

// put lays a tile, with owners by its pieces in the order of their edges.
func (s *State) put(t *testing.T, hex, tile string, turn uint8, owners ...Seat) {
	t.Helper()
	m, err := ParseMove("build " + hex + " " + tile + " " + string('0'+rune(turn)))
	if err != nil {
		t.Fatal(err)
	}
	i, n := s.game.index(m.hex), 0
	s.lay[i] = m.lay
	s.show(m.lay, 1)
	for edge := range edges {
		if other := s.otherEnd(i, edge); lays[m.lay].other[edge] != nothing && other >= edge {
			s.setOwner(i, edge, owners[min(n, len(owners)-1)])
			n++
		}
	}
	s.links = s.countLinks()
}

func named(tile string) Tile { return Tile(1 + slices.Index(tileWords, tile)) }

// found puts a new city on the map.
func (s *State) found(t *testing.T, hex, letter string) {
	t.Helper()
	m, err := ParseMove("city " + hex + " " + letter)
	if err != nil {
		t.Fatal(err)
	}
	s.lay[s.game.index(m.hex)] = firstCity + uint8(m.number-1)
}

// column returns the column of the city in a hex.
func (s *State) column(t *testing.T, hex string) uint8 {
	t.Helper()
	return s.columnOf(s.game.index(cell(t, hex)))
}

// cube puts a cube into the city in a hex.
func (s *State) cube(t *testing.T, hex string, c Colour) {
	t.Helper()
	s.cubes[s.column(t, hex)][c-1]++
}

// TestJudgement has for each rule that a move can break a move that keeps it and one that
// breaks it and no other.
func TestJudgement(t *testing.T) {
	tested := map[Rule]bool{NoState: true, NoMove: true}
	for _, test := range []struct {
		rule         Rule
		phase        Phase
		prepare      func(s *State)
		kept, broken string
	}{
		{BoxCubes, PhaseCubes, func(s *State) { s.bag[Black-1] = 0 }, "draw R", "draw K"},
		{SetupOrder, PhaseOrder, func(s *State) { s.order = [MaxSeats]Seat{2} }, "next 1", "next 2"},
		{RoundAsks, PhaseShares, nil, "shares 0", "pass"},
		{EndRounds, PhaseOver, nil, "", "pass"},
		{SharesLimit, PhaseShares, func(s *State) { s.players[0].shares = 14 }, "shares 1", "shares 2"},
		{AuctionHigher, PhaseAuction, func(s *State) { s.bids[1] = 3 }, "bid 4", "bid 3"},
		{AuctionCash, PhaseAuction, nil, "bid 50", "bid 51"},
		{AuctionStay, PhaseAuction, func(s *State) { s.players[0].role = TurnOrderPass }, "stay", ""},
		{AuctionStay, PhaseAuction, nil, "pass", "stay"},
		{AuctionStay, PhaseAuction, func(s *State) { s.players[0].role, s.places = TurnOrderPass, [MaxSeats]Seat{2: 5, 4, 3} }, "pass", "stay"},
		{AuctionStay, PhaseAuction, func(s *State) { s.players[0].role, s.stayed = TurnOrderPass, true }, "pass", "stay"},
		{RoleFree, PhaseRole, func(s *State) { s.players[1].role = Engineer }, "role locomotive", "role engineer"},
		{MapHexes, PhaseBuild, nil, "build h6 21 0", "build z6 21 0"},
		{BuildThree, PhaseBuild, func(s *State) { s.changed = 3; s.players[0].role = Urbanization }, "done", "build h6 21 0"},
		{BuildThree, PhaseBuild, func(s *State) { s.changed = 3; s.players[0].role = Engineer }, "build h6 21 0", ""},
		{BuildGround, PhaseBuild, func(s *State) { s.put(t, "h6", "21", 0, 1) }, "build h7 T11 3", "build h7 21 0"},
		{BuildGround, PhaseBuild, nil, "build h6 21 0", "build h5 21 0"},
		{BuildClosed, PhaseBuild, nil, "build h6 21 0", "build h6 22 3"},
		{BuildAnchor, PhaseBuild, nil, "build h6 21 0", "build c6 21 0"},
		{BuildAnchor, PhaseBuild, func(s *State) { s.put(t, "h6", "21", 0, 0) }, "build h7 T11 3", ""},
		{BuildRival, PhaseBuild, func(s *State) { s.put(t, "h6", "21", 0, 2) }, "", "build h7 T21 0"},
		{BuildKeeps, PhaseBuild, func(s *State) { s.put(t, "h6", "42", 0, 1, 2) }, "", "build h6 47 3"},
		{BuildNew, PhaseBuild, func(s *State) { s.put(t, "h4", "21", 0, 1) }, "build h4 22 0", "build h4 21 0"},
		{BuildOnce, PhaseBuild, func(s *State) {
			s.put(t, "h6", "21", 0, 1)
			s.changes[0], s.changed = change{hex: s.game.index(cell(t, "h6"))}, 1
		}, "build h4 21 0", "build h6 22 0"},
		{BuildStock, PhaseBuild, func(s *State) { s.shown[named("23")] = 7 }, "build h6 21 0", "build h4 23 0"},
		{BuildStock, PhaseBuild, func(s *State) { s.put(t, "h6", "21", 0, 1); s.shown[named("T22")] = 8 }, "build h7 T11 3", ""},
		{BuildCash, PhaseBuild, func(s *State) { s.players[0].cash = 2 }, "build h4 21 0", "build g1 23 0"},
		{BuildLoop, PhaseBuild, func(s *State) { s.put(t, "h6", "23", 4, 1) }, "build g6 23 3", "build g6 23 2"},
		{BuildMarkers, PhaseBuild, func(s *State) {
			for _, row := range "abdel" {
				for _, column := range "3579" {
					s.put(t, string(row)+string(column), "21", 0, 1)
				}
			}
		}, "build l4 T21 0", "build h4 21 0"},
		{RedirectOwn, PhaseBuild, func(s *State) { s.put(t, "h6", "21", 0, 2) }, "", "build h6 22 2"},
		{RedirectOpen, PhaseBuild, func(s *State) { s.put(t, "h6", "21", 0, 1); s.put(t, "h7", "T11", 3, 1) }, "", "build h6 22 2"},
		{CityRole, PhaseBuild, func(s *State) { s.players[0].role = Urbanization }, "city h7 A", ""},
		{CityRole, PhaseBuild, nil, "done", "city h7 A"},
		{CityTown, PhaseBuild, func(s *State) { s.players[0].role = Urbanization }, "city e8 B", "city h6 B"},
		{CityFree, PhaseBuild, func(s *State) { s.players[0].role = Urbanization; s.found(t, "h7", "A") }, "city e8 B", "city e8 A"},
		{MoveFrom, PhaseGoods, nil, "pass", "move K h5 h7:1"},
		{MoveLocomotive, PhaseGoods, func(s *State) { s.cube(t, "h5", Black) }, "pass", "move K h5 h7:1 h9:1"},
		{MoveLinks, PhaseGoods, func(s *State) { s.cube(t, "h5", Black) }, "pass", "move K h5 h7:1"},
		{MoveEnds, PhaseGoods, func(s *State) {
			s.cube(t, "h5", Black)
			s.put(t, "h6", "21", 0, 1)
			s.put(t, "h7", "T21", 0, 1)
		}, "pass", "move K h5 h7:1"},
		{MoveTwice, PhaseGoods, func(s *State) {
			s.players[0].locomotive = 2
			s.cube(t, "h5", Red)
			s.put(t, "h6", "21", 0, 1)
			s.put(t, "h7", "T21", 0, 1)
		}, "pass", "move R h5 h7:1 h5:1"},
		{MoveImprove, PhaseGoods, func(s *State) { s.players[0].locomotive = 5 }, "locomotive", ""},
		{MoveImprove, PhaseGoods, func(s *State) { s.players[0].locomotive = 6 }, "pass", "locomotive"},
		{MoveImprove, PhaseGoods, func(s *State) { s.improved = 2 }, "pass", "locomotive"},
		{GrowthDrawn, PhaseProduction, func(s *State) { s.hand = [handful]Colour{Red, Blue} }, "place R h5 1", "place K h5 1"},
		{GrowthRow, PhaseProduction, func(s *State) {
			s.hand = [handful]Colour{Red, Blue}
			s.chart[s.column(t, "h5")][0] = Red
		}, "place R h5 3", "place R h5 1"},
	} {
		s := at(t, test.phase)
		if test.prepare != nil {
			test.prepare(&s)
		}
		tested[test.rule] = true
		if refusals.Reason(test.rule.String()).Template() == "" {
			t.Errorf("%v says nothing when it is broken", test.rule)
		}
		if test.kept != "" && s.Check(move(t, test.kept)) != nil {
			t.Errorf("%v: %s is refused: %v", test.rule, test.kept, s.Explain(move(t, test.kept)))
		}
		if test.broken == "" {
			continue
		}
		m := move(t, test.broken)
		if err := s.Check(m); err != test.rule {
			t.Errorf("%s should break %v, and breaks %v", test.broken, test.rule, err)
		}
		if said := s.Explain(m); said != nil && strings.Contains(said.Error(), "{") {
			t.Errorf("a slot is not filled: %v", said)
		}
	}
	for rule := range Rules() {
		if refusals.Reason(rule.String()).Template() != "" && !tested[rule] {
			t.Errorf("no case breaks %v", rule)
		}
	}
}

func move(t *testing.T, text string) Move {
	t.Helper()
	m, err := ParseMove(text)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func cell(t *testing.T, text string) (c hexmap.Cell) {
	t.Helper()
	if err := c.UnmarshalText([]byte(text)); err != nil {
		t.Fatal(err)
	}
	return c
}

// play applies moves.
func (s *State) play(t *testing.T, moves ...string) {
	t.Helper()
	for _, text := range moves {
		if err := s.ApplyTo(s, move(t, text)); err != nil {
			t.Fatal(err)
		}
	}
}

// TestAuction is the check of AUCTION-9.
func TestAuction(t *testing.T) {
	s := at(t, PhaseShares)
	s.begin(PhaseAuction)
	s.play(t, "bid 1", "bid 2", "bid 3", "pass", "pass", "pass", "pass")
	if want := [MaxSeats]Seat{3, 2, 1, 5, 4}; s.order != want {
		t.Errorf("the order is %v, want %v", s.order, want)
	}
	for i, paid := range []uint16{1, 2, 3, 0, 0} {
		if got := 50 - s.players[i].cash; got != paid {
			t.Errorf("P%d pays %d, want %d", i+1, got, paid)
		}
	}
}

// TestMoney are the checks of MONEY-7.
func TestMoney(t *testing.T) {
	for _, test := range []struct {
		before, after player
	}{
		{player{income: 3, shares: 4, locomotive: 2}, player{shares: 4, locomotive: 2}},
		{player{income: 3, shares: 5, locomotive: 2}, player{income: -1, shares: 5, locomotive: 2}},
		{player{income: 31, cash: 2, shares: 13, locomotive: 6}, player{income: 25, cash: 14, shares: 13, locomotive: 6}},
	} {
		s := at(t, PhaseGoods)
		s.players[0] = test.before
		s.settleAccounts()
		if s.players[0] != test.after || s.out(1) != (test.after.income < 0) {
			t.Errorf("%+v becomes %+v, want %+v", test.before, s.players[0], test.after)
		}
	}
	for income, want := range map[int16]int16{10: 0, 11: 2, 20: 2, 21: 4, 30: 4, 31: 6, 40: 6, 41: 8, 49: 8, 50: 10, 70: 10} {
		if got := reduction(income); got != want {
			t.Errorf("an income of %d goes down by %d, want %d (MONEY-6)", income, got, want)
		}
	}
}

// TestGrowth is the check of GROWTH-5: one light 3 serves Kansas City and city A.
func TestGrowth(t *testing.T) {
	s := at(t, PhaseDice)
	s.seat = family.Nobody
	s.found(t, "h7", "A")
	printed, letter := s.column(t, "a1"), s.column(t, "h7")
	s.chart[printed] = [3]Colour{Red, Black, Blue}
	s.chart[letter] = [3]Colour{Yellow, Purple}
	s.play(t, "roll 3")
	if s.cubes[printed][Blue-1] != 1 || s.cubes[letter][Purple-1] != 1 || s.chart[letter] != [3]Colour{Yellow} {
		t.Errorf("Kansas City has %v, A has %v", s.cubes[printed], s.cubes[letter])
	}
	for range s.Seats() - 1 {
		s.play(t, "roll 6")
	}
	s.play(t, "roll 3") // a dark one
	if s.chart[printed][1] != Black {
		t.Error("a dark die takes a cube of a light column")
	}
}

// TestSingleTile is a check of TILE-7: the single 46 cannot be turned, but a tile with a disc can
// replace one with a disc when no disc is left.
func TestSingleTile(t *testing.T) {
	s := at(t, PhaseBuild)
	s.put(t, "h6", "46", 0, 1)
	if s.isLeft(named("46"), false) {
		t.Error("the single 46 replaces itself")
	}
	s.put(t, "h7", "T22", 0, 1)
	s.discs = numDiscs
	if !s.isLeft(named("T42"), true) || s.isLeft(named("T42"), false) {
		t.Error("a disc is counted twice, or not at all")
	}
}
