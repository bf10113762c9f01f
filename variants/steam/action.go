package steam

import (
	"iter"
	"math/bits"

	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/variants/family"
)

// The phase of the action tiles (ACTION, STD-9, STD-10).

// holder is the seat that took an action tile in this turn, Nobody if it is free.
func (s *State) holder(tile ActionTile) Seat {
	for i := range s.players {
		if s.players[i].action == tile {
			return Seat(i + 1)
		}
	}
	return Nobody
}

// taken is the action tiles that somebody holds.
func (s *State) taken() (set actionSet) {
	for i := range s.players {
		set = set.with(s.players[i].action)
	}
	return set & allActions
}

// costs is what a tile costs a seat (ACTION-5 to ACTION-7, STD-9).
func (s *State) costs(tile ActionTile, seat Seat) int {
	if s.game.standard() {
		return 0
	}
	switch tile {
	case GrowthTile:
		return 2
	case LocomotiveTile:
		return 4 + s.playerOf(seat).level() + 1
	case UrbaniseTile:
		return 6
	}
	return 0
}

func (p *player) level() int { return int(p.locomotive) }

// mostLevel is the highest level of a locomotive (ACTION-6, MOVE-3).
const mostLevel = 6

// hasSet reports whether a set is left in the supply.
func (s *State) hasSet() bool {
	for _, set := range s.supply[:s.game.spaces] {
		if set != 0 {
			return true
		}
	}
	return false
}

// canGrow reports whether a city is without a growth marker (CITY-9).
func (s *State) canGrow() bool {
	for _, stop := range s.stops[:len(s.game.stopHex)] {
		if stop.isCity() && !stop.grown() {
			return true
		}
	}
	return false
}

// hasTown reports whether a town is left.
func (s *State) hasTown() bool {
	for _, stop := range s.game.towns {
		if !s.stops[stop].isCity() {
			return true
		}
	}
	return false
}

// hasNewCity reports whether a new city tile is left.
func (s *State) hasNewCity() bool { return s.newCities != [NumColours + 1]uint8{} }

// growthStops is why growth is impossible, zero if it is not (CITY-9, CITY-10).
func (s *State) growthStops() string {
	switch {
	case !s.canGrow():
		return "tile-no-city"
	case !s.hasSet():
		return "tile-no-set"
	case s.growth == 0:
		return "tile-no-marker"
	}
	return ""
}

// judgeTaking is the verdict on taking a tile that nobody holds, as long as
// something else can be taken.
func (s *State) judgeTaking(tile ActionTile, passing bool, seat Seat) verdict {
	base := !s.game.standard()
	switch tile {
	case GrowthTile:
		if why := s.growthStops(); base && !passing && why != "" {
			return refused(actionGrowth, why)
		}
	case LocomotiveTile:
		if s.playerOf(seat).level() == mostLevel && !passing {
			return refused(actionLocomotive, "tile-top-level")
		}
	case UrbaniseTile:
		if !s.hasTown() {
			return refused(actionUrbanise, "tile-no-town")
		}
		if !s.hasNewCity() {
			return refused(actionUrbanise, "tile-no-new-city")
		}
	}
	if passing {
		switch {
		case !base:
			return refused(standardTilesFree, "tile-no-pass")
		case tile != GrowthTile && tile != UrbaniseTile:
			return refused(actionPass, "tile-no-pass")
		}
		return verdict{}
	}
	if cost := s.costs(tile, seat); cost > s.means(seat) {
		return verdict{rule: actionCost, reason: "tile-cost", number: int16(cost)}
	}
	return verdict{}
}

// takesNone reports whether a seat can take none of the tiles left, or pay for
// none (ACTION-12).
func (s *State) takesNone(seat Seat) bool {
	const always = actionSet(1<<OrderTile | 1<<MoveTile | 1<<EngineerTile | 1<<BuildTile | 1<<GrowthTile)
	free := allActions &^ s.taken()
	if free&always != 0 {
		return false // for growth, passing in the base game
	}
	for tile := LocomotiveTile; tile <= UrbaniseTile; tile++ {
		if free.has(tile) && (s.judgeTaking(tile, false, seat).legal() || s.judgeTaking(tile, true, seat).legal()) {
			return false
		}
	}
	return true
}

