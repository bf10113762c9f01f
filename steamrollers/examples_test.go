package steamrollers_test

import (
	"sync"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/internal/gamegen"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants"
)

// examples are a few positions of each phase, on all kinds of setups, always
// the same ones.
var examples = sync.OnceValue(func() (positions []steamrollers.State) {
	const games, ofEachPhase = 300, 12
	var found [steamrollers.PhaseOver + 1]int
	drawn := gamegen.Game()
	for seed := range games {
		for i, s := range gamegen.Positions(drawn.Example(seed)) {
			if found[s.Phase()] < ofEachPhase && i%3 == seed%3 { // not all of them of the first game
				found[s.Phase()]++
				positions = append(positions, s)
			}
		}
	}
	return positions
})

// everyKind is moves of all kinds, of which any position allows some and
// forbids others.
func everyKind() (moves []steamrollers.Move) {
	drawn := gamegen.Move()
	for seed := range 200 {
		moves = append(moves, drawn.Example(seed))
	}
	for m := range gamegen.Universe(steamrollers.Setup{Board: hexmap.Standard()}) {
		if m.Kind() != steamrollers.KindDeliver || m.Distance() < 6 && m.Good() == variants.Red {
			moves = append(moves, m)
		}
	}
	return append(moves, steamrollers.Move{})
}

// readAll asks every accessor that gives plain values.
func readAll(s *steamrollers.State) (n int) {
	n += s.Acted() + int(s.Active()) + int(s.Bag()) + int(s.Black()) + s.DeliveryStrength() + s.Die() + s.LongestGame() + int(s.NumOutcomes())
	n += s.OlivePoints().Total + int(s.OliveStep()) + int(s.Phase()) + s.Quiet() + int(s.Removed()) + s.Round() + s.Seats() + int(s.Start())
	n += int(s.Turn()) + s.Wall() + s.Winners().Len() + s.Setup().Players + s.Olive().Crossed(1)
	for _, yes := range [...]bool{s.Chance(), s.HeldTwo(), s.OrderFulfilled(), s.Over(), s.Productive(), s.Settled()} {
		if yes {
			n++
		}
	}
	least, most := s.TotalBounds()
	die, by := s.Reserved()
	n += least + most + die + int(by)
	for die := range s.Dice().All() {
		n += die
	}
	for number := range 8 {
		seat := steamrollers.Seat(number)
		face, holder, _ := s.Tile(number)
		order, taker := s.Order(number)
		good, city := s.Own(seat)
		n += int(face) + int(holder) + int(order) + int(taker) + int(good) + city + s.Supply(number).Len() + s.Boxes(seat)
		n += int(s.Kept(seat)) + s.Points(seat).Total() + int(s.Power(seat)) + s.Rank(seat) + s.Strength(seat) + s.Total(seat)
		n += int(s.TrackAt(seat, hexmap.CellAt(26, 999)))
		if s.FaceUsed(number) || s.TileUsed(number) || s.TileUsedBefore(number) || s.Ticked(seat, 3) {
			n++
		}
		for hex, drawn := range s.Drawn(seat) {
			n += int(drawn) + int(s.TrackAt(seat, hex))
		}
	}
	return n
}
