package gamegen

import (
	"pgregory.net/rapid"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants"
)

// Move draws a move of any kind that can be written, each kind as likely as
// the others. Few of them are legal anywhere.
func Move() *rapid.Generator[steamrollers.Move] {
	return rapid.Custom(func(t *rapid.T) steamrollers.Move {
		kind := rapid.SampledFrom(kinds).Draw(t, "kind")
		return drawers[kind](t)
	})
}

// MoveIn draws a move for a position: one that is legal there, one of a kind
// that is asked for there, or any.
func MoveIn(s *steamrollers.State) *rapid.Generator[steamrollers.Move] {
	legal := s.AppendMoves(nil)
	if len(legal) == 0 {
		return Move()
	}
	return rapid.Custom(func(t *rapid.T) steamrollers.Move {
		m := rapid.SampledFrom(legal).Draw(t, "legal")
		switch rapid.IntRange(0, 3).Draw(t, "edit") {
		case 0:
			return m
		case 1:
			return Move().Draw(t, "any")
		default:
			return edit(t, s, m)
		}
	})
}

// edit changes a part of a legal move.
func edit(t *rapid.T, s *steamrollers.State, m steamrollers.Move) steamrollers.Move {
	switch m.Kind() {
	case steamrollers.KindBuild:
		if rapid.Bool().Draw(t, "elsewhere") {
			return steamrollers.Build(hexOf(t, s.Setup().Board), m.Track())
		}
		return steamrollers.Build(m.Hex(), drawTrack(t))
	case steamrollers.KindRailPower:
		return steamrollers.RailPower(hexOf(t, s.Setup().Board), m.Track())
	case steamrollers.KindDeliver:
		return editDelivery(t, m)
	}
	return drawers[m.Kind()](t)
}

func hexOf(t *rapid.T, board *hexmap.Board) hexmap.Cell {
	return board.Cell(rapid.IntRange(0, board.Len()-1).Draw(t, "hex"))
}

// editDelivery changes one thing of a delivery.
func editDelivery(t *rapid.T, m steamrollers.Move) steamrollers.Move {
	d := deliveryOf(m)
	switch rapid.IntRange(0, 7).Draw(t, "part") {
	case 0:
		d.good = Good().Draw(t, "good")
	case 1:
		d.place = rapid.IntRange(0, variants.LineRoom).Draw(t, "place")
	case 2:
		d.from = face(t)
	case 3:
		d.to = face(t)
	case 4:
		d.distance = rapid.IntRange(0, 12).Draw(t, "distance")
	case 5:
		d.own, d.place = !d.own, 0
	case 6:
		d.toDie = !d.toDie
	case 7:
		d.bonus = rapid.IntRange(0, 2).Draw(t, "bonus")
		d.unlimited = rapid.Bool().Draw(t, "unlimited")
	}
	return d.move()
}

// A delivery is a deliver move taken apart.
type delivery struct {
	good                  variants.Good
	place                 int // 0 if it is not said
	from, to, distance    int
	own, toDie, unlimited bool
	bonus                 int
}

func deliveryOf(m steamrollers.Move) delivery {
	return delivery{m.Good(), m.LinePlace(), m.From(), m.To(), m.Distance(), m.IsOwn(), m.NamesDestination(), m.IsUnlimited(), m.Bonus()}
}

func (d delivery) move() steamrollers.Move {
	m := steamrollers.Deliver(d.good, d.from, d.to, d.distance)
	if d.place != 0 {
		m = m.FromLine(d.place)
	}
	if d.own {
		m = m.Own()
	}
	if d.toDie {
		m = m.NamingDestination()
	}
	if d.bonus != 0 {
		m = m.Longer(d.bonus)
	}
	if d.unlimited {
		m = m.Unlimited()
	}
	return m
}

