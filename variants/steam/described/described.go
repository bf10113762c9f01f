package described

import (
	"errors"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/family/drawing"
	"github.com/railhex/railhex/variants/family/search"
	"github.com/railhex/railhex/variants/steam"
	"github.com/railhex/railhex/variants/steam/bots"
	"github.com/railhex/railhex/variants/steam/words"
)

// Game returns Steam with everything that a program can ask of it.
func Game() describe.Game {
	parts := Rules()
	parts.Books = []func() string{steam.Rulebook, steam.Notation}
	parts.Verdicts = verdicts()
	parts.Formats = formats()
	parts.Words = Words()
	parts.Pictures = Pictures()
	parts.Characters = characters
	parts.Bots = Bots()
	parts.Arrays = Arrays()
	return Of(parts)
}

// Of is [describe.Of] for this game. A program that calls it does not compile the
// description again.
//
//go:noinline
func Of(parts describe.Parts[steam.State, steam.Move]) describe.Game { return describe.Of(parts) }

// Rules returns the rules alone, with the report and what moves and events say.
func Rules() describe.Parts[steam.State, steam.Move] {
	var maps, usual []string
	for m := range steam.ShippedMaps() {
		maps = append(maps, m.Name())
	}
	for players := steam.MinSeats; players <= steam.MaxSeats; players++ {
		usual = append(usual, steam.DefaultMap(players).Name())
	}
	return describe.Parts[steam.State, steam.Move]{
		Name: "steam", Title: "Steam", Least: steam.MinSeats, Most: steam.MaxSeats, Usual: 4,
		Notation: describe.Recorded(steam.New, steam.ParseMove),
		Setup: []describe.Chosen{
			{Name: "map", Means: "what is played on", File: ".map", Values: maps, UsualFor: usual},
			{Name: "components", Means: "tiles and goods", File: ".components", Usual: "standard", Unlisted: true},
			{Name: "rules", Means: "which game", Values: []string{steam.Base.String(), steam.Standard.String()}, Usual: steam.Base.String()},
			{
				Name: "order", Means: "how the base game finds the first order", Values: []string{steam.OrderAuctioned.String(), steam.OrderRandom.String()}, Usual: steam.OrderAuctioned.String(),
				Needs: &describe.Need{Name: "rules", Value: steam.Base.String()}, // STD-2
			},
		},
		Phase:  func(s *steam.State) string { return s.Phase().String() },
		Phases: describe.Names(steam.Phase(1), steam.PhaseOver),
		Round:  (*steam.State).Round,
		Gain:   gain,
		Hexes:  func(m steam.Move) []hexmap.Cell { return describe.Hexes(m.Hex()) },
		Goal:   goal,
		Letter: func(m steam.Move) byte { return m.Colour().Letter() },
		Cards: describe.Cards{
			Last:   describe.Kinds(steam.KindPass, steam.KindDone),
			Engine: describe.Kinds(steam.KindImprove),
			Expected: map[string][]string{
				steam.PhaseBuild.String(): describe.Kinds(steam.KindBuild),
				steam.PhaseMove.String():  describe.Kinds(steam.KindDeliver),
			},
		},
		Rules:   describe.Rules(steam.Rules()),
		Report:  func(s *steam.State, _ family.Seat) ([]byte, error) { return s.AppendReport(nil), nil },
		Page:    "variants/steam/RULES.md",
		Vectors: "variants/steam/testdata/conformance",
		Map:     (*steam.State).Map,
		Files: func(s *steam.State) map[string]string {
			setup, files := s.Setup(), map[string]string{}
			describe.KeepFile(files, setup.Map.Name(), ".map", setup.Map, steam.ShippedMap)
			describe.KeepFile(files, setup.Components.Name, ".components", setup.Components, steam.ShippedComponents)
			return files
		},
		Moves: moves(),
		Events: describe.Happened((*steam.State).AppendEvents, events(),
			func(e steam.Event) (steam.Rule, family.Seat) { return e.Rule, e.Seat }, nil),
	}
}

// gain is by how much the total of a seat grows, with the points of a delivery that it has
// yet to take.
func gain(s *steam.State, m steam.Move, seat steam.Seat) int {
	var next steam.State
	if s.ApplyTo(&next, m) != nil {
		return 0
	}
	points := next.Total(seat) - s.Total(seat)
	for owner, taken := range next.Gains() {
		if owner == seat {
			points += taken
		}
	}
	return points
}

