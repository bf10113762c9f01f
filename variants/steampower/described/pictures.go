package described

import (
	"fmt"
	"iter"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/family/phrases"
	"github.com/railhex/railhex/variants/steampower"
	"github.com/railhex/railhex/variants/steampower/picture"
	"github.com/railhex/railhex/variants/steampower/words"
)

// Pictures returns the map, the stock, and what lies before each player.
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
			style := picture.Style(v.Style)
			route, _ := v.Route.(steampower.Route)
			marks := picture.Marks{Moves: v.Moves, Route: route, Last: describe.Typed[steampower.Event](v.Last)}
			switch name {
			case "map":
				return style.Map(s, marks)
			case "stock":
				return style.Stock(s, marks)
			}
			return style.Player(s, describe.SeatOf(name), v.Seat, marks)
		},
		Routes: func(s *steampower.State, m steampower.Move) iter.Seq[describe.Route] {
			return describe.Ways("map", s.Routes(m), func(route steampower.Route) []string {
				return describe.Stops(route, func(step steampower.RouteStep) (from, to hexmap.Cell) { return step.From, step.To })
			})
		},
		Part: func(s *steampower.State, part string) ([]steampower.Move, error) {
			return picture.Part(part).AppendMoves(nil, s, s.Turn()), picture.Part(part).Explain(s, s.Turn())
		},
		Parts: parts,
		Owner: func(part string) family.Seat { return picture.Part(part).Seat() },
		Tracks: func(s *steampower.State, hex hexmap.Cell, v describe.Sight[steampower.Move]) string {
			return picture.Style(v.Style).Tracks(s, hex, v.Moves)
		},
		Ghosts: func(s *steampower.State, hex hexmap.Cell, v describe.Sight[steampower.Move]) string {
			return picture.Style(v.Style).Ghosts(s, hex, v.Moves)
		},
		Words: func(language phrases.Language) map[string]string { return words.With(phrases.In(language)).Pictures() },
	}
}

// parts are those with which a seat would fulfil a contract of its hand or build.
func parts(s *steampower.State, kind string) (all []string) {
	switch kind {
	case steampower.KindFulfil.String():
		for contract := range s.Hand(s.Turn()).All() {
			all = append(all, fmt.Sprintf("P%d/contract-%d", s.Turn(), contract))
		}
	case steampower.KindBuild.String():
		return describe.HexParts(nil, "map/", s.Setup().Map.Grid(), nil)
	}
	return all
}
