package counting

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"

	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/steamrollers/bots"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/describe"
)

// steamRollers counts where points come from, what is done with dice, and what becomes of action
// tiles, orders and starting powers.
func steamRollers() *Counting {
	deeds := []steamrollers.Kind{steamrollers.KindBuild, steamrollers.KindImprove, steamrollers.KindDeliver, steamrollers.KindTake, steamrollers.KindPass}
	of := counts[steamrollers.State, steamrollers.Move, steamrollers.Event]{
		parse:  steamrollers.ParseMove,
		events: (*steamrollers.State).AppendEvents,
		sort: func(e steamrollers.Event) (kind, rule string) {
			return rollerHappens[e.Kind], e.Rule.String()
		},
		sources: func(dst []int, s *steamrollers.State, seat family.Seat) []int {
			p := s.Points(seat)
			return append(dst, p.Delivery, p.Network, p.Engine, p.Tiles, p.Orders, p.Power)
		},
		deed: func(_ *steamrollers.State, m steamrollers.Move) int { return slices.Index(deeds, m.Kind()) },
		watch: func(start *steamrollers.State) watcher[steamrollers.State, steamrollers.Move, steamrollers.Event] {
			return &rollerWatcher{seats: make([]rollerWatched, start.Seats())}
		},
	}
	return &Counting{
		follow:  of.follow(),
		byLot:   func(b describe.Bot) describe.Bot { return &lots{b, bots.NewGreedy()} },
		Sources: []Source{{Name: "delivery", Title: "deliveries"}, {Name: "network"}, {Name: "engine"}, {Name: "tiles"}, {Name: "orders"}, {Name: "power"}},
		Deeds:   []string{"build", "improve", "deliver", "take", "pass"},
		Tables: []Table{{
			Name: "tiles", Of: "tiles",
			Heading: "tile\tkept\tpoints\ttaken in a game\tused\tby those who took it: victories, %\tpoints ahead\tgiven by lot: victories, %\tpoints ahead",
			Figures: []Figure{
				{Name: "offered", What: "offered", Kind: Times, Silent: true},
				{Name: "taken", What: "taken", Kind: Rate, Per: "offered"},
				{Name: "used", What: "used", Kind: Rate, Per: "offered"},
				{Name: "takers", What: "taken", Kind: Compared},
				{Name: "byLot", What: "first", Kind: Compared},
			},
			Use: []string{"taken", "used"},
		}, {
			Name: "powers", Of: "powers", Heading: "starting power\tgiven by lot: victories, %\tpoints ahead", All: true,
			Figures: []Figure{{Name: "byLot", What: "given", Kind: Compared}},
		}, {
			Name: "orders", Of: "orders", Heading: "order\tasks\tpoints\tfulfilled\tin round\tby those who did: victories, %\tpoints ahead",
			Figures: []Figure{
				{Name: "offered", What: "filled", Kind: Times, Silent: true},
				{Name: "filled", What: "filled", Kind: Share},
				{Name: "round", What: "round", Kind: Mean},
				{Name: "takers", What: "round", Kind: Compared},
			},
			Use: []string{"filled"},
		}},
		rows: func(table string, start describe.Position) []Row {
			return rollerRows(table, stateOf[steamrollers.State](start))
		},
		settings: func(said map[string]string) (all []Setting) {
			for players := 2; players <= steamrollers.MaxSeats; players++ {
				all = append(all, Setting{Players: players, Said: said}, Setting{Players: players, Said: Also(said, "module", "coal,order,power")})
			}
			return all
		},
		Quiet: steamrollers.MustParseRule("END-2").String(),
	}
}

// rollerHappens are the words for what is counted.
var rollerHappens = map[steamrollers.EventKind]string{
	steamrollers.TrackDrawn: "tracks", steamrollers.LinkCompleted: "links", steamrollers.BoxTicked: "boxes",
	steamrollers.GoodDelivered: "deliveries", steamrollers.TileTaken: "tiles taken", steamrollers.TileUsed: "tiles used",
	steamrollers.DieStolen: "dice stolen", steamrollers.OrderTaken: "orders",
}

