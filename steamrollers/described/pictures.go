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
)

// Pictures are the supply, the sheet of each player, and Olive's.
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
			style := styleOf(name, v.Manner, v.Look)
			marks := picture.Marks{Moves: v.Moves, Last: describe.Typed[steamrollers.Event](v.Last)}
			switch name {
			case "supply":
				return style.Supply(s, marks)
			case "olive":
				return style.Olive(s, marks)
			}
			return style.Sheet(s, describe.SeatOf(name), marks)
		},
		Routes: func(s *steamrollers.State, m steamrollers.Move, v describe.Sight[steamrollers.Move]) iter.Seq[describe.Route] {
			sheet := fmt.Sprint("sheet-", int(s.Active()))
			return describe.Drawn(s.Routes(m), func(route steamrollers.Route) describe.Route {
				marks := picture.Marks{Moves: []steamrollers.Move{m}, Route: route}
				drawn := styleOf(sheet, v.Manner, v.Look).Sheet(s, s.Active(), marks)
				stops := make([]string, 0, len(route.Cities))
				for _, city := range route.Cities {
					stops = append(stops, fmt.Sprint(city))
				}
				return describe.Route{Stops: stops, Picture: sheet, Drawn: drawn}
			})
		},
		Part: func(s *steamrollers.State, part string) ([]steamrollers.Move, error) {
			return picture.Part(part).AppendMoves(nil, s), picture.Part(part).Explain(s)
		},
		Owner: func(part string) family.Seat { return picture.Part(part).Seat() },
		Tracks: func(s *steamrollers.State, hex hexmap.Cell, v describe.Sight[steamrollers.Move]) (tracks, ghosts string) {
			return styleOf("tracks", v.Manner, v.Look).Tracks(s, hex, v.Moves), styleOf("ghosts", v.Manner, v.Look).Ghosts(s, hex, v.Moves)
		},
	}
}

// styleOf is how a picture looks whose ids begin with id.
func styleOf(id string, in describe.Manner, look describe.Look) picture.Style {
	style := picture.Style{
		ColourBlind: look.ColourBlind, Narrow: look.Narrow, Names: look.HexNames, ID: id, Players: in.Players(), Words: words.In(in.Spoken()).Pictures(),
	}
	if look.Night {
		style.Theme = picture.Night()
	}
	return style
}
