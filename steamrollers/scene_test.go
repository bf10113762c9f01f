package steamrollers

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants"
)

// A scene is a position laid out by hand, as one lays out a game to talk about
// a rule:
//
//	scene{acting(p1, 1), draws(p1, link13, link32), ticks(p1, 1, 2, 3), city(1, "RG")}
//
// What a scene does not mention is as in the plain game of two on the standard
// board and components, with ordinarySupply on the cities and all tiles with
// side a up in the centre. Goods that lie nowhere are in the bag (GOODS-1).
type scene []prop

// A prop is one thing of a scene: something chosen before the game, something
// on the table, or both.
type prop struct {
	setup func(*Setup)
	table func(*State)
}

// and is the scene with more in it.
func (sc scene) and(more ...prop) scene { return slices.Concat(sc, more) }

// lay lays the scene out.
func (sc scene) lay(t testing.TB) State {
	t.Helper()
	setup := Setup{Players: 2}
	for _, p := range sc {
		if p.setup != nil {
			p.setup(&setup)
		}
	}
	s, err := New(setup)
	if err != nil {
		t.Fatal(err)
	}
	s.phase, s.round, s.tileSides = PhaseRoll, 1, sidesDrawn
	if s.game.keepsDelivered {
		s.orderSides = sidesDrawn
	}
	for i, goods := range ordinarySupply {
		city(i+1, goods).table(&s)
	}
	for _, p := range sc {
		if p.table != nil {
			p.table(&s)
		}
	}
	for seat := p1; seat <= s.game.seats; seat++ {
		s.relink(seat)
		s.kept[seat-1] = s.handOf(s.kept[seat-1].goods())
	}
	s.bag = variants.AllGoods.Minus(onTable(&s))
	return s
}

// onTable is all goods that are not in the bag.
func onTable(s *State) variants.Goods {
	goods := s.removed
	for _, line := range s.supply {
		goods = goods.Plus(line.Goods())
	}
	for _, kept := range s.kept {
		goods = goods.Plus(kept.goods())
	}
	if s.own != 0 {
		goods = goods.Add(s.own.good())
	}
	return goods
}

// ordinarySupply is one good on each city, none of its own colour.
var ordinarySupply = [6]string{"R", "Y", "R", "Y", "R", "Y"}

// The seats by name.
const (
	p1 Seat = iota + 1
	p2
	p3
)

// Links on the standard board, for draws.
const (
	link13      = "b3 E-W, b4 E-W"                      // over the town of region 1
	link13Plain = "a3 E-SW, a4 E-W, a5 W-SE"            // over no town
	link14Towns = "b3 W-SE, c4 NW-SE, d4 NW-SE"         // over the towns of regions 1 and 4
	link15      = "c2 NE-SW, d1 NE-SE"                  // over no town
	link15Town  = "c3 NW-SW, d2 NE-SW"                  // over the town of region 5
	link32      = "b6 E-W, b7 E-W"                      // over no town
	link32Towns = "c6 E-NW, c7 NE-W, b7 E-SW"           // over the towns of regions 3 and 2
	link34      = "c5 NE-SE, d5 NW-SW"                  // over no town
	link42      = "e6 NE-W, d6 E-SW, d7 NE-W, c8 NE-SW" // over no town
	link45      = "e3 E-W, e4 E-W"                      // over no town
)

// tiny is a board of twelve hexes, the smallest there can be: all cities have
// cities beside them.
var tiny = hexmap.MustParseBoard(`
	board tiny
	layout pointy odd-r
	region 1 yellow
	region 2 red
	region 3 grey
	region 4 grey
	region 5 blue
	region 6 green
	grid
	a 1o 1* 2* 2o 5o 5*
	b 3o 3* 4* 4o 6o 6*
	end`)

// Props chosen before the game.

func players(n int) prop {
	return prop{setup: func(s *Setup) { s.Players = n }}
}

func withModules(m variants.Modules) prop {
	return prop{setup: func(s *Setup) { s.Modules |= m }}
}

func againstOlive(level solo.Level) prop {
	return prop{setup: func(s *Setup) { s.Players, s.Olive = 1, level }}
}

func onBoard(b *hexmap.Board) prop {
	return prop{setup: func(s *Setup) { s.Board = b }}
}

// tilesMade changes faces of the standard components: "1a kept -2".
func tilesMade(lines ...string) prop {
	return prop{setup: func(s *Setup) {
		text := variants.StandardComponents().String()
		for _, line := range lines {
			face, _, _ := strings.Cut(line, " ")
			before, rest, _ := strings.Cut(text, "tile "+face+" ")
			_, after, _ := strings.Cut(rest, "\n")
			text = before + "tile " + line + "\n" + after
		}
		s.Components = sure(variants.ParseComponents(text))
	}}
}

// walled is the game with a chart of borders, and the die that fell for it.
func walled(d hexmap.Difficulty, die int) prop {
	return prop{
		setup: func(s *Setup) { s.Wall = d },
		table: func(s *State) { s.wall = uint8(die) },
	}
}

