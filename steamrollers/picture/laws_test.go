package picture_test

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/internal/gamegen"
	"github.com/railhex/railhex/internal/long"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/steamrollers/picture"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family/gametest"
)

// A table is all pictures of one position.
type table struct {
	state  steamrollers.State
	style  picture.Style
	moves  []steamrollers.Move
	supply []gametest.Element
	sheets [][]gametest.Element // by seat, from 1
	olive  []gametest.Element   // nil without Olive
}

// TestLaws holds the pictures of random positions, on boards of all shapes and
// with all modules, to the laws that hold for all of them.
func TestLaws(t *testing.T) {
	long.Draws(t, 20)
	rapid.Check(t, func(t *rapid.T) {
		d := draw(t)
		for _, law := range []struct {
			name   string
			broken func(table) string
		}{
			{"hexes, cities and towns are there once", mapDiffers},
			{"track is there once", trackDiffers},
			{"walls are there once", wallsDiffer},
			{"boxes show what is ticked", boxesDiffer},
			{"goods lie on their cities", goodsDiffer},
			{"dice lie on the table", diceDiffer},
			{"tiles and orders lie in one place each", tilesDiffer},
			{"Olive's crosses are counted", crossesDiffer},
			{"choices are the moves", choicesDiffer},
			{"parts choose what is marked, or say why not", partsDiffer},
			{"colour-blind eyes find numbers", numbersDiffer},
			{"fingers meet what they aim at", tooSmall},
		} {
			if diff := law.broken(d); diff != "" {
				t.Errorf("%s: (-want +got)\n%s", law.name, diff)
			}
		}
	})
}

// draw draws a position and its pictures, which can be read.
func draw(t *rapid.T) table {
	d := table{
		state: gamegen.Position().Draw(t, "position"),
		style: picture.Style{
			Night:       rapid.Bool().Draw(t, "night"),
			ColourBlind: rapid.Bool().Draw(t, "colour-blind"),
			Narrow:      rapid.Bool().Draw(t, "narrow"),
			Names:       rapid.Bool().Draw(t, "names"),
			ID:          rapid.SampledFrom([]string{"", "a"}).Draw(t, "id"),
		},
	}
	s := &d.state
	if !s.Chance() {
		d.moves = s.AppendMoves(nil)
	}
	marks := picture.Marks{Moves: d.moves}
	reading := func(svg string) []gametest.Element {
		all, err := gametest.Read(svg)
		if err != nil {
			t.Fatalf("%v, in\n%s", err, svg)
		}
		return all
	}
	d.supply = reading(d.style.Supply(s, marks))
	d.sheets = make([][]gametest.Element, s.Seats()+1)
	for seat := 1; seat <= s.Seats(); seat++ {
		marks := marks
		if steamrollers.Seat(seat) == s.Turn() {
			marks.Route = longest(s) // it lies on the track of this sheet
		}
		d.sheets[seat] = reading(d.style.Sheet(s, steamrollers.Seat(seat), marks))
	}
	d.olive = reading(d.style.Olive(s, marks))
	return d
}

func (d table) everything() (all [][]gametest.Element) {
	return append([][]gametest.Element{d.supply, d.olive}, d.sheets...)
}

func mapDiffers(d table) string {
	board := d.state.Setup().Board
	var want, got []string
	for i := range board.Len() {
		line := fmt.Sprint(board.Cell(i), " of ", board.Region(i))
		if board.IsCity(i) {
			line += " city"
		}
		if board.IsTown(i) {
			line += " town"
		}
		want = append(want, line)
	}
	for _, sheet := range append(d.sheets[1:], d.olive) {
		if sheet == nil {
			continue
		}
		got = nil
		for _, hex := range gametest.With(sheet, "data-hex") {
			line := hex.Attributes["data-hex"] + " of " + hex.Attributes["data-region"]
			if city := hex.Attributes["data-city"]; city != "" && city == hex.Attributes["data-region"] && hex.Has("city") {
				line += " city"
			}
			if town := hex.Attributes["data-town"]; town != "" && town == hex.Attributes["data-region"] && hex.Has("town") {
				line += " town"
			}
			got = append(got, line)
		}
		if diff := cmp.Diff(want, got); diff != "" {
			return diff
		}
	}
	return ""
}

