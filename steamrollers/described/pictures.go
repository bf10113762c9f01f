package described

import (
	"fmt"
	"io"
	"iter"
	"strings"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/steamrollers/picture"
	"github.com/railhex/railhex/steamrollers/words"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/family/drawing"
	"github.com/railhex/railhex/variants/family/phrases"
)

// Pictures returns the supply, the sheet of each player, and Olive's.
func Pictures() *describe.Pictures[steamrollers.State, steamrollers.Move] {
	return &describe.Pictures[steamrollers.State, steamrollers.Move]{
		Names: func(s *steamrollers.State) []string {
			names := []string{"supply"}
			for seat := range s.Seats() {
				names = append(names, fmt.Sprint("sheet-", seat+1))
			}
			if s.Setup().Olive != 0 {
				names = append(names, "olive")
			}
			return names
		},
		Draw: func(s *steamrollers.State, name string, v describe.Sight[steamrollers.Move]) string {
			style := picture.Style(v.Style)
			route, _ := v.Route.(steamrollers.Route)
			marks := picture.Marks{Moves: v.Moves, Route: route, Last: describe.Typed[steamrollers.Event](v.Last)}
			switch name {
			case "supply":
				return style.Supply(s, marks)
			case "olive":
				return style.Olive(s, marks)
			}
			return style.Sheet(s, describe.SeatOf(name), marks)
		},
		Routes: func(s *steamrollers.State, m steamrollers.Move) iter.Seq[describe.Route] {
			return describe.Ways(fmt.Sprint("sheet-", int(s.Active())), s.Routes(m), func(route steamrollers.Route) []string {
				stops := make([]string, len(route.Cities))
				for n, city := range route.Cities {
					stops[n] = fmt.Sprint(city)
				}
				return stops
			})
		},
		Part:  describe.Clicked[picture.Part],
		Parts: parts,
		Owner: func(part string) family.Seat { return picture.Part(part).Seat() },
		Tracks: func(s *steamrollers.State, hex hexmap.Cell, v describe.Sight[steamrollers.Move]) string {
			return picture.Style(v.Style).Tracks(s, hex, v.Moves)
		},
		Ghosts: func(s *steamrollers.State, hex hexmap.Cell, v describe.Sight[steamrollers.Move]) string {
			return picture.Style(v.Style).Ghosts(s, hex, v.Moves)
		},
		Words: func(language phrases.Language) map[string]string { return words.With(phrases.In(language)).Pictures() },
	}
}

// parts are those with which a seat would act with the die in use.
func parts(s *steamrollers.State, kind string) (all []string) {
	die, sheet := s.Die(), fmt.Sprintf("P%d/", s.Turn())
	switch kind {
	case steamrollers.KindDeliver.String():
		for place := range s.Supply(die).Len() {
			all = append(all, fmt.Sprintf("supply/good-%d-%s", die, goodIn(s, die, place)))
		}
	case steamrollers.KindBuild.String():
		board := s.Setup().Board
		return describe.HexParts(nil, sheet, board.Grid(), func(i int) bool { return board.Region(i) == die })
	case steamrollers.KindImprove.String():
		return []string{fmt.Sprintf("%sbox-%d", sheet, die)}
	case steamrollers.KindTake.String():
		return []string{fmt.Sprintf("supply/tile-%d", die)}
	}
	return all
}

// goodIn is how a part names a good of a city: by its place where places count (SOLO-4).
func goodIn(s *steamrollers.State, city, place int) string {
	if s.Setup().Olive != 0 {
		return fmt.Sprint(place + 1)
	}
	return s.Supply(city).At(place).String()
}

// characters writes a position for a terminal: the sheet of the seat that looks and the
// table, or the table and the sheets of all players if every seat looks. Sheets have the
// colours of their regions unless the sight is plain.
func characters(out io.Writer, s *steamrollers.State, v describe.Sight[steamrollers.Move]) {
	speaker := words.With(v.Voice())
	if v.Seat != family.Everyone {
		writeSheet(out, s, v.Seat, v.Plain)
		writeTable(out, s, v.Seat, speaker)
		return
	}
	writeTable(out, s, steamrollers.Seat(1), speaker)
	for seat := steamrollers.Seat(1); int(seat) <= s.Seats(); seat++ {
		fmt.Fprintf(out, "\n%s\n", speaker.Player(seat))
		if seat > 1 {
			var all drawing.List
			addSheet(&all, s, seat, speaker.Pictures())
			all.Write(out)
		}
		writeSheet(out, s, seat, v.Plain)
	}
}

