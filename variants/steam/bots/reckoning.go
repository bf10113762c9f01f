package bots

import (
	"math"
	"math/bits"

	"github.com/railhex/railhex/variants/steam"
)

// A reckoning is what the player who is asked expects of the rest of the game: what
// money and income are worth, what their links carry, and what others would. All of it
// is in points where nothing else is said.
type reckoning struct {
	beliefs *beliefs
	land    *land
	seat    steam.Seat

	turns      float64 // left, this one included
	step       float64 // the worth of a step of income
	dollar     float64 // of a dollar: a fifth of the step that it costs to borrow
	point      float64 // of a point of a delivery, on average over the rest of the game
	level      int     // of the locomotive that is hoped for
	deliveries int     // that are left to them

	network      network
	surroundings surroundings
	prospects    prospects
	carries      float64 // points that their links can bring

	known [steam.MaxStops]uint64 // pairs of stops of which the worth of a link is known
	links [steam.MaxStops][steam.MaxStops]float32
}

// reckon reckons for the player who is asked.
func (r *reckoning) reckon(s *steam.State, l *land) {
	r.land, r.seat = l, s.Turn()
	r.money(s)
	switch s.Phase() {
	case steam.PhaseBid, steam.PhaseCapital, steam.PhasePoints:
		return
	}
	r.network.look(s, l, r.seat)
	r.prospects.look(s, &r.network)
	r.level = min(topLevel, s.Locomotive(r.seat)+int(r.beliefs.ambition*r.turns))
	r.deliveries = 2 * int(r.turns)
	if s.Phase() == steam.PhaseMove {
		r.deliveries -= s.Cycle() - 1
	}
	base := r.prospects.reckon(r.level)
	r.carries = base.best(r.deliveries)
	r.known = [steam.MaxStops]uint64{}
	if s.Phase() == steam.PhaseBuild {
		r.surroundings.look(s, l)
	}
}

// money says what income and dollars are worth. Income that is held for a turn brings
// dollars, which spare loans, which cost income: so it is worth more the earlier it
// comes, by a fifth each turn. A dollar is worth what it costs to borrow (MONEY-2).
func (r *reckoning) money(s *steam.State) {
	b := r.beliefs
	r.turns = float64(s.Rounds() - max(1, s.Round()) + 1)
	last := b.lastStep
	if s.Income(r.seat) < 0 {
		last = b.debt // SCORE-1
		if r.turns > 3 {
			last = b.lastStep + (b.debt-b.lastStep)*3/r.turns
		}
	}
	r.step = last * math.Pow(b.interest, r.turns)
	r.dollar = r.step / 5
	r.point = (1 + max(1, r.step)) / 2
}

// link is the worth of a new complete link of theirs between two stops.
func (r *reckoning) link(a, b int) float64 {
	if a > b {
		a, b = b, a
	}
	if r.known[a]>>b&1 != 0 {
		return float64(r.links[a][b])
	}
	r.known[a] |= 1 << b
	with := r.prospects.lengthsWith(a, b)
	worth := 1 + r.beliefs.carried*r.point*(with.best(r.deliveries)-r.carries) // SCORE-2
	if r.network.steps[a][b] == unreached {
		worth += r.openings(a, b)
	}
	r.links[a][b] = float32(worth)
	return worth
}

// openings is what it is worth that other stops lie near the new end of a link.
func (r *reckoning) openings(a, b int) float64 {
	if r.turns < 2 {
		return 0
	}
	if r.network.ends>>b&1 != 0 {
		a, b = b, a
	}
	near := r.surroundings.around[b] &^ (1<<a | 1<<b | r.network.linked(a))
	count := float64(bits.OnesCount64(near))
	return r.beliefs.town * min(count, r.beliefs.stops) * min(1, (r.turns-1)/r.beliefs.ahead)
}
