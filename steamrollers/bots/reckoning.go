package bots

import (
	"math"
	"math/bits"
	"slices"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/scoring"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants"
)

// A reckoning is what one player expects of the rest of the game. It holds how long the
// game lasts, what deliveries will bring, and what more track or a stronger engine would
// add. All of it is in points.
type reckoning struct {
	beliefs *beliefs
	land    *land
	outlook *outlook

	turns    float64 // left for each player
	wants    wants
	income   float64 // of a turn with the links and the engine there are
	prospect float64 // of a turn with the links there are and a full engine
	box      float64 // the worth of one more engine box

	shares [steamrollers.MaxHexes]float64 // the part of a link's worth that each of its tracks has, by how many others are missing

	linksKnown pairSet // whose worth is in links
	links      [pairs]float64
	needs      []need
	sitesKnown uint8 // the regions whose best sites are in sites, a bit each
	sites      [cities + 1]sites
}

const boxes = 6

// wants are, from each city, the cities to which goods that lie there may go, a bit each.
type wants [cities + 1]uint8

func newReckoning(b *beliefs) reckoning {
	r := reckoning{beliefs: b}
	for missing := range r.shares {
		r.shares[missing] = math.Pow(float64(1+missing), -b.patience)
	}
	return r
}

// reckon reckons for a seat. Worths of links and tracks are found when asked
// for.
func (r *reckoning) reckon(s *steamrollers.State, seat steamrollers.Seat, land *land, outlook *outlook) {
	outlook.look(s, seat, land)
	r.land, r.outlook = land, outlook
	r.linksKnown, r.sitesKnown = 0, 0

	r.turns = r.beliefs.turnsLeft(s)
	for city := 1; city <= cities; city++ {
		r.wants[city] = land.destinations(city, s.Supply(city))
	}
	if good, city := s.Own(seat); city != 0 {
		r.wants[city] |= land.destinations(city, variants.Line(0).Append(good))
	}
	if outlook.wants != r.wants {
		outlook.wants, outlook.gainsKnown = r.wants, 0
	}
	r.income = r.incomeOver(&outlook.reach, s.Strength(seat))
	r.prospect = r.incomeOver(&outlook.reach, boxes)

	r.box = 0
	if ticked := s.Boxes(seat); ticked < boxes {
		stronger := r.incomeOver(&outlook.reach, s.Strength(seat)+1)
		r.box = float64(scoring.Engine(ticked+1)-scoring.Engine(ticked)) +
			r.beliefs.box[ticked]*min(1, r.turns/r.beliefs.boxTurns) +
			r.beliefs.deliveries*r.turns*(stronger-r.income)
	}
}

// turnsLeft guesses the turns that each player will have until END-1, from the
// goods in the three cities that have fewest, and from how far the engines are.
func (b *beliefs) turnsLeft(s *steamrollers.State) float64 {
	unticked := 0
	for seat := 1; seat <= s.Seats(); seat++ {
		unticked += boxes - s.Boxes(steamrollers.Seat(seat))
	}
	players := float64(s.Seats())
	return b.turns + b.turnsPerGood*float64(goodsInEmptiest(s))/players + b.turnsPerBox*float64(unticked)/players
}

// goodsInEmptiest is how many goods lie in the three cities that have fewest.
func goodsInEmptiest(s *steamrollers.State) int {
	var supply [cities]int
	for i := range supply {
		supply[i] = s.Supply(i + 1).Len()
	}
	slices.Sort(supply[:])
	return supply[0] + supply[1] + supply[2]
}

// incomeOver is what a turn brings on average to a player who delivers with the
// best of three dice.
func (r *reckoning) incomeOver(reach *reach, strength int) float64 {
	var best [cities]int // points from each city
	for from := 1; from <= cities; from++ {
		for to := r.wants[from]; to != 0; to &= to - 1 {
			pair := pairOf[from][bits.TrailingZeros8(to)]
			best[from-1] = max(best[from-1], reach[pair].AtMost(strength))
		}
	}
	slices.Sort(best[:])
	sum := 0
	for i, points := range best {
		sum += points * bestOfThree[i]
	}
	return float64(sum) / (cities * cities * cities)
}

// bestOfThree is in how many of the 216 ways in which three dice fall the best
// of them is the one of that rank, the worst face first.
var bestOfThree = func() (ways [cities]int) {
	for i := range ways {
		ways[i] = (i+1)*(i+1)*(i+1) - i*i*i
	}
	return ways
}()

