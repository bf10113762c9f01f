package described

import (
	"strconv"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/family/search"
	"github.com/railhex/railhex/variants/steampower"
	"github.com/railhex/railhex/variants/steampower/bots"
	"github.com/railhex/railhex/variants/steampower/words"
)

// Game returns Steam Power with everything that a program can ask of it.
func Game() describe.Game {
	parts := Rules()
	parts.Books = []func() string{steampower.Rulebook, steampower.Notation}
	parts.Verdicts = verdicts()
	parts.Formats = formats()
	parts.Words = Words()
	parts.Pictures = Pictures()
	parts.Characters = Characters
	parts.Bots = Bots()
	parts.Arrays = Arrays()
	return Of(parts)
}

// Of is [describe.Of] for this game. A program that calls it does not compile the
// description again.
//
//go:noinline
func Of(parts describe.Parts[steampower.State, steampower.Move]) describe.Game {
	return describe.Of(parts)
}

// mapNames returns the names of the maps that ship.
func mapNames() (names []string) {
	for m := range steampower.ShippedMaps() {
		names = append(names, m.Name())
	}
	return names
}

// Rules returns the rules alone, with the report, what moves and events say, and what is
// hidden: the contracts in the bag and in the hands of others.
func Rules() describe.Parts[steampower.State, steampower.Move] {
	return describe.Parts[steampower.State, steampower.Move]{
		Name: "steampower", Title: "Steam Power", Least: 2, Most: steampower.MaxSeats,
		Notation: describe.Recorded(steampower.New, steampower.ParseMove),
		Setup: []describe.Chosen{
			{Name: "map", Means: "what is played on", File: ".map", Values: mapNames(), Usual: steampower.Valley().Name()},
			{Name: "components", Means: "contracts and tiles", File: ".components", Values: []string{"standard", "standard-2"}, Usual: "standard"},
		},
		Phase:  func(s *steampower.State) string { return s.Phase().String() },
		Phases: describe.Names(steampower.Phase(1), steampower.PhaseOver),
		Round:  (*steampower.State).Round,
		Letter: func(m steampower.Move) byte { return m.Colour().Letter() },
		Hexes:  func(m steampower.Move) []hexmap.Cell { return describe.Hexes(m.Hex()) },
		Cards: describe.Cards{
			Light:    describe.Kinds(steampower.KindFulfil),
			Last:     describe.Kinds(steampower.KindDone, steampower.KindDecline),
			Expected: map[string][]string{steampower.PhaseAct.String(): describe.Kinds(steampower.KindFulfil, steampower.KindBuild)},
		},
		Rules: describe.Rules(steampower.Rules()),
		Report: func(s *steampower.State, seat family.Seat) ([]byte, error) {
			if s.Over() {
				seat = family.Everyone
			}
			return s.AppendReport(nil, seat), nil
		},
		Page:    "variants/steampower/RULES.md",
		Vectors: "variants/steampower/testdata/conformance",
		Map:     func(s *steampower.State) *hexmap.Map { return s.Setup().Map },
		Files: func(s *steampower.State) map[string]string {
			setup, files := s.Setup(), map[string]string{}
			describe.KeepFile(files, setup.Map.Name(), ".map", setup.Map, steampower.ShippedMap)
			describe.KeepFile(files, setup.Components.Name, ".components", setup.Components, steampower.ShippedComponents)
			return files
		},
		Moves: moves(),
		Events: describe.Happened(wholeEvents, events(),
			func(e steampower.Event) (steampower.Rule, family.Seat) { return e.Rule, e.Seat },
			steampower.Event.Hidden),
		Secrets: &describe.Secrets[steampower.State, steampower.Move]{Sees: (*steampower.State).Sees, Redealt: (*steampower.State).Redealt},
	}
}

// wholeEvents are what a move does. The description hides what a seat does not see.
func wholeEvents(s *steampower.State, dst []steampower.Event, m steampower.Move) ([]steampower.Event, error) {
	return s.AppendEvents(dst, m, family.Everyone)
}

// Words tell the game in the languages of package words.
func Words() *describe.Words[steampower.State, steampower.Move] {
	spoken := describe.Spoken(words.With, func(_ *steampower.State, _ []steampower.Move, s *steampower.State, tell words.Speaker) ([]describe.Ledger, error) {
		var all []describe.Ledger
		for seat := steampower.Seat(1); int(seat) <= s.Seats(); seat++ {
			names, p := tell.Sources(), s.Points(seat)
			all = append(all, describe.Ledger{
				Seat: int(seat), Name: tell.Player(seat), Lines: tell.Ledger(s.AppendLedger(nil, seat)),
				Sources: describe.Sources(names[:], p.Money, p.Contracts, p.Factories, p.Cities), Total: p.Total(),
			})
		}
		return all, nil
	})
	spoken.Table = table
	return spoken
}

// Bots returns the players of package bots.
func Bots() *describe.Bots[steampower.State, steampower.Move] {
	return &describe.Bots[steampower.State, steampower.Move]{
		Names: []string{"random", "builder", "greedy"},
		Named: bots.Named,
		Search: func(t search.Thinking) describe.Searcher[steampower.State, steampower.Move] {
			return bots.NewSearch(t)
		},
	}
}

