package steamvectors

import (
	"slices"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/steam"
)

// All rules that a move breaks. Where a rule takes something for granted that the
// move lacks, such as a city on the hex that it names, nothing is said of it.

// asked is the rule that says what comes next in a phase, and the kinds of moves
// that it asks for.
var asked = map[steam.Phase]struct {
	rule  steam.Rule
	kinds []steam.Kind
}{
	steam.PhaseGoods:   {steam.MustParseRule("SETUP-2"), []steam.Kind{steam.KindGoods}},
	steam.PhaseDeal:    {steam.MustParseRule("ORDER-1"), []steam.Kind{steam.KindDeal}},
	steam.PhaseBid:     {steam.MustParseRule("ORDER-4"), []steam.Kind{steam.KindBid, steam.KindPass}},
	steam.PhaseCapital: {steam.MustParseRule("STD-3"), []steam.Kind{steam.KindCapital}},
	steam.PhaseAction:  {steam.MustParseRule("ACTION-8"), []steam.Kind{steam.KindTake}},
	steam.PhaseBuild: {steam.MustParseRule("BUILD-1"), []steam.Kind{
		steam.KindBuild, steam.KindUpgrade, steam.KindRedirect, steam.KindUrbanise, steam.KindGrow, steam.KindDone,
	}},
	steam.PhaseMove:   {steam.MustParseRule("MOVE-1"), []steam.Kind{steam.KindImprove, steam.KindDeliver, steam.KindPass}},
	steam.PhasePoints: {steam.MustParseRule("POINTS-2"), []steam.Kind{steam.KindIncome, steam.KindPoints}},
	steam.PhaseOver:   {steam.MustParseRule("END-1"), nil},
}

// broken is all rules that a move breaks; none if it is legal.
func (p *position) broken(m steam.Move) []steam.Rule {
	if next := asked[p.Phase()]; !slices.Contains(next.kinds, m.Kind()) {
		switch {
		case p.in(steam.PhaseBid) && p.standard():
			return []steam.Rule{steam.MustParseRule("STD-5")}
		case p.in(steam.PhaseOver) && p.Round() < p.Rounds():
			return []steam.Rule{steam.MustParseRule("END-2")}
		}
		return []steam.Rule{next.rule}
	}
	switch m.Kind() {
	case steam.KindGoods:
		return p.brokenByGoods(m.Goods())
	case steam.KindDeal:
		return p.brokenByDeal(m.ActionTile())
	case steam.KindBid:
		return p.brokenByBid(m.Number())
	case steam.KindCapital:
		if m.Number() > p.Income(p.seat)+10+p.VictoryPoints(p.seat)/2 {
			return []steam.Rule{steam.MustParseRule("MONEY-4")}
		}
	case steam.KindTake:
		return p.brokenByAction(m.ActionTile(), m.Passing())
	case steam.KindBuild, steam.KindUpgrade, steam.KindRedirect:
		return p.brokenByLaying(m)
	case steam.KindUrbanise:
		return p.brokenByUrbanising(m)
	case steam.KindGrow:
		return p.brokenByGrowth(m)
	case steam.KindDone:
		return p.brokenByDone()
	case steam.KindImprove:
		if p.Improved(p.seat) || p.Locomotive(p.seat) == 6 {
			return []steam.Rule{steam.MustParseRule("MOVE-3")}
		}
	case steam.KindDeliver:
		return p.brokenByMove(m)
	}
	return nil
}

func (p *position) brokenByGoods(goods steam.Goods) (rules []steam.Rule) {
	place := p.State.Place()
	few := p.setup.Players == 3
	rule, wanted := steam.MustParseRule("SETUP-3"), 3
	switch {
	case place.Space == 0:
		i, _ := p.setup.Map.Grid().Index(place.Hex)
		rule = steam.MustParseRule("SETUP-2")
		if _, wanted = steam.PrintedCity(p.setup.Map, i); few && steam.IsSparse(p.setup.Map) {
			wanted--
		}
	case few:
		wanted = 2
	}
	if goods.Len() != wanted {
		rules = append(rules, rule)
	}
	if !p.Bag().Contains(goods) {
		rules = append(rules, steam.MustParseRule("COMP-1"))
	}
	return rules
}

