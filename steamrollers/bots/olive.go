package bots

import (
	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family/search"
)

// What Olive's turn means to the player against whom she plays.

const worthOfLosing = 50

// harm is what a die will bring Olive, or cost the player.
func (p *Greedy) harm(s *steamrollers.State, die int) float64 {
	sheet, crossed := s.Olive().Cross(die, solo.RoomOf(p.land.board))
	if !crossed {
		return worthOfLosing // SOLO-6
	}
	harm := p.beliefs.crossing
	if sheet.Network() > s.Olive().Network() {
		harm += p.beliefs.network // SOLO-13
	}
	if face, holder, sideways := s.Tile(die); holder == p.seat && !sideways {
		harm += p.worthOfUse(face) + p.worthHeld(face) // SOLO-7
	}
	switch {
	case s.Supply(die).Len() == 0:
		harm += p.beliefs.reroll // SOLO-8
	case sheet.Removes(die):
		harm += p.beliefs.removed * float64(sheet.Crossed(die)) // SOLO-9
	}
	return harm
}

// denied is what it is worth that a die which the player drafts is not left to
// Olive (SOLO-6).
func (p *Greedy) denied(s *steamrollers.State, die int) float64 {
	if p.setup.Olive == 0 {
		return 0
	}
	return p.beliefs.denied * p.harm(s, die)
}

// worthAgainstOlive is what the solitaire tile does for the player who is asked
// for it.
func (p *Greedy) worthAgainstOlive(s *steamrollers.State) float64 {
	if face, _, _ := s.Tile(2); face == variants.Tile2aSolo { // SOLO-10
		others := 0.0
		for die := 1; die <= 6; die++ {
			others += p.harm(s, die) / 6
		}
		return p.harm(s, s.Die()) - others
	}
	if _, crossed := s.Olive().Cross(s.Die(), solo.RoomOf(p.land.board)); !crossed {
		return -worthOfLosing
	}
	return float64(s.Olive().Crossed(s.Die())) - p.beliefs.crossing // SOLO-11
}

// againstOlive returns how a game against her goes, or has gone. If she has won at once
// (SOLO-6), it returns nothing; at equal points she has won by half a point (SOLO-14).
func (p *Greedy) againstOlive(s *steamrollers.State) float64 {
	if !s.Over() {
		return search.Chances(p.lead(s), tellingExpectedLead)
	}
	if s.OliveStep() == solo.Won {
		return 0
	}
	lead := float64(s.Total(1) - s.OlivePoints().Total)
	if lead == 0 {
		lead = -0.5
	}
	return search.Chances(lead, tellingLeadAgainstOlive)
}

// standingWeights hold how many points of the final lead each feature of a position is
// worth, between two rounds of a game against Olive.
type standingWeights struct {
	player, olive float64 // a point that each has
	income        float64 // a point of a turn with the links and the engine there are
	prospect      float64 // and of one with a full engine
	links         float64 // a point that new links are worth by the tracks they lack
	reach         float64 // a hex of the longest way between each two cities
	boxes         float64 // an engine box
	tiles         float64 // a point that the player's tiles are worth for what they can do
	goods         float64 // a good in the three emptiest cities
	crossed       float64 // a hex that Olive has crossed off
	goodsCrossed  float64 // goods times hexes: how long they will go on with them
	removal       float64 // a point that Olive can expect of her next die
	round         float64 // a round that is over
	always        float64
}

// standing are the weights of least squares in 4,000 games on the standard board, three of
// eight of them against the rail baron and the others against the other levels. Greedy
// players had played them by standardBeliefs and by soloBeliefs; one in twenty of their
// moves was any of their five best.
var standing = standingWeights{
	player: 0.744, olive: -0.613, income: 0.766, prospect: 1.47, links: 0.122, reach: 0.115, boxes: 1.5,
	tiles: 1.33, goods: 3.73, crossed: -1.23, goodsCrossed: -0.19, removal: -1.75, round: 0.928, always: -10.8,
}

// lead is by how many points the player can expect to be ahead of Olive in the end, in a
// position between two rounds.
func (p *Greedy) lead(s *steamrollers.State) float64 {
	p.reckonFor(s, 1)
	r, w := &p.reckoning, &standing
	goods, crossed := float64(goodsInEmptiest(s)), 0.0
	for region := 1; region <= cities; region++ {
		crossed += float64(s.Olive().Crossed(region))
	}
	lead := w.always + w.round*float64(s.Round()) +
		w.player*float64(s.Total(1)) + w.olive*float64(s.OlivePoints().Total) +
		w.income*r.income + w.prospect*r.prospect +
		w.boxes*float64(s.Boxes(1)) + w.goods*goods + w.crossed*crossed + w.goodsCrossed*goods*crossed +
		w.removal*p.removal(s)
	for pair := range pairs {
		lead += w.links*r.newLink(pair) + w.reach*float64(r.outlook.reach[pair].AtMost(boxes))
	}
	for tile := 1; tile <= boxes; tile++ {
		if face, holder, _ := s.Tile(tile); holder == p.seat {
			lead += w.tiles * p.worthOfUse(face)
		}
	}
	return lead
}

// removal is what Olive can expect to score for a good with her next die (SOLO-9).
func (p *Greedy) removal(s *steamrollers.State) (points float64) {
	room := solo.RoomOf(p.land.board)
	for die := 1; die <= cities; die++ {
		sheet, _ := s.Olive().Cross(die, room)
		if s.Supply(die).Len() > 0 && sheet.Removes(die) {
			points += float64(sheet.Crossed(die)) / cities
		}
	}
	return points
}
