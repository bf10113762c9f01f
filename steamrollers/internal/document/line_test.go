package document_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/steamrollers/internal/document"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants"
)

// layouts draws what lines are read against: games of any number on a few hexes.
func layouts() *rapid.Generator[*document.Layout] {
	return rapid.Custom(func(t *rapid.T) *document.Layout {
		l := &document.Layout{
			ID: "0123456789abcdef", Seats: rapid.IntRange(1, 5).Draw(t, "seats"),
			Phases: []string{"goods", "draft", "act"}, Steps: []string{"", "remove a good", "won"},
		}
		l.Alone = l.Seats == 1
		for i := range l.Tiles {
			l.Tiles[i] = [2]string{variants.FaceOf(i+1, false).String(), variants.FaceOf(i+1, true).String()}
		}
		if l.Alone {
			l.Tiles[1] = [2]string{"2a-solo", "2b-solo"}
		}
		for column := range rapid.IntRange(1, 30).Draw(t, "sites") {
			l.AddSite(fmt.Sprintf("c%d", column+1))
		}
		return l
	})
}

// positions draws positions of a layout of which a line can tell. They need not be
// positions of a game.
func positions(l *document.Layout) *rapid.Generator[*document.Position] {
	number := func(most int) *rapid.Generator[int] { return rapid.IntRange(0, most) }
	ascending := func(numbers []int) []int {
		numbers = append([]int{}, numbers...)
		slices.Sort(numbers)
		return numbers
	}
	sets := rapid.Map(rapid.SliceOfNDistinct(rapid.IntRange(1, 6), 0, 6, rapid.ID[int]), ascending)
	goods := rapid.Map(rapid.SliceOfN(rapid.SampledFrom(slices.Collect(variants.AllGoods.All())), 0, 6), func(all []variants.Good) string {
		return variants.GoodsOf(all...).String()
	})
	lines := rapid.StringMatching(`[YRGBEK]{0,8}`)
	counts := rapid.Custom(func(t *rapid.T) document.Counts {
		n := number(15)
		return document.Counts{Y: n.Draw(t, "Y"), R: n.Draw(t, "R"), G: n.Draw(t, "G"), B: n.Draw(t, "B"), E: n.Draw(t, "E"), K: n.Draw(t, "K")}
	})
	return rapid.Custom(func(t *rapid.T) *document.Position {
		p := &document.Position{
			Phase: rapid.SampledFrom(l.Phases).Draw(t, "phase"),
			Round: number(65535).Draw(t, "round"), TurnOf: number(5).Draw(t, "turn"), Quiet: number(255).Draw(t, "quiet"),
			Die:      number(6).Draw(t, "die"),
			Dice:     rapid.Map(rapid.SliceOfN(rapid.IntRange(1, 6), 0, 7), ascending).Draw(t, "dice"),
			Reserved: number(6).Draw(t, "reserved"), ReservedFor: number(5).Draw(t, "reserved for"),
			Black: rapid.SampledFrom([]string{"", "straight/gentle", "straight/sharp", "gentle/sharp"}).Draw(t, "black"), Wall: number(6).Draw(t, "wall"),
			Supply: document.Supply{
				City1: lines.Draw(t, "1"), City2: lines.Draw(t, "2"), City3: lines.Draw(t, "3"),
				City4: lines.Draw(t, "4"), City5: lines.Draw(t, "5"), City6: lines.Draw(t, "6"),
			},
			Bag: counts.Draw(t, "bag"), Removed: counts.Draw(t, "removed"), Centre: []string{}, Orders: []string{},
			Acted: number(255).Draw(t, "acted"), Used: sets.Draw(t, "used"), UsedBefore: sets.Draw(t, "used before"), FacesUsed: sets.Draw(t, "faces"),
			Held2a: rapid.Bool().Draw(t, "h"), Settled: rapid.Bool().Draw(t, "s"), Fulfilled: rapid.Bool().Draw(t, "f"), Productive: rapid.Bool().Draw(t, "p"),
		}
		for range l.Seats {
			player := document.Player{Boxes: sets.Draw(t, "boxes"), Track: []string{}, Tiles: []document.Tile{}, Kept: goods.Draw(t, "kept"), Orders: []string{}, Delivery: number(65535).Draw(t, "points")}
			for _, site := range l.Sites {
				if i := rapid.IntRange(-20, track.NumTracks-1).Draw(t, "track"); i >= 0 {
					player.Track = append(player.Track, site[i])
				}
			}
			p.Players = append(p.Players, player)
		}
		powers := rapid.Permutation([]string{"engine", "rail", "points", "tile", "goods", "", "", "", "", ""}).Draw(t, "powers")
		for i := range p.Players {
			if p.Players[i].Power = powers[i]; powers[i] == "goods" {
				p.Players[i].Own = rapid.SampledFrom([]string{"", "R", "B4"}).Draw(t, "own")
			}
		}
		drawn, orders := rapid.Bool().Draw(t, "sides drawn"), rapid.Bool().Draw(t, "orders drawn")
		for i := range 6 {
			side := rapid.IntRange(0, 1)
			if at := number(l.Seats).Draw(t, "tile"); drawn && at == 0 {
				p.Centre = append(p.Centre, l.Tiles[i][side.Draw(t, "side")])
			} else if drawn {
				player := &p.Players[at-1]
				player.Tiles = append(player.Tiles, document.Tile{Face: l.Tiles[i][side.Draw(t, "side")], Sideways: rapid.Bool().Draw(t, "sideways")})
			}
			face := variants.OrderFaceOf(i+1, side.Draw(t, "side") == 1).String()
			if at := number(l.Seats).Draw(t, "order"); orders && at == 0 {
				p.Orders = append(p.Orders, face)
			} else if orders {
				player := &p.Players[at-1]
				player.Orders = append(player.Orders, face)
			}
		}
		if l.Alone {
			crossed := number(255)
			p.Olive = &document.Olive{Delivery: number(65535).Draw(t, "points"), Step: rapid.SampledFrom(l.Steps).Draw(t, "step")}
			for i := range p.Olive.Crossed {
				p.Olive.Crossed[i] = crossed.Draw(t, "crossed")
			}
		}
		return p
	})
}

