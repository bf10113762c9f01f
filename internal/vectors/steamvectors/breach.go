package steamvectors

import (
	"slices"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants/family/conformance"
	"github.com/railhex/railhex/variants/steam"
)

// A breach is a way to break a rule: by a move that breaks no other.
type breach = conformance.Breach[*position, steam.Move]

func breaks(rule steam.Rule, why string, is func(*position, steam.Move) bool) breach {
	return conformance.BreachOf(rule, why, (*position).breaking, is)
}

// of asks for a kind of moves.
func of(kinds ...steam.Kind) func(*position, steam.Move) bool {
	return func(_ *position, m steam.Move) bool { return slices.Contains(kinds, m.Kind()) }
}

// early asks for moves in a phase that does not ask for them.
func early(phase steam.Phase) func(*position, steam.Move) bool {
	return func(p *position, m steam.Move) bool {
		return p.in(phase) && !slices.Contains(asked[phase].kinds, m.Kind())
	}
}

// when asks for moves of a kind where something else holds, too.
func when(k steam.Kind, holds func(*position, steam.Move) bool) func(*position, steam.Move) bool {
	return func(p *position, m steam.Move) bool { return m.Kind() == k && holds(p, m) }
}

func onTown(p *position, m steam.Move) bool { return p.IsTown(m.Hex()) }

func offTown(p *position, m steam.Move) bool { return !onTown(p, m) }

