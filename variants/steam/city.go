package steam

// New cities and growth (CITY).

// mayDo reports whether the asked player holds a tile whose deed they have not done
// yet (CITY-11).
func (s *State) mayDo(tile ActionTile) bool {
	p := s.playerOf(s.queue.first())
	return p.action == tile && p.has(flagPending)
}

// whyNotDo is why the player who builds may not do what a tile is for.
func (s *State) whyNotDo(tile ActionTile) verdict {
	if s.playerOf(s.queue.first()).action == tile {
		return refused(cityOnlyByTile, "tile-done")
	}
	return refused(cityOnlyByTile, "not-holder")
}

// canFound reports whether a town can become a city (CITY-6).
func (s *State) canFound() bool {
	for _, stop := range s.game.towns {
		if !s.stops[stop].isCity() && !s.wouldReturn(s.game.stopHex[stop]) {
			return true
		}
	}
	return false
}

// hasSpace reports whether a set lies on a space of the supply.
func (s *State) hasSpace(space int) bool {
	return 1 <= space && space <= s.game.spaces && s.supply[space-1] != 0
}

func (s *State) judgeUrbanise(m Move) verdict {
	hex := s.game.hexAt(m.row(), m.column())
	switch {
	case !s.mayDo(UrbaniseTile):
		return s.whyNotDo(UrbaniseTile)
	case hex == noHex:
		return refused(cityOnTown, "hex-lacking")
	case s.game.ground[hex] != groundTown || s.hexes[hex].isCity():
		return refused(cityOnTown, "no-town")
	case s.newCities[m.colour()] == 0:
		return refused(cityOnTown, "colour-none")
	case m.space() == 0 && s.hasSet():
		return refused(cityGetsSet, "space-missing")
	case m.space() != 0 && !s.hasSpace(m.space()):
		return refused(cityGetsSet, "space-empty")
	case s.wouldReturn(hex):
		return verdict{rule: cityNoReturn, reason: "returns", hex: hex}
	}
	return verdict{}
}

func (s *State) applyUrbanise(m Move, log *chronicle) {
	hex := s.game.hexAt(m.row(), m.column())
	seat := s.queue.first()
	s.countFaces(NoFace, s.game.faceOf[s.hexes[hex].content()]) // CITY-3
	s.foundCity(hex, seat)
	s.newCities[m.colour()]--
	set := s.takeSet(m.space())
	s.stops[s.game.stopAt[hex]] = stopOf(m.colour()) | stopGrown | stop(set) // CITY-8
	s.playerOf(seat).clear(flagPending)
	if log != nil {
		log.add(Event{Kind: CityFounded, Rule: cityOnTown, Seat: seat, Hex: m.Hex(), Colour: m.colour(), Goods: set.goods()})
	}
}

// takeSet takes the set of a space; none where the space is 0.
func (s *State) takeSet(space int) (set load) {
	if space != 0 {
		set, s.supply[space-1] = s.supply[space-1], 0
	}
	return set
}

func (s *State) judgeGrow(m Move) verdict {
	hex := s.game.hexAt(m.row(), m.column())
	switch {
	case !s.mayDo(GrowthTile):
		return s.whyNotDo(GrowthTile)
	case hex == noHex:
		return refused(growthCity, "hex-lacking")
	case !s.hexes[hex].isCity():
		return refused(growthCity, "no-city")
	case s.stops[s.game.stopAt[hex]].grown():
		return refused(growthCity, "grown")
	case s.growth == 0:
		return refused(growthSet, "tile-no-marker")
	case !s.hasSpace(m.space()):
		return refused(growthSet, "space-empty")
	}
	return verdict{}
}

func (s *State) applyGrow(m Move, log *chronicle) {
	at := &s.stops[s.game.stopAt[s.game.hexAt(m.row(), m.column())]]
	set := s.takeSet(m.space())
	*at = *at + stop(set) | stopGrown // CITY-10
	s.growth--
	seat := s.queue.first()
	s.playerOf(seat).clear(flagPending)
	if log != nil {
		log.add(Event{Kind: CityGrown, Rule: growthSet, Seat: seat, Hex: m.Hex(), Goods: set.goods()})
	}
}

func (s *State) appendUrbanisations(dst []Move) []Move {
	asItIs := !s.hasSet()
	for _, stop := range s.game.towns {
		hex := s.game.stopHex[stop]
		if s.hexes[hex].isCity() || s.wouldReturn(hex) {
			continue
		}
		for colour := range Colours() {
			if s.newCities[colour] > 0 {
				move := uint64(KindUrbanise) | s.game.packed[hex] | uint64(colour)<<colourAt
				dst = s.appendSpaces(dst, move, asItIs)
			}
		}
	}
	return dst
}

func (s *State) appendGrowths(dst []Move) []Move {
	if s.growth == 0 {
		return dst
	}
	for i, stop := range s.stops[:len(s.game.stopHex)] {
		if stop.isCity() && !stop.grown() {
			dst = s.appendSpaces(dst, uint64(KindGrow)|s.game.packed[s.game.stopHex[i]], false)
		}
	}
	return dst
}

// appendSpaces appends a move once for each space with a set, or as it is.
func (s *State) appendSpaces(dst []Move, move uint64, asItIs bool) []Move {
	if asItIs {
		return append(dst, Move{move})
	}
	for i, set := range s.supply[:s.game.spaces] {
		if set != 0 {
			dst = append(dst, Move{move | uint64(i+1)<<spaceAt})
		}
	}
	return dst
}
