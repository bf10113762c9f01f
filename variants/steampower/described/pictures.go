package described

import (
	"fmt"
	"iter"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/steampower"
	"github.com/railhex/railhex/variants/steampower/picture"
	"github.com/railhex/railhex/variants/steampower/words"
)

// Pictures are the map, the stock, and what lies before each player.
func Pictures() *describe.Pictures[steampower.State, steampower.Move] {
	return &describe.Pictures[steampower.State, steampower.Move]{
		Names: func(s *steampower.State) []string {
			names := []string{"map", "stock"}
			for seat := range s.Seats() {
				names = append(names, fmt.Sprint("player-", seat+1))
			}
			return names
		},
		Draw: func(s *steampower.State, name string, v describe.Sight[steampower.Move]) string {
			style := styleOf(name, v.Manner, v.Look)
			marks := picture.Marks{Moves: v.Moves, Last: describe.Typed[steampower.Event](v.Last)}
			switch name {
			case "map":
				return style.Map(s, marks)
			case "stock":
				return style.Stock(s, marks)
			}
			of, viewer := describe.SeatOf(name), v.Seat
			if viewer == describe.EverySeat {
				viewer = of
			}
			return style.Player(s, of, viewer, marks)
		},
		Routes: func(s *steampower.State, m steampower.Move, v describe.Sight[steampower.Move]) iter.Seq[describe.Route] {
			return describe.Drawn(s.Routes(m), func(route steampower.Route) describe.Route {
				drawn := styleOf("map", v.Manner, v.Look).Map(s, picture.Marks{Moves: []steampower.Move{m}, Route: route})
				stops := describe.Stops(route, func(step steampower.RouteStep) (from, to hexmap.Cell) { return step.From, step.To })
				return describe.Route{Stops: stops, Picture: "map", Drawn: drawn}
			})
		},
		Part: func(s *steampower.State, part string) ([]steampower.Move, error) {
			return picture.Part(part).AppendMoves(nil, s), picture.Part(part).Explain(s)
		},
		Owner: func(part string) family.Seat { return picture.Part(part).Seat() },
		Tracks: func(s *steampower.State, hex hexmap.Cell, v describe.Sight[steampower.Move]) (tracks, ghosts string) {
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
