package picture_test

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/railhex/railhex/internal/long"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/drawing"
	"github.com/railhex/railhex/variants/family/gametest"
	"github.com/railhex/railhex/variants/steampower"
	"github.com/railhex/railhex/variants/steampower/picture"
)

// A table is all pictures of one position, as the one who is asked sees them, or
// seat 1.
type table struct {
	state   steampower.State
	style   picture.Style
	moves   []steampower.Move
	board   []gametest.Element
	stock   []gametest.Element
	corners [][]gametest.Element // by seat, from 1
}

// aStyle is a style of any kind.
func aStyle(t *rapid.T) picture.Style {
	return picture.Style{
		Night:       rapid.Bool().Draw(t, "night"),
		ColourBlind: rapid.Bool().Draw(t, "colour-blind"),
		Narrow:      rapid.Bool().Draw(t, "narrow"),
		Names:       rapid.Bool().Draw(t, "names"),
		ID:          rapid.SampledFrom([]string{"", "a"}).Draw(t, "id"),
	}
}

// pictures are all that a viewer sees of a position, with all moves marked.
func pictures(s *steampower.State, y picture.Style, viewer steampower.Seat) []string {
	marks := picture.Marks{Moves: s.AppendMoves(nil), Route: routeOf(s)}
	all := []string{y.Map(s, marks), y.Stock(s, marks)}
	for seat := 1; seat <= s.Seats(); seat++ {
		all = append(all, y.Player(s, steampower.Seat(seat), viewer, marks))
	}
	return all
}

// lay lays a table with the pictures of a position, which can be read.
func lay(t *rapid.T, s steampower.State, y picture.Style) table {
	d := table{state: s, style: y}
	if s.Turn() != steampower.Nobody {
		d.moves = s.AppendMoves(nil)
	}
	var all [][]gametest.Element
	for _, svg := range pictures(&s, y, max(1, s.Turn())) {
		elements, err := gametest.Read(svg)
		if err != nil {
			t.Fatalf("%v, in\n%s", err, svg)
		}
		all = append(all, elements)
	}
	d.board, d.stock, d.corners = all[0], all[1], append([][]gametest.Element{nil}, all[2:]...)
	return d
}

func (d table) everything() [][]gametest.Element {
	return append([][]gametest.Element{d.board, d.stock}, d.corners[1:]...)
}

// TestLaws holds the pictures of random positions to the laws of every picture.
func TestLaws(t *testing.T) {
	long.Draws(t, 20)
	rapid.Check(t, func(t *rapid.T) {
		d := lay(t, aPosition(t), aStyle(t))
		for _, law := range []struct {
			name   string
			broken func(table) string
		}{
			{"hexes are there once, with their tiles", mapDiffers},
			{"track is there once, in its owner's colour", trackDiffers},
			{"links bear locomotives and end in rings", linksDiffer},
			{"cities of a group that is reached are joined", neutralLinksDiffer},
			{"closed edges are there once", wallsDiffer},
			{"factories and goods lie on their cities", citiesDiffer},
			{"players have what they have", cornersDiffer},
			{"the stock is counted", stockDiffers},
			{"every move can be reached by a part", choicesDiffer},
			{"parts choose what is marked, or say why not", partsDiffer},
			{"colour-blind eyes find letters", lettersDiffer},
			{"fingers meet what they aim at", tooSmall},
		} {
			if diff := law.broken(d); diff != "" {
				t.Errorf("%s: (-want +got)\n%s", law.name, diff)
			}
		}
	})
}

func mapDiffers(d table) string {
	board := d.state.Setup().Map
	var want, got []string
	for i := range board.Len() {
		line := fmt.Sprint(board.Cell(i), " ", board.Terrain(i))
		if city, ok := d.state.CityAt(board.Cell(i)); ok {
			line += " " + strings.TrimSpace(string(city.Tile.Letter()))
		}
		want = append(want, line)
	}
	for _, hex := range gametest.With(d.board, "data-hex") {
		line := hex.Attributes["data-hex"] + " " + hex.Attributes["data-terrain"]
		if hex.Has("city") {
			line += " " + hex.Attributes["data-city"]
		}
		got = append(got, line)
	}
	slices.Sort(want)
	slices.Sort(got)
	return cmp.Diff(want, got)
}

