package described

import (
	"fmt"
	"iter"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/steamrollers/picture"
	"github.com/railhex/railhex/steamrollers/words"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/describe"
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