// breaches are the ways to break rules. Where a rule is broken by several kinds of
// moves, or for several reasons, each has its own.
var breaches = []breach{
	breaks(steam.SetupCityGoods, "goods are drawn first", early(steam.PhaseGoods)),
	breaks(steam.OrderDeal, "action tiles are dealt next", early(steam.PhaseDeal)),
	breaks(steam.OrderBid, "a bid comes next, or a pass", early(steam.PhaseBid)),
	breaks(steam.StandardBid, "a bid comes next, or a pass", early(steam.PhaseBid)),
	breaks(steam.StandardCapital, "loans are taken next", early(steam.PhaseCapital)),
	breaks(steam.ActionTakeOne, "an action tile is taken next", early(steam.PhaseAction)),
	breaks(steam.BuildAsLongAsLiked, "the player builds next", early(steam.PhaseBuild)),
	breaks(steam.MoveCycles, "the player improves, moves a good or passes next", early(steam.PhaseMove)),
	breaks(steam.PointsChosen, "income or points are taken next", early(steam.PhasePoints)),
	breaks(steam.EndLastTurn, "the game is over with its last turn", early(steam.PhaseOver)),
	breaks(steam.EndOnePlayer, "the game is over: fewer than two players are left", early(steam.PhaseOver)),

	breaks(steam.SetupCityGoods, "the city gets another number of goods", of(steam.KindGoods)),
	breaks(steam.SetupSupply, "the space gets another number of goods", of(steam.KindGoods)),
	breaks(steam.ComponentGoods, "the bag has not so many of a colour", of(steam.KindGoods)),
	breaks(steam.OrderDeal, "another player was dealt the tile", of(steam.KindDeal)),
	breaks(steam.OrderBid, "the bid is not higher than the highest", of(steam.KindBid)),
	breaks(steam.OrderBidRaised, "the bid is more than she can raise", of(steam.KindBid)),
	breaks(steam.StandardBid, "the bid is not higher than the highest, or more than her cash", of(steam.KindBid)),
	breaks(steam.MoneyNoMoreLoans, "so many loans cannot be taken", of(steam.KindCapital)),

	breaks(steam.ActionTakeOne, "another player has the tile", of(steam.KindAction)),
	breaks(steam.ActionGrowth, "nothing can grow", of(steam.KindAction)),
	breaks(steam.ActionLocomotive, "the locomotive is at the highest level", of(steam.KindAction)),
	breaks(steam.ActionUrbanise, "no town can become a city", of(steam.KindAction)),
	breaks(steam.ActionCost, "the tile is too dear", of(steam.KindAction)),
	breaks(steam.ActionPass, "the tile cannot be passed", of(steam.KindAction)),
	breaks(steam.StandardTilesFree, "no tile is passed in the standard game", of(steam.KindAction)),
	breaks(steam.ActionMustBeDone, "what was paid for is still to be done", of(steam.KindDone)),

	breaks(steam.BuildOnLand, "no tile lies on this hex", of(steam.KindBuild)),
	breaks(steam.BuildOnEmptyHex, "a tile lies there", of(steam.KindBuild)),
	breaks(steam.BuildThreeTiles, "all tiles of this turn are laid", of(steam.KindBuild, steam.KindUpgrade, steam.KindRedirect)),
	breaks(steam.BuildNotOverClosedEdges, "track leads over a closed edge", when(steam.KindBuild, offTown)),
	breaks(steam.BuildNotOverClosedEdges, "an exit leads over a closed edge", when(steam.KindBuild, onTown)),
	breaks(steam.BuildNotOverClosedEdges, "the upgrade leads over a closed edge", of(steam.KindUpgrade)),
	breaks(steam.BuildNotOverClosedEdges, "the turned track leads over a closed edge", of(steam.KindRedirect)),
	breaks(steam.BuildConnected, "the track is not connected", when(steam.KindBuild, offTown)),
	breaks(steam.BuildConnected, "the town is not connected", when(steam.KindBuild, onTown)),
	breaks(steam.BuildConnected, "the added track is not connected", of(steam.KindUpgrade)),
	breaks(steam.BuildNotOthersLinks, "the track extends another player's link", when(steam.KindBuild, offTown)),
	breaks(steam.BuildNotOthersLinks, "the new exits meet others' links alone", when(steam.KindBuild, onTown)),
	breaks(steam.BuildNotOthersLinks, "the added track extends another player's link", of(steam.KindUpgrade)),
	breaks(steam.BuildNotOthersLinks, "the turned track would meet another player's link", of(steam.KindRedirect)),
	breaks(steam.BuildNoReturn, "the link would end where it began", of(steam.KindBuild, steam.KindUpgrade)),
	breaks(steam.BuildNoReturn, "the turned link would end where it began", of(steam.KindRedirect)),
	breaks(steam.LinkClaimed, "the track joins an unowned link from elsewhere", of(steam.KindBuild)),
	breaks(steam.LinkClaimed, "the added track joins an unowned link from elsewhere", of(steam.KindUpgrade)),
	breaks(steam.LinkClaimed, "the turned track joins an unowned link from elsewhere", of(steam.KindRedirect)),
	breaks(steam.TownTiles, "a town takes exits", when(steam.KindBuild, onTown)),
	breaks(steam.TownTiles, "exits lie in towns", when(steam.KindBuild, offTown)),
	breaks(steam.ComponentFaces, "no tile shows that", of(steam.KindBuild)),
	breaks(steam.ComponentFaces, "no tile shows that, and so there is no such upgrade", of(steam.KindUpgrade)),
	breaks(steam.ComponentTiles, "no tile of that face is left", of(steam.KindBuild)),
	breaks(steam.ComponentTiles, "no tile of that face is left for an upgrade", of(steam.KindUpgrade)),
	breaks(steam.ComponentTiles, "no tile of that face is left for a redirection", of(steam.KindRedirect)),
	breaks(steam.MoneyNoMoreLoans, "the tile is too dear", of(steam.KindBuild)),
	breaks(steam.MoneyNoMoreLoans, "the upgrade is too dear", of(steam.KindUpgrade)),
	breaks(steam.MoneyNoMoreLoans, "the redirection is too dear", of(steam.KindRedirect)),
	breaks(steam.StandardCashOnly, "the tile costs more than her cash", of(steam.KindBuild)),
	breaks(steam.StandardCashOnly, "the upgrade costs more than her cash", of(steam.KindUpgrade)),
	breaks(steam.UpgradeKeeps, "the upgrade drops what lies there, or nothing lies there", of(steam.KindUpgrade)),
	breaks(steam.UpgradeAdds, "the upgrade adds nothing", of(steam.KindUpgrade)),
	breaks(steam.RedirectLastTile, "no tile lies there to be redirected", of(steam.KindRedirect)),
	breaks(steam.RedirectWhose, "the link is not hers to redirect", of(steam.KindRedirect)),
	breaks(steam.RedirectOneTrack, "the track leaves its link", of(steam.KindRedirect)),

	breaks(steam.CityOnTown, "there is no town", when(steam.KindUrbanise, offTown)),
	breaks(steam.CityOnTown, "no tile of that colour is left", when(steam.KindUrbanise, onTown)),
	breaks(steam.CityGetsSet, "the space is empty, or another must be named", of(steam.KindUrbanise)),
	breaks(steam.CityOnlyByTile, "she may not urbanise", of(steam.KindUrbanise)),
	breaks(steam.CityOnlyByTile, "she may not let a city grow", of(steam.KindGrow)),
	breaks(steam.GrowthCity, "no city there can grow", of(steam.KindGrow)),
	breaks(steam.GrowthSet, "the space is empty, or no marker is left", of(steam.KindGrow)),

	breaks(steam.MoveImprove, "the locomotive is not improved again", of(steam.KindLocomotive)),
	breaks(steam.MoveFromCity, "the city has no such good", of(steam.KindMove)),
	breaks(steam.MoveOverCompleteLinks, "no complete link is there", of(steam.KindMove)),
	breaks(steam.MoveToColour, "the good ends elsewhere than in the first city of its colour", of(steam.KindMove)),
	breaks(steam.MoveNoStopTwice, "a stop comes twice", of(steam.KindMove)),
	breaks(steam.MoveWithinLocomotive, "the way is too long for the locomotive", of(steam.KindMove)),
	breaks(steam.MoveNobodyOwnsMore, "another player owns more of the links", of(steam.KindMove)),
	noOwnLink,
}

