package picture

import (
	"strconv"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family/drawing"
)

// Tile returns the face of an action tile in the game of a setup, which says what the
// face is worth and how it works. The zero Setup is the plain game.
func (y Style) Tile(setup steamrollers.Setup, face variants.Face) string {
	if face.String() == "" {
		return ""
	}
	p := y.pen()
	return p.Button("tile", p.tileTitle(setup, face), slot, slot,
		func() { p.tile(setup, face) }, tileData(setup, face)...)
}

// tileData says which tile it is, and by which rule it works, which the face alone does not
// say of tile 2b.
func tileData(setup steamrollers.Setup, face variants.Face) []string {
	return []string{"data-tile", strconv.Itoa(face.Number()), "data-face", face.String(), "data-rule", steamrollers.TileRule(face, setup.Modules).String()}
}

// componentsOf are the components of a setup, which may leave them to the
// library.
func componentsOf(setup steamrollers.Setup) variants.Components {
	if setup.Components == (variants.Components{}) {
		return variants.StandardComponents()
	}
	return setup.Components
}

func (p *pen) tileTitle(setup steamrollers.Setup, face variants.Face) string {
	use, points := p.worthOf(setup, face)
	return p.Say("tile", "face", face, "use", use, "points", points, "does", p.sayDoes(face, setup.Modules))
}

// worthOf returns whether a tile is spent or kept, in words, and its points.
func (p *pen) worthOf(setup steamrollers.Setup, face variants.Face) (use, points string) {
	tile, key := componentsOf(setup).Tile(face), "spent"
	if tile.Kept {
		key = "kept"
	}
	return p.Say(key), drawing.Signed(int(tile.Points))
}

// tile draws the face of an action tile from the origin.
func (p *pen) tile(setup steamrollers.Setup, face variants.Face) {
	tile := componentsOf(setup).Tile(face)
	p.Card()
	p.At(5, 5, func() { p.whiteDie(17, face.Number()) })
	p.Label(29, 14, 14, face.Side().String(), "font-weight", "bold")
	if tile.Kept {
		p.pin(52, 13)
	} else {
		p.Label(50, 13, 14, "1×", "class", "spent", "font-weight", "bold")
	}
	p.At(slot/2, 35, func() { p.pictogram(face, setup.Modules.Has(variants.YucataModule)) })
	p.worth(slot/2, 54, drawing.Signed(int(tile.Points)))
}

// taken draws the place of what a player has, or has used up.
func (p *pen) taken(name string, seat steamrollers.Seat, what string, attributes ...string) {
	p.Named(name, p.Say("taken-by", "what", what, "seat", p.Called(int(seat))), drawing.Around(slot, slot), func() {
		p.Place(p.short(seat))
	}, append(attributes, "data-holder", strconv.Itoa(int(seat)))...)
}

// place draws the place of a tile or an order that is elsewhere.
func (p *pen) place(kind, name string, number int) {
	p.Named(name, p.Say(kind+"-place", "number", number), drawing.Around(slot, slot), func() { p.Place(strconv.Itoa(number)) })
}

// bolt draws the sign of a tile that is spent by its use.
func (p *pen) bolt(x, y float64) {
	at := func(dx, dy float64) hexmap.Point { return hexmap.Point{X: x + dx, Y: y + dy} }
	p.Path(drawing.Polygon(at(2, -9), at(-5, 2), at(-0.5, 2), at(-2, 9), at(5, -2), at(0.5, -2)),
		"class", "spent", "fill", p.Colours["good-yellow"], "stroke", p.Colours["ink"], "stroke-linejoin", "round")
}

// pin draws the sign of a tile that is kept until somebody takes it: a pin that
// holds it.
func (p *pen) pin(x, y float64) {
	at := func(dx, dy float64) hexmap.Point { return hexmap.Point{X: x + dx, Y: y + dy} }
	p.Group(func() {
		p.Path(drawing.Polygon(at(-1, 2), at(-6, 9), at(1, 3.5)))
		p.Path(drawing.Polygon(at(-5, -1), at(-3.5, -3), at(0.5, -5), at(2, -8.5), at(7, -3.5), at(4, -1.5), at(2, 2.5), at(0.5, 4.5)))
	}, "class", "kept", "fill", p.Colours["ink"], "stroke", p.Colours["ink"], "stroke-width", "1", "stroke-linejoin", "round")
}

// worth draws what something is worth at the end, on a badge, since other numbers on
// a tile say what it does.
func (p *pen) worth(x, y float64, points string) {
	const width, height = 34.0, 15.0
	p.Box(x-width/2, y-height/2, width, height, height/2, "fill", p.Colours["ink"])
	p.Label(x, y, 12, points, "class", "points", "font-weight", "bold", "fill", p.Colours["casing"])
}

// tileOnTable draws an action tile that lies on the table, upright or sideways
// (TAKE-3).
func (p *pen) tileOnTable(setup steamrollers.Setup, face variants.Face, sideways bool) {
	class, turn := "tile upright", []string(nil)
	if sideways {
		class = "tile sideways"
		turn = []string{"transform", "rotate(90 " + drawing.Number(slot/2) + " " + drawing.Number(slot/2) + ")"}
	}
	use, points := p.worthOf(setup, face)
	p.Piece(piece{Name: tileName(face.Number()), Class: class, Title: p.tileTitle(setup, face), Rim: drawing.Around(slot, slot)},
		func() { p.Group(func() { p.tile(setup, face) }, turn...) }, append(tileData(setup, face), "data-use", use, "data-worth", points)...)
}

// Order returns the face of an order in the game of a setup, which says what it asks
// and is worth. The zero Setup is the plain game.
func (y Style) Order(setup steamrollers.Setup, face variants.OrderFace) string {
	if face.String() == "" {
		return ""
	}
	p := y.pen()
	return p.Button("order", p.orderTitle(setup, face), slot, slot,
		func() { p.order(setup, face) }, orderData(face)...)
}

func orderData(face variants.OrderFace) []string {
	return []string{"data-order", strconv.Itoa(face.Number()), "data-face", face.String()}
}

func (p *pen) orderTitle(setup steamrollers.Setup, face variants.OrderFace) string {
	order := componentsOf(setup).Order(face)
	return p.Say("order", "face", face, "goods", p.sayGoods(order.Goods), "points", drawing.Signed(int(order.Points)))
}

// order draws the face of an order from the origin.
func (p *pen) order(setup steamrollers.Setup, face variants.OrderFace) {
	order := componentsOf(setup).Order(face)
	p.Card()
	p.Label(13, 13, 12, face.String(), "fill", p.Colours["faint"], "font-weight", "bold")
	p.Label(slot-6, 13, 14, drawing.Signed(int(order.Points)), "class", "points", "font-weight", "bold", "text-anchor", "end")
	p.At(6, 24, func() { p.heap(slot-12, slot-30, order.Goods) })
}

// orderOnTable draws an order that lies on the table.
func (p *pen) orderOnTable(setup steamrollers.Setup, face variants.OrderFace) {
	p.Piece(piece{Name: orderName(face.Number()), Class: "order", Title: p.orderTitle(setup, face), Rim: drawing.Around(slot, slot)},
		func() { p.order(setup, face) }, orderData(face)...)
}

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