// writeTable says what lies on the table and beside the sheet of a seat.
func writeTable(out io.Writer, s *steamrollers.State, seat steamrollers.Seat, speaker words.Speaker) {
	named, setup := speaker.Pictures(), s.Setup()
	var all drawing.List
	var supply, tiles, orders strings.Builder
	for number := 1; number <= hexmap.NumRegions; number++ {
		fmt.Fprintf(&supply, "%d: %-9s", number, s.Supply(number))
		if face, holder, sideways := s.Tile(number); face != 0 {
			fmt.Fprintf(&tiles, "%v%-8s", face, heldBy(holder, sideways))
		}
		if face, holder := s.Order(number); face != 0 {
			goods := setup.Components.Order(face).Goods.String()
			if holder != steamrollers.Nobody {
				goods = heldBy(holder, false)
			}
			fmt.Fprintf(&orders, "%v %-7s", face, goods)
		}
	}
	all.Add(named["supply"], supply.String())
	all.Add(named["tiles"], tiles.String())
	if orders.Len() > 0 {
		all.Add(named["orders"], orders.String())
	}
	addSheet(&all, s, seat, named)
	if setup.Olive != 0 {
		var crossed strings.Builder
		for region := 1; region <= hexmap.NumRegions; region++ {
			fmt.Fprintf(&crossed, "%d: %-9d", region, s.Olive().Crossed(region))
		}
		all.Add(named["olive-name"], crossed.String())
	}
	all.Write(out)
}

// addSheet says what stands beside a sheet.
func addSheet(all *drawing.List, s *steamrollers.State, seat steamrollers.Seat, named map[string]string) {
	if s.Setup().Modules.Has(variants.OrderModule) {
		all.Add(named["goods-kept"], s.Kept(seat).String())
	}
	var boxes strings.Builder
	for number := 1; number <= hexmap.NumRegions; number++ {
		tick := ' '
		if s.Ticked(seat, number) {
			tick = 'x'
		}
		fmt.Fprintf(&boxes, "[%c]%d ", tick, number)
	}
	fmt.Fprintf(&boxes, " = %d", s.Strength(seat))
	all.Add(named["engine"], boxes.String())
}

// heldBy says who holds something, and by an arrow that it lies sideways.
func heldBy(seat steamrollers.Seat, sideways bool) string {
	switch {
	case seat == steamrollers.Nobody:
		return ""
	case sideways:
		return fmt.Sprintf(" P%d↔", seat)
	}
	return fmt.Sprintf(" P%d", seat)
}

// sheetCell is how many characters wide a hex of a sheet is: it has its name and region,
// over the edges that its track joins.
const sheetCell = 6

// backgrounds are the colours of regions in a terminal of 256 colours.
var backgrounds = map[hexmap.Colour]int{
	hexmap.Yellow: 228, hexmap.Red: 217, hexmap.Green: 157, hexmap.Blue: 153, hexmap.Grey: 252,
}

// writeSheet draws a player's sheet.
func writeSheet(out io.Writer, s *steamrollers.State, seat steamrollers.Seat, plain bool) {
	board := s.Setup().Board
	fmt.Fprintln(out)
	drawing.WriteHexes(out, board.Grid(), 2, sheetCell, func(i int) []string {
		hex := board.Cell(i)
		name := fmt.Sprintf("%-3s%d", hex, board.Region(i))
		switch {
		case board.IsCity(i):
			name = fmt.Sprintf("%-3s[%d]", hex, board.Region(i))
		case board.IsTown(i):
			name = fmt.Sprintf("%-3s%do", hex, board.Region(i))
		}
		drawn := ""
		if t := s.TrackAt(seat, hex); t != 0 {
			drawn = t.String()
		}
		colour := board.Colour(board.Region(i))
		return []string{paint(name, colour, plain), paint(drawn, colour, plain)}
	})
}

func paint(text string, colour hexmap.Colour, plain bool) string {
	text = fmt.Sprintf("%-*s", sheetCell-1, text)
	if plain {
		return text + " "
	}
	return fmt.Sprintf("\x1b[30;48;5;%dm%s\x1b[0m ", backgrounds[colour], text)
}
