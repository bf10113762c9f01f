package described

import (
	"fmt"
	"io"
	"strings"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/steamrollers/words"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/family/drawing"
)

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