// goal is the city to which a move brings a good.
func goal(s *steam.State, m steam.Move) (to hexmap.Cell) {
	for route := range s.Routes(m) {
		to = route[len(route)-1].To
	}
	return to
}

// Words tell the game in the languages of package words.
func Words() *describe.Words[steam.State, steam.Move] {
	spoken := describe.Spoken(words.With, func(_ *steam.State, _ []steam.Move, s *steam.State, tell words.Speaker) ([]describe.Ledger, error) {
		var all []describe.Ledger
		for seat := steam.Seat(1); int(seat) <= s.Seats(); seat++ {
			entries, names, points := s.AppendLedger(nil, seat), tell.Sources(), []int(nil)
			for _, entry := range entries {
				points = append(points, entry.Points)
			}
			all = append(all, describe.Ledger{
				Seat: int(seat), Name: tell.Player(seat), Lines: tell.Ledger(entries),
				Sources: describe.Sources(names[:], points...), Total: s.Total(seat),
			})
		}
		return all, nil
	})
	spoken.Table = table
	return spoken
}

// Bots returns the players of package bots.
func Bots() *describe.Bots[steam.State, steam.Move] {
	return &describe.Bots[steam.State, steam.Move]{
		Names: []string{"random", "builder", "greedy"},
		Named: bots.Named,
		Search: func(t search.Thinking) describe.Searcher[steam.State, steam.Move] {
			return bots.NewSearch(t)
		},
	}
}

// verdicts returns what a referee tells of lines that are refused.
func verdicts() *describe.Verdicts[steam.State, steam.Move] {
	return &describe.Verdicts[steam.State, steam.Move]{
		NotAsked: []string{"not-asked", "not-asked-of", "not-this-seat"},
		Ruled: func(s *steam.State, why error) bool {
			if describe.RuledBy(why, "stop-twice") { // a city twice the rulebook forbids itself
				return namesTown(s, why)
			}
			return why == steam.MustParseRule("END-2") ||
				describe.RuledBy(why, "tile-no-city", "tile-no-set", "tile-no-marker", "redirect-keeps")
		},
		TurnEnded: turnEnded,
	}
}

// namesTown reports whether the refusal of a move names a town.
func namesTown(s *steam.State, why error) bool {
	refused, _ := errors.AsType[*family.MoveError](why)
	for _, a := range refused.Reason.Args {
		hex, _ := a.Value.(hexmap.Cell)
		if i, ok := s.Map().Index(hex); ok && s.Map().IsTown(i) {
			return true
		}
	}
	return false
}

func turnEnded(from *steam.State, m steam.Move, now *steam.State) describe.TurnEnd {
	switch phase := from.Phase(); {
	case now.Turn() == from.Turn() && now.Phase() == phase:
	case m.Kind() == steam.KindDone:
		return describe.TurnEnd{How: describe.EndedByPlayer, Rule: steam.MustParseRule("BUILD-1")}
	case phase == steam.PhaseAction:
		return describe.TurnEnd{How: describe.EndedInPhase, Rule: steam.MustParseRule("ACTION-8")}
	case phase == steam.PhaseMove && now.Phase() != steam.PhasePoints, phase == steam.PhasePoints:
		return describe.TurnEnd{How: describe.EndedInPhase, Rule: steam.MustParseRule("MOVE-1")}
	}
	return describe.TurnEnd{}
}

// table is the incomes of all who play, and their points by where they come from.
func table(s *steam.State, in describe.Manner) [][]string {
	speaker := words.With(in.Voice())
	headings := speaker.Sources()
	table := [][]string{append([]string{"", speaker.Pictures()["income"]}, headings[:]...)}
	for seat := steam.Seat(1); int(seat) <= s.Seats(); seat++ {
		row := []string{speaker.Player(seat), drawing.Minus(s.Income(seat))}
		for _, entry := range s.AppendLedger(nil, seat) {
			row = append(row, drawing.Minus(entry.Points))
		}
		table = append(table, append(row, drawing.Minus(s.Total(seat))))
	}
	return table
}

