package main

import (
	"fmt"
	"io"
	"strings"
	"unicode/utf8"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/steamrollers/words"
)

// writeTable says what lies on the table and beside the sheet of a seat.
func writeTable(out io.Writer, s *steamrollers.State, seat steamrollers.Seat, speaker words.Speaker) {
	named, setup := speaker.Pictures(), s.Setup()
	room := 0
	for _, key := range []string{"supply", "tiles", "orders", "goods-kept", "engine", "olive-name"} {
		room = max(room, utf8.RuneCountInString(named[key]))
	}
	line := func(key, text string) { fmt.Fprintf(out, "%-*s  %s\n", room, named[key], strings.TrimRight(text, " ")) }

	var supply, tiles, orders, boxes strings.Builder
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
		tick := ' '
		if s.Ticked(seat, number) {
			tick = 'x'
		}
		fmt.Fprintf(&boxes, "[%c]%d ", tick, number)
	}
	line("supply", supply.String())
	line("tiles", tiles.String())
	if orders.Len() > 0 {
		line("orders", orders.String())
		line("goods-kept", s.Kept(seat).String())
	}
	fmt.Fprintf(&boxes, " = %d", s.Strength(seat))
	line("engine", boxes.String())
	if setup.Olive != 0 {
		var crossed strings.Builder
		for region := 1; region <= hexmap.NumRegions; region++ {
			fmt.Fprintf(&crossed, "%d: %-9d", region, s.Olive().Crossed(region))
		}
		line("olive-name", crossed.String())
	}
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
