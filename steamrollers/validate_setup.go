package steamrollers

import (
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family"
)

// Invariants of what the setup decides.

// decided reports whether what a phase of the setup decides is decided.
func (in *inspection) decided(p Phase) bool { return in.game.plays(p) && in.phase > p }

// A tileSort is what the six action tiles and the six orders differ in.
type tileSort struct {
	name  string // in the keys of findings
	phase Phase  // that draws their sides
	field string // where JSON has those that nobody holds
	rule  Rule
}

var (
	actionTiles = tileSort{"tile", PhaseSides, "centre", SetupSides}
	orderTiles  = tileSort{"order", PhaseOrders, "orders", OrderSides}
)

func (in *inspection) sidesAreDrawn() {
	in.tilesAreDrawn(actionTiles, in.tileSides)
	in.tilesAreDrawn(orderTiles, in.orderSides)
}

func (in *inspection) tilesAreDrawn(tiles tileSort, up sides) {
	switch decided := in.decided(tiles.phase); {
	case decided && !up.drawn():
		in.tell("none-"+tiles.name, tiles.field, tiles.rule)
	case !decided && up.drawn():
		in.tell("drawn-"+tiles.name, tiles.field, tiles.rule)
	}
}

func (in *inspection) wallIsRolled() {
	decided := in.decided(PhaseWall)
	in.must("wall", !decided || isFace(int(in.wall)), "wall", WallChart)
	in.must("wall-not-rolled", decided || in.wall == 0, "wall", WallChart)
}

// powersAreTaken asks for one power each of those who have had their turn to
// take one, from the last seat to the first.
func (in *inspection) powersAreTaken() {
	for seat := range family.Values(1, in.game.seats) {
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
			in.fault(playerField(seat, "power"), PowerInTurn, why("powers-taken", "seat", seat, "number", taken, "due", due))
		}
	}
	asks := in.phase == PhaseDraw || in.phase == PhasePlace
	in.mustOf(in.turn, "own-without-power", !asks || in.powers.holder(variants.GoodsPower) == in.turn, "power", PowerOfGoods)
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
