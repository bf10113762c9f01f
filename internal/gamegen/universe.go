package gamegen

import (
	"iter"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants"
)

// longest is a distance that no route has: at most five links and six towns.
const longest = 12

// Universe walks every move of players that could be legal in any position of a game,
// and many that never are. It walks every hex and every track, and every good over
// every distance up to one more than any route has, with all marks. For every order it
// walks every set of up to five goods. Places in a line go up to one more than a city
// has goods against Olive, and to one more than is right without her.
func Universe(setup steamrollers.Setup) iter.Seq[steamrollers.Move] {
	places := 1
	if setup.Olive != 0 {
		places = 5
	}
	return func(yield func(steamrollers.Move) bool) {
		for _, part := range []iter.Seq[steamrollers.Move]{simple, tracks(setup.Board), deliveries(places), fulfilments} {
			for m := range part {
				if !yield(m) {
					return
				}
			}
		}
	}
}

// simple walks the moves that say no more than a face.
func simple(yield func(steamrollers.Move) bool) {
	moves := []steamrollers.Move{
		steamrollers.PointsPower(), steamrollers.GoodsPower(), steamrollers.Steal(), steamrollers.Decline(),
		steamrollers.UseStep(+1), steamrollers.UseStep(-1), steamrollers.UseFlip(), steamrollers.UseReroll(),
		steamrollers.UseTwo(), steamrollers.Improve(), steamrollers.Take(), steamrollers.Pass(), steamrollers.End(),
	}
	for face := 1; face <= 6; face++ {
		moves = append(moves,
			steamrollers.EnginePower(face), steamrollers.TilePower(face), steamrollers.Place(face),
			steamrollers.Draft(face), steamrollers.UseValue(1, face), steamrollers.UseValue(2, face))
	}
	for _, m := range moves {
		if !yield(m) {
			return
		}
	}
}

func tracks(board *hexmap.Board) iter.Seq[steamrollers.Move] {
	return func(yield func(steamrollers.Move) bool) {
		for hex := range board.Len() {
			for t := range track.Tracks() {
				if !yield(steamrollers.Build(board.Cell(hex), t)) || !yield(steamrollers.RailPower(board.Cell(hex), t)) {
					return
				}
			}
		}
	}
}

func deliveries(places int) iter.Seq[steamrollers.Move] {
	const marks = 2 * 2 * 3
	return func(yield func(steamrollers.Move) bool) {
		for from := 1; from <= 6; from++ {
			for to := 1; to <= 6; to++ {
				for distance := range longest + 1 {
					for g := variants.Yellow; g <= variants.Coal; g++ {
						for mark := range marks {
							d := delivery{good: g, from: from, to: to, distance: distance}
							d.toDie, d.unlimited, d.bonus = mark&1 != 0, mark&2 != 0, mark>>2
							if !d.fromAnywhere(places, yield) {
								return
							}
						}
					}
				}
			}
		}
	}
}

// fromAnywhere walks a delivery from everywhere that its good may lie.
func (d delivery) fromAnywhere(places int, yield func(steamrollers.Move) bool) bool {
	for d.place = range places + 1 {
		if !yield(d.move()) {
			return false
		}
	}
	d.place, d.own = 0, true
	return yield(d.move())
}

func fulfilments(yield func(steamrollers.Move) bool) {
	for order := 1; order <= 6; order++ {
		for given := range goodsUpTo(5, 0, variants.Yellow) {
			if !yield(steamrollers.Fulfil(order, given)) {
				return
			}
		}
	}
}

// goodsUpTo walks all sets that have up to so many goods more than some, none
// of the additional ones of a lower kind than the first.
func goodsUpTo(more int, some variants.Goods, first variants.Good) iter.Seq[variants.Goods] {
	return func(yield func(variants.Goods) bool) {
		if more == 0 {
			return
		}
		for g := first; g <= variants.Coal; g++ {
			set := some.Add(g)
			if !yield(set) {
				return
			}
			for larger := range goodsUpTo(more-1, set, g) {
				if !yield(larger) {
					return
				}
			}
		}
	}
}