func trackDiffers(d table) string {
	colours := drawing.Day()
	if d.style.Night {
		colours = drawing.Night()
	}
	var want, got []string
	for hex := range d.state.Tracked() {
		first, second := d.state.TrackAt(hex)
		for _, one := range []steampower.OwnedTrack{first, second} {
			if one.Owner != steampower.Nobody {
				want = append(want, fmt.Sprintf("%v %v var(--railhex-player%d,%s)", hex, one, one.Owner, colours.Player(int(one.Owner))))
			}
		}
	}
	for i, e := range d.board {
		if track, ok := e.Attributes["data-track"]; ok {
			const coloured = 2 // after the casing
			got = append(got, track+" "+d.board[i+coloured].Attributes["stroke"])
		}
	}
	return cmp.Diff(want, got)
}

func linksDiffer(d table) string {
	var want, got []string
	for seat := steampower.Seat(1); int(seat) <= d.state.Seats(); seat++ {
		for range d.state.Links(seat) {
			want = append(want, fmt.Sprint("on ", int(seat)))
		}
		if link, ok := d.state.Building(seat); ok {
			want = append(want, fmt.Sprint("on ", int(seat)))
			hex, edge, _ := d.state.OpenEnd(seat)
			want = append(want, fmt.Sprint("open ", hex, "/", edge, " ", int(seat)))
			for hex, t := range d.state.Along(link) {
				want = append(want, fmt.Sprint("building ", hex, " ", t, " ", seat))
			}
		}
	}
	for _, e := range d.board {
		switch {
		case e.Attributes["data-locomotive"] != "":
			got = append(got, "on "+e.Attributes["data-locomotive"])
		case e.Has("open-end"):
			got = append(got, "open "+e.Attributes["data-open"]+" "+e.Attributes["data-owner"])
		case e.Has("building"):
			got = append(got, "building "+e.Attributes["data-track"])
		}
	}
	slices.Sort(want)
	slices.Sort(got)
	return cmp.Diff(want, got)
}

// neutralLinksDiffer asks for a neutral link wherever two cities are neighbours and
// in somebody's network: GROUP-2.
func neutralLinksDiffer(d table) string {
	board := d.state.Setup().Map
	var want []string
	for edge := range board.Edges() {
		one, other := edge.Sides()
		i, inside := board.IndexOfHex(one)
		j, alsoInside := board.IndexOfHex(other)
		if !inside || !alsoInside || slices.Contains(slices.Collect(board.ClosedEdges()), edge) {
			continue
		}
		for seat := steampower.Seat(1); int(seat) <= d.state.Seats(); seat++ {
			if d.state.InNetwork(seat, board.Cell(i)) && d.state.InNetwork(seat, board.Cell(j)) {
				want = append(want, board.Offset().EdgeName(edge))
				break
			}
		}
	}
	got := gametest.Values(d.board, "data-neutral")
	slices.Sort(want)
	slices.Sort(got)
	return cmp.Diff(want, got)
}

func wallsDiffer(d table) string {
	board := d.state.Setup().Map
	var want []string
	for edge := range board.ClosedEdges() {
		want = append(want, board.Offset().EdgeName(edge))
	}
	return cmp.Diff(want, gametest.Values(d.board, "data-wall"))
}

func citiesDiffer(d table) string {
	var factories, goods []string
	for hex := range d.state.Cities() {
		city, _ := d.state.CityAt(hex)
		if city.Factory != steampower.Nobody {
			factories = append(factories, strconv.Itoa(int(city.Factory)))
		}
		if city.Goods > 0 {
			goods = append(goods, strconv.Itoa(city.Goods))
		}
	}
	if diff := cmp.Diff(factories, gametest.Values(d.board, "data-factory")); diff != "" {
		return diff
	}
	var got []string
	for _, e := range gametest.With(d.board, "data-goods") {
		if e.Has("goods") {
			got = append(got, e.Attributes["data-goods"])
		}
	}
	return cmp.Diff(goods, got)
}