func trackDiffers(d table) string {
	for seat := 1; seat <= d.state.Seats(); seat++ {
		var want []string
		for hex, t := range d.state.Drawn(steamrollers.Seat(seat)) {
			want = append(want, hex.String()+" "+t.String())
		}
		if diff := cmp.Diff(want, gametest.Values(d.sheets[seat], "data-track")); diff != "" {
			return diff
		}
	}
	return ""
}

func wallsDiffer(d table) string {
	var want []string
	for _, edge := range d.state.Blocked() {
		want = append(want, d.state.Setup().Board.Offset().EdgeName(edge))
	}
	for seat := 1; seat <= d.state.Seats(); seat++ {
		if diff := cmp.Diff(want, gametest.Values(d.sheets[seat], "data-wall")); diff != "" {
			return diff
		}
	}
	var die []string
	if d.state.Wall() != 0 {
		die = []string{strconv.Itoa(d.state.Wall())}
	}
	return cmp.Diff(die, gametest.Values(d.supply, "data-wall-die"))
}

func boxesDiffer(d table) string {
	for seat := steamrollers.Seat(1); int(seat) <= d.state.Seats(); seat++ {
		var want, got []string
		for box := 1; box <= 6; box++ {
			want = append(want, fmt.Sprint(box, d.state.Ticked(seat, box)))
		}
		for _, box := range gametest.With(d.sheets[seat], "data-box") {
			got = append(got, fmt.Sprint(box.Attributes["data-box"], " ", box.Has("ticked")))
		}
		if diff := cmp.Diff(want, got); diff != "" {
			return diff
		}
		if diff := cmp.Diff([]string{strconv.Itoa(d.state.Strength(seat))}, gametest.Values(d.sheets[seat], "data-strength")); diff != "" {
			return diff
		}
	}
	return ""
}

func goodsDiffer(d table) string {
	var want, got []string
	for city := 1; city <= hexmap.NumRegions; city++ {
		line := d.state.Supply(city)
		for i := range line.Len() {
			want = append(want, fmt.Sprintf("%d %s %d", city, line.At(i), i+1))
		}
	}
	for _, good := range gametest.With(d.supply, "data-good") {
		got = append(got, good.Attributes["data-city"]+" "+good.Attributes["data-good"]+" "+good.Attributes["data-place"])
	}
	want = append(want, "bag "+d.state.Bag().String(), "removed "+d.state.Removed().String())
	for _, goods := range gametest.With(d.supply, "data-goods") {
		got = append(got, goods.Attributes["class"]+" "+goods.Attributes["data-goods"])
	}
	for seat := steamrollers.Seat(1); int(seat) <= d.state.Seats(); seat++ {
		if d.state.Setup().Modules.Has(variants.OrderModule) {
			want = append(want, "kept "+d.state.Kept(seat).String())
			got = append(got, "kept "+strings.Join(gametest.Values(d.sheets[seat], "data-goods"), " "))
		}
		if g, city := d.state.Own(seat); g != 0 && city != 0 {
			want = append(want, fmt.Sprintf("own %s%d", g, city))
		} else if g != 0 {
			want = append(want, "own "+g.String())
		}
		for _, own := range gametest.With(d.sheets[seat], "data-own") {
			got = append(got, "own "+own.Attributes["data-own"]+own.Attributes["data-city"])
		}
	}
	return cmp.Diff(want, got)
}

