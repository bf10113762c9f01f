package main

import (
	"errors"
	"io"
	"io/fs"
	"slices"

	"github.com/railhex/railhex/variants/family"

	"github.com/railhex/railhex/examples/recordfiles"
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/family/drawing"
	"github.com/railhex/railhex/variants/family/phrases"
	"github.com/railhex/railhex/variants/family/remedy"
	"github.com/railhex/railhex/variants/steam"
	"github.com/railhex/railhex/variants/steam/described"
	"github.com/railhex/railhex/variants/steam/words"
)

// steamGame is what the referee knows of the game.
var steamGame = kit[steam.State, *steam.State, steam.Move, steam.Event, steam.Report, steam.Rule]{
	title:    "Steam",
	name:     "steam",
	rules:    "variants/steam/RULES.md",
	own:      []string{"rules"},
	keys:     []string{"map", "rules", "order"},
	keywords: remedy.Keywords(steam.KindGoods, steam.KindPoints),

	open: func(text io.Reader, files fs.FS) (replayOf[steam.State, steam.Move], []string, error) {
		r, err := steam.OpenRecord(text, files)
		if err != nil {
			return nil, nil, err
		}
		return r, r.Notes().Names, nil
	},
	report: func(s *steam.State, err error) steam.Report {
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
	book:    steam.Rulebook,
	stalled: steam.EndOnePlayer,
	decided: func(s *steam.State, err error) bool {
		refused, ok := errors.AsType[*family.MoveError](err)
		if !ok {
			return false
		}
		if refused.Reason.Reason == steam.ReasonStopTwice { // a city twice the rulebook forbids itself
			return slices.ContainsFunc(refused.Reason.Args, func(a phrases.Arg) bool {
				hex, isHex := a.Value.(hexmap.Cell)
				i, ok := s.Map().Index(hex)
				return isHex && ok && s.Map().IsTown(i)
			})
		}
		return slices.Contains(ruledInSteam, refused.Reason.Reason)
	},
	notAsked: func(err error) bool {
		refused, ok := errors.AsType[*family.MoveError](err)
		return ok && slices.Contains([]family.Reason{steam.ReasonNotAsked, steam.ReasonNotAskedOf, steam.ReasonNotThisSeat}, refused.Reason.Reason)
	},
	parseMove: steam.ParseMove,
	parseRule: steam.ParseRule,
	parseStudy: func(text string, like steam.State) (steam.State, family.Findings, error) {
		return steam.ParseStudy(text, like.Setup())
	},
	parseState: func(text string, like steam.State) (steam.State, error) {
		return steam.ParseState(text, like.Setup())
	},
	beginAt: func(from steam.State) (string, fs.FS) {
		setup := from.Setup()
		record := steam.Record{Setup: setup, Position: from}
		return record.String(), recordfiles.Texts{
			setup.Map.Name() + ".map":             setup.Map.String(),
			setup.Components.Name + ".components": setup.Components.String(),
		}
	},
	moves:    func(s *steam.State) []steam.Move { return s.AppendMoves(nil) },
	isChance: func(m steam.Move) bool { return m.Kind().Chance() },
	turn:     func(s *steam.State) int { return int(s.Turn()) },
	ended: func(from *steam.State, m steam.Move, now *steam.State) (why string, by steam.Rule, ok bool) {
		if now.Turn() == from.Turn() && now.Phase() == from.Phase() {
			return "", 0, false
		}
		switch phase := from.Phase(); {
		case m.Kind() == steam.KindDone:
			return "ended-by-player", steam.BuildAsLongAsLiked, true
		case phase == steam.PhaseAction:
			return "ended-in-phase", steam.ActionTakeOne, true
		case phase == steam.PhaseMove && now.Phase() != steam.PhasePoints, phase == steam.PhasePoints:
			return "ended-in-phase", steam.MoveCycles, true
		}
		return "", 0, false
	},
	mayGoOn: func(steam.Move) bool { return false },
	speak: func(l phrases.Language, names []string) speakerOf[steam.State, steam.Move, steam.Event, steam.Rule] {
		return words.In(l).Naming(names...)
	},
	board: func(s *steam.State) string { return s.Map().Name() },
	grid:  func(s *steam.State) *hexmap.Grid { return s.Map().Grid() },
	route: func(*steam.State, steam.Move) string { return "" },
	ending: func(e steam.Event) (steam.Rule, bool) {
		return e.Rule, e.Kind == steam.GameEnded
	},
	points: pointsOfSteam,
	draw: func(out io.Writer, s *steam.State, l phrases.Language, names []string) {
		described.Characters(out, s, describe.Sight[steam.Move]{Seat: describe.EverySeat, Manner: describe.Manner{Language: l.String(), Names: names}, Look: describe.Look{Plain: true}})
	},
}

// pointsOfSteam is the incomes of all who play, and their points by where they come
// from.
func pointsOfSteam(s *steam.State, l phrases.Language, names []string) [][]string {
	speaker := words.In(l).Naming(names...)
	headings := speaker.Sources()
	income := &headings[steam.IncomeSteps-1]
	*income = voice{phrases.In(l)}.say("points-of", "source", *income)
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

// ruledInSteam are the reasons that a ruling decides: the one under the rule that they cite.
var ruledInSteam = []family.Reason{
	steam.ReasonTileNoCity, steam.ReasonTileNoSet, steam.ReasonTileNoMarker, steam.ReasonRedirectKeeps,
}
