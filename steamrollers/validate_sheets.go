package steamrollers

import (
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family"
)

// Invariants of the players' sheets and of what they hold.

func (in *inspection) holdersPlay() {
	holds := func(seat Seat, thing string, number any) {
		if seat != Nobody && !in.playing(seat) {
			in.fault("players", SetupPlayers, why("holder", "thing", thing, "number", number, "seat", seat))
		}
	}
	for number := 1; number <= 6; number++ {
		holds(in.rack.holder(number), "tiles", number)
		holds(in.orders.holder(number), "orders", number)
	}
	for power := range variants.Powers() {
		holds(in.powers.holder(power), "power", power)
	}
}

func (in *inspection) centreIsUpright() {
	for tile := 1; tile <= 6; tile++ {
		if in.rack.holder(tile) == Nobody && in.rack.sideways(tile) {
			in.fault("centre", TakeLaysSideways, why("centre-sideways", "tile", tile))
		}
	}
}

// sheetsAreOfPlayers asks for nothing where nobody plays: equal positions must
// be equal.
func (in *inspection) sheetsAreOfPlayers() {
	for i := range in.seats {
		if seat := Seat(i + 1); !in.playing(seat) && (in.seats[i] != sheet{} || in.kept[i] != 0) {
			in.fault("players", SetupPlayers, why("sheet-of-nobody", "seat", seat))
		}
	}
}

// hasTracer reports whether links can be found: not with a die of a chart that
// is not played with.
func (in *inspection) hasTracer() bool { return in.wall == 0 || in.game.plays(PhaseWall) }

// linksAreKnown asks whether what is carried along is what the track gives.
func (in *inspection) linksAreKnown() {
	if !in.hasTracer() || in.carried {
		return
	}
	for seat := range family.Values(1, in.game.seats) {
		in.mustOf(seat, "distances", in.sheetOf(seat).reach == in.reachOf(seat, in.game.tracers[in.wall]), "track", DeliverOverOwnLinks)
	}
}

// ordersOf is the number of orders that a seat has fulfilled, and of the goods
// that were given for them.
func (in *inspection) ordersOf(seat Seat) (orders, goods int) {
	for i := range variants.NumTiles {
		number := i + 1
		if in.orders.holder(number) == seat {
			orders++
			goods += in.orderOf(number).Goods.Len()
		}
	}
	return orders, goods
}
