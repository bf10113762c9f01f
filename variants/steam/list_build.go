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
		dst = s.appendLays(dst)
		dst = s.appendRedirects(dst)
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
	look     outlook
	showable [2]contentSet // what the faces left can show: tracks, and exits
}

// begin makes l list the moves of a position behind others.
func (l *lister) begin(s *State, dst []Move) {
	l.State, l.moves, l.seat = s, dst, s.queue.first()
	l.means, l.showable = s.means(l.seat), s.game.showable
	for face := range s.short.all {
		l.showable[s.game.exitFace(face)] &^= s.game.shown[face]
	}
	l.look = s.game.outlook
	l.look.add(s, l.seat)
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
// BUILD-5 let her build.
func (s *State) appendLays(dst []Move) []Move {
	var l lister
	l.begin(s, dst)
	at := l.look.at
	for _, stop := range s.game.towns {
		if hex := s.game.stopHex[stop]; s.hexes[hex].isOf(l.seat) {
			at.add(hex)
		}
	}
	for i, word := range at {
		for ; word != 0; word &= word - 1 {
			hex := uint8(64*i + bits.TrailingZeros64(word))
			before := s.hexes[hex].content()
			switch {
			case before == cityContent:
			case s.game.ground[hex] == groundTown:
				l.town(hex, before)
			case before == 0:
				l.empty(hex)
			case before.isSingle():
				l.crossing(hex, before)
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
func (l *lister) empty(hex uint8) {
	const single, pair = 2, 4 // edges that are paid (COST-1)
	set := l.showable[0]
	switch left := l.means - int(l.game.cost[hex]); {
	case left < single:
		return
	case left < pair:
		set &= allSingles
	}
	around := l.look.of(hex, l.game.open[hex], 0)
	l.add(KindBuild, hex, set&around.connectedContents(0), singleTracks)
}

// crossing lists the upgrades of one track to two.
func (l *lister) crossing(hex uint8, before content) {
	const pair = 4
	if l.means < pair {
		return
	}
	around := l.look.of(hex, l.game.open[hex], edgesOf[before])
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
func (l *lister) town(hex uint8, before content) {
	held := edgesOf[before]
	around := l.look.of(hex, l.game.open[hex], held)
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
	move, moves := uint64(kind)|l.game.packed[hex], l.moves
	for ; set != 0; set &= set - 1 {
		c := from + content(bits.TrailingZeros64(uint64(set)))
		moves = append(moves, Move{move | uint64(c)<<contentAt})
	}
	l.moves = moves
}

// appendRedirects appends what REDIRECT allows: for each open end outside a town
// the tiles that turn its track.
func (s *State) appendRedirects(dst []Move) []Move {
	seat := s.queue.first()
	means := s.means(seat)
	for hex := range s.ends.all {
		before := s.hexes[hex].content()
		if before.isExits() || means < edgesOf[before].len() {
			continue
		}
		move := uint64(KindRedirect) | s.game.packed[hex]
		for from := range s.openEdges(hex).all {
			if c := s.hexes[hex].claim(from); !c.isOf(seat) && !c.isOf(Nobody) {
				continue
			}
			kept := otherEnd[before][from]
			rest := tracksOf[before] &^ (1 << (track.Between(kept, from) - 1))
			for to := range (s.game.open[hex] &^ edgesOf[before]).all {
				laid := singleContent(track.Between(kept, to))
				if rest != 0 {
					laid = pairOf[track.Between(kept, to)][rest.first()]
				}
				face := s.game.faceOf[laid]
				if laid != 0 && face != NoFace && s.canLay(face, s.game.faceOf[before]) &&
					s.judgeRedirect(hex, before, laid, seat).legal() {
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
