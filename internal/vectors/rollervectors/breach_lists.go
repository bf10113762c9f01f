package rollervectors

import (
	"math/rand/v2"
	"os"
	"slices"
	"strings"

	"github.com/railhex/railhex/delivery"
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants"
)

// lists are moves among which ways to break rules choose.
var lists = map[string]func(*position) []steamrollers.Move{
	"legal": func(p *position) []steamrollers.Move { return p.legal },
	"sample": func(p *position) []steamrollers.Move {
		return []steamrollers.Move{p.Sample(rand.New(rand.NewPCG(1, 0)))}
	},
	"taken-powers": (*position).takenPowers,
	"rails": func(p *position) []steamrollers.Move {
		return p.everywhere(steamrollers.RailPower, track.Between(hexmap.East, hexmap.West))
	},
	"tracks":       func(p *position) []steamrollers.Move { return p.everywhere(steamrollers.Build, p.track(true)) },
	"other-tracks": func(p *position) []steamrollers.Move { return p.everywhere(steamrollers.Build, p.track(false)) },
	"parcels":      (*position).parcels,
	"round-trips":  (*position).roundTrips,
	"orders": func(p *position) []steamrollers.Move {
		return p.fulfil(func(order variants.Order) []variants.Goods { return []variants.Goods{order.Goods} })
	},
	"all-kept": func(p *position) []steamrollers.Move {
		return p.fulfil(func(variants.Order) []variants.Goods { return []variants.Goods{p.Kept(p.seat)} })
	},
	"payments": func(p *position) []steamrollers.Move {
		return p.fulfil(func(order variants.Order) []variants.Goods { return order.AppendPayments(nil, p.Kept(p.seat)) })
	},
	"payments-with-two-coal": func(p *position) []steamrollers.Move {
		return p.fulfil(func(order variants.Order) []variants.Goods { return twoCoal(order, p.Kept(p.seat)) })
	},
}

// marks change the moves of a way.
var marks = map[string]func(m steamrollers.Move, i int) steamrollers.Move{
	"with-own":   func(m steamrollers.Move, _ int) steamrollers.Move { return m.Own() },
	"with-place": func(m steamrollers.Move, _ int) steamrollers.Move { return m.FromLine(1) },
	"without-place": func(m steamrollers.Move, _ int) steamrollers.Move {
		return steamrollers.Deliver(m.Good(), m.From(), m.To(), m.Distance())
	},
	"with-3a": func(m steamrollers.Move, _ int) steamrollers.Move { return m.NamingDestination() },
	"with-3b": func(m steamrollers.Move, i int) steamrollers.Move { return m.Longer(1 + i%2) },
	"with-4a": func(m steamrollers.Move, _ int) steamrollers.Move { return m.Unlimited() },

	"one-less-in-6": drawn(func(lines []variants.Line) []variants.Line { lines[5] = lines[5].RemoveAt(0); return lines }),
	"none-in-6":     drawn(func(lines []variants.Line) []variants.Line { return lines[:5] }),
	"one-less-in-3": drawn(func(lines []variants.Line) []variants.Line { lines[2] = lines[2].RemoveAt(0); return lines }),
	"coal-in-4": drawn(func(lines []variants.Line) []variants.Line {
		lines[3] = lines[3].RemoveAt(0).Append(variants.Coal)
		return lines
	}),
	"eleven-yellow": drawn(elevenYellow),
}

// drawn makes something wrong of the right goods.
func drawn(wrong func([]variants.Line) []variants.Line) func(steamrollers.Move, int) steamrollers.Move {
	return func(m steamrollers.Move, _ int) steamrollers.Move {
		var lines []variants.Line
		for city := 1; city <= 6; city++ {
			lines = append(lines, m.Line(city))
		}
		return steamrollers.DrawGoods(wrong(lines)...)
	}
}

// elevenYellow draws eleven yellow goods, and of no other colour too many.
func elevenYellow(lines []variants.Line) []variants.Line {
	goods := slices.Repeat([]variants.Good{variants.Yellow}, 11)
	for _, other := range []variants.Good{variants.Red, variants.Green, variants.Blue, variants.Grey} {
		goods = append(goods, slices.Repeat([]variants.Good{other}, 10)...)
	}
	for i := range lines {
		number := lines[i].Len()
		lines[i] = 0
		for range number {
			lines[i] = lines[i].Append(goods[0])
			goods = goods[1:]
		}
	}
	return lines
}

// parse reads a move in which a word such as "$die" stands for what is there.
func (p *position) parse(text string) steamrollers.Move {
	return steamrollers.MustParseMove(os.Expand(text, func(word string) string {
		switch word {
		case "die":
			return digit(p.Die())
		case "opposite":
			return digit(7 - p.Die())
		case "step":
			if p.Die() == 6 {
				return "-1"
			}
			return "+1"
		case "beyond":
			return p.beyond().String()
		case "track":
			return p.track(true).String()
		case "dice_and_one":
			return p.dice(+1)
		case "dice_but_one":
			return p.dice(-1)
		case "level_and_one":
			return "1 2 3 4 5 6 1"[:2*p.setup.Olive.Dice()+1]
		}
		panic("rollervectors: what is $" + word + "?")
	}))
}