func diceDiffer(d table) string {
	var want []string
	for die := range d.state.Dice().All() {
		want = append(want, strconv.Itoa(die))
	}
	if diff := cmp.Diff(want, gametest.Values(d.supply, "data-die")); diff != "" {
		return diff
	}
	shown := func(die int) []string {
		if die == 0 {
			return nil
		}
		return []string{strconv.Itoa(die)}
	}
	if diff := cmp.Diff(shown(d.state.Die()), gametest.Values(d.supply, "data-in-use")); diff != "" {
		return diff
	}
	reserved, _ := d.state.Reserved()
	return cmp.Diff(shown(reserved), gametest.Values(d.supply, "data-reserved"))
}

func tilesDiffer(d table) string {
	want, got := map[string]string{}, map[string]string{}
	for number := 1; number <= variants.NumTiles; number++ {
		if face, holder, sideways := d.state.Tile(number); face != 0 {
			want["tile "+face.String()] = fmt.Sprint(holder, sideways)
			places := []int{0} // on the supply, and on the sheet that has it
			if holder != steamrollers.Nobody {
				places = append(places, int(holder))
			}
			rule := steamrollers.TileRule(face, d.state.Setup().Modules).String()
			for _, place := range places {
				want[fmt.Sprint("rule of ", number, " in ", place)] = rule
			}
		}
		if face, holder := d.state.Order(number); face != 0 {
			want["order "+face.String()] = fmt.Sprint(holder, false)
		}
	}
	for holder, drawn := range slices.Concat([][]gametest.Element{d.supply}, d.sheets[1:]) {
		for _, e := range gametest.With(drawn, "data-rule") {
			got[fmt.Sprint("rule of ", e.Attributes["data-tile"], " in ", holder)] = e.Attributes["data-rule"]
		}
		for _, e := range gametest.With(drawn, "data-face") {
			if e.Attributes["data-holder"] != "" {
				continue // its place on the supply, from which a player has it
			}
			kind := "tile "
			if e.Has("order") {
				kind = "order "
			}
			got[kind+e.Attributes["data-face"]] += fmt.Sprint(steamrollers.Seat(holder), e.Has("sideways"))
		}
	}
	return cmp.Diff(want, got)
}

func crossesDiffer(d table) string {
	if d.state.Setup().Players != 1 {
		if d.olive != nil {
			return "a sheet of Olive, who does not play"
		}
		return ""
	}
	board := d.state.Setup().Board
	var want, got [hexmap.NumRegions + 1]int
	for region := 1; region <= hexmap.NumRegions; region++ {
		want[region] = d.state.Olive().Crossed(region)
	}
	for _, cell := range gametest.Values(d.olive, "data-crossed") {
		i, _ := board.Index(hexmap.MustParseCell(cell))
		if board.IsCity(i) {
			return cell + " is crossed off, a city"
		}
		got[board.Region(i)]++
	}
	return cmp.Diff(want, got)
}

// choicesDiffer says where what can be chosen is not what the moves are made
// with: each move by some part, each part by some move.
func choicesDiffer(d table) string {
	want, got := map[string]bool{}, map[string]bool{}
	for _, m := range d.moves {
		for _, part := range partsOf(&d.state, m) {
			want[part] = true
		}
	}
	for _, drawn := range d.everything() {
		for _, e := range drawn {
			if e.Has("choice") {
				got[partOf(e)] = true
			}
			if text, ok := e.Attributes["data-move"]; ok && d.state.Check(steamrollers.MustParseMove(text)) != nil {
				return text + " is offered, and illegal"
			}
		}
	}
	return cmp.Diff(slices.Sorted(maps.Keys(want)), slices.Sorted(maps.Keys(got)))
}