// verdicts returns what a referee tells of lines that are refused.
func verdicts() *describe.Verdicts[steampower.State, steampower.Move] {
	return &describe.Verdicts[steampower.State, steampower.Move]{
		NotAsked: []string{"not-asked", "not-asked-of", "not-this-seat"},
		Ruled: func(_ *steampower.State, why error) bool {
			return why == steampower.MustParseRule("END-2") || describe.RuledBy(why,
				"back-to-city", "no-locomotive", "no-simple-tile", "no-goods-left",
				"goods-of-bonus", "no-network", "contract-too-dear", "route-too-dear",
				"other-good", "needs-no-link", "pays-too-much", "can-be-had",
				"own-hand-fullest")
		},
		TurnEnded: func(from *steampower.State, m steampower.Move, now *steampower.State) describe.TurnEnd {
			switch {
			case now.Turn() != from.Turn() && !now.Chance():
				return describe.TurnEnd{How: describe.EndedWithActions, Rule: steampower.MustParseRule("TURN-2")}
			case from.Phase() == steampower.PhaseBuild && now.Phase() == steampower.PhaseAct && m.Kind() != steampower.KindDone:
				return describe.TurnEnd{How: describe.EndedWithSteps, Rule: steampower.MustParseRule("TRACK-1")}
			}
			return describe.TurnEnd{}
		},
		Way: func(s *steampower.State, m steampower.Move) []hexmap.Cell {
			if m.Kind() != steampower.KindShip {
				return nil
			}
			for route := range s.Routes(m) {
				way := []hexmap.Cell{m.Hex()}
				for _, step := range route {
					way = append(way, step.To)
				}
				if len(way) > 1 {
					return way
				}
			}
			return nil
		},
	}
}

// table is the points of all who play by where they come from.
func table(s *steampower.State, in describe.Manner) [][]string {
	speaker := words.With(in.Voice())
	headings := speaker.Sources()
	table := [][]string{append([]string{""}, headings[:]...)}
	for seat := steampower.Seat(1); int(seat) <= s.Seats(); seat++ {
		p := s.Points(seat)
		row := []string{speaker.Player(seat)}
		for _, n := range []int{p.Money, p.Contracts, p.Factories, p.Cities, p.Total()} {
			row = append(row, strconv.Itoa(n))
		}
		table = append(table, row)
	}
	return table
}

func fact(label, value string) describe.Fact { return describe.Fact{Label: label, Value: value} }

// moves take a move apart.
func moves() *describe.Sorts[steampower.Move] {
	return describe.Sorted(steampower.Move.Kind, steampower.Kind(1), steampower.Kind(steampower.NumKinds), nil,
		describe.Says("hex", "where it is", func(m steampower.Move) string { return m.Hex().String() },
			steampower.KindCity, steampower.KindBuild, steampower.KindRemove, steampower.KindReplace, steampower.KindFactory, steampower.KindShip),
		describe.Says("colour", "of the city tile, as a letter", func(m steampower.Move) string { return m.Colour().String() }, steampower.KindCity),
		describe.Says("track", "the track, by its edges", func(m steampower.Move) string { return m.Track().String() },
			steampower.KindBuild, steampower.KindReplace),
		describe.Says("goods", "how many are put on the city", steampower.Move.Number, steampower.KindFactory),
		describe.Says("contract", "its number", steampower.Move.Contract, steampower.KindDeal, steampower.KindFulfil),
		describe.Says("good", "its colour, as a letter", func(m steampower.Move) string { return m.Colour().String() }, steampower.KindShip, steampower.KindBuy),
		describe.Says("owners", "the seats that are paid for links, one for each", owners, steampower.KindShip),
	)
}

// events take an event apart.
func events() *describe.Sorts[steampower.Event] {
	return describe.Sorted(func(e steampower.Event) steampower.EventKind { return e.Kind }, steampower.CityLaid, steampower.GameEnded, nil,
		describe.Says("hex", "where it is", func(e steampower.Event) string { return e.Hex.String() },
			steampower.CityLaid, steampower.TrackPlaced, steampower.TrackTaken, steampower.LinkBegun, steampower.LinkGivenUp, steampower.LinkCompleted,
			steampower.FactoryBuilt, steampower.GoodShipped, steampower.CityTurned),
		describe.Says("end", "the city where the link ends", func(e steampower.Event) string { return e.End.String() }, steampower.LinkCompleted),
		describe.Says("track", "the track, by its edges", func(e steampower.Event) string { return e.Track.String() },
			steampower.TrackPlaced, steampower.TrackTaken),
		describe.Says("colour", "of a city or a good, as a letter", func(e steampower.Event) string { return e.Colour.String() },
			steampower.CityLaid, steampower.FactoryBuilt, steampower.GoodShipped, steampower.GoodBought, steampower.CityTurned),
		describe.Says("contract", "its number; 0 where it is hidden", func(e steampower.Event) int { return e.Contract },
			steampower.ContractDrawn, steampower.ContractBegun, steampower.GoodShipped, steampower.GoodBought, steampower.ContractFulfilled,
			steampower.BonusOffered, steampower.BonusDeclined),
		describe.Says("from", "the seat out of whose hand it is drawn, 0 for the bag", func(e steampower.Event) int { return int(e.From) }, steampower.ContractDrawn),
		describe.Says("to", "the seat that is paid", func(e steampower.Event) int { return int(e.To) }, steampower.MoneyPaid),
		describe.Says("money", "in dollars", func(e steampower.Event) int { return e.Money },
			steampower.TrackPlaced, steampower.GoodBought, steampower.MoneyPaid, steampower.ContractFulfilled, steampower.MoneyTaken),
		describe.Says("number", "of goods, or of the round", func(e steampower.Event) int { return e.Number },
			steampower.FactoryBuilt, steampower.RoundEnded, steampower.GameEnded),
	)
}

func owners(m steampower.Move) []int {
	seats := []int{}
	for seat := range m.Owners() {
		seats = append(seats, int(seat))
	}
	return seats
}
