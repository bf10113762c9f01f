package steamrollers

import "github.com/railhex/railhex/variants"

// Invariants of what the setup decides.

// decided reports whether what a phase of the setup decides is decided.
func (in *inspection) decided(p Phase) bool { return in.game.plays(p) && in.phase > p }

// A tileSort is what the six action tiles and the six orders differ in.
type tileSort struct {
	name  string
	of    part
	phase Phase  // that draws their sides
	field string // where JSON has those that nobody holds
	rule  Rule
}

var (
	actionTiles = tileSort{"tile", partTiles, PhaseSides, "centre", SetupSides}
	orderTiles  = tileSort{"order", partOrders, PhaseOrders, "orders", OrderSides}
)

func (in *inspection) sidesAreDrawn() {
	in.tilesAreDrawn(actionTiles, in.tileSides)
	in.tilesAreDrawn(orderTiles, in.orderSides)
}

func (in *inspection) tilesAreDrawn(tiles tileSort, up sides) {
	switch decided := in.decided(tiles.phase); {
	case decided && !up.drawn():
		in.fault(tiles.field, tiles.rule, "no %s is anywhere, and phase %q is past", tiles.name, tiles.phase)
	case !decided && up.drawn():
		in.fault(tiles.field, tiles.rule, "every %s has a side up, and phase %q has not drawn any", tiles.name, tiles.phase)
	}
}

func (in *inspection) wallIsRolled() {
	switch decided := in.decided(PhaseWall); {
	case decided && !isFace(int(in.wall)):
		in.fault("wall", WallChart, "the die of the chart shows %d, and must show a face from 1 to 6", in.wall)
	case !decided && in.wall != 0:
		in.fault("wall", WallChart, "the die of the chart shows %d, and was not rolled", in.wall)
	}
}

// powersAreTaken asks for one power each of those who have had their turn to
// take one, from the last seat to the first.
func (in *inspection) powersAreTaken() {
	for seat := Seat(1); seat <= in.game.seats; seat++ {
		due, taken := 0, 0
		if in.tookPower(seat) {
			due = 1
		}
		for power := range variants.Powers() {
			if in.powers.holder(power) == seat {
				taken++
			}
		}
		if taken != due {
			in.faultOf(seat, "power", PowerInTurn, "starting powers that seat %d has taken: %d, and must be %d", seat, taken, due)
		}
	}
	if asks := in.phase == PhaseDraw || in.phase == PhasePlace; asks && in.powers.holder(variants.GoodsPower) != in.turn {
		in.faultOf(in.turn, "power", PowerOfGoods, "seat %d is about to have a personal good, and did not take the starting power goods", in.turn)
	}
}

// tookPower reports whether a seat's turn to take a starting power has come.
func (in *inspection) tookPower(seat Seat) bool {
	switch in.phase {
	case PhasePower:
		return seat > in.turn
	case PhaseDraw, PhasePlace:
		return seat >= in.turn
	}
	return in.decided(PhasePower)
}

func (in *inspection) powersAreUsed() {
	if seat := in.powers.holder(variants.EnginePower); in.playing(seat) && in.Boxes(seat) == 0 {
		in.faultOf(seat, "boxes", PowerOfEngine, "seat %d took the starting power engine, and no box is ticked", seat)
	}
	if seat := in.powers.holder(variants.RailPower); in.playing(seat) && in.tracksOf(seat) == 0 {
		in.faultOf(seat, "track", PowerOfRail, "seat %d took the starting power rail, and no track is drawn", seat)
	}
	if seat := in.powers.holder(variants.TilePower); in.playing(seat) && !in.rolled() && in.tilesOf(seat) == 0 {
		in.faultOf(seat, "tiles", PowerOfTile, "seat %d took the starting power tile, and holds none", seat)
	}
}
