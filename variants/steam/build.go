package steam

import (
	"math/bits"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
)

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
	v.hex, v.cost = hex, int16(cost)
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
	hex, cost := v.hex, int(v.cost)
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

// The moves of a build turn. What may come into a hex is worked out as sets of
// contents, all at once, from the same surroundings that judge one tile: what is
// connected, what has a face that is left, what can be paid.

func (s *State) appendBuilds(dst []Move) []Move {
	if s.left > 0 {
		look := s.game.outlook
		look.add(s, s.queue.first())
		dst = s.appendLays(dst, &look)
		dst = s.appendRedirects(dst, &look)
	}
	switch p := s.playerOf(s.queue.first()); {
	case !p.has(flagPending):
	case p.action == UrbaniseTile:
		dst = s.appendUrbanisations(dst)
	case p.action == GrowthTile:
		dst = s.appendGrowths(dst)
	}
	if s.judgeDone().legal() {
		dst = append(dst, Done())
	}
	return dst
}

// A lister appends the tiles that a seat may lay.
type lister struct {
	*State
	game     *game
	moves    []Move
	seat     Seat
	means    int
	showable [2]contentSet                             // what the faces left can show: tracks, and exits
	paid     [costOfRiver + costOfHills + 1]contentSet // tracks that can be paid, by what the ground costs
}

// takeShort takes away what no face is left to show.
func (l *lister) takeShort() {
	for short := l.short; short != 0; short &= short - 1 {
		face := short.first()
		l.showable[l.game.exitFace(face)] &^= l.game.shown[face]
	}
}

// exitFace is 1 for a face of towns and 0 for another.
func (g *game) exitFace(face int) int { return int(g.exits >> face & 1) }

// showableFor is what the faces can show when that of a content has gone back
// (COMP-5).
func (l *lister) showableFor(before content, exits int) contentSet {
	set, back := l.showable[exits], l.game.faceOf[before]
	if back == NoFace || l.short&l.game.stock.group[back] == 0 {
		return set
	}
	for face := range (l.short & l.game.stock.group[back]).all {
		if l.game.exitFace(face) == exits && l.canLay(int8(face), back) {
			set |= l.game.shown[face]
		}
	}
	return set
}

// appendLays appends new tiles and upgrades: in hexes beside a city, beside an
// open end, and in towns that a link of the player leads to. Nowhere else does
// BUILD-5 let them build.
func (s *State) appendLays(dst []Move, look *outlook) []Move {
	seat := s.queue.first()
	l := lister{State: s, game: s.game, moves: dst, seat: seat, means: s.means(seat), showable: s.game.showable}
	l.takeShort()
	for cost := range l.paid {
		l.paid[cost] = l.payable(cost)
	}
	for i, word := range look.at {
		for first := uint8(64 * i); word != 0; word &= word - 1 {
			hex := first + uint8(bits.TrailingZeros64(word))
			before := s.hexes[hex].content()
			switch {
			case before >= trackPairs:
			case before >= singleTracks:
				if look.around[hex].joins&^edgesOf[before] != 0 { // BUILD-5
					l.crossing(look, hex, before)
				}
			case before == cityContent:
			case l.game.ground[hex] == groundTown:
				l.town(look, hex, before)
			case !look.told.has(hex):
				l.add(KindBuild, hex, l.paidIn(hex)&l.game.beside[hex], singleTracks)
			default:
				l.empty(look, hex)
			}
		}
	}
	return l.moves
}

// singleTrack is the track of a content that is one.
func (c content) singleTrack() track.Track { return track.Track(c-singleTracks) + 1 }

// payable is what can be shown and paid in an empty hex without a town, by what its ground costs.
func (l *lister) payable(cost int) contentSet {
	const single, pair = 2, 4 // edges that are paid (COST-1)
	switch left := l.means - cost; {
	case left < single:
		return 0
	case left < pair:
		return l.showable[0] & allSingles
	}
	return l.showable[0]
}

// paidIn is what can be shown and paid in an empty hex without a town. The remainder is the cost itself: it spares a
// check of bounds.
func (l *lister) paidIn(hex uint8) contentSet { return l.paid[l.game.cost[hex]%uint8(len(l.paid))] }

