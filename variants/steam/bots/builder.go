package bots

import (
	"math/rand/v2"

	"github.com/railhex/railhex/variants/family/search"
	"github.com/railhex/railhex/variants/steam"
)

// Builder lays track from stop to stop, improves its locomotive, and delivers
// goods. It looks at what each move does at once, and no further. Most of its games
// end by END-1. The zero Builder is ready.
type Builder struct {
	land  *land
	legal []steam.Move
}

// Choose returns the legal move that looks best; among equals, any.
func (p *Builder) Choose(s *steam.State, random *rand.Rand) steam.Move {
	if board := s.Map(); !p.land.isOf(board) {
		p.land = survey(board)
	}
	p.legal = s.AppendMoves(p.legal[:0])
	return search.Best(p.legal, random, func(m steam.Move) int { return p.worth(s, m) })
}

// What moves are worth, about ten to a step of income.
const (
	meritOfLink     = 60 // a complete one
	meritOfBegun    = 25 // an open end; less for each hex to the next stop
	meritOfHex      = 8
	meritOfDelivery = 40  // and more for each point
	meritOfPoint    = 20  // of a delivery
	meritOfOthers   = -6  // for each point that somebody else gets
	meritOfCity     = 70  // a new one, or growth
	costOfMoney     = 5   // for each 1 that is paid
	costOfLoan      = 15  // for each step of income
	meritOfPlace    = 8   // in the turn order
	enough          = 6   // cash with which a turn is begun
	lowIncome       = -4  // below which nothing is borrowed
	neverOwing      = -90 // for what leads there
)

// meritOfTile is what taking an action tile is worth, beyond what it costs.
var meritOfTile = [steam.NumActionTiles + 1]int{
	steam.OrderTile: 12, steam.MoveTile: 18, steam.EngineerTile: 22, steam.BuildTile: 14,
	steam.GrowthTile: 20, steam.LocomotiveTile: 60, steam.UrbaniseTile: 55,
}

// meritOfLevel is what a locomotive of one level more is worth by its level.
var meritOfLevel = [7]int{0, 55, 50, 40, 30, 20, 0}

// worth is how good a legal move looks.
func (p *Builder) worth(s *steam.State, m steam.Move) int {
	seat := s.Turn()
	switch m.Kind() {
	case steam.KindBid:
		return meritOfPlace - p.costOf(s, m.Number())
	case steam.KindCapital:
		lack := max(enough+s.Locomotive(seat)-s.Money(seat), 0)
		needed := min((lack+4)/5, max(s.Income(seat)-lowIncome+2, 0))
		return -max(m.Number()-needed, needed-m.Number())
	case steam.KindTake:
		if m.Passing() {
			return 0
		}
		return meritOfTile[m.ActionTile()] - p.costOf(s, s.Cost(m))
	case steam.KindBuild, steam.KindUpgrade, steam.KindRedirect:
		return p.worthOfTrack(s, m) - p.costOf(s, s.Cost(m))
	case steam.KindUrbanise, steam.KindGrow:
		return meritOfCity
	case steam.KindImprove:
		return meritOfLevel[s.Locomotive(seat)]
	case steam.KindDeliver:
		return p.worthOfDelivery(s, m)
	case steam.KindIncome:
		return s.Rounds() - s.Round() - 1 // late in the game, points
	}
	return 0
}

// costOf is what it costs the asked player to pay a sum: with loans more, and most
// of all where they lead deep into debt.
func (p *Builder) costOf(s *steam.State, sum int) int {
	seat := s.Turn()
	loans := max(sum-s.Money(seat)+4, 0) / 5
	cost := costOfMoney*sum + costOfLoan*loans
	if loans > 0 && s.Income(seat)-loans < lowIncome {
		cost -= neverOwing
	}
	return cost
}

// worthOfTrack is what a tile does: links that are complete, and open ends near a
// stop to which they may lead.
func (p *Builder) worthOfTrack(s *steam.State, m steam.Move) int {
	seat := s.Turn()
	after, err := s.Apply(m)
	if err != nil {
		return neverOwing
	}
	worth := meritOfLink * (after.CompleteLinks(seat) - s.CompleteLinks(seat))
	nearest := 1 << 10
	for link := range after.Links() {
		if !link.Complete && link.Owner == seat && link.To.Hex == m.Hex() {
			nearest = min(nearest, p.land.distance(link))
		}
	}
	return worth + max(meritOfBegun-meritOfHex*nearest, 0)
}

// distance is how many hexes lie between the open end of a link and the nearest
// stop that it does not begin at.
func (l *land) distance(link steam.Link) int {
	next := l.board.Neighbour(l.hex(link.To.Hex), link.To.Edge)
	if next < 0 {
		return 1 << 10
	}
	at, nearest := l.board.Hex(next), 1<<10
	for _, stop := range l.stops {
		if cell := l.cells[stop]; cell != link.From.Hex && cell != link.To.Hex {
			nearest = min(nearest, at.Distance(l.board.Hex(int(stop))))
		}
	}
	return nearest
}

// worthOfDelivery is the points of a delivery, those of others against it.
func (p *Builder) worthOfDelivery(s *steam.State, m steam.Move) int {
	worth := meritOfDelivery
	for route := range s.Routes(m) {
		for _, step := range route {
			switch step.Owner {
			case s.Turn():
				worth += meritOfPoint
			case steam.Nobody:
			default:
				worth += meritOfOthers
			}
		}
	}
	return worth
}
