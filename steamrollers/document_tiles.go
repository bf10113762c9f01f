package steamrollers

import (
	"github.com/railhex/railhex/steamrollers/internal/document"
	"github.com/railhex/railhex/variants"
)

// The action tiles and orders of a document. In a State each is in one place;
// in a document it may be in two, or in none.

// A spot is where a document says that a tile or an order is.
type spot struct {
	field    fieldName
	number   int // of the tile or order
	b        bool
	holder   Seat
	sideways bool
}

func (in *inspection) packTiles(doc *document.Position) {
	var spots []spot
	add := func(field fieldName, name string, holder Seat, sideways bool) {
		face, err := variants.ParseFace(name)
		number, b := face.Number(), face.Side() == variants.SideB
		if err != nil || face != in.game.faceOf(number, b) {
			in.unread(partTiles, field, name, "the face of an action tile of this game, such as 4b")
			return
		}
		spots = append(spots, spot{field, number, b, holder, sideways})
	}
	for i, player := range doc.Players {
		for j, tile := range player.Tiles {
			add(fieldName{seat: Seat(i + 1), name: "tiles"}.at(j), tile.Face, Seat(i+1), tile.Sideways)
		}
	}
	for i, name := range doc.Centre {
		add(fieldName{name: "centre"}.at(i), name, Nobody, false)
	}
	in.tileSides = in.lay(actionTiles, spots, func(at spot) {
		in.rack = in.rack.put(at.number, at.holder, at.sideways)
	})
}

func (in *inspection) packOrders(doc *document.Position) {
	var spots []spot
	add := func(field fieldName, name string, holder Seat) {
		face, err := variants.ParseOrderFace(name)
		if err != nil {
			in.unread(partOrders, field, name, "the face of an order, such as 4b")
			return
		}
		spots = append(spots, spot{field: field, number: face.Number(), b: face.Side() == variants.SideB, holder: holder})
	}
	for i, player := range doc.Players {
		for j, name := range player.Orders {
			add(fieldName{seat: Seat(i + 1), name: "orders"}.at(j), name, Seat(i+1))
		}
	}
	for i, name := range doc.Orders {
		add(fieldName{name: "orders"}.at(i), name, Nobody)
	}
	in.orderSides = in.lay(orderTiles, spots, func(at spot) {
		in.orders = in.orders.give(at.number, at.holder)
	})
}

// lay puts six tiles where they are and gives their sides; the zero sides if
// none is anywhere. Each must be in one place, and is put where it is first.
func (in *inspection) lay(tiles tileSort, spots []spot, put func(spot)) (up sides) {
	if len(spots) == 0 {
		return 0
	}
	var found [7]fieldName
	for _, at := range spots {
		if earlier := found[at.number]; earlier.name != "" {
			in.fault(at.field.String(), tiles.rule, "%s %d is in two places, the other is %s", tiles.name, at.number, earlier)
			continue
		}
		found[at.number] = at.field
		put(at)
		if at.b {
			up |= 1 << (at.number - 1)
		}
	}
	for number := 1; number <= 6; number++ {
		if found[number].name == "" && in.unclear&tiles.of == 0 {
			in.fault(tiles.field, tiles.rule, "%s %d is nowhere", tiles.name, number)
		}
	}
	return up | sidesDrawn
}
