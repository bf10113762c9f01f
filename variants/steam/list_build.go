package steam

import (
	"math/bits"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
)

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
	moves    []Move
	seat     Seat
	means    int
	showable [2]contentSet // what the faces left can show: tracks, and exits
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
	l := lister{State: s, moves: dst, seat: seat, means: s.means(seat), showable: s.game.showable}
	l.takeShort()
	for i, word := range look.at {
		for ; word != 0; word &= word - 1 {
			hex := uint8(64*i + bits.TrailingZeros64(word))
			before := s.hexes[hex].content()
			switch {
			case before == cityContent:
			case s.game.ground[hex] == groundTown:
				l.town(look, hex, before)
			case before == 0:
				l.empty(look, hex)
			case before.isSingle() && look.around[hex].joins&^edgesOf[before] != 0: // BUILD-5
				l.crossing(look, hex, before)
			}
		}
	}
	return l.moves
}

// isSingle reports whether c is one track.
func (c content) isSingle() bool { return c-singleTracks < track.NumTracks }

// singleTrack is the track of a content that is one.
func (c content) singleTrack() track.Track { return track.Track(c-singleTracks) + 1 }

// empty lists the tiles for an empty hex without a town.
func (l *lister) empty(look *outlook, hex uint8) {
	const single, pair = 2, 4 // edges that are paid (COST-1)
	set := l.showable[0]
	switch left := l.means - int(l.game.cost[hex]); {
	case left < single:
		return
	case left < pair:
		set &= allSingles
	}
	if !look.told.has(hex) {
		set &= l.game.beside[hex]
	} else {
		around := look.of(hex, l.game.open[hex], 0)
		set &= around.connectedContents(0)
	}
	l.add(KindBuild, hex, set, singleTracks)
}

// crossing lists the upgrades of one track to two.
func (l *lister) crossing(look *outlook, hex uint8, before content) {
	const pair = 4
	if l.means < pair {
		return
	}
	around := look.of(hex, l.game.open[hex], edgesOf[before])
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
	around := look.of(hex, l.game.open[hex], held)
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

func (s *State) appendUrbanisations(dst []Move) []Move {
	for _, stop := range s.game.towns {
		hex := s.game.stopHex[stop]
		if s.hexes[hex].isCity() || s.wouldReturn(hex) {
			continue
		}
		for colour := range Colours() {
			if s.newCities[colour] > 0 {
				move := uint64(KindUrbanise) | s.game.packed[hex] | uint64(colour)<<colourAt
				dst = s.appendSpaces(dst, move, !s.hasSet())
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