func (p *position) brokenByDeal(tile steam.ActionTile) []steam.Rule {
	for seat := steam.Seat(1); int(seat) <= p.setup.Players; seat++ {
		if p.Dealt(seat) == tile {
			return []steam.Rule{steam.MustParseRule("ORDER-1")}
		}
	}
	return nil
}

func (p *position) brokenByBid(sum int) (rules []steam.Rule) {
	low, high := steam.MustParseRule("ORDER-4"), steam.MustParseRule("ORDER-5")
	if p.standard() {
		low, high = steam.MustParseRule("STD-5"), steam.MustParseRule("STD-5")
	}
	if auction, _ := p.Auction(); sum <= auction.High {
		rules = append(rules, low)
	}
	if sum > p.Means(p.seat) && !slices.Contains(rules, high) {
		rules = append(rules, high)
	}
	return rules
}

// canGrow reports whether there are a city without a marker, a set and a marker.
func (p *position) canGrow() bool {
	bare := false
	for city := range p.Cities() {
		bare = bare || !p.IsGrown(city)
	}
	return bare && p.hasSet() && p.Growth() > 0
}

func (p *position) hasSet() bool {
	for space := 1; space <= p.Spaces(); space++ {
		if p.Supply(space).Len() > 0 {
			return true
		}
	}
	return false
}

func (p *position) hasNewCity() bool {
	for c := range steam.Colours() {
		if p.NewCities(c) > 0 {
			return true
		}
	}
	return false
}

// towns is the towns that are no cities yet.
func (p *position) towns() (all []hexmap.Cell) {
	for i := range p.setup.Map.Towns() {
		if hex := p.setup.Map.Grid().Cell(i); p.IsTown(hex) {
			all = append(all, hex)
		}
	}
	return all
}

func (p *position) brokenByAction(tile steam.ActionTile, passing bool) []steam.Rule {
	taken := map[steam.ActionTile]bool{}
	for seat := steam.Seat(1); int(seat) <= p.setup.Players; seat++ {
		taken[p.ActionTile(seat)] = true
	}
	if taken[tile] {
		return append(p.brokenByTaking(tile, passing), steam.MustParseRule("ACTION-8"))
	}
	rules := p.brokenByTaking(tile, passing)
	if !passing {
		return rules
	}
	for other := range steam.ActionTiles() {
		if !taken[other] && (p.brokenByTaking(other, false) == nil || p.brokenByTaking(other, true) == nil) {
			return rules
		}
	}
	return nil // ACTION-12
}

func (p *position) brokenByTaking(tile steam.ActionTile, passing bool) (rules []steam.Rule) {
	switch {
	case tile == steam.GrowthTile && !passing && !p.standard() && !p.canGrow():
		rules = append(rules, steam.MustParseRule("ACTION-5"))
	case tile == steam.LocomotiveTile && !passing && p.Locomotive(p.seat) == 6:
		rules = append(rules, steam.MustParseRule("ACTION-6"))
	case tile == steam.UrbaniseTile && (len(p.towns()) == 0 || !p.hasNewCity()):
		rules = append(rules, steam.MustParseRule("ACTION-7"))
	}
	switch {
	case passing && p.standard():
		rules = append(rules, steam.MustParseRule("STD-9"))
	case passing && tile != steam.GrowthTile && tile != steam.UrbaniseTile:
		rules = append(rules, steam.MustParseRule("ACTION-10"))
	case !passing && p.priceOf(tile) > p.Means(p.seat):
		rules = append(rules, steam.MustParseRule("ACTION-9"))
	}
	return rules
}

// priceOf is what an action tile costs: ACTION, STD-9.
func (p *position) priceOf(tile steam.ActionTile) int {
	switch {
	case p.standard():
		return 0
	case tile == steam.GrowthTile:
		return 2
	case tile == steam.LocomotiveTile:
		return 4 + p.Locomotive(p.seat) + 1
	case tile == steam.UrbaniseTile:
		return 6
	}
	return 0
}