// Props that say where the game stands.

// beforeGoods takes everything off the table: the game is about to begin.
var beforeGoods = prop{table: func(s *State) { *s = sure(New(s.Setup())) }}

// takingPower asks a seat for a starting power, before the first round.
func takingPower(seat Seat) prop {
	return prop{table: func(s *State) { s.phase, s.turn, s.round = PhasePower, seat, 0 }}
}

// drafting asks a seat to draft one of the dice.
func drafting(seat Seat, dice ...int) prop {
	return prop{table: func(s *State) {
		s.phase, s.turn, s.white = PhaseDraft, seat, DiceOf(dice...)
		s.black = max(s.black, StraightGentle)
	}}
}

// acting asks a seat to act with a die. The dice that are left show sixes.
func acting(seat Seat, die int) prop {
	return prop{table: func(s *State) {
		sixes := slices.Repeat([]int{6}, s.game.dice-1-int(s.seatsAfterStart(seat)))
		drafting(seat, sixes...).table(s)
		s.phase, s.die = PhaseAct, uint8(die)
	}}
}

// actingAgain is acting in the second action of a turn against Olive, in which
// the kept tiles given served the first. Olive's die is left.
func actingAgain(die, olives int, served ...int) prop {
	return prop{table: func(s *State) {
		drafting(p1, olives).table(s)
		s.phase, s.die, s.acted = PhaseAct, uint8(die), 1
		for _, tile := range served {
			s.usedBefore = s.usedBefore.with(tile)
		}
	}}
}

// ended is the end of a game in which nothing happened any more (END-2).
var ended = prop{table: func(s *State) { s.phase, s.turn, s.quiet = PhaseOver, Nobody, quietRounds }}

func blackShows(b Black) prop {
	return prop{table: func(s *State) { s.black = b }}
}

func starting(seat Seat) prop {
	return prop{table: func(s *State) { s.start = seat }}
}

func inRound(n int) prop {
	return prop{table: func(s *State) { s.round = uint16(n) }}
}

func afterQuietRounds(n int) prop {
	return prop{table: func(s *State) { s.quiet = uint8(n) }}
}

// Props on the table.

// city lays goods on a city of the supply board, from left to right.
func city(number int, goods string) prop {
	return prop{table: func(s *State) { s.putGoods(number, someLine(goods)) }}
}

// removed takes goods out of the game.
func removed(goods string) prop {
	return prop{table: func(s *State) { s.removed = someGoods(goods) }}
}

// tilesUp turns faces of action tiles up: "2b".
func tilesUp(faces ...string) prop {
	return prop{table: func(s *State) {
		for _, face := range faces {
			s.tileSides = s.tileSides.turned(face)
		}
	}}
}

// ordersUp turns faces of orders up: "2b".
func ordersUp(faces ...string) prop {
	return prop{table: func(s *State) {
		for _, face := range faces {
			s.orderSides = s.orderSides.turned(face)
		}
	}}
}

// turned is the sides with that of a face up, such as "2b".
func (x sides) turned(face string) sides {
	bit := sides(1) << (face[0] - '1')
	if face[1] == 'b' {
		return x | bit
	}
	return x &^ bit
}

// draws draws track on a sheet: "b3 E-W, b4 E-W".
func draws(seat Seat, tracks ...string) prop {
	return prop{table: func(s *State) {
		for one := range strings.SplitSeq(strings.Join(tracks, ", "), ", ") {
			hex, edges, _ := strings.Cut(one, " ")
			site, none := s.game.siteAt(sure(hexmap.ParseCell(hex)))
			if none != 0 || s.sheetOf(seat).trackAt(site) != 0 {
				panic("no track can be drawn: " + one)
			}
			s.sheetOf(seat).draw(site, sure(track.Parse(edges)))
		}
	}}
}

// fills draws track in every empty hex of a region.
func fills(seat Seat, region int) prop {
	return prop{table: func(s *State) {
		for _, site := range s.game.inRegion[region] {
			if s.sheetOf(seat).trackAt(int(site)) == 0 {
				s.sheetOf(seat).draw(int(site), track.Between(hexmap.East, hexmap.West))
			}
		}
	}}
}

func ticks(seat Seat, boxes ...int) prop {
	return prop{table: func(s *State) {
		for _, box := range boxes {
			s.sheetOf(seat).boxes |= 1 << (box - 1)
		}
	}}
}

// holds gives a seat action tiles, upright: "4b"; or not: "4b sideways".
func holds(seat Seat, tiles ...string) prop {
	return prop{table: func(s *State) {
		for _, tile := range tiles {
			number := int(tile[0] - '0')
			s.tileSides = s.tileSides.turned(tile)
			s.rack = s.rack.take(number, seat)
			if !strings.HasSuffix(tile, "sideways") {
				s.rack &^= rackSideways << (4 * (number - 1))
			}
		}
	}}
}

