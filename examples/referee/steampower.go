package main

import (
	"errors"
	"io"
	"io/fs"
	"slices"
	"strconv"
	"strings"

	"github.com/railhex/railhex/variants/family"

	"github.com/railhex/railhex/examples/recordfiles"
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/family/phrases"
	"github.com/railhex/railhex/variants/family/remedy"
	"github.com/railhex/railhex/variants/steampower"
	"github.com/railhex/railhex/variants/steampower/described"
	"github.com/railhex/railhex/variants/steampower/words"
)

// steamPower is what the referee knows of the game.
var steamPower = kit[steampower.State, *steampower.State, steampower.Move, steampower.Event, steampower.Report, steampower.Rule]{
	title:    "Steam Power",
	name:     "steampower",
	rules:    "variants/steampower/RULES.md",
	own:      []string{"map"},
	keys:     []string{"map"},
	keywords: remedy.Keywords(steampower.KindCity, steampower.KindDecline),

	open: func(text io.Reader, files fs.FS) (replayOf[steampower.State, steampower.Move], []string, error) {
		r, err := steampower.OpenRecord(text, files)
		if err != nil {
			return nil, nil, err
		}
		return r, r.Notes().Names, nil
	},
	report: func(s *steampower.State, err error) steampower.Report {
		report := s.Report()
		report.Error = family.NewErrorReport(err)
		return report
	},
	wrong: func(err error) (wrongLine, bool) {
		wrong, ok := err.(*family.RecordError)
		if !ok {
			return wrongLine{}, false
		}
		return wrongLine{wrong.Line, wrong.Text, wrong.Err}, true
	},
	book:    steampower.Rulebook,
	stalled: steampower.EndQuietRounds,
	decided: func(s *steampower.State, err error) bool {
		refused, ok := errors.AsType[*family.MoveError](err)
		if !ok {
			return false
		}
		return slices.Contains(ruledInSteamPower, refused.Reason.Reason)
	},
	notAsked: func(err error) bool {
		refused, ok := errors.AsType[*family.MoveError](err)
		return ok && slices.Contains([]family.Reason{steampower.ReasonNotAsked, steampower.ReasonNotAskedOf, steampower.ReasonNotThisSeat}, refused.Reason.Reason)
	},
	parseMove: steampower.ParseMove,
	parseRule: steampower.ParseRule,
	parseStudy: func(text string, like steampower.State) (steampower.State, family.Findings, error) {
		return steampower.ParseStudy(text, like.Setup())
	},
	parseState: func(text string, like steampower.State) (steampower.State, error) {
		return steampower.ParseState(text, like.Setup())
	},
	beginAt: func(from steampower.State) (string, fs.FS) {
		setup := from.Setup()
		record := steampower.Record{Setup: setup, Position: from}
		return record.String(), recordfiles.Texts{
			setup.Map.Name() + ".map":             setup.Map.String(),
			setup.Components.Name + ".components": setup.Components.String(),
		}
	},
	moves:    func(s *steampower.State) []steampower.Move { return s.AppendMoves(nil) },
	isChance: steampower.Move.Chance,
	turn:     func(s *steampower.State) int { return int(s.Turn()) },
	ended: func(from *steampower.State, m steampower.Move, now *steampower.State) (why string, by steampower.Rule, ok bool) {
		switch {
		case now.Turn() != from.Turn() && !now.Chance():
			return "ended-with-actions", steampower.TurnTwoActions, true
		case from.Phase() == steampower.PhaseBuild && now.Phase() == steampower.PhaseAct && m.Kind() != steampower.KindDone:
			return "ended-with-steps", steampower.TrackSteps, true
		}
		return "", 0, false
	},
	mayGoOn: func(steampower.Move) bool { return false },
	speak: func(l phrases.Language, names []string) speakerOf[steampower.State, steampower.Move, steampower.Event, steampower.Rule] {
		return words.In(l).Naming(names...)
	},
	board: func(s *steampower.State) string { return s.Setup().Map.Name() },
	grid:  func(s *steampower.State) *hexmap.Grid { return s.Setup().Map.Grid() },
	route: func(s *steampower.State, m steampower.Move) string {
		if m.Kind() != steampower.KindShip {
			return ""
		}
		for route := range s.Routes(m) {
			way := []string{m.Hex().String()}
			for _, step := range route {
				way = append(way, step.To.String())
			}
			if len(way) > 1 {
				return strings.Join(way, "–")
			}
		}
		return ""
	},
	ending: func(e steampower.Event) (steampower.Rule, bool) {
		return e.Rule, e.Kind == steampower.GameEnded
	},
	points: pointsOfSteamPower,
	draw: func(out io.Writer, s *steampower.State, l phrases.Language, names []string) {
		described.Characters(out, s, describe.Sight[steampower.Move]{Seat: describe.EverySeat, Manner: describe.Manner{Language: l.String(), Names: names}, Look: describe.Look{Plain: true}})
	},
}

// pointsOfSteamPower is the points of all who play by where they come from.
func pointsOfSteamPower(s *steampower.State, l phrases.Language, names []string) [][]string {
	speaker := words.In(l).Naming(names...)
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

// ruledInSteamPower are the reasons that a ruling decides: the one under the rule that they cite.
var ruledInSteamPower = []family.Reason{
	steampower.ReasonBackToCity, steampower.ReasonNoLocomotive, steampower.ReasonNoSimpleTile, steampower.ReasonNoGoodsLeft, steampower.ReasonGoodsOfBonus, steampower.ReasonNoNetwork, steampower.ReasonContractTooDear, steampower.ReasonRouteTooDear, steampower.ReasonOtherGood, steampower.ReasonNeedsNoLink, steampower.ReasonPaysTooMuch, steampower.ReasonCanBeHad, steampower.ReasonOwnHandFullest,
}
