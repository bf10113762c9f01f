package steamrollers

import (
	"fmt"
	"io/fs"
	"maps"
	"slices"
	"strconv"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/internal/scenes"
	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants"
)

// The cases of the rules stand in testdata/rules. A scene there is a position laid out by
// hand, as people lay out a game to talk about a rule:
//
//	scene acting P1 1; draws P1 link13, link32; ticks P1 1 2 3; city 1 RG
//
// What a scene does not mention is as in the plain game of two on the standard board and
// components, with ordinarySupply on the cities and all tiles with side a up in the
// centre. Goods that lie nowhere are in the bag (GOODS-1).

// ordinarySupply is one good on each city, none of its own colour.
var ordinarySupply = [6]string{"R", "Y", "R", "Y", "R", "Y"}

var ruleCases = scenes.Game[*State, State, Move]{
	Lay:       layScene,
	ParseMove: ParseMove,
	Report:    func(s *State) []byte { return s.AppendReport(nil) },
	See:       sights,
	Unlisted:  func(m Move) bool { return m.Kind() == KindGoods || m.Kind() == KindInfluence },
}

// layScene lays a scene out.
func layScene(t *testing.T, props []string) (State, error) {
	t.Helper()
	setup := Setup{Players: 2}
	for _, text := range props {
		if p := newProp(text); chosen[p.word] != nil {
			chosen[p.word](p, &setup)
		} else if laid[p.word] == nil && p.word != "file" {
			t.Fatalf("%q is nothing that a scene knows", text)
		}
	}
	s, err := New(setup)
	if err != nil {
		return State{}, err
	}
	s.phase, s.round, s.tileSides = PhaseRoll, 1, sidesDrawn
	if s.game.keepsDelivered {
		s.orderSides = sidesDrawn
	}
	for i, goods := range ordinarySupply {
		s.putGoods(i+1, sure(variants.ParseLine(goods)))
	}
	for _, text := range props {
		switch p := newProp(text); {
		case p.word == "file":
			return State{}, readWithFile(t, p)
		case laid[p.word] != nil:
			laid[p.word](p, &s)
		}
	}
	for seat := Seat(1); seat <= s.game.seats; seat++ {
		s.relink(seat)
		s.kept[seat-1] = s.handOf(s.kept[seat-1].goods())
	}
	s.bag = variants.AllGoods.Minus(onTable(&s))
	return s, nil
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

// readWithFile reads a record with a board and components of its own, of which one is the
// standard one with a change: "file own.board region 2 red => region 2 blue".
func readWithFile(t *testing.T, p prop) error {
	t.Helper()
	name, change, _ := strings.Cut(p.rest, " ")
	old, changed, _ := strings.Cut(strings.ReplaceAll(change, "⏎", "\n"), " => ")
	files := map[string]string{"own.board": hexmap.Standard().String(), "own.components": variants.StandardComponents().String()}
	const record = "game steamrollers\nplayers 2\nboard own.board\ncomponents own.components\n"
	if _, err := ParseRecord(record, fileSystem(files)); err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(files[name], old) {
		t.Fatalf("%s has no %q", name, old)
	}
	files[name] = strings.Replace(files[name], old, changed, 1)
	_, err := ParseRecord(record, fileSystem(files))
	return err
}

func fileSystem(texts map[string]string) fs.FS {
	files := fstest.MapFS{}
	for name, text := range texts {
		files[name] = &fstest.MapFile{Data: []byte(text)}
	}
	return files
}

// A prop is one thing of a scene: a word, and behind it often a seat and other words.
type prop struct {
	word string
	rest string // all behind the word
	seat Seat   // 0 if none is named first
	args []string
}

func newProp(text string) prop {
	words := strings.Fields(text)
	p := prop{word: words[0], args: words[1:]}
	_, p.rest, _ = strings.Cut(text, " ")
	if len(p.args) > 0 && len(p.args[0]) == 2 && p.args[0][0] == 'P' {
		p.seat, p.args = Seat(p.args[0][1]-'0'), p.args[1:]
		_, p.rest, _ = strings.Cut(p.rest, " ")
	}
	return p
}

// numbers are the words behind the prop as numbers.
func (p prop) numbers() (all []int) {
	for _, word := range p.args {
		all = append(all, sure(strconv.Atoi(word)))
	}
	return all
}

func (p prop) number() int { return p.numbers()[0] }

// each calls a function for each of the things that stand between commas.
func (p prop) each(do func(string)) {
	for one := range strings.SplitSeq(p.rest, ", ") {
		do(one)
	}
}

// boards are those that scenes lie on, besides those that ship: tiny is the smallest that
// there can be, on which all cities have cities beside them, and wide has more hexes than
// can be played.
var boards = map[string]*hexmap.Board{
	"tiny": hexmap.MustParseBoard(`
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
		end`),
	"wide": hexmap.MustParseBoard(strings.NewReplacer(" 2.\n", " 2. 2. 2.\n", " 6.\n", " 6. 6. 6.\n").Replace(hexmap.Standard().String())),
}

// chosen are the props that are chosen before the game. What is no module, level or chart
// is the one behind the last.
var chosen = map[string]func(prop, *Setup){
	"players": func(p prop, s *Setup) { s.Players = p.number() },
	"modules": func(p prop, s *Setup) {
		for _, word := range p.args {
			module, err := variants.ParseModule(word)
			if err != nil {
				module = variants.AllModules + 1
			}
			s.Modules |= module
		}
	},
	"olive": func(p prop, s *Setup) {
		level, err := solo.ParseLevel(p.rest)
		if err != nil {
			level = solo.Baron + 1
		}
		s.Players, s.Olive = 1, level
	},
	"board": func(p prop, s *Setup) {
		board, ok := hexmap.Shipped(p.rest)
		if !ok {
			board = boards[p.rest]
		}
		s.Board = board
	},
	// "made 1a kept -2" changes a face of the standard components, and "made order 6b" leaves one empty.
	"made": func(p prop, s *Setup) {
		if p.args[0] == "order" {
			s.Components = variants.StandardComponents()
			s.Components.Orders[sure(variants.ParseOrderFace(p.args[1]))] = variants.Order{}
			return
		}
		before, rest, _ := strings.Cut(variants.StandardComponents().String(), "tile "+p.args[0]+" ")
		_, after, _ := strings.Cut(rest, "\n")
		s.Components = sure(variants.ParseComponents(before + "tile " + p.rest + "\n" + after))
	},
	"wall": func(p prop, s *Setup) { // the chart, and the die that fell for it
		wall, err := hexmap.ParseDifficulty(p.args[0])
		if err != nil {
			wall = hexmap.Hard + 1
		}
		s.Wall = wall
	},
}

// laid are the props on the table, and those that say where the game stands.
var laid = map[string]func(prop, *State){
	"wall":  func(p prop, s *State) { s.wall = uint8(sure(strconv.Atoi(p.args[1]))) },
	"begun": func(_ prop, s *State) { *s = sure(New(s.Setup())) }, // the table is empty
	"powers": func(p prop, s *State) { // asks a seat for a starting power
		s.phase, s.turn, s.round = PhasePower, p.seat, 0
	},
	"drafting": drafting, // asks a seat to draft one of the dice
	"acting":   acting,   // asks a seat to act with a die; the dice that are left show sixes
	"second":   second,
	"over":     func(_ prop, s *State) { s.phase, s.turn, s.quiet = PhaseOver, Nobody, quietRounds }, // by END-2
	"black":    func(p prop, s *State) { s.black = sure(ParseMove("roll 1 1 1 " + p.rest)).Black() },
	"start":    func(p prop, s *State) { s.start = p.seat },
	"round":    func(p prop, s *State) { s.round = uint16(p.number()) },
	"quiet":    func(p prop, s *State) { s.quiet = uint8(p.number()) },

	"city": func(p prop, s *State) { // goods of the supply board, from left to right
		s.putGoods(sure(strconv.Atoi(p.args[0])), sure(variants.ParseLine(strings.Join(p.args[1:], ""))))
	},
	"removed": func(p prop, s *State) { s.removed = sure(variants.ParseGoods(p.rest)) },
	"up": func(p prop, s *State) { // faces of action tiles
		for _, face := range p.args {
			s.tileSides = s.tileSides.turned(face)
		}
	},
	"orders": func(p prop, s *State) { // faces of orders
		for _, face := range p.args {
			s.orderSides = s.orderSides.turned(face)
		}
	},
	"draws": func(p prop, s *State) { p.each(func(one string) { draw(p.seat, one, s) }) },
	"fills": fills,
	"ticks": ticks,
	"holds": func(p prop, s *State) { // action tiles, upright: "4b"; or not: "4b sideways"
		p.each(func(tile string) {
			number := int(tile[0] - '0')
			s.tileSides = s.tileSides.turned(tile)
			s.rack = s.rack.take(number, p.seat)
			if !strings.HasSuffix(tile, "sideways") {
				s.rack &^= rackSideways << (4 * (number - 1))
			}
		})
	},
	// stuck leaves a seat nothing to do with a die: the region is full, the box ticked,
	// the tile theirs and sideways. Deliveries may still be possible.
	"stuck": func(p prop, s *State) {
		fills(p, s)
		ticks(p, s)
		s.rack = s.rack.take(p.number(), p.seat)
	},
	"keeps": func(p prop, s *State) { s.kept[p.seat-1] = hand(sure(variants.ParseGoods(p.rest))) }, // goods for orders
	"fulfilled": func(p prop, s *State) {
		for _, order := range p.args {
			s.orderSides = s.orderSides.turned(order)
			s.orders = s.orders.give(int(order[0]-'0'), p.seat)
		}
	},
	"took": func(p prop, s *State) { s.powers = s.powers.give(sure(variants.ParsePower(p.rest)), p.seat) },
	"own": func(p prop, s *State) { // "own P1 R 3" lays a personal good on a city
		s.powers = s.powers.give(variants.GoodsPower, p.seat)
		s.own = personalGood(sure(variants.ParseGood(p.args[0]))) | personalGood(sure(strconv.Atoi(p.args[1]))<<3)
	},
	"delivered": func(p prop, s *State) { s.sheetOf(p.seat).delivered = uint16(p.number()) },
	// "crossed 0 0 0 3 0 0 10" are the hexes that Olive crossed off in each region, and her
	// points for goods removed.
	"crossed": func(p prop, s *State) {
		s.olive = sure(solo.NewSheet([hexmap.NumRegions]int(p.numbers()), p.numbers()[hexmap.NumRegions]))
	},
}

func drafting(p prop, s *State) {
	s.phase, s.turn, s.white = PhaseDraft, p.seat, DiceOf(p.numbers()...)
	s.black = max(s.black, StraightGentle)
}

func acting(p prop, s *State) {
	drafting(prop{seat: p.seat, args: slices.Repeat([]string{"6"}, s.game.dice-1-int(s.seatsAfterStart(p.seat)))}, s)
	s.phase, s.die = PhaseAct, uint8(p.number())
}

// second asks P1 for the second action of a turn against Olive: "second 1 4 3" with a
// one, after tile 3 served the first action. Olive's die is a four.
func second(p prop, s *State) {
	drafting(prop{seat: 1, args: p.args[1:2]}, s)
	s.phase, s.die, s.acted = PhaseAct, uint8(p.number()), 1
	for _, tile := range p.numbers()[2:] {
		s.usedBefore = s.usedBefore.with(tile)
	}
}

// draw draws track on a sheet: "b3 E-W", or a link with a name.
func draw(seat Seat, what string, s *State) {
	if link, ok := drawn[what]; ok {
		for one := range strings.SplitSeq(link, ", ") {
			draw(seat, one, s)
		}
		return
	}
	hex, edges, _ := strings.Cut(what, " ")
	site, none := s.game.siteAt(sure(hexmap.ParseCell(hex)))
	if none != "" || s.sheetOf(seat).trackAt(site) != 0 {
		panic("no track can be drawn: " + what)
	}
	s.sheetOf(seat).draw(site, sure(track.Parse(edges)))
}

// fills draws track in every empty hex of a region.
func fills(p prop, s *State) {
	for _, site := range s.game.inRegion[p.number()] {
		if s.sheetOf(p.seat).trackAt(int(site)) == 0 {
			s.sheetOf(p.seat).draw(int(site), track.Between(hexmap.East, hexmap.West))
		}
	}
}

func ticks(p prop, s *State) {
	for _, box := range p.numbers() {
		s.sheetOf(p.seat).boxes |= 1 << (box - 1)
	}
}

// drawn are links on the standard board, between the cities in their names.
var drawn = map[string]string{
	"link13":      "b3 E-W, b4 E-W",                      // over the town of region 1
	"link13Plain": "a3 E-SW, a4 E-W, a5 W-SE",            // over no town
	"link14Towns": "b3 W-SE, c4 NW-SE, d4 NW-SE",         // over the towns of regions 1 and 4
	"link15":      "c2 NE-SW, d1 NE-SE",                  // over no town
	"link15Town":  "c3 NW-SW, d2 NE-SW",                  // over the town of region 5
	"link32":      "b6 E-W, b7 E-W",                      // over no town
	"link32Towns": "c6 E-NW, c7 NE-W, b7 E-SW",           // over the towns of regions 3 and 2
	"link34":      "c5 NE-SE, d5 NW-SW",                  // over no town
	"link42":      "e6 NE-W, d6 E-SW, d7 NE-W, c8 NE-SW", // over no town
	"link45":      "e3 E-W, e4 E-W",                      // over no town
}

// turned is the sides with that of a face up, such as "2b".
func (x sides) turned(face string) sides {
	bit := sides(1) << (face[0] - '1')
	if face[1] == 'b' {
		return x | bit
	}
	return x &^ bit
}

// sights are what cases look at besides the report.
var sights = map[string]func(s *State, args []string) string{
	"asked": func(s *State, _ []string) string {
		if s.Turn() == Nobody {
			return s.Phase().String()
		}
		return s.Phase().String() + " " + s.Turn().String()
	},
	"moves": func(s *State, words []string) string { // all that begin with some words
		return strings.Join(movesOf(s, words), ", ")
	},
	"number": func(s *State, words []string) string { return strconv.Itoa(len(movesOf(s, words))) },
	"types": func(s *State, _ []string) string { // of track that can be built
		types := map[string]bool{}
		for m := range s.Moves() {
			if m.Kind() == KindBuild {
				types[m.Track().Type().String()] = true
			}
		}
		return strings.Join(slices.Sorted(maps.Keys(types)), " ")
	},
	"powers": func(s *State, _ []string) string { // that can be taken
		powers := map[string]bool{}
		for _, move := range movesOf(s, []string{"power"}) {
			powers[strings.Fields(move)[1]] = true
		}
		return strings.Join(slices.Sorted(maps.Keys(powers)), " ")
	},
	"lies": func(s *State, face []string) string { // whether a tile lies in the centre
		return strconv.FormatBool(slices.Contains(strings.Split(scenes.At(s.AppendReport(nil), "centre"), ", "), face[0]))
	},
	"sites": func(s *State, _ []string) string { // where track can be built
		var hexes []string
		for _, move := range movesOf(s, []string{"build"}) {
			hexes = append(hexes, strings.Fields(move)[1])
		}
		return strings.Join(slices.Compact(hexes), " ")
	},
	"odds": func(s *State, move []string) string { // of a move of chance
		return fmt.Sprintf("1 in %.4g", 1/s.Probability(MustParseMove(strings.Join(move, " "))))
	},
	"outcomes": func(s *State, _ []string) string { return strconv.Itoa(len(s.AppendOutcomes(nil))) },
	"faces": func(s *State, _ []string) string { // of the black die, and how often each falls in thirty rolls
		thirty := map[string]float64{}
		for _, o := range s.AppendOutcomes(nil) {
			thirty[o.Move.Black().String()] += 30 * o.Probability
		}
		var all []string
		for _, face := range slices.Sorted(maps.Keys(thirty)) {
			all = append(all, fmt.Sprintf("%s %.4g", face, thirty[face]))
		}
		return strings.Join(all, ", ")
	},
	"white": func(s *State, _ []string) string { // how many white dice are rolled
		numbers := map[int]bool{}
		for _, o := range s.AppendOutcomes(nil) {
			numbers[o.Move.White().Len()] = true
		}
		return fmt.Sprint(slices.Sorted(maps.Keys(numbers)))
	},
	"strength": func(s *State, _ []string) string { return strconv.Itoa(s.strength()) }, // in this action
	"seats":    func(s *State, _ []string) string { return strconv.Itoa(s.Seats()) },
	"goods":    func(s *State, _ []string) string { return s.bag.Plus(onTable(s)).String() },
	"thief":    func(s *State, _ []string) string { _, by := s.Reserved(); return by.String() },
	"links": func(s *State, args []string) string {
		return strconv.Itoa(len(s.AppendLinks(nil, newProp("links "+args[0]).seat)))
	},
	"ledger": func(s *State, args []string) string {
		return strconv.Itoa(s.Ledger(newProp("ledger " + args[0]).seat).Points().Total())
	},
	"colours": func(s *State, _ []string) string {
		var all []string
		for region := 1; region <= hexmap.NumRegions; region++ {
			all = append(all, s.Setup().Board.Colour(region).String())
		}
		return strings.Join(all, " ")
	},
	"blocked": func(s *State, _ []string) string { // the edges of the chart
		var names []string
		for _, e := range s.Blocked() {
			names = append(names, s.Setup().Board.Offset().EdgeName(e))
		}
		return strings.Join(names, " ")
	},
	"border": func(s *State, regions []string) string { // the edges between two regions
		var names []string
		for _, e := range s.Setup().Board.Border(int(regions[0][0]-'0'), int(regions[1][0]-'0')) {
			names = append(names, s.Setup().Board.Offset().EdgeName(e))
		}
		return strings.Join(names, " ")
	},
	"reaches": func(s *State, args []string) string { // the distances from one city to another, whatever the engine
		p := newProp("reaches " + strings.Join(args, " "))
		cities := p.numbers()
		var all []string
		for distance := range s.sheetOf(p.seat).reach.between(cities[0], cities[1]).All() {
			all = append(all, strconv.Itoa(distance))
		}
		return strings.Join(all, " ")
	},
	"routes": func(s *State, move []string) string { // the cities and hexes of each
		var all []string
		for route := range s.Routes(MustParseMove(strings.Join(move, " "))) {
			var hexes []string
			for _, hex := range route.Hexes {
				hexes = append(hexes, hex.String())
			}
			all = append(all, fmt.Sprintf("%d by %s", route.Cities, strings.Join(hexes, " ")))
		}
		return strings.Join(all, ", ")
	},
	"tiles": func(s *State, args []string) string {
		var tiles []string
		for number := 1; number <= 6; number++ {
			face, holder, sideways := s.Tile(number)
			if holder != newProp("tiles "+args[0]).seat {
				continue
			}
			text := face.String()
			if sideways {
				text += " sideways"
			}
			tiles = append(tiles, text)
		}
		return strings.Join(tiles, ", ")
	},
}

// movesOf lists the legal moves that begin with some words.
func movesOf(s *State, words []string) (found []string) {
	for m := range s.Moves() {
		if strings.HasPrefix(m.String()+" ", strings.Join(words, " ")) {
			found = append(found, m.String())
		}
	}
	return found
}

// sure is a value that there must be.
func sure[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}