// rollerRows are the faces of tiles and orders, and the starting powers.
func rollerRows(table string, start *steamrollers.State) (all []Row) {
	parts := start.Setup().Components
	switch table {
	case "tiles":
		for face := range variants.Faces() {
			tile := parts.Tile(face)
			all = append(all, Row{Name: face.String(), Says: []describe.Said{
				{Name: "face", Value: face.String()}, {Name: "kept", Value: tile.Kept}, {Name: "points", Value: int(tile.Points)},
			}})
		}
	case "powers":
		for power := range variants.Powers() {
			all = append(all, rowOf("power", power.String()))
		}
	case "orders":
		for face := range variants.OrderFaces() {
			order := parts.Order(face)
			all = append(all, Row{Name: face.String(), Says: []describe.Said{
				{Name: "face", Value: face.String()}, {Name: "goods", Value: order.Goods.String()}, {Name: "points", Value: int(order.Points)},
			}})
		}
	}
	return all
}

// A rollerWatcher follows a game.
type rollerWatcher struct{ seats []rollerWatched }

// rollerWatched is what a seat did with tiles and orders.
type rollerWatched struct {
	taken, used [variants.NumFaces + 1]int
	first       variants.Face // the tile that POWER-5 gave
	filled      []filled
}

type filled struct {
	order variants.OrderFace
	round int
}

func (w *rollerWatcher) Note(before *steamrollers.State, m steamrollers.Move, events []steamrollers.Event) {
	for _, e := range events {
		if e.Seat == steamrollers.Nobody {
			continue
		}
		seat := &w.seats[e.Seat-1]
		switch e.Kind {
		case steamrollers.TileTaken:
			if m.Kind() == steamrollers.KindTake {
				seat.taken[e.ActionTile]++
			} else {
				seat.first = e.ActionTile
			}
		case steamrollers.TileUsed:
			seat.used[e.ActionTile]++
		case steamrollers.OrderTaken:
			seat.filled = append(seat.filled, filled{e.Order, before.Round()})
		}
	}
}

func (w *rollerWatcher) Finish(end *steamrollers.State) (all []Seen) {
	add := func(of string, row fmt.Stringer, seat int, what string, number int) {
		all = append(all, Seen{Of: of, Row: row.String(), Seat: seat, Said: map[string]int{what: number}})
	}
	for number := 1; number <= variants.NumTiles; number++ {
		face, holder, _ := end.Tile(number)
		add("tiles", face, 0, "offered", 1)
		if holder != steamrollers.Nobody {
			add("tiles", face, int(holder), "held", 1)
		}
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
		if seat.first != 0 {
			add("tiles", seat.first, i+1, "first", 1)
		}
	}
	return all
}

// lots take starting powers of SteamRollers by lot: each that is left is as likely as the
// others, and with the power tile each tile. What else there is to decide about a power is
// decided as Greedy would.
type lots struct {
	describe.Bot
	greedy *bots.Greedy
}

// Choose is the choice of the other bot, but for starting powers.
func (l *lots) Choose(ctx context.Context, p describe.Position, random *rand.Rand) (string, error) {
	s := stateOf[steamrollers.State](p)
	if s.Phase() != steamrollers.PhasePower || random == nil {
		return l.Bot.Choose(ctx, p, random)
	}
	weighed := l.greedy.AppendWeighed(nil, s) // the best first
	var kinds []steamrollers.Kind
	for _, w := range weighed {
		if !slices.Contains(kinds, w.Move.Kind()) {
			kinds = append(kinds, w.Move.Kind())
		}
	}
	kind := kinds[random.IntN(len(kinds))]
	others := func(w bots.Weighed) bool { return w.Move.Kind() != kind }
	left := slices.DeleteFunc(weighed, others)
	if kind == steamrollers.KindTilePower {
		return left[random.IntN(len(left))].Move.String(), nil
	}
	return left[0].Move.String(), nil
}
