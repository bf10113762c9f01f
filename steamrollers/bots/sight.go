package bots

import (
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family/search"
)

// NewSight returns the features by which the learned value of [Search] judges a position
// between two rounds. They are what [Greedy] makes of the sheet of a seat.
func NewSight() search.Sight[steamrollers.State] { return sight{newGreedy(&standardBeliefs)} }

type sight struct{ *Greedy }

// Settled reports whether a round is over.
func (v sight) Settled(_, s *steamrollers.State) bool { return s.Phase() == steamrollers.PhaseRoll }

// Names implements [search.Sight].
func (v sight) Names() []string {
	names := []string{
		"players", "turns", "goods", "start",
		"total", "income", "prospect", "box", "boxes", "strength",
		"income-to-come", "prospect-to-come", "box-to-come",
		"best-link", "links-to-come", "links-missing", "links", "pairs", "drawn",
		"reach", "reach-now", "points-on-tiles", "kept",
	}
	for face := range variants.Faces() {
		names = append(names, face.String())
	}
	return names
}

// Append implements [search.Sight].
func (v sight) Append(dst []float64, s *steamrollers.State, seat steamrollers.Seat) []float64 {
	v.reckonFor(s, seat)
	r := &v.reckoning
	o := r.outlook
	best, sum, near, joined, reach, now := 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
	for pair := range pairs {
		worth := r.newLink(pair)
		best = max(best, worth)
		sum += worth
		if missing := o.missing[pair]; missing != never {
			near += 1 / float64(missing)
		}
		far := o.reach[pair].AtMost(boxes)
		if far > 0 {
			joined++
		}
		reach += float64(far)
		now += float64(o.reach[pair].AtMost(s.Strength(seat)))
	}
	drawn := 0
	for _, t := range o.drawn {
		if t != 0 {
			drawn++
		}
	}
	start := 0.0
	if s.Start() == seat {
		start = 1
	}
	strength := float64(s.Strength(seat))
	dst = append(dst,
		float64(s.Seats()), r.turns, float64(goodsInEmptiest(s)), start,
		float64(s.Total(seat)), r.income, r.prospect, r.box, float64(s.Boxes(seat)), strength,
		r.income*r.turns, r.prospect*r.turns, r.box*r.turns,
		best, sum, near, float64(len(o.links)), joined, float64(drawn),
		reach, now)
	printed, held := 0.0, [variants.NumFaces + 1]float64{}
	for tile := 1; tile <= hexmap.NumRegions; tile++ {
		if face, holder, _ := s.Tile(tile); holder == seat {
			held[face] = 1
			printed += float64(v.setup.Components.Tile(face).Points)
		}
	}
	dst = append(dst, printed, float64(s.Kept(seat).Len()))
	return append(dst, held[1:]...)
}