// stuck leaves a seat nothing to do with a die: the region is full, the box
// ticked, the tile hers and sideways. Of deliveries it says nothing.
func stuck(seat Seat, die int) prop {
	return prop{table: func(s *State) {
		fills(seat, die).table(s)
		ticks(seat, die).table(s)
		s.rack = s.rack.take(die, seat)
	}}
}

// keeps lays delivered goods beside a sheet (ORDER-2).
func keeps(seat Seat, goods string) prop {
	return prop{table: func(s *State) { s.kept[seat-1] = hand(someGoods(goods)) }}
}

// fulfilled gives a seat orders: "2b".
func fulfilled(seat Seat, orders ...string) prop {
	return prop{table: func(s *State) {
		for _, order := range orders {
			s.orderSides = s.orderSides.turned(order)
			s.orders = s.orders.give(int(order[0]-'0'), seat)
		}
	}}
}

// tookPower makes a seat the one that has taken a starting power.
func tookPower(seat Seat, power variants.Power) prop {
	return prop{table: func(s *State) { s.powers = s.powers.give(power, seat) }}
}

// hasOwn lays a seat's personal good on a city (POWER-6).
func hasOwn(seat Seat, g variants.Good, city int) prop {
	return prop{table: func(s *State) {
		tookPower(seat, variants.GoodsPower).table(s)
		s.own = personalGood(g) | personalGood(city<<3)
	}}
}

// delivered gives a seat points of deliveries.
func delivered(seat Seat, points int) prop {
	return prop{table: func(s *State) { s.sheetOf(seat).delivered = uint16(points) }}
}

// oliveHas is the number of hexes that Olive has crossed off in each region,
// and her points for goods removed.
func oliveHas(crossed [hexmap.NumRegions]int, points int) prop {
	return prop{table: func(s *State) { s.olive = sure(solo.NewSheet(crossed, points)) }}
}

func someLine(letters string) variants.Line {
	return sure(variants.ParseLine(letters))
}

func someGoods(letters string) variants.Goods {
	return sure(variants.ParseGoods(letters))
}

// sure is a value that there must be.
func sure[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

// play plays moves that must be legal, and gives the position after them. Each
// must be listed, and lose no good (GOODS-1).
func play(t testing.TB, s State, moves ...string) State {
	t.Helper()
	for _, text := range moves {
		m, err := ParseMove(text)
		if err != nil {
			t.Fatal(err)
		}
		next, err := s.Apply(m)
		if err != nil {
			t.Fatalf("refused: %v", err)
		}
		if err := s.Check(m); err != nil {
			t.Fatalf("%s is applied, but Check says %v", m, err)
		}
		if tooMany := m.Kind() == KindGoods || m.Kind() == KindInfluence; !tooMany && !slices.Contains(s.AppendMoves(nil), m) {
			t.Fatalf("%s is legal, but not listed", m)
		}
		if total := next.bag.Plus(onTable(&next)); total != variants.AllGoods {
			t.Fatalf("%s: of all goods %s are left", m, total)
		}
		s = next
	}
	return s
}

// allowed asserts that each move is legal by itself.
func allowed(t testing.TB, s State, moves ...string) {
	t.Helper()
	for _, m := range moves {
		play(t, s, m)
	}
}

// asked asserts what the next move must be, and of which seat.
func asked(t testing.TB, s State, phase Phase, seat Seat) {
	t.Helper()
	if s.Phase() != phase || s.Turn() != seat {
		t.Fatalf("phase %s of P%d, want %s of P%d", s.Phase(), s.Turn(), phase, seat)
	}
}

// same asserts that something is as it should be.
func same[T any](t testing.TB, what string, got, want T) {
	t.Helper()
	if diff := cmp.Diff(want, got, cmpopts.EquateComparable(Move{})); diff != "" {
		t.Errorf("%s (-want +got):\n%s", what, diff)
	}
}

// What is looked at most.

func centre(s State) string { return strings.Join(s.Report().Centre, " ") }

func tilesOf(s State, seat Seat) string {
	var tiles []string
	for _, tile := range s.Report().Players[seat-1].Tiles {
		if tile.Sideways {
			tile.Face += " sideways"
		}
		tiles = append(tiles, tile.Face)
	}
	return strings.Join(tiles, ", ")
}

func boxesOf(s State, seat Seat) []int { return s.Report().Players[seat-1].Boxes }

func winners(s State) []int { return s.Report().Winners }

// movesOf lists the legal moves of some kinds.
func movesOf(s State, of ...Kind) (found []Move) {
	for m := range s.Moves() {
		if kinds(of...).has(m.Kind()) {
			found = append(found, m)
		}
	}
	return found
}

// reaches is the distances at which a seat can reach one city from another,
// whatever her engine.
func reaches(s State, seat Seat, from, to int) []int {
	return slices.Collect(s.sheetOf(seat).reach.between(from, to).All())
}
