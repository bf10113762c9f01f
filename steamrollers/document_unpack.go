package steamrollers

import (
	"slices"

	"github.com/railhex/railhex/steamrollers/internal/document"
	"github.com/railhex/railhex/variants"
)

// From a State to the document of its position.

// document lays out a position that is one.
func (s *State) document() *document.Position {
	p := &document.Position{
		Phase: s.phase.String(), Round: int(s.round), Start: int(s.start), TurnOf: int(s.turn), Quiet: int(s.quiet),
		Die: int(s.die), Dice: slices.AppendSeq(make([]int, 0, s.white.Len()), s.white.All()), Reserved: int(s.reserved), ReservedFor: int(s.reservedBy),
		Black: s.black.String(), Wall: int(s.wall),
		Supply: document.Supply{
			City1: s.supply[0].String(), City2: s.supply[1].String(), City3: s.supply[2].String(),
			City4: s.supply[3].String(), City5: s.supply[4].String(), City6: s.supply[5].String(),
		},
		Bag: unpackGoods(s.bag), Removed: unpackGoods(s.removed),
		Centre: make([]string, 0, 6), Orders: []string{}, Players: make([]document.Player, s.game.seats),
		Acted: int(s.acted), Used: s.used.numbers(), UsedBefore: s.usedBefore.numbers(),
		FacesUsed: slices.AppendSeq([]int{}, s.facesUsed.All()),
		Held2a:    s.has(flagHeldTwo), Settled: s.has(flagSettled),
		Fulfilled: s.has(flagFulfilled), Productive: s.has(flagProductive),
	}
	for seat := Seat(1); seat <= s.game.seats; seat++ {
		p.Players[seat-1] = s.unpackPlayer(seat)
	}
	if s.orderSides.drawn() {
		p.Orders = make([]string, 0, 6)
	}
	for number := 1; number <= 6; number++ {
		s.unpackTile(p, number)
	}
	if s.game.solo() {
		p.Olive = &document.Olive{Delivery: s.olive.Delivery(), Step: s.step.String()}
		for region := range p.Olive.Crossed {
			p.Olive.Crossed[region] = s.olive.Crossed(region + 1)
		}
	}
	return p
}

func unpackGoods(goods variants.Goods) document.Counts {
	return document.Counts{
		Y: goods.Count(variants.Yellow), R: goods.Count(variants.Red), G: goods.Count(variants.Green),
		B: goods.Count(variants.Blue), E: goods.Count(variants.Grey), K: goods.Count(variants.Coal),
	}
}

// unpackPlayer lays out what a seat has, but for tiles and orders.
func (s *State) unpackPlayer(seat Seat) document.Player {
	sheet := s.sheetOf(seat)
	p := document.Player{
		Boxes: make([]int, 0, sheet.ticks()), Track: make([]string, 0, sheet.count()), Tiles: []document.Tile{}, Orders: []string{},
		Kept: s.Kept(seat).String(), Power: s.Power(seat).String(), Delivery: int(sheet.delivered),
	}
	for box := 1; box <= 6; box++ {
		if s.Ticked(seat, box) {
			p.Boxes = append(p.Boxes, box)
		}
	}
	words := s.game.layout().Sites
	for site := range words {
		if t := sheet.trackAt(site); t != 0 {
			p.Track = append(p.Track, words[site][t-1])
		}
	}
	if good, city := s.Own(seat); good != 0 {
		p.Own = good.String()
		if city != 0 {
			p.Own += string(rune('0' + city))
		}
	}
	return p
}

// unpackTile says where the action tile and the order of a number are, if their
// sides are drawn.
func (s *State) unpackTile(p *document.Position, number int) {
	if s.tileSides.drawn() {
		face := s.tileFace(number).String()
		if holder := s.rack.holder(number); s.playing(holder) {
			tiles := &p.Players[holder-1].Tiles
			*tiles = append(*tiles, document.Tile{Face: face, Sideways: s.rack.sideways(number)})
		} else {
			p.Centre = append(p.Centre, face)
		}
	}
	if s.orderSides.drawn() {
		orders := &p.Orders
		if holder := s.orders.holder(number); s.playing(holder) {
			orders = &p.Players[holder-1].Orders
		}
		*orders = append(*orders, s.orderFace(number).String())
	}
}

// numbers lists the tiles of the set, ascending.
func (t tileSet) numbers() []int {
	all := []int{}
	for tile := 1; tile <= 6; tile++ {
		if t.has(tile) {
			all = append(all, tile)
		}
	}
	return all
}
