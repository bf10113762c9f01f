package steam

import "github.com/railhex/railhex/hexmap"

// Laying tiles: BUILD, COST, TOWN, REDIRECT and UPGRADE. What links make of it
// is in links.go, and which tiles are left in tilestock.go.

const (
	tilesATurn      = 3 // BUILD-2
	tilesOfEngineer = 4 // ACTION-3
)

// tilesOf is how many tiles a seat may lay in their build turn.
func (s *State) tilesOf(seat Seat) uint8 {
	if s.playerOf(seat).action == EngineerTile {
		return tilesOfEngineer
	}
	return tilesATurn
}

// canLay reports whether a face can be laid beside those on the board, after the face in
// the hex has gone back. In an empty hex that is NoFace (COMP-4, COMP-5).
func (s *State) canLay(face, back int8) bool {
	if !s.short.has(int(face)) {
		return true
	}
	if back == NoFace || !s.game.stock.group[face].has(int(back)) {
		return false
	}
	board := s.faces
	board[back]--
	return !s.game.stock.short(int(face), &board).has(int(face))
}

// countFaces counts one face more on the board and one less; either may be
// NoFace.
func (s *State) countFaces(more, less int8) {
	changed := faceSet(0)
	if less != NoFace {
		s.faces[less]--
		changed |= s.game.stock.group[less]
	}
	if more != NoFace {
		s.faces[more]++
		changed |= s.game.stock.group[more]
	}
	for changed != 0 {
		group := s.game.stock.group[changed.first()]
		s.short = s.short&^group | s.game.stock.short(changed.first(), &s.faces)
		changed &^= group
	}
}

// costOf is what it costs to lay a content: on an empty hex with its ground, else
// with its town only (COST-1 to COST-5, TOWN-5).
func (g *game) costOf(hex uint8, laid content, replaced bool) int {
	cost := edgesOf[laid].len()
	switch {
	case !replaced:
		cost += int(g.cost[hex])
	case g.ground[hex] == groundTown:
		cost += costOfTown
	}
	return cost
}

// holds reports whether a content keeps all that another holds, where it is
// (UPGRADE-1).
func (c content) holds(o content) bool {
	if c.isExits() != o.isExits() {
		return false
	}
	return tracksOf[o]&^tracksOf[c] == 0 && edgesOf[o]&^edgesOf[c] == 0
}

// judgeLay judges build, upgrade and redirect: first whether such a tile can lie
// there at all, then its links, then whether it is left and can be paid.
func (s *State) judgeLay(m Move) verdict {
	hex := s.game.hexAt(m.row(), m.column())
	if hex == noHex {
		return refused(buildOnLand, "hex-lacking")
	}
	laid, before := m.content(), s.hexes[hex].content()
	if v := s.judgeTile(m.Kind(), hex, before, laid); !v.legal() {
		return v
	}
	seat := s.queue.first()
	if s.left == 0 {
		return verdict{rule: buildThreeTiles, reason: "all-laid", number: int16(s.tilesOf(seat))}
	}
	v := s.judgeLinks(m.Kind(), hex, before, laid, seat)
	if !v.legal() {
		return v
	}
	if !s.canLay(s.game.faceOf[laid], s.game.faceOf[before]) {
		return refused(componentTiles, "no-tile")
	}
	cost := s.game.costOf(hex, laid, before != 0)
	if cost > s.means(seat) {
		return verdict{rule: s.tooDear(), reason: "lay-cost", number: int16(cost)} // COST-6
	}
	v.hex, v.number = hex, int16(cost)
	return v
}