func cornersDiffer(d table) string {
	s := &d.state
	viewer := max(1, s.Turn())
	for seat := steampower.Seat(1); int(seat) <= s.Seats(); seat++ {
		points := s.Points(seat)
		want := []string{
			fmt.Sprint("$", s.Money(seat)), strconv.Itoa(s.Locomotives(seat)), strconv.Itoa(s.Factories(seat)),
			"money contracts factories cities total",
			fmt.Sprint(points.Money, points.Contracts, points.Factories, points.Cities, points.Total()),
		}
		var backs []string
		for number := range s.Hand(seat).All() {
			if seat == viewer || number == s.Fulfilling() && s.Phase() == steampower.PhaseShip {
				want = append(want, strconv.Itoa(number))
			} else {
				backs = append(backs, "0")
			}
		}
		want = append(want, backs...)
		for number := range s.Fulfilled(seat).All() {
			want = append(want, strconv.Itoa(number))
		}
		corner := d.corners[seat]
		var numbers []int
		for i, e := range corner {
			if _, ok := e.Attributes["data-points"]; ok {
				n, _ := strconv.Atoi(corner[i+2].Text)
				numbers = append(numbers, n)
			}
		}
		got := slices.Concat(gametest.Values(corner, "data-money"), gametest.Values(corner, "data-locomotives"), gametest.Values(corner, "data-factories"),
			[]string{strings.Join(gametest.Values(corner, "data-points"), " "), strings.Trim(fmt.Sprint(numbers), "[]")},
			gametest.Values(corner, "data-contract"))
		if diff := cmp.Diff(want, got); diff != "" {
			return fmt.Sprint(seat, ": ", diff)
		}
	}
	return ""
}

func stockDiffers(d table) string {
	var want, got []string
	for c := range steampower.Colours() {
		want = append(want, fmt.Sprintf("data-tile %c %d", c.Letter(), d.state.TilesLeft(c)))
	}
	for c := range steampower.GoodColours() {
		want = append(want, fmt.Sprintf("data-good %c %d", c.Letter(), d.state.Supply(c)))
	}
	for k := range steampower.Stacks() {
		want = append(want, fmt.Sprintf("data-stack %s %d", k, d.state.InStack(k)))
	}
	bag := d.state.Bag().Len()
	want = append(want, fmt.Sprintf("data-bag %d %d", bag, bag))
	for _, data := range []string{"data-tile", "data-good", "data-stack", "data-bag"} {
		for _, e := range gametest.With(d.stock, data) {
			got = append(got, data+" "+e.Attributes[data]+" "+e.Attributes["data-count"])
		}
	}
	return cmp.Diff(want, got)
}

// choicesDiffer says where what can be chosen is not what the moves are made with.
func choicesDiffer(d table) string {
	want, got := map[string]bool{}, map[string]bool{}
	for _, m := range d.moves {
		want[string(picture.PartOf(&d.state, m))] = true
	}
	for _, drawn := range d.everything() {
		for _, e := range drawn {
			if e.Has("choice") {
				got[e.Attributes["data-part"]] = true
			}
			if text, ok := e.Attributes["data-move"]; ok && d.state.Check(steampower.MustParseMove(text)) != nil {
				return text + " is offered, and illegal"
			}
		}
	}
	return cmp.Diff(slices.Sorted(maps.Keys(want)), slices.Sorted(maps.Keys(got)))
}

// partsDiffer says where a part does not choose what is marked, or does not say
// why it chooses nothing.
func partsDiffer(d table) string {
	reached := map[steampower.Move]bool{}
	for seat, drawn := range d.everything() {
		for _, e := range gametest.With(drawn, "data-part") {
			part := picture.Part(e.Attributes["data-part"])
			moves, reason := part.AppendMoves(nil, &d.state, d.state.Turn()), part.Explain(&d.state, d.state.Turn())
			for _, m := range moves {
				reached[m] = true
			}
			ours := part.Seat() == steampower.Nobody || part.Seat() == d.state.Turn()
			switch {
			case (moves != nil) != e.Has("choice"):
				return fmt.Sprint(part, " chooses ", moves, ", and is marked: ", e.Has("choice"))
			case (reason != nil) != (moves == nil && ours):
				return fmt.Sprint(part, " chooses ", moves, ", because: ", reason)
			case part.Seat() != steampower.Nobody && int(part.Seat()) != seat-1:
				return fmt.Sprint(part, " lies elsewhere")
			}
		}
	}
	for _, m := range d.moves {
		if !reached[m] {
			return m.String() + " is made with no part"
		}
	}
	return ""
}

