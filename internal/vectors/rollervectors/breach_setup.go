package rollervectors

import (
	"math/rand/v2"
	"slices"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants"
)

var breachesOfSetup = []breach{
	breaks(steamrollers.SetupGoods, "a city gets one good too few", goodsBut(false, func(lines []variants.Line) []variants.Line {
		lines[5] = lines[5].RemoveAt(0)
		return lines
	})),
	breaks(steamrollers.SetupGoods, "a city gets no goods", goodsBut(false, func(lines []variants.Line) []variants.Line { return lines[:5] })),
	breaks(steamrollers.SoloSetup, "a city gets one good too few", goodsBut(true, func(lines []variants.Line) []variants.Line {
		lines[2] = lines[2].RemoveAt(0)
		return lines
	})),
	breaks(steamrollers.SetupBag, "a black good is not in the bag", func(p *position) []steamrollers.Move {
		return slices.Concat(goodsBut(false, withCoal)(p), goodsBut(true, withCoal)(p))
	}),
	breaks(steamrollers.SetupBag, "there are ten yellow goods", func(p *position) []steamrollers.Move {
		return slices.Concat(goodsBut(false, withYellow)(p), goodsBut(true, withYellow)(p))
	}),
	breaks(steamrollers.SoloLevels, "Olive's level has another number of dice", func(p *position) []steamrollers.Move {
		if !p.in(steamrollers.PhaseInfluence) {
			return nil
		}
		dice := []int{1, 2, 3, 4, 5, 6, 1}
		return []steamrollers.Move{steamrollers.Influence(dice[:p.setup.Olive.Dice()+1]...)}
	}),
}

// goodsBut draws the right goods, and then makes something wrong of them.
func goodsBut(alone bool, wrong func([]variants.Line) []variants.Line) func(*position) []steamrollers.Move {
	return func(p *position) []steamrollers.Move {
		if !p.in(steamrollers.PhaseGoods) || p.alone() != alone {
			return nil
		}
		drawn := p.Sample(rand.New(rand.NewPCG(1, 0)))
		var lines []variants.Line
		for city := 1; city <= 6; city++ {
			lines = append(lines, drawn.Line(city))
		}
		return []steamrollers.Move{steamrollers.DrawGoods(wrong(lines)...)}
	}
}

func withCoal(lines []variants.Line) []variants.Line {
	lines[3] = lines[3].RemoveAt(0).Append(variants.Coal)
	return lines
}

// withYellow draws eleven yellow goods, and of no other colour too many.
func withYellow(lines []variants.Line) []variants.Line {
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

var breachesOfPowers = []breach{
	breaks(steamrollers.PowerInTurn, "another player has taken that power", func(p *position) (moves []steamrollers.Move) {
		if !p.in(steamrollers.PhasePower) {
			return nil
		}
		for seat := p.seat + 1; int(seat) <= p.setup.Players; seat++ {
			switch p.Power(seat) {
			case variants.EnginePower:
				moves = append(moves, steamrollers.EnginePower(2))
			case variants.RailPower:
				moves = append(moves, steamrollers.RailPower(p.setup.Board.Cell(0), p.anyTrack()))
			case variants.PointsPower:
				moves = append(moves, steamrollers.PointsPower())
			case variants.TilePower:
				moves = append(moves, steamrollers.TilePower(5))
			case variants.GoodsPower:
				moves = append(moves, steamrollers.GoodsPower())
			}
		}
		return moves
	}),
	breaks(steamrollers.PowerOfRail, "no track is drawn in a city", func(p *position) (moves []steamrollers.Move) {
		if p.hasPower(variants.RailPower) {
			for hex, facts := range p.hexes() {
				if facts.city {
					moves = append(moves, steamrollers.RailPower(hex, p.anyTrack()))
				}
			}
		}
		return moves
	}),
	breaks(steamrollers.PowerOfRail, "the board lacks the hex", func(p *position) []steamrollers.Move {
		if !p.hasPower(variants.RailPower) {
			return nil
		}
		return []steamrollers.Move{steamrollers.RailPower(p.beyond(), p.anyTrack())}
	}),
	breaks(steamrollers.PowerOfGoods, "neither a grey nor a black good is drawn", func(p *position) []steamrollers.Move {
		if !p.in(steamrollers.PhaseDraw) {
			return nil
		}
		return []steamrollers.Move{steamrollers.Draw(variants.Grey), steamrollers.Draw(variants.Coal)}
	}),
	breaks(steamrollers.PowerOfGoods, "the personal good is placed on a grey city", func(p *position) (moves []steamrollers.Move) {
		if !p.in(steamrollers.PhasePlace) {
			return nil
		}
		for city := 1; city <= 6; city++ {
			if p.setup.Board.Colour(city) != hexmap.Grey {
				moves = append(moves, steamrollers.Place(city))
			}
		}
		return moves
	}),
	breaks(steamrollers.PowerOfGoods, "the player has no such personal good", func(p *position) (moves []steamrollers.Move) {
		own, _ := p.Own(p.seat)
		for _, m := range p.legal {
			if m.Kind() == steamrollers.KindDeliver && !m.IsOwn() && m.LinePlace() == 0 && m.Good() != own {
				moves = append(moves, m.Own())
			}
		}
		return moves
	}),
}

// hasPower reports whether the player who is asked may take a power.
func (p *position) hasPower(power variants.Power) bool {
	if !p.in(steamrollers.PhasePower) {
		return false
	}
	for seat := p.seat + 1; int(seat) <= p.setup.Players; seat++ {
		if p.Power(seat) == power {
			return false
		}
	}
	return true
}

func (p *position) anyTrack() track.Track { return track.Between(hexmap.East, hexmap.West) }
