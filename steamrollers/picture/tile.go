package picture

import (
	"strconv"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/steamrollers"
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
