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
	for c := range Colours() {
		goods, cities := in.game.parts.Goods[c], in.game.parts.Cities[c]
		for i, stop := range in.stops {
			goods -= stop.goods().count(c)
			if stop.colour() == c && in.game.printed[i] == 0 {
				cities--
			}
		}
		for _, set := range in.supply {
			goods -= set.count(c)
		}
		in.bag = in.bag.Add(c, left(ComponentGoods, goods))
		in.newCities[c] = uint8(left(ComponentCities, cities))
	}
	grown := 0
	for i := range in.game.stopHex {
		if in.game.printed[i] != 0 && in.stops[i].grown() {
			grown++
		}
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
	for hex := range s.hexes {
		if face := s.game.faceOf[s.hexes[hex].content()]; face != NoFace {
			s.faces[face]++
		}
		if s.openEdges(uint8(hex)) != 0 {
			s.ends.add(uint8(hex))
		}
	}
	if s.game.stock.fits(&s.faces) {
		for face := range s.game.parts.Faces {
			s.short |= s.game.stock.short(face, &s.faces)
		}
	}
	for link := range s.Links() {
		if link.Complete {
			s.countLink(link.Owner, +1)
		}
	}
}