// returns reports whether a link would begin and end in a town that became a city:
// CITY-6.
func (p *position) returns(town hexmap.Cell) bool {
	for end, link := range p.openEnds() {
		if next, ok := p.beyond(end.Hex, end.Edge); ok && link.From.Hex == town && end.Hex != town && next == town {
			return true
		}
	}
	return false
}

func (p *position) brokenByDone() []steam.Rule {
	if p.standard() {
		return nil // STD-10
	}
	switch p.Pending(p.seat) {
	case steam.GrowthTile:
		if p.canGrow() {
			return []steam.Rule{steam.MustParseRule("ACTION-11")}
		}
	case steam.UrbaniseTile:
		for _, town := range p.towns() {
			if p.hasNewCity() && !p.returns(town) {
				return []steam.Rule{steam.MustParseRule("ACTION-11")}
			}
		}
	}
	return nil
}

func (p *position) brokenByUrbanising(m steam.Move) (rules []steam.Rule) {
	if p.Pending(p.seat) != steam.UrbaniseTile {
		rules = append(rules, steam.MustParseRule("CITY-11"))
	}
	if !p.IsTown(m.Hex()) || p.NewCities(m.Colour()) == 0 {
		rules = append(rules, steam.MustParseRule("CITY-1"))
	}
	if m.Space() == 0 && p.hasSet() || m.Space() != 0 && (m.Space() > p.Spaces() || p.Supply(m.Space()).Len() == 0) {
		rules = append(rules, steam.MustParseRule("CITY-8"))
	}
	if p.IsTown(m.Hex()) && p.returns(m.Hex()) {
		rules = append(rules, steam.MustParseRule("CITY-6"))
	}
	return rules
}

func (p *position) brokenByGrowth(m steam.Move) (rules []steam.Rule) {
	if p.Pending(p.seat) != steam.GrowthTile {
		rules = append(rules, steam.MustParseRule("CITY-11"))
	}
	if !p.isCity(m.Hex()) || p.IsGrown(m.Hex()) {
		rules = append(rules, steam.MustParseRule("CITY-9"))
	}
	if p.Growth() == 0 || m.Space() > p.Spaces() || p.Supply(m.Space()).Len() == 0 {
		rules = append(rules, steam.MustParseRule("CITY-10"))
	}
	return rules
}

func (p *position) brokenByMove(m steam.Move) (rules []steam.Rule) {
	add := func(rule steam.Rule) {
		if !slices.Contains(rules, rule) {
			rules = append(rules, rule)
		}
	}
	if p.GoodsAt(m.Hex()).Count(m.Colour()) == 0 {
		add(steam.MustParseRule("MOVE-4"))
	}
	if !p.isCity(m.Hex()) {
		return rules
	}
	hex, visited, links := m.Hex(), []hexmap.Cell{m.Hex()}, 0
	owners := map[steam.Seat]int{}
	for d := range m.Edges() {
		to, ok := p.Leads(hex, d)
		if !ok {
			add(steam.MustParseRule("MOVE-5"))
			return rules
		}
		owner, _ := p.OwnerAt(hex, d)
		owners[owner]++
		links++
		if slices.Contains(visited, to) {
			add(steam.MustParseRule("MOVE-7"))
		}
		if (p.CityColour(to) == m.Colour()) != (links == m.Links()) {
			add(steam.MustParseRule("MOVE-6"))
		}
		visited = append(visited, to)
		hex = to
	}
	if links > p.Locomotive(p.seat) {
		add(steam.MustParseRule("MOVE-8"))
	}
	if owners[p.seat] == 0 {
		add(steam.MustParseRule("MOVE-9"))
	}
	for owner, n := range owners {
		if owner != steam.Nobody && n > owners[p.seat] {
			add(steam.MustParseRule("MOVE-10"))
		}
	}
	return rules
}