func (s *State) judgeAction(m Move) verdict {
	tile, seat := m.action(), s.asked()
	if holder := s.holder(tile); holder != Nobody {
		return verdict{rule: actionTakeOne, reason: "tile-taken", seat: holder}
	}
	if m.passing() && s.takesNone(seat) {
		return verdict{} // ACTION-12
	}
	return s.judgeTaking(tile, m.passing(), seat)
}

func (s *State) applyAction(m Move, log *chronicle) {
	tile, seat := m.action(), s.asked()
	p := s.playerOf(seat)
	cost := 0
	if !m.passing() {
		cost = s.costs(tile, seat)
	}
	if log != nil {
		log.add(Event{Kind: ActionTaken, Rule: actionTakeOne, Seat: seat, ActionTile: tile, Passed: m.passing(), Money: cost})
	}
	s.pay(seat, cost, log) // ACTION-9
	p.action = tile
	if !m.passing() {
		switch tile {
		case LocomotiveTile:
			s.improve(seat, actionLocomotive, log)
		case GrowthTile, UrbaniseTile:
			p.set(flagPending)
		}
	}
	if s.queue = s.queue.rest(); s.queue == 0 {
		s.beginBuilding()
	}
}

// improve improves a locomotive by one level.
func (s *State) improve(seat Seat, rule Rule, log *chronicle) {
	p := s.playerOf(seat)
	p.locomotive++
	if log != nil {
		log.add(Event{Kind: LocomotiveImproved, Rule: rule, Seat: seat, Number: p.level()})
	}
}

// An ActionTile is one of the seven tiles of which each player takes one in a
// turn. Its value is the number printed on it; the zero ActionTile is invalid.
type ActionTile uint8

// The action tiles, by their numbers.
const (
	OrderTile      ActionTile = iota + 1 // ACTION-1
	MoveTile                             // ACTION-2
	EngineerTile                         // ACTION-3
	BuildTile                            // ACTION-4
	GrowthTile                           // ACTION-5
	LocomotiveTile                       // ACTION-6
	UrbaniseTile                         // ACTION-7

	actionTileEnd
)

// NumActionTiles is the number of action tiles.
const NumActionTiles = int(actionTileEnd) - 1

var actionTileWords = [actionTileEnd]string{
	"no tile", "order", "move", "engineer", "build", "growth", "locomotive", "urbanise",
}

// ActionTiles walks the seven action tiles by their numbers.
func ActionTiles() iter.Seq[ActionTile] { return family.Values(OrderTile, actionTileEnd-1) }

// IsValid reports whether t is one of the seven.
func (t ActionTile) IsValid() bool { return OrderTile <= t && t < actionTileEnd }

// String returns the word of the tile, "engineer"; "no tile" for the zero ActionTile.
func (t ActionTile) String() string { return family.WordOf(actionTileWords[:], t) }

// ParseActionTile reads what [ActionTile.String] prints. Its error is a
// [*hexmap.ParseError].
func ParseActionTile(word string) (ActionTile, error) {
	for t := range ActionTiles() {
		if word == actionTileWords[t] {
			return t, nil
		}
	}
	return 0, parse.Misread(word, expectedActionTile)
}

const expectedActionTile = "order, move, engineer, build, growth, locomotive or urbanise"

// An actionSet is a set of action tiles, bit t for tile t.
type actionSet uint8

func (set actionSet) has(t ActionTile) bool       { return set>>(t&7)&1 != 0 }
func (set actionSet) with(t ActionTile) actionSet { return set | 1<<(t&7) }
func (set actionSet) first() ActionTile           { return ActionTile(bits.TrailingZeros8(uint8(set))) }

const allActions actionSet = 1<<actionTileEnd - 2

// appendActions appends the tiles that the seat may take, and those that it may take and
// pass: what [State.judgeAction] finds legal.
func (s *State) appendActions(dst []Move) []Move {
	taken, seat := s.taken(), s.asked()
	none := s.takesNone(seat)
	for free := allActions &^ taken; free != 0; free &= free - 1 {
		tile := free.first()
		if s.judgeTaking(tile, false, seat).legal() {
			dst = append(dst, Take(tile))
		}
		if none || s.judgeTaking(tile, true, seat).legal() {
			dst = append(dst, TakePassing(tile))
		}
	}
	return dst
}
