package bots

import (
	"github.com/railhex/railhex/variants/family/search"
	"github.com/railhex/railhex/variants/steam"
)

// Greedy makes the move that it values most for the player who is asked, in points. It
// weighs what a link will carry and what it costs, loans included, and what a stronger
// locomotive could do. It also weighs a place in the turn order, an action tile, and
// whether to take income or points.
//
// It leaves nothing to chance: of moves that are worth the same it makes the one that
// is listed first.
type Greedy struct {
	search.Greedy[*steam.State, steam.State, steam.Move]
	land      *land
	reckoning reckoning
	level     int     // of their locomotive
	left      int     // tiles that they may still lay in this turn, this one included
	usual     float64 // worth of the best delivery that is possible now
}

// NewGreedy returns a new Greedy.
func NewGreedy() *Greedy { return newGreedy(&standardBeliefs) }

func newGreedy(b *beliefs) *Greedy {
	p := &Greedy{reckoning: reckoning{beliefs: b}}
	p.Greedy = search.NewGreedy[*steam.State](p.reckon, p.worth)
	return p
}

// A Weighed is a legal move and what a player makes of it.
type Weighed = search.Weighed[steam.Move]

// reckon reckons for the player who is asked.
func (p *Greedy) reckon(s *steam.State, legal []steam.Move) {
	if board := s.Map(); !p.land.isOf(board) {
		p.land = survey(board)
	}
	p.reckoning.reckon(s, p.land)
	p.level, p.left = s.Locomotive(s.Turn()), s.Left()
	if s.Phase() == steam.PhaseMove {
		p.usual = 0
		usual := 0.0
		for _, m := range legal {
			if m.Kind() == steam.KindDeliver {
				usual = max(usual, p.worthOfDelivery(s, m))
			}
		}
		p.usual = usual
	}
}

// beliefs are the numbers that a greedy player goes by, in points where nothing else
// is said.
type beliefs struct {
	interest   float64 // what a step of income is worth more for each turn that it is held
	lastStep   float64 // what it is worth at the end (SCORE-1)
	debt       float64 // and below 0
	carried    float64 // part of what a new link could carry that it will
	town       float64 // more for a link to a stop from which others are near, for each of those
	stops      float64 // of which so many count
	ahead      float64 // and so many turns must be left after this one for all of that
	tile       float64 // a tile of the few that may be laid in a turn
	later      float64 // part of a link's worth that is left if it is complete a turn later
	unowned    float64 // part of it, where it goes on with a link of nobody's
	others     float64 // what others score by one's delivery, for each point
	level      float64 // a level of the locomotive, for each turn left, besides what it can carry now
	growth     float64 // of a good that grows in one's network
	lead       float64 // in an auction, for each place ahead of the last
	provision  float64 // dollars to begin a turn with, in the standard game
	ambition   float64 // levels that are hoped for, for each turn left
	tileOrder  float64 // the action tiles
	tileMove   float64
	tileFourth float64
	tileFirst  float64
	tileGrowth float64
	tileCity   float64
	tileTurns  float64 // the turns that must be left for a tile to be worth all of that
}

// standardBeliefs were found by letting players with different ones meet, most often three in
// the base game. More income than can be spent was seen to cost nothing once locomotives are
// bought early.
var standardBeliefs = beliefs{
	interest: 1.2, lastStep: 0.35, debt: 1.5,
	carried: 0.1, town: 1, stops: 9.6, ahead: 9, tile: 0.21, later: 0.46, unowned: 0,
	others: 0.3, level: 0.8, growth: 0.26, lead: 1.2, provision: 26, ambition: 0.73,
	tileOrder: 0, tileMove: 0.27, tileFourth: 2.5, tileFirst: 0.93, tileGrowth: 0.22, tileCity: 3.2, tileTurns: 4,
}

// tileWorth is what an action tile is worth in itself; the locomotive is reckoned.
func (b *beliefs) tileWorth(tile steam.ActionTile) float64 {
	switch tile {
	case steam.OrderTile:
		return b.tileOrder
	case steam.MoveTile:
		return b.tileMove
	case steam.EngineerTile:
		return b.tileFourth
	case steam.BuildTile:
		return b.tileFirst
	case steam.GrowthTile:
		return b.tileGrowth
	case steam.UrbaniseTile:
		return b.tileCity
	}
	return 0
}