// lettersDiffer says where the letters of the colour-blind mode are not there, or
// there without it: one for each city tile, and one for each track without a
// locomotive on it.
func lettersDiffer(d table) string {
	var tiles, got []string
	tracks := -len(gametest.With(d.board, "data-locomotive"))
	for hex := range d.state.Cities() {
		if city, _ := d.state.CityAt(hex); city.Tile != 0 {
			tiles = append(tiles, string(city.Tile.Letter()))
		}
	}
	tracks += len(gametest.With(d.board, "data-track"))
	numbered := 0
	for _, e := range d.board {
		switch {
		case e.Has("seat"):
			numbered++
		case e.Has("letter"):
			got = append(got, e.Text)
		}
	}
	if !d.style.ColourBlind {
		tiles, tracks = nil, 0
	}
	// The locomotive of a link of which every track is crossed stands beside one.
	return cmp.Diff(append([]string{strconv.Itoa(tracks)}, tiles...), append([]string{strconv.Itoa(numbered)}, got...))
}

// tooSmall says what a finger does not meet on a small screen.
func tooSmall(d table) string {
	for _, drawn := range d.everything() {
		if !d.style.Narrow && !drawn[0].Has("map") {
			continue
		}
		const widest = 1125.0 // of 15 columns
		for _, e := range gametest.TooSmall(drawn, widest) {
			return fmt.Sprint(e.Attributes)
		}
	}
	return ""
}

// TestHiddenHandsAreNotSeen deals anew what a viewer cannot see: they see the same
// pictures.
func TestHiddenHandsAreNotSeen(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s, y := aPosition(t), aStyle(t)
		viewer := steampower.Seat(rapid.IntRange(0, s.Seats()).Draw(t, "viewer"))
		other := s.Redealt(viewer, rand.New(rand.NewPCG(2, rapid.Uint64().Draw(t, "deal"))))
		if diff := cmp.Diff(pictures(&s, y, viewer), pictures(&other, y, viewer)); diff != "" {
			t.Fatalf("%s sees what is hidden:\n%s", viewer, diff)
		}
	})
}

// TestAClickTellsNothingHidden clicks on every contract in every corner, and on the map and the
// stock, in two positions that look alike to the viewer.
func TestAClickTellsNothingHidden(t *testing.T) {
	differ := 0
	rapid.Check(t, func(t *rapid.T) {
		s := aPosition(t)
		viewer := steampower.Seat(rapid.IntRange(0, s.Seats()).Draw(t, "viewer"))
		other := s.Redealt(viewer, rand.New(rand.NewPCG(2, rapid.Uint64().Draw(t, "deal"))))
		parts := []picture.Part{"stock/bag", "stock/bank"}
		for seat := range s.Seats() {
			for contract := 1; contract <= steampower.MaxContracts; contract++ {
				parts = append(parts, picture.Part(fmt.Sprintf("P%d/contract-%d", seat+1, contract)))
			}
		}
		for hex := range s.Cities() {
			parts = append(parts, picture.Part("map/hex-"+hex.String()))
		}
		for _, part := range parts {
			told := func(s *steampower.State, viewer steampower.Seat) string {
				return fmt.Sprint(part.AppendMoves(nil, s, viewer), part.Explain(s, viewer))
			}
			if is, would := told(&s, viewer), told(&other, viewer); is != would {
				t.Fatalf("%s at %s learns %q, and %q where others hold something else", viewer, part, is, would)
			}
			if told(&s, family.Everyone) != told(&other, family.Everyone) {
				differ++
			}
		}
	})
	if differ == 0 {
		t.Error("nothing was hidden")
	}
}
