package described

import (
	"fmt"
	"iter"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/family/phrases"
	"github.com/railhex/railhex/variants/steam"
	"github.com/railhex/railhex/variants/steam/picture"
	"github.com/railhex/railhex/variants/steam/words"
)

// Pictures returns the map, and the table with what lies beside it.
func Pictures() *describe.Pictures[steam.State, steam.Move] {
	return &describe.Pictures[steam.State, steam.Move]{
		Names: func(*steam.State) []string { return []string{"map", "table"} },
		Draw: func(s *steam.State, name string, v describe.Sight[steam.Move]) string {
			style := picture.Style(v.Style)
			route, _ := v.Route.(steam.Route)
			marks := picture.Marks{Moves: v.Moves, Route: route, Last: describe.Typed[steam.Event](v.Last)}
			if name == "map" {
				return style.Map(s, marks)
			}
			return style.Table(s, marks)
		},
		Routes: func(s *steam.State, m steam.Move) iter.Seq[describe.Route] {
			return describe.Ways("map", s.Routes(m), func(route steam.Route) []string {
				return describe.Stops(route, func(step steam.RouteStep) (from, to hexmap.Cell) { return step.From, step.To })
			})
		},
		Part:  describe.Clicked[picture.Part],
		Parts: parts,
		Tracks: func(s *steam.State, hex hexmap.Cell, v describe.Sight[steam.Move]) string {
			return picture.Style(v.Style).Tiles(s, hex, v.Moves)
		},
		Ghosts: func(s *steam.State, hex hexmap.Cell, v describe.Sight[steam.Move]) string {
			return picture.Style(v.Style).Ghosts(s, hex, v.Moves)
		},
		Words: func(language phrases.Language) map[string]string { return words.With(phrases.In(language)).Pictures() },
	}
}

// parts are those with which a seat would lay a tile or move a good.
func parts(s *steam.State, kind string) (all []string) {
	switch kind {
	case steam.KindBuild.String():
		return describe.HexParts(nil, "map/", s.Map().Grid(), nil)
	case steam.KindDeliver.String():
		for hex := range s.Cities() {
			for good := range s.GoodsAt(hex).All() {
				all = append(all, fmt.Sprintf("map/good-%s-%c", hex, good.Letter()))
			}
		}
	}
	return all
}
