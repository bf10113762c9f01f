package frontend

import (
	"errors"
	"fmt"

	"github.com/railhex/railhex/examples/steampower"
	"github.com/railhex/railhex/examples/steampower/picture"
	"github.com/railhex/railhex/examples/steampower/words"
	"github.com/railhex/railhex/hexmap"
)

// In Steam Power the contracts in the bag and in hands are hidden from the others.
var steamPower = &rules[steampower.State, steampower.Move, steampower.Seat, *steampower.State]{
	name:    "steampower",
	secrets: true,
	begin: func(text string) (steampower.State, string, error) {
		record, err := steampower.ParseRecord(text, nil)
		if err == nil && (len(record.Moves) > 0 || record.Result != nil || record.Position != steampower.State{}) {
			err = ErrHeaderOnly
		}
		if err != nil {
			return steampower.State{}, "", err
		}
		header := steampower.Record{Setup: record.Setup}
		s, err := header.Replay()
		return s, header.String(), err
	},
	parse: steampower.ParseMove,
	report: func(s *steampower.State, seat steampower.Seat) ([]byte, error) {
		if s.Over() {
			return s.Report().AppendJSON(nil)
		}
		return s.ReportFor(seat).AppendJSON(nil)
	},
	hidden: func(s *steampower.State, m steampower.Move, seat steampower.Seat) bool { return !s.Sees(m, seat) },
	tell: func(in Manner) teller[steampower.State, steampower.Move, steampower.Seat] {
		p := powerSpeaker(in)
		return teller[steampower.State, steampower.Move, steampower.Seat]{
			prompt: p.Prompt, result: p.Result, refusal: p.Refusal,
			options: func(s *steampower.State) []Group { return groupsOf(p.Options(s), powerGroup) },
			events: func(s *steampower.State, m steampower.Move, seat steampower.Seat) []string {
				events, _ := s.AppendEvents(nil, m)
				for i, e := range events {
					if e.Kind == steampower.ContractDrawn && !s.Sees(m, seat) {
						events[i].Contract = 0
					}
				}
				return p.Events(events)
			},
		}
	},
	pictures: func(s *steampower.State) []string {
		names := []string{"map", "stock"}
		for seat := range s.Seats() {
			names = append(names, fmt.Sprint("player-", seat+1))
		}
		return names
	},
	picture: func(s *steampower.State, name string, seat steampower.Seat, moves []steampower.Move, in Manner, look Look) (string, bool) {
		style := powerStyle(name, in, look)
		marks := picture.Marks{Moves: moves}
		switch name {
		case "map":
			return style.Map(s, marks), true
		case "stock":
			return style.Stock(s, marks), true
		}
		return style.Player(s, steampower.Seat(seatOf(name)), seat, marks), true
	},
	part: func(s *steampower.State, part string) ([]steampower.Move, error) {
		return picture.Part(part).AppendMoves(nil, s), picture.Part(part).Explain(s)
	},
	tracks: func(s *steampower.State, hex hexmap.Cell, moves []steampower.Move, in Manner, look Look) string {
		return powerStyle("tracks", in, look).Tracks(s, hex, moves)
	},
	moves: func(s *steampower.State) []steampower.Move { return s.AppendMoves(nil) },
	rule: func(err error) string {
		var refused *steampower.MoveError
		if errors.As(err, &refused) {
			return refused.Rule.String()
		}
		return ""
	},
}

// powerStyle is how a picture looks whose ids begin with id.
func powerStyle(id string, in Manner, look Look) picture.Style {
	style := picture.Style{ColourBlind: look.ColourBlind, Narrow: look.Narrow, ID: id, Words: powerSpeaker(in).Pictures()}
	if look.Night {
		style.Theme = picture.Night()
	}
	return style
}

func powerSpeaker(in Manner) words.Speaker {
	language, err := words.ParseLanguage(in.Language)
	if err != nil {
		language = words.English
	}
	return words.In(language).Naming(in.Names...)
}

// powerGroup takes a group apart.
func powerGroup(g words.Group) (title string, within []words.Group, options []Option) {
	for _, o := range g.Options {
		options = append(options, Option{o.Move.String(), o.Text, o.Effects})
	}
	return g.Title, g.Groups, options
}