// judgeTile judges what is to lie in a hex where something lies already, or
// nothing.
func (s *State) judgeTile(kind Kind, hex uint8, before, laid content) verdict {
	ground := s.game.ground[hex]
	town := ground == groundTown
	switch {
	case ground == groundWater:
		return refused(buildOnLand, "hex-water")
	case before == cityContent:
		return refused(buildOnLand, "hex-city")
	case kind == KindBuild && before != 0:
		return refused(buildOnEmptyHex, "hex-laid")
	case kind == KindUpgrade && before == 0:
		return refused(upgradeKeeps, "hex-bare")
	case kind == KindRedirect && before == 0:
		return refused(redirectLastTile, "hex-bare")
	case kind == KindRedirect && town:
		return refused(redirectLastTile, "redirect-town")
	case town && !laid.isExits():
		return refused(townTiles, "hex-town")
	case !town && laid.isExits():
		return refused(townTiles, "hex-no-town")
	case s.game.faceOf[laid] == NoFace:
		return refused(componentFaces, "no-face")
	case kind == KindUpgrade && !laid.holds(before):
		return refused(upgradeKeeps, "upgrade-drops")
	case kind == KindUpgrade && laid == before:
		return refused(upgradeAdds, "upgrade-nothing")
	}
	return verdict{}
}

// judgeLinks judges what a tile does to links.
func (s *State) judgeLinks(kind Kind, hex uint8, before, laid content, seat Seat) verdict {
	if kind == KindRedirect {
		return s.judgeRedirect(hex, before, laid, seat)
	}
	around := s.surround(hex, seat)
	if laid.isExits() {
		return s.judgeTown(&around, hex, edgesOf[laid]&^edgesOf[before], seat)
	}
	added := tracksOf[laid] &^ tracksOf[before]
	if wrong := added &^ around.connected(); wrong != 0 { // BUILD-10, UPGRADE-3
		a, b := wrong.first().Ends()
		return s.judgeTrack(&around, hex, a, b)
	}
	return verdict{}
}

// judgeTrack says which rule forbids a track that may not be laid.
func (s *State) judgeTrack(around *surroundings, hex uint8, a, b hexmap.Direction) verdict {
	for _, d := range [...]hexmap.Direction{a, b} {
		if v := s.judgeEdge(around, hex, d); !v.legal() {
			return v
		}
		if around.others.has(d) {
			return verdict{rule: buildNotOthersLinks, reason: "others-link", edge: d, seat: s.claimBeyond(hex, d).owner()}
		}
	}
	if !around.joins.has(a) && !around.joins.has(b) {
		return verdict{rule: buildConnected, reason: "unconnected", edge: a, other: b}
	}
	return verdict{rule: buildNoReturn, reason: "returns", hex: around.stop[a]}
}

// judgeEdge judges an edge by what no track and no exit may do there.
func (s *State) judgeEdge(around *surroundings, hex uint8, d hexmap.Direction) verdict {
	switch {
	case !s.game.open[hex].has(d):
		return verdict{rule: buildNotOverClosedEdges, reason: "edge-closed", edge: d}
	case around.barred.has(d):
		return verdict{rule: linkClaimed, reason: "link-barred", edge: d, hex: around.stop[d]}
	}
	return verdict{}
}

// judgeTown judges new exits of a town (TOWN-2 to TOWN-4).
func (s *State) judgeTown(around *surroundings, hex uint8, added edgeSet, seat Seat) verdict {
	if wrong := added & (^s.game.open[hex] | around.barred); wrong != 0 {
		return s.judgeEdge(around, hex, wrong.first())
	}
	if added&around.returns(hex) != 0 {
		return verdict{rule: buildNoReturn, reason: "returns", hex: hex}
	}
	switch others := added & around.others; {
	case s.hexes[hex].isOf(seat) || added&around.joins != 0:
		return verdict{}
	case others != 0: // they meet others' links alone
		d := others.first()
		return verdict{rule: buildNotOthersLinks, reason: "others-link", edge: d, seat: s.claimBeyond(hex, d).owner()}
	}
	return refused(buildConnected, "town-unconnected")
}

// judgeRedirect judges REDIRECT-1 to REDIRECT-4. A legal verdict carries the edges
// that the track leaves and ends on.
func (s *State) judgeRedirect(hex uint8, before, laid content, seat Seat) verdict {
	if closed := edgesOf[laid] &^ s.game.open[hex]; closed != 0 {
		return verdict{rule: buildNotOverClosedEdges, reason: "edge-closed", edge: closed.first()}
	}
	kept, from, to, ok := lastTrack(before, laid)
	if !ok {
		return refused(redirectOneTrack, "redirect-keeps")
	}
	first, v := s.judgeLastTrack(hex, kept, from, seat)
	if v.legal() {
		v = s.judgeTurnedEnd(hex, to, first, seat)
	}
	if v.legal() {
		v.edge, v.other = from, to
	}
	return v
}

