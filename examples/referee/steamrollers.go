package main

import (
	"errors"
	"io"
	"io/fs"
	"slices"
	"strings"

	"github.com/railhex/railhex/steamrollers/described"
	"github.com/railhex/railhex/variants/family"

	"github.com/railhex/railhex/examples/recordfiles"
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/scoring"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/steamrollers/words"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/family/drawing"
	"github.com/railhex/railhex/variants/family/phrases"
	"github.com/railhex/railhex/variants/family/remedy"
)

// steamRollers is what the referee knows of the game.
var steamRollers = kit[steamrollers.State, *steamrollers.State, steamrollers.Move, steamrollers.Event, steamrollers.Report, steamrollers.Rule]{
	title:    "SteamRollers",
	name:     "steamrollers",
	rules:    "steamrollers/RULES.md",
	own:      []string{"board", "module", "wall", "olive"},
	keys:     []string{"board", "module", "wall", "olive"},
	keywords: remedy.Keywords(steamrollers.KindGoods, steamrollers.KindEnd),

	open: func(text io.Reader, files fs.FS) (replayOf[steamrollers.State, steamrollers.Move], []string, error) {
		r, err := steamrollers.OpenRecord(text, files)
		if err != nil {
			return nil, nil, err
		}
		return r, r.Notes().Names, nil
	},
	report: func(s *steamrollers.State, err error) steamrollers.Report {
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
	book:    steamrollers.Rulebook,
	stalled: steamrollers.EndQuietRounds,
	decided: func(s *steamrollers.State, err error) bool {
		refused, ok := errors.AsType[*family.MoveError](err)
		if !ok {
			return false
		}
		return slices.Contains(ruledInSteamRollers, refused.Reason.Reason)
	},
	notAsked: func(err error) bool {
		refused, ok := errors.AsType[*family.MoveError](err)
		return ok && slices.Contains([]family.Reason{steamrollers.ReasonNotAsked, steamrollers.ReasonNotAskedOf, steamrollers.ReasonSeatNotAsked}, refused.Reason.Reason)
	},
	parseMove: steamrollers.ParseMove,
	parseRule: steamrollers.ParseRule,
	parseStudy: func(text string, like steamrollers.State) (steamrollers.State, family.Findings, error) {
		return steamrollers.ParseStudy(text, like.Setup())
	},
	parseState: func(text string, like steamrollers.State) (steamrollers.State, error) {
		return steamrollers.ParseState(text, like.Setup())
	},
	beginAt: func(from steamrollers.State) (string, fs.FS) {
		setup := from.Setup()
		record := steamrollers.Record{Setup: setup, Position: from}
		return record.String(), recordfiles.Texts{
			setup.Board.Name() + ".board":         setup.Board.String(),
			setup.Components.Name + ".components": setup.Components.String(),
		}
	},
	moves:    func(s *steamrollers.State) []steamrollers.Move { return s.AppendMoves(nil) },
	isChance: steamrollers.Move.Chance,
	turn:     func(s *steamrollers.State) int { return int(s.Turn()) },
	ended: func(from *steamrollers.State, m steamrollers.Move, now *steamrollers.State) (why string, by steamrollers.Rule, ok bool) {
		ended := now.Turn() != from.Turn() || now.Phase() == steamrollers.PhaseOlive
		rolled := now.Round() != from.Round() && now.Phase() != steamrollers.PhaseRoll
		if !ended || rolled || from.Phase() != steamrollers.PhaseAct && from.Phase() != steamrollers.PhaseEnd {
			return "", 0, false
		}
		if m.Kind() == steamrollers.KindEnd {
			return "ended-by-player", steamrollers.RoundTurn, true
		}
		return "ended-by-itself", steamrollers.RoundTurn, true
	},
	mayGoOn: func(m steamrollers.Move) bool {
		return m.Kind() == steamrollers.KindFulfil || m.Kind() == steamrollers.KindUseTwo
	},
	speak: func(l phrases.Language, names []string) speakerOf[steamrollers.State, steamrollers.Move, steamrollers.Event, steamrollers.Rule] {
		return words.In(l).Naming(names...)
	},
	board: func(s *steamrollers.State) string { return s.Setup().Board.Name() },
	grid:  func(s *steamrollers.State) *hexmap.Grid { return s.Setup().Board.Grid() },
	route: func(s *steamrollers.State, m steamrollers.Move) string {
		if m.Kind() != steamrollers.KindDeliver {
			return ""
		}
		for route := range s.Routes(m) {
			var way []string
			for _, hex := range route.Hexes {
				way = append(way, hex.String())
			}
			return strings.Join(way, "–")
		}
		return ""
	},
	ending: func(e steamrollers.Event) (steamrollers.Rule, bool) {
		return e.Rule, e.Kind == steamrollers.GameEnded
	},
	points: pointsOfSteamRollers,
	draw: func(out io.Writer, s *steamrollers.State, l phrases.Language, names []string) {
		described.Characters(out, s, describe.Sight[steamrollers.Move]{Seat: describe.EverySeat, Manner: describe.Manner{Language: l.String(), Names: names}, Look: describe.Look{Plain: true}})
	},
}

// pointsOfSteamRollers is the points of all who play by where they come from, as
// far as that is played.
func pointsOfSteamRollers(s *steamrollers.State, l phrases.Language, names []string) [][]string {
	setup, speaker := s.Setup(), words.In(l).Naming(names...)
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

// ruledInSteamRollers are the reasons that a ruling decides: the one under the rule that they cite.
var ruledInSteamRollers = []family.Reason{
	steamrollers.ReasonPass, steamrollers.ReasonOwnSideways, steamrollers.ReasonDieShows, steamrollers.ReasonUnlimitedNeedless, steamrollers.ReasonFaceNotUsed, steamrollers.ReasonTwoAfterAction, steamrollers.ReasonTwoOnce, steamrollers.ReasonTwoHeldLate, steamrollers.ReasonTwoFewDice,
}
