package steamvectors

import (
	"slices"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants/steam"
)

func (p *position) brokenByLaying(m steam.Move) []steam.Rule {
	grid := p.setup.Map.Grid()
	hex, ok := grid.Index(m.Hex())
	if !ok || p.setup.Map.Terrain(hex) == hexmap.Water || p.isCity(m.Hex()) {
		return []steam.Rule{steam.MustParseRule("BUILD-3")}
	}
	before, laid, town := p.Holds(m.Hex()), m.Tile(), p.IsTown(m.Hex())
	var rules []steam.Rule
	add := func(rule steam.Rule, broken bool) {
		if broken {
			rules = append(rules, rule)
		}
	}
	add(steam.MustParseRule("BUILD-8"), m.Kind() == steam.KindBuild && before != 0)
	add(steam.MustParseRule("UPGRADE-1"), m.Kind() == steam.KindUpgrade && !keeps(laid, before))
	add(steam.MustParseRule("UPGRADE-2"), m.Kind() == steam.KindUpgrade && laid == before)
	add(steam.MustParseRule("REDIRECT-2"), m.Kind() == steam.KindRedirect && (before == 0 || town))
	add(steam.MustParseRule("TOWN-1"), (laid.NumExits() > 0) != town)
	add(steam.MustParseRule("COMP-3"), p.face(laid) < 0)
	add(steam.MustParseRule("BUILD-2"), p.Left() == 0)
	add(steam.MustParseRule("BUILD-4"), p.isClosed(m.Hex(), laid))
	if (laid.NumExits() > 0) != town {
		return rules // of what follows nothing can be said
	}
	switch {
	case m.Kind() == steam.KindRedirect && before != 0 && !town:
		rules = append(rules, p.brokenByTurning(m.Hex(), before, laid)...)
	case m.Kind() == steam.KindRedirect:
	case town:
		rules = append(rules, p.brokenByExits(m.Hex(), before, laid)...)
	default:
		rules = append(rules, p.brokenByTracks(m.Hex(), before, laid)...)
	}
	add(steam.MustParseRule("COMP-4"), p.face(laid) >= 0 && !p.canShow(p.face(laid), p.face(before)))
	dear := steam.MustParseRule("MONEY-4")
	if p.standard() {
		dear = steam.MustParseRule("STD-4")
	}
	add(dear, p.costOf(hex, before, laid) > p.Means(p.seat))
	return rules
}

// keeps reports whether a tile keeps all that another one shows, and there is
// something.
func keeps(laid, before track.Tile) bool { return before != 0 && laid.Contains(before) }

// isClosed reports whether some track or exit of a tile leads over a closed edge.
func (p *position) isClosed(hex hexmap.Cell, t track.Tile) bool {
	for d := range hexmap.Direction(hexmap.NumDirections) {
		if _, open := p.beyond(hex, d); t.Has(d) && !open {
			return true
		}
	}
	return false
}

// costOf is COST-1 to COST-5.
func (p *position) costOf(hex int, before, laid track.Tile) int {
	board := p.setup.Map
	cost := laid.NumEdges()
	if board.IsTown(hex) {
		cost++
	}
	if before != 0 {
		return cost
	}
	if board.HasRiver(hex) {
		cost++
	}
	if terrain := board.Terrain(hex); terrain == hexmap.Hill || terrain == hexmap.Mountain {
		cost += 2
	}
	return cost
}

// brokenByTracks is what new tracks break: BUILD-10, UPGRADE-3.
func (p *position) brokenByTracks(hex hexmap.Cell, before, laid track.Tile) (rules []steam.Rule) {
	for t := range laid.Tracks() {
		if before.Contains(t.Tile()) {
			continue
		}
		a, b := t.Ends()
		one, other := p.meets(hex, a), p.meets(hex, b)
		rules = p.brokenByMeeting(rules, one, other)
		if one.stop.IsValid() && one.stop == other.stop {
			rules = with(rules, steam.MustParseRule("BUILD-7"))
		}
		if !p.connects(one) && !p.connects(other) {
			rules = with(rules, steam.MustParseRule("BUILD-5"))
		}
	}
	return rules
}

// brokenByMeeting is LINK-6 and BUILD-6.
func (p *position) brokenByMeeting(rules []steam.Rule, all ...meeting) []steam.Rule {
	for _, m := range all {
		if p.barred(m) {
			rules = with(rules, steam.MustParseRule("LINK-6"))
		}
		if p.others(m) {
			rules = with(rules, steam.MustParseRule("BUILD-6"))
		}
	}
	return rules
}

// with is rules and one more, once.
func with(rules []steam.Rule, rule steam.Rule) []steam.Rule {
	for _, there := range rules {
		if there == rule {
			return rules
		}
	}
	return append(rules, rule)
}