// link is the worth of a new link between a pair of cities.
func (r *reckoning) link(pair int) float64 {
	if r.linksKnown>>pair&1 != 0 {
		return r.links[pair]
	}
	r.linksKnown |= 1 << pair
	r.links[pair] = 0
	if left := r.turns - float64(r.outlook.missing[pair]); left > 0 {
		r.links[pair] = r.beliefs.link + r.beliefs.linkDeliveries*left*r.gain(pair)
	}
	return r.links[pair]
}

// gain is by how much a new link between a pair of cities makes the prospect better.
func (r *reckoning) gain(pair int) float64 {
	o := r.outlook
	if o.gainsKnown>>pair&1 == 0 {
		o.gainsKnown |= 1 << pair
		o.gains[pair] = r.incomeOver(o.reachWith(pair), boxes) - r.prospect
	}
	return o.gains[pair]
}

// newLink is the worth of one track on the way of a new link between a pair of cities,
// no town on it counted; 0 where none can be.
func (r *reckoning) newLink(pair int) float64 {
	if r.outlook.missing[pair] == never {
		return 0
	}
	return r.link(pair) * r.shares[r.outlook.missing[pair]-1]
}

// part is the worth of one track in a hex on the way of a new link between a
// pair of cities: the more tracks are missing besides, the less.
func (r *reckoning) part(pair, hex int) float64 {
	worth := r.link(pair)
	if worth <= 0 {
		return 0
	}
	if r.land.towns.has(hex) {
		worth += r.beliefs.town
	}
	return worth * r.shares[r.outlook.missing[pair]-1]
}

// track is the worth of drawing a track: that of its part in the best link to
// which it may lead.
func (r *reckoning) track(cell hexmap.Cell, t track.Track) (best float64) {
	hex, _ := r.land.board.Index(cell)
	for pair := range pairs {
		if r.outlook.ways[pair].has(hex) && r.outlook.leading(pair, hex).has(t) {
			best = max(best, r.part(pair, hex))
		}
	}
	return best
}

// A site is a track in a hex and what it is worth. The zero site is invalid.
type site struct {
	hex   int
	track track.Track
	worth float64
}

// isBefore reports whether a site is chosen before another: if it is worth more,
// or as much and its move is listed first.
func (x site) isBefore(o site) bool {
	if x.worth != o.worth {
		return x.worth > o.worth
	}
	if x.hex != o.hex {
		return x.hex < o.hex
	}
	if kind, other := x.track.Type(), o.track.Type(); kind != other {
		return kind < other
	}
	return x.track < o.track
}

// sites is a site of each type of track.
type sites [1 + types]site

const types = 3

// A need is what one track in any of some hexes is worth, if it leads on a way of a new
// link between a pair of cities.
type need struct {
	worth float64
	pair  int
	hexes hexes
}

// listNeeds lists what is worth something, the most first.
func (r *reckoning) listNeeds() {
	r.needs = r.needs[:0]
	for pair, ways := range r.outlook.ways {
		if ways == 0 || r.link(pair) <= 0 {
			continue
		}
		for _, hexes := range [2]hexes{ways & r.land.towns, ways &^ r.land.towns} {
			if hexes == 0 {
				continue
			}
			n := need{r.part(pair, hexes.first()), pair, hexes}
			at := len(r.needs)
			for at > 0 && r.needs[at-1].worth < n.worth {
				at--
			}
			r.needs = slices.Insert(r.needs, at, n)
		}
	}
}

// bestSites is, of each type of track, the one that is worth most in a region;
// the zero site where none is worth anything.
func (r *reckoning) bestSites(region int) *sites {
	best := &r.sites[region]
	if r.sitesKnown>>region&1 != 0 {
		return best
	}
	if r.sitesKnown == 0 {
		r.listNeeds()
	}
	r.sitesKnown |= 1 << region
	*best = sites{}
	for i := range r.needs {
		n := &r.needs[i]
		if n.worth < min(best[track.Straight].worth, best[track.Gentle].worth, best[track.Sharp].worth) {
			break // as is what follows
		}
		for hex := range (n.hexes & r.land.region[region]).all() {
			leading := r.outlook.leading(n.pair, hex)
			for kind := track.Straight; kind <= track.Sharp; kind++ {
				if of := leading & tracksOf[kind]; of != 0 {
					if found := (site{hex, of.first(), n.worth}); found.isBefore(best[kind]) {
						best[kind] = found
					}
				}
			}
		}
	}
	return best
}

// tracksOf are the tracks of each type.
var tracksOf = func() (of [1 + types]tracks) {
	for t := range track.Tracks() {
		of[t.Type()] |= 1 << t
	}
	return of
}()
