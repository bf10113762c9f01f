package steam

// count sets what is carried along: bag, new cities, growth markers, faces on the
// board, open ends and complete links. Where more is used than there is, it is a
// fault.
func (in *inspection) count() {
	left := func(rule Rule, n int) int {
		if n < 0 {
			in.Fault("cities", rule, why("short", "number", -n))
		}
		return max(n, 0)
	}
	var goods, cities [NumColours + 1]int
	take := func(set load) {
		for c := 1; set != 0; c++ {
			goods[c] += int(set & loadMask)
			set >>= loadBits
		}
	}
	grown := 0
	for i := range in.game.stopHex {
		stop := in.stops[i]
		take(stop.goods())
		if in.game.printed[i] == 0 {
			cities[stop.colour()]++
		} else if stop.grown() {
			grown++
		}
	}
	for _, set := range in.supply {
		take(set)
	}
	for c := range Colours() {
		in.bag = in.bag.Add(c, left(ComponentGoods, in.game.parts.Goods[c]-goods[c]))
		in.newCities[c] = uint8(left(ComponentCities, in.game.parts.Cities[c]-cities[c]))
	}
	in.growth = uint8(left(ComponentCities, in.game.parts.Growth-grown))
	in.recount()
	in.must("tiles-short", in.game.stock.fits(&in.faces), "track", ComponentTiles)
}

// recount works out anew what follows from the hexes: the faces on the board and
// those that are short of tiles, the open ends, and the complete links.
func (s *State) recount() {
	s.ends, s.faces, s.short = hexSet{}, faceCount{}, 0
	for i := range s.players {
		s.players[i].links = 0
	}
	for hex := range s.game.cells {
		if s.hexes[hex] == 0 {
			continue
		}
		if face := s.game.faceOf[s.hexes[hex].content()]; face != NoFace {
			s.faces[face]++
		}
		if s.openEdges(uint8(hex)) != 0 {
			s.ends.add(uint8(hex))
		}
	}
	if s.game.stock.fits(&s.faces) {
		var asked faceSet
		for face := range s.game.parts.Faces {
			if !asked.has(face) {
				s.short |= s.game.stock.short(face, &s.faces)
				asked |= s.game.stock.group[face]
			}
		}
	}
	for from, to := range s.eachLink {
		if !to.open {
			s.countLink(s.hexes[from.hex].claim(from.edge).owner(), +1)
		}
	}
}
