package picture

import (
	"strconv"

	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family/drawing"
)

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
