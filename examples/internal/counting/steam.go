package counting

import (
	"slices"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/steam"
)

// steamGame counts where points come from, what is done in a turn, and what becomes of action
// tiles, cities and towns.
func steamGame() *Counting {
	deeds := map[steam.Kind]int{
		steam.KindBuild: 0, steam.KindUpgrade: 0, steam.KindRedirect: 0,
		steam.KindDeliver: 1, steam.KindImprove: 2, steam.KindGrow: 3, steam.KindUrbanise: 4,
	}
	of := counts[steam.State, steam.Move, steam.Event]{
		parse:  steam.ParseMove,
		events: (*steam.State).AppendEvents,
		sort:   func(e steam.Event) (kind, rule string) { return e.Kind.String(), e.Rule.String() },
		sources: func(dst []int, s *steam.State, seat family.Seat) []int {
			points, links := s.VictoryPoints(seat), s.CompleteLinks(seat)
			return append(dst, points, s.Total(seat)-points-links, links)
		},
		deed: func(_ *steam.State, m steam.Move) int {
			if deed, counts := deeds[m.Kind()]; counts {
				return deed
			}
			return -1
		},
		watch: func(start *steam.State) watcher[steam.State, steam.Move, steam.Event] {
			return &steamWatcher{choices: make([][]choice, start.Seats()), stops: map[hexmap.Cell]visited{}}
		},
	}
	return &Counting{
		follow:  of.follow(),
		Sources: []Source{{Name: "scored", Title: "points"}, {Name: "income"}, {Name: "links"}},
		Deeds:   []string{"tiles", "deliveries", "improvements", "growth", "cities"},
		Tables: []Table{{
			Name: "actionTiles", Of: "action tiles", Heading: "action tile\ttaken in a turn\tpassing\tin place\tby those who took it: victories, %\tpoints ahead",
			Figures: []Figure{
				{Name: "taken", What: "taken", Kind: Share},
				{Name: "passed", What: "passed", Kind: Share},
				{Name: "place", What: "place", Kind: Mean},
				{Name: "takers", What: "place", Kind: Compared},
			},
			Use: []string{"taken"},
		}, stopTable()},
		rows: func(table string, start describe.Position) []Row {
			return steamRows(table, stateOf[steam.State](start))
		},
		Deals:    5,
		settings: steamSettings,
		Quiet:    steam.MustParseRule("END-2").String(),
	}
}

// steamRows are the action tiles, and the cities and towns.
func steamRows(table string, start *steam.State) (all []Row) {
	if table == "stops" {
		return stopRows(start.Map())
	}
	for tile := range steam.ActionTiles() {
		all = append(all, rowOf("tile", tile.String()))
	}
	return all
}

// playersOf says for how many players the maps that ship are (MAP-5).
var playersOf = map[string][2]int{"northeast": {3, 4}, "rhine": {4, 6}, "rhine-2": {4, 6}}

// steamSettings are the base game and the standard game, with as many players as the maps that
// ship are for, or any number on a map that is named.
func steamSettings(said map[string]string) (all []Setting) {
	games := []string{steam.Base.String(), steam.Standard.String()}
	if said["rules"] != "" {
		games = []string{said["rules"]}
	}
	add := func(name string, least, most int) {
		for players := least; players <= most; players++ {
			for _, rules := range games {
				of := Also(Also(said, "map", name), "rules", rules)
				if rules == steam.Standard.String() {
					delete(of, "order") // which is for the games that have one
				}
				all = append(all, Setting{Players: players, Said: of})
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

// A steamWatcher follows a game.
type steamWatcher struct {
	choices [][]choice // by seat
	stops   map[hexmap.Cell]visited
}

// A choice is an action tile that a seat took in a turn.
type choice struct {
	tile   steam.ActionTile
	place  int // 1 for the first tile of the turn
	passed bool
}

// visit changes what became of a city or town.
func (w *steamWatcher) visit(hex hexmap.Cell, change func(*visited)) {
	v := w.stops[hex]
	change(&v)
	w.stops[hex] = v
}

func (w *steamWatcher) Note(before *steam.State, m steam.Move, _ []steam.Event) {
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
			w.visit(route[0].From, func(v *visited) { v.Sent++ })
			w.visit(route[len(route)-1].To, func(v *visited) { v.Received++ })
			break
		}
	case steam.KindUrbanise:
		w.visit(m.Hex(), func(v *visited) { v.Founded = true })
	}
}

func (w *steamWatcher) Finish(end *steam.State) (all []Seen) {
	turns := 0
	taken, passed := map[steam.ActionTile]int{}, map[steam.ActionTile]int{}
	for i, seat := range w.choices {
		turns = max(turns, len(seat)) // who is eliminated has fewer
		for _, c := range seat {
			taken[c.tile]++
			if c.passed {
				passed[c.tile]++
			}
			all = append(all, Seen{Of: "action tiles", Row: c.tile.String(), Seat: i + 1, Said: map[string]int{"place": c.place}})
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
			all = append(all, Seen{Of: "action tiles", Row: tile.String(), Said: said})
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
				w.visit(at.hex, func(v *visited) { v.Players++ })
			}
		}
	}
	return append(all, stopsSeen(end.Map(), w.stops)...)
}
