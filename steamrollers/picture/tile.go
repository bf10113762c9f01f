package picture

import (
	"strconv"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants"
)

// slot is the edge of a tile, an order, a power, and of the place where one
// lies; slotEvery is how far such places are apart.
const (
	slot      = 64.0
	slotEvery = 72.0
)

// Tile is the face of an action tile in the game of a setup, which says what the
// face is worth and how it works. The zero Setup is the plain game.
func (y Style) Tile(setup steamrollers.Setup, face variants.Face) string {
	if face.String() == "" {
		return ""
	}
	return y.button("tile", y.tileTitle(setup, face), slot, slot,
		func(p *pen) { p.tile(setup, face) }, tileData(face)...)
}

func tileData(face variants.Face) []string {
	return []string{"data-tile", strconv.Itoa(face.Number()), "data-face", face.String()}
}

// componentsOf are the components of a setup, which may leave them to the
// library.
func componentsOf(setup steamrollers.Setup) variants.Components {
	if setup.Components == (variants.Components{}) {
		return variants.StandardComponents()
	}
	return setup.Components
}

func (y Style) tileTitle(setup steamrollers.Setup, face variants.Face) string {
	tile, use := componentsOf(setup).Tile(face), "spent"
	if tile.Kept {
		use = "kept"
	}
	return y.say("tile", "face", face, "use", y.say(use), "points", signed(int(tile.Points)))
}

// tile draws the face of an action tile from the origin.
func (p *pen) tile(setup steamrollers.Setup, face variants.Face) {
	tile := componentsOf(setup).Tile(face)
	p.card()
	p.at(5, 5, func() { p.die(17, face.Number()) })
	p.label(29, 14, 14, face.Side().String(), "font-weight", "bold")
	if tile.Kept {
		p.infinity(50, 13)
	} else {
		p.bolt(51, 13)
	}
	p.at(slot/2, 35, func() { p.pictogram(face, setup.Modules.Has(variants.YucataModule)) })
	p.label(slot/2, 55, 13, signed(int(tile.Points)), "class", "points", "font-weight", "bold")
}

// card draws what tiles, orders and powers are printed on.
func (p *pen) card() {
	p.box(0, 0, slot, slot, 7, "fill", p.Theme.Panel, "stroke", p.Theme.Ink, "stroke-width", "1.8")
}

// place draws the place of something that is not there: by its number, or by who
// has it.
func (p *pen) place(mark string) {
	p.group(func() {
		p.box(1, 1, slot-2, slot-2, 7, "fill", "none", "stroke", p.Theme.Faint, "stroke-width", "1.5", "stroke-dasharray", "4 4")
		p.label(slot/2, slot/2, 20, mark, "fill", p.Theme.Faint)
	}, "class", "place")
}

// taken draws the place of what a player has, or has used up.
func (p *pen) taken(seat steamrollers.Seat, what string) {
	p.group(func() {
		p.text("title", p.say("taken-by", "what", what, "seat", int(seat)))
		p.place(p.say("seat", "seat", int(seat)))
	}, "data-holder", strconv.Itoa(int(seat)))
}

// signed is points as they are printed on tiles.
func signed(points int) string {
	switch {
	case points > 0:
		return "+" + strconv.Itoa(points)
	case points < 0:
		return "−" + strconv.Itoa(-points)
	}
	return "0"
}

// bolt draws the sign of a tile that is spent by its use.
func (p *pen) bolt(x, y float64) {
	at := func(dx, dy float64) hexmap.Point { return hexmap.Point{X: x + dx, Y: y + dy} }
	p.path(polygon(at(2, -9), at(-5, 2), at(-0.5, 2), at(-2, 9), at(5, -2), at(0.5, -2)),
		"class", "spent", "fill", p.Theme.Yellow.Good, "stroke", p.Theme.Ink, "stroke-linejoin", "round")
}

// infinity draws the sign of a tile that is kept.
func (p *pen) infinity(x, y float64) {
	p.group(func() {
		p.circle(x-4.6, y, 4.2)
		p.circle(x+4.6, y, 4.2)
	}, "class", "kept", "fill", "none", "stroke", p.Theme.Ink, "stroke-width", "2.4")
}

// tileOnTable draws an action tile that lies on the table, upright or sideways
// (TAKE-3).
func (p *pen) tileOnTable(setup steamrollers.Setup, face variants.Face, sideways bool) {
	class, turn := "tile upright", []string(nil)
	if sideways {
		class = "tile sideways"
		turn = []string{"transform", "rotate(90 " + number(slot/2) + " " + number(slot/2) + ")"}
	}
	p.piece(piece{name: tileName(face.Number()), class: class, title: p.tileTitle(setup, face), rim: around(slot, slot)},
		func() { p.group(func() { p.tile(setup, face) }, turn...) }, tileData(face)...)
}
