package described

import (
	"slices"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/steam"
)

// Counts returns where points come from, what is done in a turn, and what becomes of action
// tiles, cities and towns.
func Counts() *describe.Counts[steam.State, steam.Move] {
	deeds := map[steam.Kind]int{
		steam.KindBuild: 0, steam.KindUpgrade: 0, steam.KindRedirect: 0,
		steam.KindDeliver: 1, steam.KindImprove: 2, steam.KindGrow: 3, steam.KindUrbanise: 4,
	}
	return &describe.Counts[steam.State, steam.Move]{
		Sources: []describe.Source{{Name: "scored", Title: "points"}, {Name: "income"}, {Name: "links"}},
		AppendSources: func(dst []int, s *steam.State, seat family.Seat) []int {
			points, links := s.VictoryPoints(seat), s.CompleteLinks(seat)
			return append(dst, points, s.Total(seat)-points-links, links)
		},
		Deeds: []string{"tiles", "deliveries", "improvements", "growth", "cities"},
		Deed: func(_ *steam.State, m steam.Move) int {
			if deed, counts := deeds[m.Kind()]; counts {
				return deed
			}
			return -1
		},
		Watch: func(start *steam.State) describe.Watcher[steam.State, steam.Move] {
			return &watcher{choices: make([][]choice, start.Seats()), stops: map[hexmap.Cell]describe.Visited{}}
		},
		Tables: []describe.Table{{
			Name: "actionTiles", Of: "action tiles", Heading: "action tile\ttaken in a turn\tpassing\tin place\tby those who took it: victories, %\tpoints ahead",
			Figures: []describe.Figure{
				{Name: "taken", What: "taken", Kind: describe.Share},
				{Name: "passed", What: "passed", Kind: describe.Share},
				{Name: "place", What: "place", Kind: describe.Mean},
				{Name: "takers", What: "place", Kind: describe.Compared},
			},
			Use: []string{"taken"},
		}, describe.StopTable()},
		Rows:     rows,
		Deals:    5,
		Settings: settings,
		Quiet:    steam.EndOnePlayer.String(),
	}
}

// rows are the action tiles, and the cities and towns.
func rows(table string, start *steam.State) (all []describe.Row) {
	if table == "stops" {
		return describe.StopRows(start.Map())
	}
	for tile := range steam.ActionTiles() {
		all = append(all, describe.Row{Name: tile.String(), Cells: []string{tile.String()}, Says: []describe.Said{{Name: "tile", Value: tile.String()}}})
	}
	return all
}

// playersOf says for how many players the maps that ship are (MAP-5).
var playersOf = map[string][2]int{"northeast": {3, 4}, "rhine": {4, 6}, "rhine-2": {4, 6}}

// settings are the base game and the standard game, with as many players as the maps that
// ship are for, or any number on a map that is named.
func settings(said map[string]string) (all []describe.Setting) {
	games := []string{steam.Base.String(), steam.Standard.String()}
	if said["rules"] != "" {
		games = []string{said["rules"]}
	}
	add := func(name string, least, most int) {
		for players := least; players <= most; players++ {
			for _, rules := range games {
				of := describe.Also(describe.Also(said, "map", name), "rules", rules)
				if rules == steam.Standard.String() {
					delete(of, "order") // which is for the games that have one
				}
				all = append(all, describe.Setting{Players: players, Said: of})
			}
		}
	}
	if said["map"] != "" {
		add(said["map"], steam.MinSeats, steam.MaxSeats)
		return all
	}
	for m := range steam.ShippedMaps() {
		add(m.Name(), playersOf[m.Name()][0], playersOf[m.Name()][1])
	}
	return all
}

// A watcher follows a game.
type watcher struct {
	choices [][]choice // by seat
	stops   map[hexmap.Cell]describe.Visited
}

// A choice is an action tile that a seat took in a turn.
type choice struct {
	tile   steam.ActionTile
	place  int // 1 for the first tile of the turn
	passed bool
}

// visit changes what became of a city or town.
func (w *watcher) visit(hex hexmap.Cell, change func(*describe.Visited)) {
	v := w.stops[hex]
	change(&v)
	w.stops[hex] = v
}

func (w *watcher) Note(before *steam.State, m steam.Move, _ []any) {
	switch m.Kind() {
	case steam.KindTake:
		place := 1
		for seat := range steam.Seat(before.Seats()) {
			if before.ActionTile(seat+1) != 0 {
				place++
			}
		}
		seat := &w.choices[before.Turn()-1]
		*seat = append(*seat, choice{m.ActionTile(), place, m.Passing()})
	case steam.KindDeliver:
		for route := range before.Routes(m) {
			w.visit(route[0].From, func(v *describe.Visited) { v.Sent++ })
			w.visit(route[len(route)-1].To, func(v *describe.Visited) { v.Received++ })
			break
		}
	case steam.KindUrbanise:
		w.visit(m.Hex(), func(v *describe.Visited) { v.Founded = true })
	}
}

func (w *watcher) Finish(end *steam.State) (all []describe.Seen) {
	turns := 0
	taken, passed := map[steam.ActionTile]int{}, map[steam.ActionTile]int{}
	for i, seat := range w.choices {
		turns = max(turns, len(seat)) // who is eliminated has fewer
		for _, c := range seat {
			taken[c.tile]++
			if c.passed {
				passed[c.tile]++
			}
			all = append(all, describe.Seen{Of: "action tiles", Row: c.tile.String(), Seat: i + 1, Said: map[string]int{"place": c.place}})
		}
	}
	for tile := range steam.ActionTiles() {
		for turn := range turns {
			said := map[string]int{"taken": 0, "passed": 0}
			if turn < taken[tile] {
				said["taken"] = 1
			}
			if turn < passed[tile] {
				said["passed"] = 1
			}
			all = append(all, describe.Seen{Of: "action tiles", Row: tile.String(), Said: said})
		}
	}
	type presence struct { // of a player at a stop
		hex  hexmap.Cell
		seat steam.Seat
	}
	var counted []presence
	for link := range end.Links() {
		if !link.Complete || link.Owner == steam.Nobody {
			continue
		}
		for _, at := range []presence{{link.From.Hex, link.Owner}, {link.To.Hex, link.Owner}} {
			if !slices.Contains(counted, at) {
				counted = append(counted, at)
				w.visit(at.hex, func(v *describe.Visited) { v.Players++ })
			}
		}
	}
	return append(all, describe.StopsSeen(end.Map(), w.stops)...)
}
