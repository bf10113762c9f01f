package picture

import (
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family/drawing"
)

func (p *pen) powerTitle(power variants.Power) string {
	return p.Say("power", "power", p.Say("power-"+power.String()))
}

// power draws a starting power tile from the origin.
func (p *pen) power(power variants.Power) {
	p.Card()
	switch power {
	case variants.EnginePower:
		p.At(9, 8, func() { p.Locomotive(0.74, p.Colours["ink"], "") })
		p.tick(44, 44, 0.8)
	case variants.RailPower:
		p.TileIcon(24, slot/2, slot/2, p.Colours["land-green"], track.Between(hexmap.West, hexmap.NorthEast).Tile())
	case variants.PointsPower:
		p.Label(slot/2, slot/2, 28, drawing.Signed(variants.PowerPoints), "font-weight", "bold")
	case variants.TilePower: // laid sideways
		p.Box(10, 16, 44, 32, 5, "fill", p.Colours["die"], "stroke", p.Colours["pip"], "stroke-width", "1.8")
		p.bolt(slot/2, slot/2)
	case variants.GoodsPower:
		p.At(10, 8, func() { p.Sack(1.1) })
		p.At(32, 34, func() { p.cube(22, variants.Blue) })
	}
}

// powerOnTable draws a starting power by its number: the tile, or who took it.
func (p *pen) powerOnTable(s *steamrollers.State, number int) {
	if number > variants.NumPowers {
		return
	}
	power := variants.Power(number)
	for seat := steamrollers.Seat(1); int(seat) <= s.Seats(); seat++ {
		if s.Power(seat) == power {
			p.taken(powerName(power), seat, p.powerTitle(power))
			return
		}
	}
	p.Piece(piece{Name: powerName(power), Class: "power", Title: p.powerTitle(power), Rim: drawing.Around(slot, slot)},
		func() { p.power(power) }, "data-power", power.String())
}