// empty lists the tiles for an empty hex without a town that was told of something.
func (l *lister) empty(look *outlook, hex uint8) {
	around := look.around[hex]
	around.keep(l.game.open[hex], 0)
	l.add(KindBuild, hex, l.paidIn(hex)&around.connectedContents(0), singleTracks)
}

// crossing lists the upgrades of one track to two.
func (l *lister) crossing(look *outlook, hex uint8, before content) {
	const pair = 4
	if l.means < pair {
		return
	}
	around := look.around[hex]
	around.keep(l.game.open[hex], edgesOf[before])
	set := around.connectedContents(edgesOf[before]) & contentsOf[before.singleTrack()] &^ allSingles
	if set != 0 {
		l.add(KindUpgrade, hex, set&l.showableFor(before, 0), singleTracks)
	}
}

// connectedContents is the contents of a hex without a town that have only tracks
// which [surroundings.connected] lets lay, or which hold its edges already.
func (around *surroundings) connectedContents(held edgeSet) contentSet {
	set := contentsWithin[around.free|around.joins|held] & contentsTouching[around.joins|held]
	if around.joins&(around.joins-1) != 0 {
		for returning := around.returning(); returning != 0; returning &= returning - 1 {
			set &^= contentsOf[returning.first()]
		}
	}
	return set
}

// town lists the tiles for a town, new ones and upgrades.
func (l *lister) town(look *outlook, hex uint8, before content) {
	held := edgesOf[before]
	around := look.around[hex]
	around.keep(l.game.open[hex], held)
	connected := l.hexes[hex].isOf(l.seat)
	if !connected && around.joins == 0 {
		return
	}
	may := held | (around.free|around.joins|around.others)&^around.returns(hex)
	set := exitsWithin[may] & exitsWith[held] &^ (1 << before)
	if !connected {
		set &^= exitsWithin[may&^around.joins]
	}
	kind, cost := KindBuild, int(l.game.cost[hex])
	if before != 0 {
		kind, cost = KindUpgrade, costOfTown
	}
	set &= exitsUpTo[min(max(l.means-cost, 0), hexmap.NumDirections)]
	if set != 0 {
		l.add(kind, hex, set&l.showableFor(before, 1), 0)
	}
}

// add appends the moves that lay a set of contents into a hex.
func (l *lister) add(kind Kind, hex uint8, set contentSet, from content) {
	first, moves := uint64(kind)|l.game.packed[hex]|uint64(from)<<contentAt, l.moves
	for ; set != 0; set &= set - 1 {
		moves = append(moves, Move{first + uint64(bits.TrailingZeros64(uint64(set)))<<contentAt})
	}
	l.moves = moves
}

// appendRedirects appends what REDIRECT allows: for each open end outside a town
// the tiles that turn its track.
func (s *State) appendRedirects(dst []Move, look *outlook) []Move {
	seat := s.queue.first()
	means := s.means(seat)
	for hex := range s.ends.all {
		before := s.hexes[hex].content()
		if before.isExits() || means < edgesOf[before].len() {
			continue
		}
		move := uint64(KindRedirect) | s.game.packed[hex]
		for from := range look.open[hex].all {
			if c := s.hexes[hex].claim(from); !c.isOf(Nobody) && !c.isOf(seat) {
				continue // REDIRECT-1
			}
			kept := otherEnd[before][from]
			first, v := s.judgeLastTrack(hex, kept, from, seat)
			if !v.legal() {
				continue
			}
			rest := tracksOf[before] &^ (1 << (track.Between(kept, from) - 1))
			for to := range (s.game.open[hex] &^ edgesOf[before]).all {
				laid := singleContent(track.Between(kept, to))
				if rest != 0 {
					laid = pairOf[track.Between(kept, to)][rest.first()]
				}
				face := s.game.faceOf[laid]
				if laid != 0 && face != NoFace && s.canLay(face, s.game.faceOf[before]) &&
					s.judgeTurnedEnd(hex, to, first, seat).legal() {
					dst = append(dst, Move{move | uint64(laid)<<contentAt})
				}
			}
		}
	}
	return dst
}

func singleContent(t track.Track) content { return singleTracks + content(t) - 1 }