// noOwnLink is a way without an own link. As long as a link on it has an owner,
// that player owns more of them.
var noOwnLink = breach{
	Rules: conformance.Identifiers(steam.MoveOverOwnLink, steam.MoveNobodyOwnsMore),
	Why:   "none of the links is hers",
	Moves: func(p *position) (all []steam.Move) {
		if !p.in(steam.PhaseMove) || !p.isLookedAt() {
			return nil
		}
		for _, m := range p.thinkable() {
			if slices.Equal(p.broken(m), []steam.Rule{steam.MoveOverOwnLink, steam.MoveNobodyOwnsMore}) {
				all = append(all, m)
			}
		}
		return all
	},
}

// apart is how many moves are between the positions in which rules are broken; at
// the end of a game they always are.
const apart = 5

func (p *position) isLookedAt() bool { return p.ends || p.After%apart == 0 }

// breaking is the moves that somebody may think of that break a rule and no other.
func (p *position) breaking(rule steam.Rule) []steam.Move {
	if p.alone == nil && p.isLookedAt() {
		p.alone = conformance.Alone(p.thinkable(), p.broken)
	}
	return p.alone[rule]
}

// Thinkable are the moves that somebody may think of in a position.
var Thinkable = (*position).thinkable

// thinkable is the moves that somebody may think of: of the kinds that are asked
// for with much that they can name, of the others a few.
func (p *position) thinkable() []steam.Move {
	all := p.odd()
	switch p.Phase() {
	case steam.PhaseGoods:
		for a := range steam.Colours() {
			for n := 1; n <= 6; n++ {
				all = append(all, steam.Draw(steam.Goods(0).Add(a, n)), steam.Draw(steam.Goods(0).Add(a, n).Add(steam.Red, 1)))
			}
		}
	case steam.PhaseDeal:
		for tile := range steam.ActionTiles() {
			all = append(all, steam.Deal(tile))
		}
	case steam.PhaseBid:
		for sum := range 100 {
			all = append(all, steam.Bid(sum))
		}
	case steam.PhaseCapital:
		for loans := range 40 {
			all = append(all, steam.Capital(loans))
		}
	case steam.PhaseAction:
		for tile := range steam.ActionTiles() {
			all = append(all, steam.Take(tile), steam.TakePassing(tile))
		}
	case steam.PhaseBuild:
		all = append(p.layings(all), p.settlings()...)
	case steam.PhaseMove:
		all = append(all, p.ways()...)
	}
	return slices.DeleteFunc(all, func(m steam.Move) bool { return !m.IsValid() })
}