// drawers draw a move of each kind.
var drawers = map[steamrollers.Kind]func(t *rapid.T) steamrollers.Move{
	steamrollers.KindGoods: func(t *rapid.T) steamrollers.Move {
		return steamrollers.DrawGoods(rapid.SliceOfN(line, 1, 8).Draw(t, "cities")...)
	},
	steamrollers.KindSides:  func(t *rapid.T) steamrollers.Move { return steamrollers.Sides(drawSides(t)) },
	steamrollers.KindOrders: func(t *rapid.T) steamrollers.Move { return steamrollers.Orders(drawSides(t)) },
	steamrollers.KindWall:   func(t *rapid.T) steamrollers.Move { return steamrollers.Wall(face(t)) },
	steamrollers.KindInfluence: func(t *rapid.T) steamrollers.Move {
		return steamrollers.Influence(rapid.SliceOfN(rapid.IntRange(1, 6), 1, 8).Draw(t, "dice")...)
	},
	steamrollers.KindEnginePower: func(t *rapid.T) steamrollers.Move { return steamrollers.EnginePower(face(t)) },
	steamrollers.KindRailPower:   func(t *rapid.T) steamrollers.Move { return steamrollers.RailPower(drawCell(t), drawTrack(t)) },
	steamrollers.KindPointsPower: func(*rapid.T) steamrollers.Move { return steamrollers.PointsPower() },
	steamrollers.KindTilePower:   func(t *rapid.T) steamrollers.Move { return steamrollers.TilePower(face(t)) },
	steamrollers.KindGoodsPower:  func(*rapid.T) steamrollers.Move { return steamrollers.GoodsPower() },
	steamrollers.KindDraw:        func(t *rapid.T) steamrollers.Move { return steamrollers.Draw(Good().Draw(t, "good")) },
	steamrollers.KindPlace:       func(t *rapid.T) steamrollers.Move { return steamrollers.Place(face(t)) },
	steamrollers.KindRoll: func(t *rapid.T) steamrollers.Move {
		white := steamrollers.DiceOf(rapid.SliceOfN(rapid.IntRange(1, 6), 1, 8).Draw(t, "dice")...)
		black := rapid.Uint8Range(uint8(steamrollers.StraightGentle), uint8(steamrollers.GentleSharp)).Draw(t, "black")
		return steamrollers.Roll(white, steamrollers.BlackDie(black))
	},
	steamrollers.KindDraft:   func(t *rapid.T) steamrollers.Move { return steamrollers.Draft(face(t)) },
	steamrollers.KindSteal:   func(*rapid.T) steamrollers.Move { return steamrollers.Steal() },
	steamrollers.KindDecline: func(*rapid.T) steamrollers.Move { return steamrollers.Decline() },
	steamrollers.KindUseValue: func(t *rapid.T) steamrollers.Move {
		return steamrollers.UseValue(rapid.IntRange(1, 2).Draw(t, "tile"), face(t))
	},
	steamrollers.KindUseStep: func(t *rapid.T) steamrollers.Move {
		return steamrollers.UseStep(rapid.SampledFrom([]int{+1, -1}).Draw(t, "step"))
	},
	steamrollers.KindUseFlip:   func(*rapid.T) steamrollers.Move { return steamrollers.UseFlip() },
	steamrollers.KindUseReroll: func(*rapid.T) steamrollers.Move { return steamrollers.UseReroll() },
	steamrollers.KindUseTwo:    func(*rapid.T) steamrollers.Move { return steamrollers.UseTwo() },
	steamrollers.KindReroll:    func(t *rapid.T) steamrollers.Move { return steamrollers.Reroll(face(t)) },
	steamrollers.KindBuild:     func(t *rapid.T) steamrollers.Move { return steamrollers.Build(drawCell(t), drawTrack(t)) },
	steamrollers.KindImprove:   func(*rapid.T) steamrollers.Move { return steamrollers.Improve() },
	steamrollers.KindDeliver: func(t *rapid.T) steamrollers.Move {
		return delivery{
			good:      Good().Draw(t, "good"),
			place:     rapid.OneOf(rapid.Just(0), rapid.IntRange(1, 255)).Draw(t, "place"),
			from:      face(t),
			to:        face(t),
			distance:  rapid.OneOf(rapid.IntRange(0, 12), rapid.IntRange(0, 65535)).Draw(t, "distance"),
			own:       rapid.Bool().Draw(t, "own"),
			toDie:     rapid.Bool().Draw(t, "dest"),
			bonus:     rapid.IntRange(0, 2).Draw(t, "bonus"),
			unlimited: rapid.Bool().Draw(t, "unlimited"),
		}.move()
	},
	steamrollers.KindTake: func(*rapid.T) steamrollers.Move { return steamrollers.Take() },
	steamrollers.KindPass: func(*rapid.T) steamrollers.Move { return steamrollers.Pass() },
	steamrollers.KindFulfil: func(t *rapid.T) steamrollers.Move {
		return steamrollers.Fulfil(face(t), variants.GoodsOf(rapid.SliceOfN(Good(), 1, 15).Draw(t, "given")...))
	},
	steamrollers.KindEnd: func(*rapid.T) steamrollers.Move { return steamrollers.End() },
}

// kinds are all kinds of moves, in their order.
var kinds = func() (all []steamrollers.Kind) {
	for k := range steamrollers.Kinds() {
		all = append(all, k)
	}
	return all
}()

func face(t *rapid.T) int { return rapid.IntRange(1, 6).Draw(t, "face") }

func drawSides(t *rapid.T) [6]bool {
	return [6]bool(rapid.SliceOfN(rapid.Bool(), 6, 6).Draw(t, "b"))
}

// drawCell draws a hex that a small board may have, or any.
func drawCell(t *rapid.T) hexmap.Cell {
	row := rapid.IntRange(1, 6).Draw(t, "row")
	column := rapid.IntRange(1, 9).Draw(t, "column")
	if rapid.IntRange(0, 7).Draw(t, "far") == 1 {
		row = rapid.IntRange(1, hexmap.MaxRows).Draw(t, "far row")
		column = rapid.IntRange(1, hexmap.MaxColumns).Draw(t, "far column")
	}
	return hexmap.CellAt(row, column)
}

func drawTrack(t *rapid.T) track.Track {
	return track.Track(rapid.Uint8Range(1, track.NumTracks).Draw(t, "track"))
}

// line draws the goods of a city.
var line = rapid.Map(rapid.SliceOfN(Good(), 1, variants.LineRoom), func(goods []variants.Good) (l variants.Line) {
	for _, g := range goods {
		l = l.Append(g)
	}
	return l
})