// partsOf are the parts with which a move is made.
func partsOf(s *steamrollers.State, m steamrollers.Move) []string {
	board := s.Setup().Board
	city := func(city int) string { return "hex " + board.Cell(board.City(city)).String() }
	switch m.Kind() {
	case steamrollers.KindBuild:
		return []string{"hex " + m.Hex().String()}
	case steamrollers.KindImprove:
		return []string{fmt.Sprint("box ", s.Die())}
	case steamrollers.KindDeliver:
		good := fmt.Sprintf("good %d %s", m.From(), m.Good())
		if m.IsOwn() {
			good = "own"
		}
		return []string{good, city(m.From()), city(m.To())}
	case steamrollers.KindTake:
		return []string{fmt.Sprint("tile ", s.Die())}
	case steamrollers.KindUseValue:
		return []string{fmt.Sprint("tile ", m.ActionTile())}
	case steamrollers.KindUseTwo, steamrollers.KindSteal:
		return []string{"tile 2"}
	case steamrollers.KindUseStep, steamrollers.KindUseFlip, steamrollers.KindUseReroll:
		return []string{"tile 5"}
	case steamrollers.KindDraft:
		return []string{fmt.Sprint("die ", m.Die())}
	case steamrollers.KindFulfil:
		return []string{fmt.Sprint("order ", m.Order())}
	case steamrollers.KindPlace:
		return []string{city(m.City())}
	case steamrollers.KindEnginePower:
		return []string{"power engine", fmt.Sprint("box ", m.Box())}
	case steamrollers.KindRailPower:
		return []string{"power rail", "hex " + m.Hex().String()}
	case steamrollers.KindPointsPower:
		return []string{"power points"}
	case steamrollers.KindTilePower:
		return []string{"power tile", fmt.Sprint("tile ", m.ActionTile())}
	case steamrollers.KindGoodsPower:
		return []string{"power goods"}
	}
	return nil // pass, end, decline: nothing on the table stands for them
}

// partOf is what an element stands for.
func partOf(e gametest.Element) string {
	if good, ok := e.Attributes["data-good"]; ok {
		return "good " + e.Attributes["data-city"] + " " + good
	}
	if _, ok := e.Attributes["data-own"]; ok {
		return "own"
	}
	for _, kind := range []string{"hex", "box", "tile", "die", "order", "power"} {
		if value, ok := e.Attributes["data-"+kind]; ok {
			return kind + " " + value
		}
	}
	return "something"
}

// tooSmall says what a finger does not meet on a small screen.
func tooSmall(d table) string {
	for _, drawn := range d.everything() {
		if drawn == nil || drawn[0].Has("supply") && !d.style.Narrow {
			continue
		}
		const widest = 840.0 // of 11 columns, where those that ship have 9 at most
		for _, e := range gametest.TooSmall(drawn, widest) {
			return fmt.Sprint(e.Attributes)
		}
	}
	return ""
}

// numbersDiffer says where the numbers of the colour-blind mode are not there,
// or there without it.
func numbersDiffer(d table) string {
	board := d.state.Setup().Board
	for _, sheet := range append(d.sheets[1:], d.olive) {
		if sheet == nil {
			continue
		}
		layers := 0
		for i, e := range sheet {
			if !e.Has("numbers") {
				continue
			}
			layers++
			var want, got []string
			for hex := range board.Len() {
				grey := board.Colour(board.Region(hex)) == hexmap.Grey
				if !board.IsCity(hex) && (grey || d.style.ColourBlind) {
					want = append(want, strconv.Itoa(board.Region(hex)))
					got = append(got, sheet[i+len(want)].Text)
				}
			}
			if diff := cmp.Diff(want, got); diff != "" {
				return diff
			}
		}
		if layers != 1 {
			return fmt.Sprint(layers, " layers of numbers")
		}
	}
	numbers := map[string]string{"Y": "1", "R": "2", "E": "3", "B": "5", "G": "6", "K": "C"}
	for i, e := range d.supply {
		if good, ok := e.Attributes["data-good"]; ok {
			after := d.supply[i+1:]
			if next := slices.IndexFunc(after, func(e gametest.Element) bool { return e.Name == "g" && e.Attributes["class"] != "" }); next >= 0 {
				after = after[:next]
			}
			number := slices.IndexFunc(after, func(e gametest.Element) bool { return e.Has("number") })
			if (number >= 0) != d.style.ColourBlind || number >= 0 && after[number].Text != numbers[good] {
				return fmt.Sprintf("good %s has number %v", good, after)
			}
		}
	}
	return ""
}