func digit(n int) string { return string(rune('0' + n)) }

// dice are some more white dice than are rolled.
func (p *position) dice(more int) string {
	dice := p.setup.Players + 1
	if p.alone() {
		dice = 3
	}
	return "1 2 2 4 5 6 6"[:2*(dice+more)-1]
}

// takenPowers takes each power that another seat has.
func (p *position) takenPowers() (moves []steamrollers.Move) {
	for seat := p.seat + 1; int(seat) <= p.setup.Players; seat++ {
		if p.Power(seat) == 0 {
			continue
		}
		for _, taking := range []string{"power engine 2", "power rail " + p.setup.Board.Cell(0).String() + " E-W", "power points", "power tile 5", "power goods"} {
			if strings.HasPrefix(taking, "power "+p.Power(seat).String()) {
				moves = append(moves, steamrollers.MustParseMove(taking))
			}
		}
	}
	return moves
}

// everywhere is track in each hex of the board.
func (p *position) everywhere(move func(hexmap.Cell, track.Track) steamrollers.Move, t track.Track) (moves []steamrollers.Move) {
	board := p.setup.Board
	for i := range board.Len() {
		moves = append(moves, move(board.Cell(i), t))
	}
	return moves
}

// farthest is a distance that few routes have.
const farthest = 8

// parcels are all deliveries without tiles that a player with links may think of. Against
// Olive they name a place where the good lies, or one where another does.
func (p *position) parcels() []steamrollers.Move {
	if p.thought != nil || len(p.network(false)) == 0 {
		return p.thought
	}
	for from := 1; from <= 6; from++ {
		for to := 1; to <= 6; to++ {
			for good := variants.Yellow; good <= variants.Coal && from != to; good++ {
				for distance := 1; distance <= farthest; distance++ {
					m := steamrollers.Deliver(good, from, to, distance)
					if p.alone() {
						m = m.FromLine(1 + max(0, p.Supply(from).Find(good)))
					}
					p.thought = append(p.thought, m)
				}
			}
		}
	}
	return p.thought
}

// strength is that of the engine, without a tile 4b that has served another action.
func (p *position) strength() int {
	strength := p.Strength(p.seat)
	if p.alone() && p.up("4b") && p.keeps("4") && p.TileUsedBefore(4) {
		strength--
	}
	return strength
}

// distances are those of the routes of a delivery, with the blocked borders or without them.
func (p *position) distances(m steamrollers.Move, blocked bool) delivery.Distances {
	all := &p.over
	if blocked {
		all = &p.reached
	}
	if *all == nil {
		*all = delivery.AppendAllDistances(nil, 6, p.network(blocked))
	}
	return (*all)[delivery.PairIndex(6, m.From()-1, m.To()-1)]
}

// roundTrips are deliveries of coal, which may go anywhere, from a city to the same.
func (p *position) roundTrips() (moves []steamrollers.Move) {
	from := p.Die()
	for distance := 1; distance <= p.Strength(p.seat) && p.Supply(from).Find(variants.Coal) >= 0; distance++ {
		moves = append(moves, steamrollers.Deliver(variants.Coal, from, from, distance))
	}
	return moves
}

// rings is the lengths of the rings of links, each link used once, that lead from a city
// back to it and over no other city twice.
func (p *position) rings(city int) (lengths delivery.Distances) {
	links := p.network(true)
	place := city - 1
	for i, link := range links {
		if int(link.A) != place && int(link.B) != place {
			continue
		}
		other := int(link.A) + int(link.B) - place
		for back := range delivery.Routes(links, delivery.Query{From: other, To: delivery.PlaceSetOf(place)}) {
			if back.Len() == 1 && back.Link(0) == i {
				continue
			}
			length := int(link.Length)
			for j := range back.Links() {
				length += int(links[j].Length)
			}
			lengths |= delivery.DistancesOf(length)
		}
	}
	return lengths
}

// fulfil gives goods for each order.
func (p *position) fulfil(given func(variants.Order) []variants.Goods) (moves []steamrollers.Move) {
	for number := 1; number <= 6; number++ {
		for _, goods := range given(p.order(number)) {
			moves = append(moves, steamrollers.Fulfil(number, goods))
		}
	}
	return slices.DeleteFunc(moves, func(m steamrollers.Move) bool { return !m.IsValid() })
}

// twoCoal is goods of theirs that would pay an order if two of them could be
// black.
func twoCoal(order variants.Order, kept variants.Goods) (all []variants.Goods) {
	for first := variants.Yellow; first < variants.Coal; first++ {
		for second := first; second < variants.Coal; second++ {
			if !order.Goods.Contains(variants.GoodsOf(first, second)) {
				continue
			}
			given := order.Goods.Minus(variants.GoodsOf(first, second)).Plus(variants.GoodsOf(variants.Coal, variants.Coal))
			if kept.Contains(given) {
				all = append(all, given)
			}
		}
	}
	return all
}
