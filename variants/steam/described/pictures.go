package described

import (
	"iter"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/steam"
	"github.com/railhex/railhex/variants/steam/picture"
	"github.com/railhex/railhex/variants/steam/words"
)

// Pictures are the map, and the table with what lies beside it.
func Pictures() *describe.Pictures[steam.State, steam.Move] {
	return &describe.Pictures[steam.State, steam.Move]{
		Names: func(*steam.State) []string { return []string{"map", "table"} },
		Draw: func(s *steam.State, name string, v describe.Sight[steam.Move]) string {
			style := styleOf(name, v.Manner, v.Look)
			marks := picture.Marks{Moves: v.Moves, Last: describe.Typed[steam.Event](v.Last)}
			if name == "map" {
				return style.Map(s, marks)
			}
			return style.Table(s, marks)
		},
		Routes: func(s *steam.State, m steam.Move, v describe.Sight[steam.Move]) iter.Seq[describe.Route] {
			return describe.Drawn(s.Routes(m), func(route steam.Route) describe.Route {
				drawn := styleOf("map", v.Manner, v.Look).Map(s, picture.Marks{Moves: []steam.Move{m}, Route: route})
				stops := describe.Stops(route, func(step steam.RouteStep) (from, to hexmap.Cell) { return step.From, step.To })
				return describe.Route{Stops: stops, Picture: "map", Drawn: drawn}
			})
		},
		Part: func(s *steam.State, part string) ([]steam.Move, error) {
			return picture.Part(part).AppendMoves(nil, s), picture.Part(part).Explain(s)
		},
		Tracks: func(s *steam.State, hex hexmap.Cell, v describe.Sight[steam.Move]) (tracks, ghosts string) {
			return styleOf("tracks", v.Manner, v.Look).Tiles(s, hex, v.Moves), styleOf("ghosts", v.Manner, v.Look).Ghosts(s, hex, v.Moves)
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