func fact(label, value string) describe.Fact { return describe.Fact{Label: label, Value: value} }

// moves take a move apart.
func moves() *describe.Sorts[steam.Move] {
	return describe.Sorted(steam.Move.Kind, steam.Kind(1), steam.Kind(steam.NumKinds), nil,
		describe.Says("goods", "those drawn, as letters", func(m steam.Move) string { return m.Goods().String() }, steam.KindGoods),
		describe.Says("action", "the word of an action tile", func(m steam.Move) string { return m.ActionTile().String() }, steam.KindDeal, steam.KindTake),
		describe.Says("passing", "the tile is taken passing", steam.Move.Passing, steam.KindTake),
		describe.Says("sum", "in dollars", steam.Move.Number, steam.KindBid),
		describe.Says("loans", "how many", steam.Move.Number, steam.KindCapital),
		describe.Says("hex", "where it is; the city where the good lies", func(m steam.Move) string { return m.Hex().String() },
			steam.KindBuild, steam.KindUpgrade, steam.KindRedirect, steam.KindUrbanise, steam.KindGrow, steam.KindDeliver),
		describe.Says("tile", "what the hex holds then, by its edges", func(m steam.Move) string { return m.Tile().String() },
			steam.KindBuild, steam.KindUpgrade, steam.KindRedirect),
		describe.Says("colour", "of the new city, as a letter", func(m steam.Move) string { return m.Colour().String() }, steam.KindUrbanise),
		describe.Says("space", "of the supply that is emptied; 0 for none", steam.Move.Space, steam.KindUrbanise, steam.KindGrow),
		describe.Says("good", "its colour, as a letter", func(m steam.Move) string { return m.Colour().String() }, steam.KindDeliver),
		describe.Says("edges", "at which it leaves each stop", func(m steam.Move) []string {
			edges := []string{}
			for edge := range m.Edges() {
				edges = append(edges, edge.String())
			}
			return edges
		}, steam.KindDeliver),
	)
}

// events take an event apart.
func events() *describe.Sorts[steam.Event] {
	return describe.Sorted(func(e steam.Event) steam.EventKind { return e.Kind }, steam.CityFilled, steam.GameEnded, nil,
		describe.Says("hex", "where it is", func(e steam.Event) string { return e.Hex.String() },
			steam.CityFilled, steam.TileLaid, steam.TileUpgraded, steam.TrackRedirected, steam.CityFounded, steam.CityGrown, steam.GoodDelivered),
		describe.Says("to", "the city where it goes", func(e steam.Event) string { return e.To.String() }, steam.GoodDelivered),
		describe.Says("tile", "what the hex holds then, by its edges", func(e steam.Event) string { return e.Tile.String() },
			steam.TileLaid, steam.TileUpgraded, steam.TrackRedirected),
		describe.Says("colour", "of a city or a good, as a letter", func(e steam.Event) string { return e.Colour.String() },
			steam.CityFounded, steam.GoodDelivered),
		describe.Says("goods", "as letters", func(e steam.Event) string { return e.Goods.String() },
			steam.CityFilled, steam.SpaceFilled, steam.CityFounded, steam.CityGrown),
		describe.Says("action", "the word of an action tile", func(e steam.Event) string { return e.ActionTile.String() },
			steam.TileDealt, steam.ActionTaken),
		describe.Says("passed", "the tile was taken passing", func(e steam.Event) bool { return e.Passed }, steam.ActionTaken),
		describe.Says("number", "of what the kind says: a space, a place, a turn, loans, links, a level, steps or points", func(e steam.Event) int { return e.Number },
			steam.SpaceFilled, steam.PlaceWon, steam.TurnBegun, steam.LoanTaken, steam.LinksLost, steam.LocomotiveImproved, steam.GoodDelivered,
			steam.IncomeRaised, steam.PointsScored, steam.StepsBack),
		describe.Says("money", "in dollars; steps of income that go back", func(e steam.Event) int { return e.Money },
			steam.CashGiven, steam.PlaceWon, steam.LoanTaken, steam.ActionTaken, steam.TileLaid, steam.TileUpgraded, steam.TrackRedirected,
			steam.IncomeReceived, steam.IncomeDue, steam.StepsBack),
	)
}
