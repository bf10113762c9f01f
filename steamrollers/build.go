package steamrollers

import (
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
)

// Building track.

// siteAt is the site of a hex, or why track cannot be drawn there: the hex is
// a city, or the board lacks it.
func (g *game) siteAt(hex hexmap.Cell, lacking Rule) (site int, rule Rule) {
	i, ok := g.board.Index(hex)
	if !ok {
		return 0, lacking
	}
	if g.siteOf[i] < 0 {
		return 0, BuildOutsideCities // BUILD-3
	}
	return int(g.siteOf[i]), 0
}

func (s *State) checkBuild(m Move) Rule {
	site, rule := s.game.siteAt(m.Hex(), BuildInRegion)
	switch {
	case rule != 0:
		return rule
	case s.game.board.Region(int(s.game.sites[site])) != int(s.die):
		return BuildInRegion // BUILD-1
	case s.sheetOf(s.turn).trackAt(site) != 0:
		return BuildOnEmptyHex // BUILD-2
	case s.black.allows(m.Track()): // BUILD-4
		return 0
	case s.rack.holder(6) != s.turn:
		return BuildTypeOfDie // BUILD-4
	}
	return s.canUse(6, anyTrack) // TILE-6
}

func (s *State) applyBuild(m Move, log *chronicle) {
	site := s.game.siteOf[s.indexOf(m.Hex())]
	if !s.black.allows(m.Track()) {
		s.useTile(6, log) // TILE-6
	}
	s.drawTrack(s.turn, int(site), m.Track(), log)
	s.set(flagProductive)
	s.noteFaceUsed()
	s.finishAction(log)
}

// indexOf is the board index of a hex that the board has.
func (s *State) indexOf(hex hexmap.Cell) int {
	i, _ := s.game.board.Index(hex)
	return i
}

// canBuild reports whether a hex of the die's region is empty. Either type on
// the black die can then be drawn in it: BUILD-6 asks for nothing more.
func (s *State) canBuild() bool {
	sheet := s.sheetOf(s.turn)
	for _, site := range s.game.inRegion[s.die] {
		if sheet.trackAt(int(site)) == 0 {
			return true
		}
	}
	return false
}

// appendBuilds lists every track in every empty hex of the die's region.
func (s *State) appendBuilds(dst []Move) []Move {
	const (
		gentleFrom = 3 // three straight tracks come first, then six gentle ones
		sharpFrom  = 9
	)
	sheet := s.sheetOf(s.turn)
	free := s.canUse(6, anyTrack) == 0
	for _, site := range s.game.inRegion[s.die] {
		if sheet.trackAt(int(site)) != 0 {
			continue
		}
		all := &s.game.builds[site]
		switch {
		case free:
			dst = append(dst, all[:]...)
		case s.black == StraightGentle:
			dst = append(dst, all[:sharpFrom]...)
		case s.black == GentleSharp:
			dst = append(dst, all[gentleFrom:]...)
		default:
			dst = append(dst, all[:gentleFrom]...)
			dst = append(dst, all[sharpFrom:]...)
		}
	}
	return dst
}

// drawTrack draws on a sheet, for BUILD and for POWER-3.
func (s *State) drawTrack(seat Seat, site int, t track.Track, log *chronicle) {
	s.sheetOf(seat).draw(site, t)
	if log != nil {
		log.add(Event{Kind: TrackDrawn, Rule: BuildTwoEdges, Seat: seat, Hex: s.game.names[site], Track: t})
	}
	if s.completes(seat, site, t) {
		s.relink(seat)
		s.tellLink(seat, site, log)
	}
}
