package steamrollers

import (
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants"
)

// Building track.

// siteAt is the site of a hex, or why it has none: the board lacks the hex, or
// it is a city.
func (g *game) siteAt(hex hexmap.Cell) (site int, none string) {
	i, ok := g.board.Index(hex)
	if !ok {
		return 0, "hex-lacking"
	}
	if g.siteOf[i] < 0 {
		return 0, "hex-city"
	}
	return int(g.siteOf[i]), ""
}

func (s *State) judgeBuild(m Move) verdict {
	site, none := s.game.siteAt(m.Hex())
	switch {
	case none == "hex-city":
		return refused(buildOutsideCities, none) // BUILD-3
	case none != "":
		return refused(buildInRegion, none) // BUILD-1
	case s.game.land[0][site].region != s.die:
		return refused(buildInRegion, "hex-region") // BUILD-1
	case s.sheetOf(s.turn).trackAt(site) != 0:
		return refused(buildOnEmptyHex, "hex-drawn") // BUILD-2
	case s.black.allows(m.drawn()): // BUILD-4
		return allows(site)
	case s.rack.holder(6) != s.turn:
		return refused(buildTypeOfDie, "type-not-shown") // BUILD-4
	}
	if v := s.canUse(6, anyTrack); !v.legal() { // TILE-6
		return v
	}
	return allows(site)
}

func (s *State) applyBuild(m Move, site int, log *chronicle) {
	if !s.black.allows(m.drawn()) {
		s.useTile(6, log) // TILE-6
	}
	s.drawTrack(s.turn, site, m.drawn(), log)
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
	free := s.mayUse(6, anyTrack)
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
		log.add(Event{Kind: TrackDrawn, Rule: buildTwoEdges, Seat: seat, Hex: s.game.names[site], Track: t})
	}
	if from, to, distance := s.linkOver(seat, site, t); distance != 0 {
		s.addLink(seat, from, to, distance, log)
	}
}

// Medium and Hard: a die says which borders of the chart are blocked, for all
// players alike. What that means for links is in the tracer and the land
// chosen by the die (WALL-2); drawing is not touched (WALL-3).

var wallModule = module{
	inPlay: func(setup Setup) bool { return setup.Wall != hexmap.Open },
	install: func(g *game) {
		g.setUp |= phases(PhaseWall)
		g.tracers = variants.WallTracers(g.board, g.setup.Wall)
		for die := 1; die <= 6; die++ {
			g.land[die] = g.blocked(g.board.Blocked(g.setup.Wall, die))
		}
	},
}

func (s *State) applyWall(m Move, log *chronicle) {
	s.wall = m.first() // WALL-1
	if log != nil {
		log.add(Event{Kind: BordersBlocked, Rule: wallChart, Die: int(s.wall)})
	}
	s.finishSetupStep(log)
}
