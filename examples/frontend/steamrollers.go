package frontend

import (
	"errors"
	"fmt"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/steamrollers/picture"
	"github.com/railhex/railhex/steamrollers/words"
)

// SteamRollers lies open: each seat sees all.
var steamRollers = &rules[steamrollers.State, steamrollers.Move, steamrollers.Seat, *steamrollers.State]{
	name: "steamrollers",
	begin: func(text string) (steamrollers.State, string, error) {
		record, err := steamrollers.ParseRecord(text, nil)
		if err == nil && (len(record.Moves) > 0 || record.Result != nil || record.Position != steamrollers.State{}) {
			err = ErrHeaderOnly
		}
		if err != nil {
			return steamrollers.State{}, "", err
		}
		header := steamrollers.Record{Setup: record.Setup}
		s, err := header.Replay()
		return s, header.String(), err
	},
	parse: steamrollers.ParseMove,
	report: func(s *steamrollers.State, _ steamrollers.Seat) ([]byte, error) {
		return s.Report().AppendJSON(nil)
	},
	hidden: func(*steamrollers.State, steamrollers.Move, steamrollers.Seat) bool { return false },
	tell: func(in Manner) teller[steamrollers.State, steamrollers.Move, steamrollers.Seat] {
		p := rollersSpeaker(in)
		return teller[steamrollers.State, steamrollers.Move, steamrollers.Seat]{
			prompt: p.Prompt, result: p.Result, refusal: p.Refusal,
			options: func(s *steamrollers.State) []Group { return groupsOf(p.Options(s), rollersGroup) },
			events: func(s *steamrollers.State, m steamrollers.Move, _ steamrollers.Seat) []string {
				events, _ := s.AppendEvents(nil, m)
				return p.Events(events)
			},
		}
	},
	pictures: func(s *steamrollers.State) []string {
		names := []string{"supply"}
		for seat := range s.Seats() {
			names = append(names, fmt.Sprint("sheet-", seat+1))
		}
		if s.Setup().Olive != 0 {
			names = append(names, "olive")
		}
		return names
	},
	picture: func(s *steamrollers.State, name string, _ steamrollers.Seat, moves []steamrollers.Move, in Manner, look Look) (string, bool) {
		style := rollersStyle(name, in, look)
		marks := picture.Marks{Moves: moves}
		switch name {
		case "supply":
			return style.Supply(s, marks), true
		case "olive":
			return style.Olive(s, marks), true
		}
		return style.Sheet(s, steamrollers.Seat(seatOf(name)), marks), true
	},
	part: func(s *steamrollers.State, part string) ([]steamrollers.Move, error) {
		return picture.Part(part).AppendMoves(nil, s), picture.Part(part).Explain(s)
	},
	tracks: func(s *steamrollers.State, hex hexmap.Cell, moves []steamrollers.Move, in Manner, look Look) string {
		return rollersStyle("tracks", in, look).Tracks(s, hex, moves)
	},
	moves: func(s *steamrollers.State) []steamrollers.Move { return s.AppendMoves(nil) },
	rule: func(err error) string {
		var refused *steamrollers.MoveError
		if errors.As(err, &refused) {
			return refused.Rule.String()
		}
		return ""
	},
}

// rollersStyle is how a picture looks whose ids begin with id.
func rollersStyle(id string, in Manner, look Look) picture.Style {
	style := picture.Style{ColourBlind: look.ColourBlind, Narrow: look.Narrow, ID: id, Words: rollersSpeaker(in).Pictures()}
	if look.Night {
		style.Theme = picture.Night()
	}
	return style
}

func rollersSpeaker(in Manner) words.Speaker {
	language, err := words.ParseLanguage(in.Language)
	if err != nil {
		language = words.English
	}
	return words.In(language).Naming(in.Names...)
}

// rollersGroup takes a group apart.
func rollersGroup(g words.Group) (title string, within []words.Group, options []Option) {
	for _, o := range g.Options {
		options = append(options, Option{o.Move.String(), o.Text, o.Effects})
	}
	return g.Title, g.Groups, options
}

// seatOf is the seat that the name of a picture ends with.
func seatOf(name string) int { return int(name[len(name)-1] - '0') }
