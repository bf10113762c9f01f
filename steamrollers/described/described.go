package described

import (
	"iter"
	"slices"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/scoring"
	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/steamrollers/bots"
	"github.com/railhex/railhex/steamrollers/words"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/family/drawing"
	"github.com/railhex/railhex/variants/family/search"
)

// Game returns SteamRollers with everything that a program can ask of it.
func Game() describe.Game {
	parts := Rules()
	parts.Books = []func() string{steamrollers.Rulebook, steamrollers.Notation}
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
func Of(parts describe.Parts[steamrollers.State, steamrollers.Move]) describe.Game {
	return describe.Of(parts)
}

// Rules returns the rules alone, with the report and what moves and events say.
func Rules() describe.Parts[steamrollers.State, steamrollers.Move] {
	var modules, levels []string
	for m := range variants.AllModules.All() {
		modules = append(modules, m.String())
	}
	for level := range solo.Levels() {
		levels = append(levels, level.String())
	}
	return describe.Parts[steamrollers.State, steamrollers.Move]{
		Name: "steamrollers", Title: "SteamRollers", Least: 1, Most: steamrollers.MaxSeats, Usual: 2,
		Notation: describe.Recorded(steamrollers.New, steamrollers.ParseMove),
		Setup: []describe.Chosen{
			{Name: "board", Means: "what is drawn on", File: ".board", Values: slices.Collect(hexmap.ShippedNames()), Usual: hexmap.Standard().Name()},
			{Name: "components", Means: "tiles, orders and goods", File: ".components", Usual: "standard", Unlisted: true},
			{Name: "modules", Means: "modules", Key: "module", Values: modules, Several: true, Least: 2}, // SOLO-2
			{Name: "wall", Means: "chart of blocked borders", Values: []string{hexmap.Medium.String(), hexmap.Hard.String()}},
			{Name: "olive", Means: "level of Olive, for one player", Values: levels, Most: 1, Required: true},
		},
		Phase:  func(s *steamrollers.State) string { return s.Phase().String() },
		Phases: describe.Names(steamrollers.Phase(1), steamrollers.PhaseOver),
		Round:  (*steamrollers.State).Round,
		Points: func(s *steamrollers.State, seat family.Seat) int {
			if seat == family.Nobody {
				return s.OlivePoints().Total
			}
			return s.Total(seat)
		},
		Winners: func(s *steamrollers.State) iter.Seq[family.Seat] { return s.Winners().All() },
		Hexes:   func(m steamrollers.Move) []hexmap.Cell { return describe.Hexes(m.Hex()) },
		Cards: describe.Cards{
			Light:    describe.Kinds(steamrollers.KindDraft),
			Last:     describe.Kinds(steamrollers.KindPass, steamrollers.KindEnd, steamrollers.KindDecline),
			Engine:   describe.Kinds(steamrollers.KindImprove, steamrollers.KindEnginePower),
			Expected: map[string][]string{steamrollers.PhaseAct.String(): describe.Kinds(steamrollers.KindDeliver, steamrollers.KindBuild, steamrollers.KindImprove, steamrollers.KindTake)},
		},
		Rules:   describe.Rules(steamrollers.Rules()),
		Report:  func(s *steamrollers.State, _ family.Seat) ([]byte, error) { return s.AppendReport(nil), nil },
		Page:    "steamrollers/RULES.md",
		Board:   func(s *steamrollers.State) string { return s.Setup().Board.Name() },
		Vectors: "steamrollers/testdata/conformance",
		Grid:    func(s *steamrollers.State) *hexmap.Grid { return s.Setup().Board.Grid() },
		Region:  func(s *steamrollers.State, i int) int { return s.Setup().Board.Region(i) },
		Files: func(s *steamrollers.State) map[string]string {
			setup, files := s.Setup(), map[string]string{}
			describe.KeepFile(files, setup.Board.Name(), ".board", setup.Board, hexmap.Shipped)
			describe.KeepFile(files, setup.Components.Name, ".components", setup.Components, variants.ShippedComponents)
			return files
		},
		Moves: moves(),
		Events: describe.Happened((*steamrollers.State).AppendEvents, events(),
			func(e steamrollers.Event) (steamrollers.Rule, family.Seat) { return e.Rule, e.Seat }, nil),
	}
}

// Words tell the game in the languages of package words. The ledger has Olive's points,
// too.
func Words() *describe.Words[steamrollers.State, steamrollers.Move] {
	spoken := describe.Spoken(words.With, func(from *steamrollers.State, moves []steamrollers.Move, s *steamrollers.State, tell words.Speaker) ([]describe.Ledger, error) {
		played := steamrollers.Record{Setup: from.Setup(), Position: *from, Moves: moves}
		var all []describe.Ledger
		called := tell.Pictures()
		sources := func(p scoring.Points) []describe.Source {
			names := []string{called["delivery"], called["powers"], called["network"], called["engine"], called["tiles"], called["orders"]}
			return describe.Sources(names, p.Delivery, p.Power, p.Network, p.Engine, p.Tiles, p.Orders)
		}
		for seat := steamrollers.Seat(1); int(seat) <= s.Seats(); seat++ {
			entries, err := steamrollers.LedgerOf(played, seat)
			if err != nil {
				return nil, err
			}
			all = append(all, describe.Ledger{
				Seat: int(seat), Name: tell.Player(seat), Lines: tell.Ledger(entries), Sources: sources(s.Points(seat)), Total: entries.Total(),
			})
		}
		if points := s.OlivePoints(); s.Setup().Olive != 0 {
			all = append(all, describe.Ledger{
				Name: tell.Player(steamrollers.Nobody), Lines: tell.OliveLedger(points), Total: points.Total,
				Sources: sources(scoring.Points{Delivery: points.Delivery, Network: points.Network, Engine: points.Engine, Tiles: points.Tiles}),
			})
		}
		return all, nil
	})
	spoken.Table = table
	return spoken
}

// Bots returns the players of package bots.
func Bots() *describe.Bots[steamrollers.State, steamrollers.Move] {
	return &describe.Bots[steamrollers.State, steamrollers.Move]{
		Names: []string{"random", "builder", "greedy"},
		Named: bots.Named,
		Search: func(t search.Thinking) describe.Searcher[steamrollers.State, steamrollers.Move] {
			return bots.NewSearch(t)
		},
	}
}

// verdicts returns what a referee tells of lines that are refused.
func verdicts() *describe.Verdicts[steamrollers.State, steamrollers.Move] {
	return &describe.Verdicts[steamrollers.State, steamrollers.Move]{
		NotAsked: []string{"not-asked", "not-asked-of", "seat-not-asked"},
		Ruled: func(_ *steamrollers.State, why error) bool {
			return why == steamrollers.MustParseRule("END-2") || describe.RuledBy(why,
				"pass", "own-sideways", "die-shows", "unlimited-needless",
				"face-not-used", "two-after-action", "two-once", "two-held-late",
				"two-few-dice")
		},
		TurnEnded: turnEnded,
		GoesOn: func(m steamrollers.Move) bool {
			return m.Kind() == steamrollers.KindFulfil || m.Kind() == steamrollers.KindUseTwo
		},
		Way: func(s *steamrollers.State, m steamrollers.Move) []hexmap.Cell {
			if m.Kind() == steamrollers.KindDeliver {
				for route := range s.Routes(m) {
					return route.Hexes
				}
			}
			return nil
		},
	}
}

func turnEnded(from *steamrollers.State, m steamrollers.Move, now *steamrollers.State) describe.TurnEnd {
	ended := now.Turn() != from.Turn() || now.Phase() == steamrollers.PhaseOlive
	rolled := now.Round() != from.Round() && now.Phase() != steamrollers.PhaseRoll
	switch {
	case !ended || rolled || from.Phase() != steamrollers.PhaseAct && from.Phase() != steamrollers.PhaseEnd:
		return describe.TurnEnd{}
	case m.Kind() == steamrollers.KindEnd:
		return describe.TurnEnd{How: describe.EndedByPlayer, Rule: steamrollers.MustParseRule("ROUND-2")}
	}
	return describe.TurnEnd{How: describe.EndedByItself, Rule: steamrollers.MustParseRule("ROUND-2")}
}

// table is the points of all who play by where they come from, as far as that is
// played.
func table(s *steamrollers.State, in describe.Manner) [][]string {
	setup, speaker := s.Setup(), words.With(in.Voice())
	headings := speaker.Pictures()
	columns := []string{"delivery", "powers", "network", "engine", "tiles", "orders", "total"}
	plays := func(column string) bool {
		switch column {
		case "powers":
			return setup.Modules.Has(variants.PowerModule)
		case "orders":
			return setup.Modules.Has(variants.OrderModule)
		}
		return true
	}
	table := [][]string{{""}}
	row := func(name string, p scoring.Points) {
		points := [...]int{p.Delivery, p.Power, p.Network, p.Engine, p.Tiles, p.Orders, p.Total()}
		cells := []string{name}
		for i, column := range columns {
			if plays(column) {
				cells = append(cells, drawing.Minus(points[i]))
			}
		}
		table = append(table, cells)
	}
	for _, column := range columns {
		if plays(column) {
			table[0] = append(table[0], headings[column])
		}
	}
	for seat := steamrollers.Seat(1); int(seat) <= s.Seats(); seat++ {
		row(speaker.Player(seat), s.Points(seat))
	}
	if setup.Olive.IsValid() {
		p := s.OlivePoints()
		row(speaker.Player(steamrollers.Nobody), scoring.Points{Delivery: p.Delivery, Network: p.Network, Engine: p.Engine, Tiles: p.Tiles})
	}
	return table
}

func fact(label, value string) describe.Fact { return describe.Fact{Label: label, Value: value} }

// kindWord is the word for what a move is; unlike in the notation each of the five kinds
// of "use" has one of its own.
func kindWord(k steamrollers.Kind) string {
	switch k {
	case steamrollers.KindUseValue:
		return "use value"
	case steamrollers.KindUseStep:
		return "use step"
	case steamrollers.KindUseFlip:
		return "use flip"
	case steamrollers.KindUseReroll:
		return "use reroll"
	case steamrollers.KindUseTwo:
		return "use two"
	}
	return k.String()
}

// moves take a move apart.
func moves() *describe.Sorts[steamrollers.Move] {
	return describe.Sorted(steamrollers.Move.Kind, steamrollers.Kind(1), steamrollers.Kind(steamrollers.NumKinds), kindWord,
		describe.Says("cities", "the goods drawn for each city, as letters", func(m steamrollers.Move) []string {
			cities := []string{}
			for city := 1; city <= 6 && m.Line(city).Len() > 0; city++ {
				cities = append(cities, m.Line(city).String())
			}
			return cities
		}, steamrollers.KindGoods),
		describe.Says("sides", "the side, a or b, of each tile or order", func(m steamrollers.Move) []string {
			sides := make([]string, 6)
			for i := range sides {
				sides[i] = "a"
				if m.SideB(i + 1) {
					sides[i] = "b"
				}
			}
			return sides
		}, steamrollers.KindSides, steamrollers.KindOrders),
		describe.Says("dice", "faces of white dice", func(m steamrollers.Move) []int {
			if m.Kind() == steamrollers.KindRoll {
				return slices.AppendSeq([]int{}, m.White().All())
			}
			dice := []int{}
			for i := range m.InfluenceDice() {
				dice = append(dice, m.InfluenceDie(i))
			}
			return dice
		}, steamrollers.KindInfluence, steamrollers.KindRoll),
		describe.Says("black", "the black die, as in straight/gentle", func(m steamrollers.Move) string { return m.Black().String() }, steamrollers.KindRoll),
		describe.Says("die", "a face or value of a die", steamrollers.Move.Die,
			steamrollers.KindWall, steamrollers.KindDraft, steamrollers.KindReroll, steamrollers.KindUseValue),
		describe.Says("step", "1 up or -1 down", steamrollers.Move.Step, steamrollers.KindUseStep),
		describe.Says("box", "an engine box", steamrollers.Move.Box, steamrollers.KindEnginePower),
		describe.Says("tile", "the number of an action tile", steamrollers.Move.ActionTile,
			steamrollers.KindTilePower, steamrollers.KindUseValue, steamrollers.KindUseStep, steamrollers.KindUseFlip, steamrollers.KindUseReroll, steamrollers.KindUseTwo),
		describe.Says("hex", "where track is drawn", func(m steamrollers.Move) string { return m.Hex().String() }, steamrollers.KindBuild, steamrollers.KindRailPower),
		describe.Says("track", "the track, by its edges", func(m steamrollers.Move) string { return m.Track().String() }, steamrollers.KindBuild, steamrollers.KindRailPower),
		describe.Says("good", "the letter of a good", func(m steamrollers.Move) string { return m.Good().String() }, steamrollers.KindDraw, steamrollers.KindDeliver),
		describe.Says("city", "the number of a city", steamrollers.Move.City, steamrollers.KindPlace),
		describe.Says("from", "the number of the city that the good leaves", steamrollers.Move.From, steamrollers.KindDeliver),
		describe.Says("to", "the number of the city where it goes", steamrollers.Move.To, steamrollers.KindDeliver),
		describe.Says("distance", "of its route, without what tile 3b adds", steamrollers.Move.Distance, steamrollers.KindDeliver),
		describe.Says("own", "it is the personal good", steamrollers.Move.IsOwn, steamrollers.KindDeliver),
		describe.Says("namesDestination", "the die names where it goes: tile 3a", steamrollers.Move.NamesDestination, steamrollers.KindDeliver),
		describe.Says("unlimited", "no matter how strong the engine is: tile 4a", steamrollers.Move.IsUnlimited, steamrollers.KindDeliver),
		describe.Says("bonus", "what tile 3b adds to the distance", steamrollers.Move.Bonus, steamrollers.KindDeliver),
		describe.Says("place", "in the line of its city, from 1; 0 where it need not be said", steamrollers.Move.LinePlace, steamrollers.KindDeliver),
		describe.Says("order", "the number of the order", steamrollers.Move.Order, steamrollers.KindFulfil),
		describe.Says("goods", "the goods given for it, as letters", func(m steamrollers.Move) string { return m.Given().String() }, steamrollers.KindFulfil),
	)
}

// events take an event apart.
func events() *describe.Sorts[steamrollers.Event] {
	return describe.Sorted(func(e steamrollers.Event) steamrollers.EventKind { return e.Kind }, steamrollers.CityFilled, steamrollers.GameEnded, nil,
		describe.Says("city", "the number of a city or region", func(e steamrollers.Event) int { return e.City },
			steamrollers.CityFilled, steamrollers.OwnGoodPlaced, steamrollers.LinkCompleted, steamrollers.GoodDelivered,
			steamrollers.OliveCrossed, steamrollers.OliveFoundFull, steamrollers.GoodRemoved),
		describe.Says("to", "the number of the city where it ends", func(e steamrollers.Event) int { return e.To },
			steamrollers.LinkCompleted, steamrollers.GoodDelivered),
		describe.Says("distance", "of a link: one, and one more for each town on it; of a delivery as it counts", func(e steamrollers.Event) int { return e.Distance },
			steamrollers.LinkCompleted, steamrollers.GoodDelivered),
		describe.Says("good", "the letter of a good", func(e steamrollers.Event) string { return e.Good.String() },
			steamrollers.OwnGoodDrawn, steamrollers.OwnGoodPlaced, steamrollers.GoodDelivered, steamrollers.GoodRemoved),
		describe.Says("own", "it is the personal good", func(e steamrollers.Event) bool { return e.Own }, steamrollers.GoodDelivered),
		describe.Says("goods", "goods as letters", func(e steamrollers.Event) string { return e.Goods.String() },
			steamrollers.CityFilled, steamrollers.OrderLaidOut, steamrollers.OrderTaken),
		describe.Says("points", "that are scored, or that it is worth", func(e steamrollers.Event) int { return e.Points },
			steamrollers.OrderLaidOut, steamrollers.GoodDelivered, steamrollers.OrderTaken, steamrollers.GoodRemoved),
		describe.Says("tile", "the face of an action tile, as in 2b", func(e steamrollers.Event) string { return e.ActionTile.String() },
			steamrollers.TileLaidOut, steamrollers.TileDeclined, steamrollers.TileUsed, steamrollers.TileReturned, steamrollers.TileTaken),
		describe.Says("order", "the face of an order, as in 3a", func(e steamrollers.Event) string { return e.Order.String() },
			steamrollers.OrderLaidOut, steamrollers.OrderTaken),
		describe.Says("power", "the starting power", func(e steamrollers.Event) string { return e.Power.String() }, steamrollers.PowerTaken),
		describe.Says("dice", "faces of white dice", func(e steamrollers.Event) []int { return slices.AppendSeq([]int{}, e.White.All()) }, steamrollers.DiceRolled),
		describe.Says("black", "the black die, as in straight/gentle", func(e steamrollers.Event) string { return e.Black.String() }, steamrollers.DiceRolled),
		describe.Says("die", "a face or value of a die, or an engine box", func(e steamrollers.Event) int { return e.Die },
			steamrollers.BordersBlocked, steamrollers.DieDrafted, steamrollers.DieStolen, steamrollers.DieChanged, steamrollers.DieRerolled,
			steamrollers.BoxTicked, steamrollers.ActionPassed, steamrollers.OliveBegun),
		describe.Says("from", "what the die showed before", func(e steamrollers.Event) int { return e.From },
			steamrollers.DieChanged, steamrollers.DieRerolled),
		describe.Says("loser", "the seat that had it, 0 for nobody", func(e steamrollers.Event) int { return int(e.Loser) },
			steamrollers.DieStolen, steamrollers.TileTaken),
		describe.Says("hex", "where track is drawn", func(e steamrollers.Event) string { return e.Hex.String() }, steamrollers.TrackDrawn),
		describe.Says("track", "the track, by its edges", func(e steamrollers.Event) string { return e.Track.String() }, steamrollers.TrackDrawn),
	)
}