func TestLinesAreReadAsTheyAreWritten(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		l := layouts().Draw(t, "layout")
		p := positions(l).Draw(t, "position")
		line := string(document.AppendLine(nil, p, l))
		read, err := document.ParseLine(line, l)
		if err != nil {
			t.Fatalf("%v\n%s", err, line)
		}
		if diff := cmp.Diff(p, read); diff != "" {
			t.Fatalf("mismatch (-written +read)\n%s\n%s", diff, line)
		}
		if strings.Trim(line, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._-") != "" {
			t.Fatalf("%s is not made of letters, digits, dots, underscores and hyphens", line)
		}
	})
}

func TestJSONIsReadAsItIsWritten(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		l := layouts().Draw(t, "layout")
		p := positions(l).Draw(t, "position")
		p.Setup.Modules, p.Start = []string{"coal"}, 1
		text := p.JSON()
		read, err := document.ParseJSON(text)
		if err != nil {
			t.Fatalf("%v\n%s", err, text)
		}
		if diff := cmp.Diff(p, read); diff != "" {
			t.Fatalf("mismatch (-written +read)\n%s\n%s", diff, text)
		}
	})
}

// TestNoOtherLineIsRead changes characters of a line. What can be read then is
// written so, and what cannot has faults with their columns.
func TestNoOtherLineIsRead(t *testing.T) {
	refused := 0
	rapid.Check(t, func(t *rapid.T) {
		l := layouts().Draw(t, "layout")
		line := document.AppendLine(nil, positions(l).Draw(t, "position"), l)
		for range rapid.IntRange(1, 3).Draw(t, "edits") {
			at := rapid.IntRange(0, len(line)-1).Draw(t, "at")
			piece := rapid.SampledFrom([]string{"", "-", "0", "1", "6", "9", "a", "o", "p", "A", "R", "_", ".", "é", "16", "99999999999999999999"}).Draw(t, "piece")
			line = slices.Concat(line[:at], []byte(piece), line[at+rapid.IntRange(0, 1).Draw(t, "gone"):])
		}
		p, err := document.ParseLine(string(line), l)
		if err == nil {
			if id, _, _ := document.CutID(string(line)); id != l.ID {
				return // the ID is the caller's to compare
			}
			if again := document.AppendLine(nil, p, l); string(again) != string(line) {
				t.Fatalf("%s is read, and written %s", line, again)
			}
			return
		}
		refused++
		faults := []error{err}
		if joined, ok := err.(interface{ Unwrap() []error }); ok {
			faults = joined.Unwrap()
		}
		column := 0
		for _, one := range faults {
			fault, ok := one.(*parse.Error)
			if !ok || fault.Column <= column || fault.Column > 1+len(line) || fault.Line != 0 {
				t.Fatalf("%#v after column %d\n%s", one, column, line)
			}
			column = fault.Column
		}
	})
	if refused == 0 {
		t.Error("every line was read")
	}
}