// odd is a move of each kind, as far as there is one.
func (p *position) odd() []steam.Move {
	hex := hexmap.CellAt(1, p.setup.Map.Grid().Columns()+1) // the map lacks it
	straight := track.MustParseTile("E-W")
	return []steam.Move{
		steam.Draw(steam.GoodsOf(steam.Red)), steam.Deal(steam.OrderTile), steam.Bid(1), steam.Pass(), steam.Capital(0), steam.Take(steam.OrderTile),
		steam.Build(hex, straight), steam.Upgrade(hex, straight), steam.Redirect(hex, straight), steam.Urbanise(hex, steam.Red, 1), steam.Grow(hex, 1),
		steam.Done(), steam.Improve(), steam.Deliver(steam.Red, hex, hexmap.East), steam.TakeIncome(), steam.TakePoints(),
	}
}

// layings appends tiles near to what lies on the map: one track or two exits on
// empty hexes, and all faces where a tile lies.
func (p *position) layings(all []steam.Move) []steam.Move {
	grid := p.setup.Map.Grid()
	var single, exits, faces []track.Tile
	for t := range track.Tracks() {
		a, b := t.Ends()
		pair, _ := track.Exit(a).Plus(track.Exit(b))
		single, exits = append(single, t.Tile()), append(exits, pair)
	}
	for _, face := range p.setup.Components.Faces {
		for t := range face.Tile.Rotations() {
			faces = append(faces, t)
		}
	}
	bundle := track.MustParseTile("E-NE+NW-W") // two sharp curves
	for i := range grid.Len() {
		hex := grid.Cell(i)
		near := p.Holds(hex) != 0 || p.setup.Map.IsCity(i)
		for d := range hexmap.Direction(hexmap.NumDirections) {
			if j := grid.Neighbour(i, d); j >= 0 {
				near = near || p.Holds(grid.Cell(j)) != 0 || p.setup.Map.IsCity(j)
			}
		}
		if !near && i%7 > 0 {
			continue
		}
		for k := range single {
			all = append(all, steam.Build(hex, single[k]))
			if p.IsTown(hex) || k == 0 {
				all = append(all, steam.Build(hex, exits[k]))
			}
		}
		all = append(all, steam.Build(hex, bundle))
		if before := p.Holds(hex); before != 0 && !p.isCity(hex) {
			all = append(all, steam.Upgrade(hex, bundle), steam.Upgrade(hex, before))
			for _, t := range faces {
				all = append(all, steam.Upgrade(hex, t), steam.Redirect(hex, t))
			}
		}
	}
	return all
}

// settlings are new cities and growth everywhere.
func (p *position) settlings() (all []steam.Move) {
	grid := p.setup.Map.Grid()
	for i := range grid.Len() {
		hex := grid.Cell(i)
		for _, space := range []int{1, 2, p.Spaces(), p.Spaces() + 1} {
			if p.IsTown(hex) || p.isCity(hex) || i%9 == 0 {
				all = append(all, steam.Grow(hex, space), steam.Urbanise(hex, steam.Red, space), steam.Urbanise(hex, steam.Grey, space), steam.Urbanise(hex, steam.Grey, 0))
			}
		}
	}
	return all
}

// longest is how many links the ways have that are thought of.
const longest = 3

// ways are moves of goods over complete links, and over one edge where there may be
// none.
func (p *position) ways() (all []steam.Move) {
	for city := range p.Cities() {
		for d := range hexmap.Direction(hexmap.NumDirections) {
			if _, ok := p.Leads(city, d); !ok {
				all = append(all, steam.Deliver(p.someGood(city), city, d))
			}
		}
		for c := range steam.Colours() {
			all = p.on(all, c, city, city, nil)
		}
	}
	return all
}

// someGood is a good of a city, or red if it has none.
func (p *position) someGood(city hexmap.Cell) steam.Colour {
	for c := range p.GoodsAt(city).All() {
		return c
	}
	return steam.Red
}

// on appends the ways that go on from a stop.
func (p *position) on(all []steam.Move, c steam.Colour, city, stop hexmap.Cell, edges []hexmap.Direction) []steam.Move {
	for d := range hexmap.Direction(hexmap.NumDirections) {
		to, ok := p.Leads(stop, d)
		if !ok {
			continue
		}
		way := append(slices.Clone(edges), d)
		all = append(all, steam.Deliver(c, city, way...))
		if len(way) < longest {
			all = p.on(all, c, city, to, way)
		}
	}
	return all
}