// brokenByExits is what new exits of a town break: TOWN-2 to TOWN-4.
func (p *position) brokenByExits(town hexmap.Cell, before, laid track.Tile) (rules []steam.Rule) {
	connected, others, alone := p.reaches(town), 0, 0
	for d := range laid.Exits() {
		if before.HasExit(d) {
			continue
		}
		m := p.meets(town, d)
		if p.barred(m) {
			rules = with(rules, steam.MustParseRule("LINK-6"))
		}
		if m.stop.IsValid() && m.stop == town {
			rules = with(rules, steam.MustParseRule("BUILD-7"))
		}
		switch {
		case p.others(m):
			others++
		default:
			alone++
			connected = connected || p.connects(m)
		}
	}
	if connected || others+alone == 0 {
		return rules
	}
	if others > 0 {
		rules = with(rules, steam.MustParseRule("BUILD-6"))
	}
	if alone > 0 {
		rules = with(rules, steam.MustParseRule("BUILD-5"))
	}
	return rules
}

// brokenByTurning is REDIRECT.
func (p *position) brokenByTurning(hex hexmap.Cell, before, laid track.Tile) (rules []steam.Rule) {
	var gone, come []track.Track
	for t := range before.Tracks() {
		if !laid.Contains(t.Tile()) {
			gone = append(gone, t)
		}
	}
	for t := range laid.Tracks() {
		if !before.Contains(t.Tile()) {
			come = append(come, t)
		}
	}
	if len(gone) != 1 || len(come) != 1 {
		return []steam.Rule{steam.MustParseRule("REDIRECT-3"), steam.MustParseRule("REDIRECT-2"), steam.MustParseRule("REDIRECT-1")} // which track is meant is not said
	}
	a, b := gone[0].Ends()
	if _, open := p.openEnds()[steam.LinkEnd{Hex: hex, Edge: a}]; open {
		a, b = b, a
	}
	link, last := p.openEnds()[steam.LinkEnd{Hex: hex, Edge: b}]
	if !last {
		return []steam.Rule{steam.MustParseRule("REDIRECT-2"), steam.MustParseRule("REDIRECT-1"), steam.MustParseRule("REDIRECT-3")} // complete, or its end is elsewhere
	}
	if link.Owner != p.seat && (link.Owner != steam.Nobody || !p.reaches(link.From.Hex)) {
		rules = append(rules, steam.MustParseRule("REDIRECT-1"))
	}
	to, keepsEdge := come[0].Other(a)
	if !keepsEdge {
		return append(rules, steam.MustParseRule("REDIRECT-3"))
	}
	m := p.meets(hex, to)
	if m.stop.IsValid() && m.stop == link.From.Hex {
		rules = with(rules, steam.MustParseRule("BUILD-7"))
	}
	return p.brokenByMeeting(rules, m)
}

// face returns the number of the face that a tile shows, -1 if no face shows it or
// there is nothing to show.
func (p *position) face(t track.Tile) int {
	if t == 0 {
		return -1
	}
	turned := slices.Collect(t.Rotations())
	return slices.IndexFunc(p.setup.Components.Faces, func(face steam.Face) bool { return slices.Contains(turned, face.Tile) })
}

// canShow reports whether the tiles of the box can show all faces on the board and
// one more, in the place of another: COMP-4, COMP-5. Each face on the board is given
// a tile in turn, for which others may have to change theirs.
func (p *position) canShow(more, less int) bool {
	key := [2]int{more, less}
	if can, known := p.shown[key]; known {
		return can
	}
	box := p.setup.Components
	wanted := make([]int, len(box.Faces))
	i := 0
	for _, n := range p.FacesLaid() {
		wanted[i] = n
		i++
	}
	wanted[more]++
	if less >= 0 {
		wanted[less]--
	}
	f := fitting{box: box, given: make([]map[int]int, len(box.Tiles))}
	for i := range f.given {
		f.given[i] = make(map[int]int)
	}
	can := true
	for face, n := range wanted {
		for range n {
			can = can && f.give(face, make([]bool, len(box.Tiles)))
		}
	}
	p.shown[key] = can
	return can
}

// A fitting gives tiles to faces.
type fitting struct {
	box   *steam.Components
	given []map[int]int // for each kind of tiles how many show which face
}

// give gives a face a tile of a kind that was not tried yet.
func (f *fitting) give(face int, tried []bool) bool {
	for i, tile := range f.box.Tiles {
		if tried[i] || tile.Front != face && tile.Back != face {
			continue
		}
		tried[i] = true
		used := 0
		for _, n := range f.given[i] {
			used += n
		}
		if used < tile.Count {
			f.given[i][face]++
			return true
		}
		for other, n := range f.given[i] {
			if other != face && n > 0 && f.give(other, tried) {
				f.given[i][other]--
				f.given[i][face]++
				return true
			}
		}
	}
	return false
}
