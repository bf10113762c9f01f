package gametest

import (
	"math/rand/v2"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants"
)

// stray is a move of any kind that can be written, each kind as likely as the
// others. It is seldom legal.
func stray(setup steamrollers.Setup, random *rand.Rand) steamrollers.Move {
	return strays[random.IntN(len(strays))](dice{random, setup.Board})
}

// dice draw what moves are made of.
type dice struct {
	*rand.Rand
	board *hexmap.Board
}

func (d dice) face() int  { return 1 + d.IntN(6) }
func (d dice) coin() bool { return d.IntN(2) == 0 }

func (d dice) good() variants.Good {
	return variants.Yellow + variants.Good(d.IntN(variants.NumGoodKinds))
}

// goods are one to six goods.
func (d dice) goods() (line variants.Line) {
	for range d.face() {
		line = line.Append(d.good())
	}
	return line
}

// hex is one of the board, or near it.
func (d dice) hex() hexmap.Cell {
	return hexmap.CellAt(1+d.IntN(d.board.Rows()+1), 1+d.IntN(d.board.Columns()+1))
}

func (d dice) track() track.Track { return 1 + track.Track(d.IntN(track.NumTracks)) }

func (d dice) six() (sides [6]bool) {
	for i := range sides {
		sides[i] = d.coin()
	}
	return sides
}

func (d dice) faces(n int) (faces []int) {
	for range n {
		faces = append(faces, d.face())
	}
	return faces
}

var strays = []func(dice) steamrollers.Move{
	func(d dice) steamrollers.Move {
		return steamrollers.Goods(d.goods(), d.goods(), d.goods(), d.goods(), d.goods(), d.goods())
	},
	func(d dice) steamrollers.Move { return steamrollers.Sides(d.six()) },
	func(d dice) steamrollers.Move { return steamrollers.Orders(d.six()) },
	func(d dice) steamrollers.Move { return steamrollers.Wall(d.face()) },
	func(d dice) steamrollers.Move { return steamrollers.Influence(d.faces(d.face())...) },
	func(d dice) steamrollers.Move { return steamrollers.EnginePower(d.face()) },
	func(d dice) steamrollers.Move { return steamrollers.RailPower(d.hex(), d.track()) },
	func(dice) steamrollers.Move { return steamrollers.PointsPower() },
	func(d dice) steamrollers.Move { return steamrollers.TilePower(d.face()) },
	func(dice) steamrollers.Move { return steamrollers.GoodsPower() },
	func(d dice) steamrollers.Move { return steamrollers.Draw(d.good()) },
	func(d dice) steamrollers.Move { return steamrollers.Place(d.face()) },
	func(d dice) steamrollers.Move {
		return steamrollers.Roll(steamrollers.DiceOf(d.faces(d.face())...), steamrollers.StraightGentle+steamrollers.Black(d.IntN(3)))
	},
	func(d dice) steamrollers.Move { return steamrollers.Draft(d.face()) },
	func(dice) steamrollers.Move { return steamrollers.Steal() },
	func(dice) steamrollers.Move { return steamrollers.Decline() },
	func(d dice) steamrollers.Move { return steamrollers.UseValue(1+d.IntN(2), d.face()) },
	func(d dice) steamrollers.Move { return steamrollers.UseStep(1 - 2*d.IntN(2)) },
	func(dice) steamrollers.Move { return steamrollers.UseFlip() },
	func(dice) steamrollers.Move { return steamrollers.UseReroll() },
	func(dice) steamrollers.Move { return steamrollers.UseTwo() },
	func(d dice) steamrollers.Move { return steamrollers.Reroll(d.face()) },
	func(d dice) steamrollers.Move { return steamrollers.Build(d.hex(), d.track()) },
	func(dice) steamrollers.Move { return steamrollers.Improve() },
	strayDelivery,
	func(dice) steamrollers.Move { return steamrollers.Take() },
	func(dice) steamrollers.Move { return steamrollers.Pass() },
	func(d dice) steamrollers.Move { return steamrollers.Fulfil(d.face(), d.goods().Goods()) },
	func(dice) steamrollers.Move { return steamrollers.End() },
}

func strayDelivery(d dice) steamrollers.Move {
	m := steamrollers.Deliver(d.good(), d.face(), d.face(), d.face())
	if d.coin() {
		m = m.FromLine(d.face())
	}
	for _, mark := range []func() steamrollers.Move{
		m.Own, m.NamingDestination, m.Unlimited, func() steamrollers.Move { return m.Longer(1 + d.IntN(2)) },
	} {
		if d.IntN(8) == 0 {
			m = mark()
		}
	}
	return m
}
