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
	return &Counting{
		follow: func(seats int) follower {
			return following[steam.State, steam.Move]{
				steam.ParseMove, &steamWatcher{choices: make([][]choice, seats), stops: visits{}},
			}
		},
		Sources: []string{"points", "income", "links"},
		Deeds:   []string{"tiles", "deliveries", "improvements", "growth", "cities"},
		Tables: []Table{{
			Name: "actionTiles", Of: "action tiles",
			Heading: "action tile\ttaken in a turn\tpassing\tin place\tby those who took it: victories, %\tpoints ahead",
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
		Deals: 5,
		Quiet: steam.MustParseRule("END-2").String(),
	}
}

// steamRows are the action tiles, and the cities and towns.
func steamRows(table string, start *steam.State) (all []Row) {
	if table == "stops" {
		return stopRows(start.Map())
	}
	for tile := range steam.ActionTiles() {
		all = append(all, rowOf(tile.String(), "tile", tile.String()))
	}
	return all
}

// steamDeeds are the indexes of Deeds.
var steamDeeds = map[steam.Kind]int{
	steam.KindBuild: 0, steam.KindUpgrade: 0, steam.KindRedirect: 0,
	steam.KindDeliver: 1, steam.KindImprove: 2, steam.KindGrow: 3, steam.KindUrbanise: 4,
}

// A steamWatcher follows a game.
type steamWatcher struct {
	choices [][]choice // by seat
	stops   visits
}

// A choice is an action tile that a seat took in a turn.
type choice struct {
	tile   steam.ActionTile
	place  int // 1 for the first tile of the turn
	passed bool
}

func (w *steamWatcher) sources(end *steam.State, seat family.Seat) []int {
	points, links := end.VictoryPoints(seat), end.CompleteLinks(seat)
	return []int{points, end.Total(seat) - points - links, links}
}

func (w *steamWatcher) note(before *steam.State, m steam.Move) (deed int) {
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
			w.stops.at(route[0].From).Sent++
			w.stops.at(route[len(route)-1].To).Received++
			break
		}
	case steam.KindUrbanise:
		w.stops.at(m.Hex()).Founded = true
	}
	if deed, counts := steamDeeds[m.Kind()]; counts {
		return deed
	}
	return -1
}

func (w *steamWatcher) finish(end *steam.State) (all []Seen) {
	turns := 0
	taken, passed := map[steam.ActionTile]int{}, map[steam.ActionTile]int{}
	for i, seat := range w.choices {
		turns = max(turns, len(seat)) // who is eliminated has fewer
		for _, c := range seat {
			taken[c.tile]++
			if c.passed {
				passed[c.tile]++
			}
			said := map[string]int{"place": c.place}
			all = append(all, Seen{Of: "action tiles", Row: c.tile.String(), Seat: i + 1, Said: said})
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
				w.stops.at(at.hex).Players++
			}
		}
	}
	return append(all, stopsSeen(end.Map(), w.stops)...)
}
