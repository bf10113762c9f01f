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
	"github.com/railhex/railhex/variants/family/gametest"
	"github.com/railhex/railhex/variants/family/phrases"
	"github.com/railhex/railhex/variants/steam"
	"github.com/railhex/railhex/variants/steam/bots"
	"github.com/railhex/railhex/variants/steam/picture"
	"github.com/railhex/railhex/variants/steam/words"
)

// The pictures of a position, read back.
type pictures struct {
	state   steam.State
	style   picture.Style
	moves   []steam.Move
	sheet   []gametest.Element // the map
	table   []gametest.Element
	asked   []picture.Part // some parts, to be asked for their moves
	longest steam.Route
}

func (d pictures) everything() [][]gametest.Element {
	return [][]gametest.Element{d.sheet, d.table}
}

// position draws a position of a game that is played by random moves and by good
// ones, so that much is built.
func position(t *rapid.T) steam.State {
	setup := steam.Setup{
		Players: rapid.IntRange(steam.MinSeats, steam.MaxSeats).Draw(t, "players"),
		Map:     rapid.SampledFrom(slices.Collect(steam.ShippedMaps())).Draw(t, "map"),
		Variant: rapid.SampledFrom([]steam.Variant{steam.Base, steam.Standard}).Draw(t, "variant"),
	}
	s, err := steam.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	random := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 0))
	wild := rapid.IntRange(2, 20).Draw(t, "one move at random in")
	builder := new(bots.Builder)
	for range rapid.IntRange(0, 400).Draw(t, "moves") {
		if s.Over() {
			break
		}
		var m steam.Move
		switch {
		case s.Chance():
			m = s.Sample(random)
		case random.IntN(wild) == 0:
			moves := s.AppendMoves(nil)
			m = moves[random.IntN(len(moves))]
		default:
			m = builder.Choose(&s, random)
		}
		if s, err = s.Apply(m); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

// TestLaws holds the pictures of random positions to the laws of every picture.
func TestLaws(t *testing.T) {
	long.Draws(t, 20)
	rapid.Check(t, func(t *rapid.T) {
		d := pictures{
			state: position(t),
			style: picture.Style{
				Night:       rapid.Bool().Draw(t, "night"),
				ColourBlind: rapid.Bool().Draw(t, "colour-blind"),
				Narrow:      rapid.Bool().Draw(t, "narrow"),
				Names:       rapid.Bool().Draw(t, "names"),
				Codes:       rapid.Bool().Draw(t, "codes"),
				Players:     rapid.SampledFrom([][]string{nil, {"Wilhelmina Adele", "MMMMMMMMMMMMMMMM", "Bo"}}).Draw(t, "players' names"),
				Words:       words.With(phrases.In(rapid.SampledFrom(slices.Collect(phrases.Languages())).Draw(t, "language"))).Pictures(),
				ID:          rapid.SampledFrom([]string{"", "a"}).Draw(t, "id"),
			},
		}
		d.moves, d.longest = movesOf(&d.state), longest(&d.state)
		marks := picture.Marks{Moves: d.moves, Route: d.longest}
		drawn := d.style.Map(&d.state, marks)
		if drawn != d.style.Map(&d.state, marks) {
			t.Error("the map is drawn otherwise again")
		}
		d.sheet, d.table = mustRead(t, drawn), mustRead(t, d.style.Table(&d.state, marks))
		parts := append(gametest.Values(d.sheet, "data-part"), gametest.Values(d.table, "data-part")...)
		for _, part := range rapid.SliceOfN(rapid.SampledFrom(parts), 4, 4).Draw(t, "parts") {
			d.asked = append(d.asked, picture.Part(part))
		}
		for _, law := range []struct {
			name   string
			broken func(pictures) string
		}{
			{"hexes are there once", hexesDiffer},
			{"links are there once", linksDiffer},
			{"goods lie in their places", goodsDiffer},
			{"markers stand where players are", markersDiffer},
			{"moves are marked, and what is marked is a move", choicesDiffer},
			{"parts choose what is marked, or say why not", partsDiffer},
			{"hexes have their moves as buttons", buttonsDiffer},
			{"fingers meet what they aim at", tooSmall},
			{"colour-blind eyes find letters", lettersDiffer},
		} {
			if diff := law.broken(d); diff != "" {
				t.Errorf("%s: (-want +got)\n%s", law.name, diff)
			}
		}
	})
}

// mustRead reads a picture.
func mustRead(t rapid.TB, svg string) []gametest.Element {
	t.Helper()
	all, err := gametest.Read(svg)
	if err != nil {
		t.Fatalf("%v, in\n%s", err, svg)
	}
	return all
}

func hexesDiffer(d pictures) string {
	m := d.state.Map()
	var want, got, closed []string
	for i := range m.Len() {
		hex := m.Cell(i)
		line := hex.String() + " " + m.Terrain(i).String()
		switch {
		case d.state.CityColour(hex).IsValid():
			line = hex.String() + " " + d.state.CityColour(hex).String()
		case m.IsTown(i):
			line += " town " + m.NameOf(i)
		}
		want = append(want, line)
	}
	for _, e := range gametest.With(d.sheet, "data-hex") {
		line := e.Attributes["data-hex"] + " "
		classes := strings.Fields(e.Attributes["class"])
		switch {
		case e.Has("city"):
			line += e.Attributes["data-city"]
		case e.Has("town"):
			line += classes[1] + " town " + e.Attributes["data-town"]
		default:
			line += classes[1]
		}
		got = append(got, line)
	}
	slices.Sort(want)
	slices.Sort(got)
	for edge := range m.ClosedEdges() {
		closed = append(closed, m.Offset().EdgeName(edge))
	}
	return cmp.Diff(want, got) + cmp.Diff(closed, gametest.Values(d.sheet, "data-wall"))
}

func linksDiffer(d pictures) string {
	var want, got, open []string
	for link := range d.state.Links() {
		want = append(want, fmt.Sprintf("%v %v %d %v", link.From, link.To, link.Owner, link.Complete))
		if !link.Complete {
			open = append(open, link.To.String())
		}
	}
	for _, e := range gametest.With(d.sheet, "data-link") {
		got = append(got, e.Attributes["data-link"]+" "+e.Attributes["data-owner"]+fmt.Sprintf(" %v", e.Has("complete")))
	}
	var laid []string
	for hex, tile := range d.state.Laid() {
		for part := range tile.Parts() {
			laid = append(laid, hex.String()+" "+part.String())
		}
	}
	slices.Sort(laid)
	return cmp.Diff(want, got) + cmp.Diff(open, gametest.Values(d.sheet, "data-open")) +
		cmp.Diff(laid, slices.Sorted(slices.Values(gametest.Values(d.sheet, "data-track"))))
}

// number returns the number that a text is, or 0.
func number(text string) int {
	n, _ := strconv.Atoi(text)
	return n
}

func goodsDiffer(d pictures) string {
	var want, got, grown, supply []string
	for hex := range d.state.Cities() {
		for colour := range d.state.GoodsAt(hex).All() {
			want = append(want, hex.String()+" "+string(colour.Letter()))
		}
		if d.state.IsGrown(hex) {
			grown = append(grown, hex.String())
		}
	}
	for _, e := range gametest.With(d.sheet, "data-good") {
		many := max(1, number(e.Attributes["data-count"]))
		got = append(got, slices.Repeat([]string{e.Attributes["data-at"] + " " + e.Attributes["data-good"]}, many)...)
	}
	for space := 1; space <= d.state.Spaces(); space++ {
		supply = append(supply, d.state.Supply(space).String())
	}
	var left []string
	for colour := range steam.Colours() {
		left = append(left, strconv.Itoa(d.state.NewCities(colour)))
	}
	return cmp.Diff(want, got) + cmp.Diff(grown, gametest.Values(d.sheet, "data-grown")) +
		cmp.Diff(supply, gametest.Values(d.table, "data-goods")) + cmp.Diff(left, gametest.Values(d.table, "data-left")) +
		cmp.Diff([]string{d.state.Bag().String()}, gametest.Values(d.table, "data-bag")) +
		cmp.Diff([]string{strconv.Itoa(d.state.Growth())}, gametest.Values(d.table, "data-growth"))
}

func markersDiffer(d pictures) string {
	want, got := map[string]int{}, map[string]int{}
	s := &d.state
	for seat := steam.Seat(1); int(seat) <= s.Seats(); seat++ {
		for key, at := range map[string]int{"income": s.Income(seat), "points": s.VictoryPoints(seat), "locomotive": s.Locomotive(seat)} {
			if !s.Eliminated(seat) {
				want[fmt.Sprint(key, seat)] = at
			}
		}
	}
	scale := ""
	for _, e := range d.table {
		if key := e.Attributes["data-scale"]; key != "" {
			scale = key
		}
		if e.Has("marker") {
			at, _ := strconv.Atoi(e.Attributes["data-at"])
			seat, _ := strconv.Atoi(e.Attributes["data-seat"])
			got[fmt.Sprint(scale, steam.Seat(seat))] = at
		}
	}
	return cmp.Diff(want, got)
}

// choicesDiffer says where what is marked is not what the moves are made with.
func choicesDiffer(d pictures) string {
	want, got := map[string]bool{}, map[string]bool{}
	for _, m := range d.moves {
		parts := partsOf(&d.state, m)
		if len(parts) == 0 {
			return m.String() + " is made with nothing"
		}
		for _, part := range parts {
			if !d.style.Narrow || !strings.HasPrefix(part, "map/good-") {
				want[part] = true
			}
		}
	}
	delete(want, "table/space-0") // of an empty supply
	for _, e := range slices.Concat(d.sheet, d.table) {
		if e.Has("choice") {
			got[e.Attributes["data-part"]] = true
		}
		if text, ok := e.Attributes["data-move"]; ok {
			if m, err := steam.ParseMove(text); err != nil || d.state.Check(m) != nil {
				return text + " is offered, and illegal"
			}
		}
	}
	return cmp.Diff(slices.Sorted(maps.Keys(want)), slices.Sorted(maps.Keys(got)))
}

// partsOf are the parts with which a move is made.
func partsOf(s *steam.State, m steam.Move) []string {
	words := strings.Fields(m.String())
	switch words[0] {
	case "bid", "capital", "action":
		return []string{"table/" + words[0] + "-" + words[1]}
	case "build", "upgrade", "redirect":
		return []string{"map/hex-" + words[1]}
	case "urbanise":
		return []string{"map/hex-" + words[1], "table/city-" + words[2], fmt.Sprint("table/space-", m.Space())}
	case "grow":
		return []string{"map/hex-" + words[1], "table/space-" + words[2]}
	case "move":
		at := m.Hex()
		for edge := range m.Edges() {
			at, _ = s.Leads(at, edge)
		}
		return []string{"map/good-" + words[2] + "-" + words[1], "map/hex-" + words[2], "map/hex-" + at.String()}
	}
	return []string{"table/" + words[0]}
}

// partsDiffer says where a part that is marked chooses nothing, or one that is not
// chooses a move, or cannot say why it does not.
func partsDiffer(d pictures) string {
	for _, e := range slices.Concat(d.sheet, d.table) {
		part := picture.Part(e.Attributes["data-part"])
		if !slices.Contains(d.asked, part) {
			continue
		}
		moves, reason := part.AppendMoves(nil, &d.state), part.Explain(&d.state)
		if good, ok := strings.CutPrefix(string(part), "map/good-"); ok && !e.Has("choice") && len(moves) > 0 {
			hex, _, _ := strings.Cut(good, "-")
			if city := picture.Part("map/hex-"+hex).AppendMoves(nil, &d.state); reason == nil && slices.Equal(moves, city) {
				continue // a good that cannot move stands for its city, which is marked
			}
		}
		if (len(moves) > 0) != e.Has("choice") || (len(moves) > 0) != (reason == nil) {
			return fmt.Sprintf("%s chooses %v, marked: %t; reason: %v", part, moves, e.Has("choice"), reason)
		}
	}
	return ""
}

// buttonsDiffer says where the buttons of a hex are not the moves of that hex.
func buttonsDiffer(d pictures) string {
	hex := busiest(d.moves)
	drawn := d.style.Tiles(&d.state, hex, d.moves)
	if !hex.IsValid() {
		return drawn
	}
	all, err := gametest.Read(drawn)
	if err != nil {
		return err.Error()
	}
	var want []string
	for _, m := range d.moves {
		if m.Hex() == hex && m.Kind() != steam.KindDeliver {
			want = append(want, m.String())
		}
	}
	slices.Sort(want)
	return cmp.Diff(want, slices.Sorted(slices.Values(gametest.Values(all, "data-move"))))
}

// tooSmall says what a finger does not meet on a small screen.
func tooSmall(d pictures) string {
	for _, all := range d.everything() {
		const widest = 1125.0 // of 15 columns
		for _, e := range gametest.TooSmall(all, widest) {
			if d.style.Narrow || !e.Has("good") {
				return fmt.Sprint(e.Attributes)
			}
		}
	}
	return ""
}

// lettersDiffer says where the letters on goods and the numbers on links are not
// there, or there without the colour-blind mode.
func lettersDiffer(d pictures) string {
	want, got := 0, 0
	if d.style.ColourBlind {
		want = len(gametest.With(d.sheet, "data-good"))
	}
	owners := false
	for _, e := range d.sheet {
		if e.Has("number") {
			got++
		}
		owners = owners || e.Has("owners")
	}
	if want != got || owners != d.style.ColourBlind {
		return fmt.Sprintf("%d letters on goods, want %d; owners: %t", got, want, owners)
	}
	return ""
}
