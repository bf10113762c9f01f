package picture

import (
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants"
)

// Power is a starting power tile.
func (y Style) Power(power variants.Power) string {
	if power.String() == "" {
		return ""
	}
	return y.button("power", y.powerTitle(power), slot, slot,
		func(p *pen) { p.power(power) }, "data-power", power.String())
}

func (y Style) powerTitle(power variants.Power) string {
	return y.say("power", "power", y.say("power-"+power.String()))
}

// power draws a starting power tile from the origin.
func (p *pen) power(power variants.Power) {
	p.card()
	switch power {
	case variants.EnginePower:
		p.at(9, 8, func() { p.locomotive(0.74, "") })
		p.tick(44, 44, 0.8)
	case variants.RailPower:
		p.icon(24, slot/2, slot/2, track.Between(hexmap.West, hexmap.NorthEast), p.Theme.Green.Land)
	case variants.PointsPower:
		p.label(slot/2, slot/2, 28, signed(variants.PowerPoints), "font-weight", "bold")
	case variants.TilePower: // laid sideways
		p.box(10, 16, 44, 32, 5, "fill", p.Theme.Die, "stroke", p.Theme.Pip, "stroke-width", "1.8")
		p.bolt(slot/2, slot/2)
	case variants.GoodsPower:
		p.at(10, 8, func() { p.sack(1.1) })
		p.at(32, 34, func() { p.cube(22, variants.Blue) })
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
			p.taken(seat, p.powerTitle(power))
			return
		}
	}
	p.piece(piece{name: powerName(power), class: "power", title: p.powerTitle(power), rim: around(slot, slot)},
		func() { p.power(power) }, "data-power", power.String())
}