// judgeLastTrack judges whether a seat may turn the track of a hex between two edges
// away from the second, and returns the stop where its link begins (REDIRECT-2 to
// REDIRECT-4).
func (s *State) judgeLastTrack(hex uint8, kept, from hexmap.Direction, seat Seat) (stop uint8, v verdict) {
	last, first := s.follow(hex, kept), s.follow(hex, from)
	switch c := s.hexes[hex].claim(from); {
	case !last.open && !first.open:
		v = refused(redirectWhose, "redirect-complete")
	case first == (end{hex, kept, true}):
		v = refused(redirectOneTrack, "redirect-keeps") // it would leave its link
	case last != (end{hex, from, true}):
		v = refused(redirectLastTile, "redirect-not-last")
	case c.isOf(Nobody) && !s.mayClaim(seat, first.hex):
		v = verdict{rule: redirectWhose, reason: "redirect-barred", hex: first.hex}
	case !c.isOf(Nobody) && !c.isOf(seat):
		v = verdict{rule: redirectWhose, reason: "redirect-others", seat: c.owner()}
	}
	return first.hex, v
}

// judgeTurnedEnd judges the edge on which a link from a stop is to end.
func (s *State) judgeTurnedEnd(hex uint8, to hexmap.Direction, first uint8, seat Seat) verdict {
	switch met, stop := s.meet(hex, to, seat); {
	case met != meetsNothing && stop == first:
		return verdict{rule: buildNoReturn, reason: "returns", hex: stop}
	case met == meetsOther:
		return verdict{rule: buildNotOthersLinks, reason: "others-link", edge: to, seat: s.claimBeyond(hex, to).owner()}
	case met == meetsBarred:
		return verdict{rule: linkClaimed, reason: "link-barred", edge: to, hex: stop}
	}
	return verdict{}
}

func (s *State) applyLay(m Move, v verdict, log *chronicle) {
	hex, cost := v.hex, int(v.number)
	seat, laid, before := s.queue.first(), m.content(), s.hexes[hex].content()
	if log != nil {
		kind, rule := TileLaid, buildOnEmptyHex
		switch m.Kind() {
		case KindUpgrade:
			kind, rule = TileUpgraded, upgradeKeeps
		case KindRedirect:
			kind, rule = TrackRedirected, redirectOneTrack
		}
		log.add(Event{Kind: kind, Rule: rule, Seat: seat, Hex: m.Hex(), Tile: m.Tile(), Money: cost})
	}
	s.pay(seat, cost, log)
	s.countFaces(s.game.faceOf[laid], s.game.faceOf[before])
	if m.Kind() == KindRedirect {
		s.turnEnd(hex, laid, otherEnd[before][v.edge], v.edge, v.other, seat)
	} else {
		s.lay(hex, laid, seat)
	}
	s.left--
}

func (s *State) judgeDone() verdict {
	seat := s.queue.first()
	p := s.playerOf(seat)
	if s.game.standard() || !p.has(flagPending) { // STD-10
		return verdict{}
	}
	switch { // ACTION-11
	case p.action == GrowthTile && s.growthStops() == "":
		return refused(actionMustBeDone, "growth-to-do")
	case p.action == UrbaniseTile && s.hasNewCity() && s.canFound():
		return refused(actionMustBeDone, "city-to-do")
	}
	return verdict{}
}

func (s *State) applyDone(log *chronicle) {
	seat := s.queue.first()
	s.playerOf(seat).clear(flagPending)
	if lost := s.endTurnOfLinks(seat); lost > 0 && log != nil {
		log.add(Event{Kind: LinksLost, Rule: linkLost, Seat: seat, Number: lost})
	}
	if s.queue = s.queue.rest(); s.queue != 0 {
		s.left = s.tilesOf(s.queue.first())
		return
	}
	s.left = 0
	s.beginCycle(log)
}
