package counting

import (
	"fmt"
	"slices"

	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/describe"
)

// steamRollers counts where points come from, what is done with dice, and what becomes of action
// tiles, orders and starting powers.
func steamRollers() *Counting {
	return &Counting{
		follow: func(seats int) follower {
			return following[steamrollers.State, steamrollers.Move]{
				steamrollers.ParseMove, &rollerWatcher{seats: make([]rollerWatched, seats)},
			}
		},
		Sources: []string{"deliveries", "network", "engine", "tiles", "orders", "power"},
		Deeds:   []string{"build", "improve", "deliver", "take", "pass"},
		Tables: []Table{{
			Name: "tiles", Of: "tiles",
			Heading: "tile\tkept\tpoints\ttaken in a game\tused\tby those who took it: victories, %\tpoints ahead",
			Figures: []Figure{
				{Name: "taken", What: "taken", Kind: Rate, Per: "offered"},
				{Name: "used", What: "used", Kind: Rate, Per: "offered"},
				{Name: "takers", What: "taken", Kind: Compared},
			},
			Use: []string{"taken", "used"},
		}, {
			Name: "powers", Of: "powers", Heading: "starting power\tby those who have it: victories, %\tpoints ahead",
			Figures: []Figure{{Name: "holders", What: "given", Kind: Compared}},
		}, {
			Name: "orders", Of: "orders",
			Heading: "order\tasks\tpoints\tfulfilled\tin round\tby those who did: victories, %\tpoints ahead",
			Figures: []Figure{
				{Name: "filled", What: "filled", Kind: Share},
				{Name: "round", What: "round", Kind: Mean},
				{Name: "takers", What: "round", Kind: Compared},
			},
			Use: []string{"filled"},
		}},
		rows: func(table string, start describe.Position) []Row {
			return rollerRows(table, stateOf[steamrollers.State](start))
		},
		Quiet: steamrollers.MustParseRule("END-2").String(),
	}
}

// rollerRows are the faces of tiles and orders, and the starting powers.
func rollerRows(table string, start *steamrollers.State) (all []Row) {
	parts := start.Setup().Components
	switch table {
	case "tiles":
		for face := range variants.Faces() {
			tile := parts.Tile(face)
			all = append(all, rowOf(face.String(), "face", face.String(), "kept", tile.Kept, "points", int(tile.Points)))
		}
	case "powers":
		for power := range variants.Powers() {
			all = append(all, rowOf(power.String(), "power", power.String()))
		}
	case "orders":
		if !start.Setup().Modules.Has(variants.OrderModule) {
			return nil
		}
		for face := range variants.OrderFaces() {
			order := parts.Order(face)
			goods, points := order.Goods.String(), int(order.Points)
			all = append(all, rowOf(face.String(), "face", face.String(), "goods", goods, "points", points))
		}
	}
	return all
}

// A rollerWatcher follows a game.
type rollerWatcher struct {
	seats []rollerWatched
	found []steamrollers.Event // room for those of a move
}

// rollerWatched is what a seat did with tiles and orders.
type rollerWatched struct {
	taken, used [variants.NumFaces + 1]int
	filled      []filled
}

type filled struct {
	order variants.OrderFace
	round int
}

func (w *rollerWatcher) sources(end *steamrollers.State, seat family.Seat) []int {
	p := end.Points(seat)
	return []int{p.Delivery, p.Network, p.Engine, p.Tiles, p.Orders, p.Power}
}

// rollerDeeds are the Deeds.
var rollerDeeds = []steamrollers.Kind{
	steamrollers.KindBuild, steamrollers.KindImprove, steamrollers.KindDeliver,
	steamrollers.KindTake, steamrollers.KindPass,
}

func (w *rollerWatcher) note(before *steamrollers.State, m steamrollers.Move) (deed int) {
	w.found, _ = before.AppendEvents(w.found[:0], m) // it was made
	for _, e := range w.found {
		if e.Seat == steamrollers.Nobody {
			continue
		}
		seat := &w.seats[e.Seat-1]
		switch e.Kind {
		case steamrollers.TileTaken:
			if m.Kind() == steamrollers.KindTake {
				seat.taken[e.ActionTile]++
			}
		case steamrollers.TileUsed:
			seat.used[e.ActionTile]++
		case steamrollers.OrderTaken:
			seat.filled = append(seat.filled, filled{e.Order, before.Round()})
		}
	}
	return slices.Index(rollerDeeds, m.Kind())
}

func (w *rollerWatcher) finish(end *steamrollers.State) (all []Seen) {
	add := func(of string, row fmt.Stringer, seat int, what string, number int) {
		all = append(all, Seen{Of: of, Row: row.String(), Seat: seat, Said: map[string]int{what: number}})
	}
	for number := 1; number <= variants.NumTiles; number++ {
		face, _, _ := end.Tile(number)
		add("tiles", face, 0, "offered", 1)
		if order, _ := end.Order(number); order != 0 {
			done := 0
			for _, seat := range w.seats {
				if slices.ContainsFunc(seat.filled, func(f filled) bool { return f.order == order }) {
					done = 1
				}
			}
			add("orders", order, 0, "filled", done)
		}
	}
	for i, seat := range w.seats {
		for face := range variants.Faces() {
			if seat.taken[face] > 0 {
				add("tiles", face, i+1, "taken", seat.taken[face])
			}
			if seat.used[face] > 0 {
				add("tiles", face, i+1, "used", seat.used[face])
			}
		}
		for _, f := range seat.filled {
			add("orders", f.order, i+1, "round", f.round)
		}
		if power := end.Power(steamrollers.Seat(i + 1)); power != 0 {
			add("powers", power, i+1, "given", 1)
		}
	}
	return all
}
