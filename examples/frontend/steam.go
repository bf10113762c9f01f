package frontend

import (
	"errors"

	"github.com/railhex/railhex/examples/steam"
	"github.com/railhex/railhex/examples/steam/picture"
	"github.com/railhex/railhex/examples/steam/words"
	"github.com/railhex/railhex/hexmap"
)

// Steam lies open: each seat sees all.
var steamGame = &rules[steam.State, steam.Move, steam.Seat, *steam.State]{
	name: "steam",
	begin: func(text string) (steam.State, string, error) {
		record, err := steam.ParseRecord(text, nil)
		if err == nil && (len(record.Moves) > 0 || record.Result != nil || record.Position != steam.State{}) {
			err = ErrHeaderOnly
		}
		if err != nil {
			return steam.State{}, "", err
		}
		header := steam.Record{Setup: record.Setup}
		s, err := header.Replay()
		return s, header.String(), err
	},
	parse: steam.ParseMove,
	report: func(s *steam.State, _ steam.Seat) ([]byte, error) {
		return s.Report().AppendJSON(nil)
	},
	hidden: func(*steam.State, steam.Move, steam.Seat) bool { return false },
	tell: func(in Manner) teller[steam.State, steam.Move, steam.Seat] {
		p := steamSpeaker(in)
		return teller[steam.State, steam.Move, steam.Seat]{
			prompt: p.Prompt, result: p.Result, refusal: p.Refusal,
			options: func(s *steam.State) []Group { return groupsOf(p.Options(s), steamGroup) },
			events: func(s *steam.State, m steam.Move, _ steam.Seat) []string {
				events, _ := s.AppendEvents(nil, m)
				return p.Events(events)
			},
		}
	},
	pictures: func(*steam.State) []string { return []string{"map", "table"} },
	picture: func(s *steam.State, name string, _ steam.Seat, moves []steam.Move, in Manner, look Look) (string, bool) {
		style := steamStyle(name, in, look)
		marks := picture.Marks{Moves: moves}
		if name == "map" {
			return style.Map(s, marks), true
		}
		return style.Table(s, marks), true
	},
	part: func(s *steam.State, part string) ([]steam.Move, error) {
		return picture.Part(part).AppendMoves(nil, s), picture.Part(part).Explain(s)
	},
	tracks: func(s *steam.State, hex hexmap.Cell, moves []steam.Move, in Manner, look Look) string {
		return steamStyle("tracks", in, look).Tiles(s, hex, moves)
	},
	moves: func(s *steam.State) []steam.Move { return s.AppendMoves(nil) },
	rule: func(err error) string {
		var refused *steam.MoveError
		if errors.As(err, &refused) {
			return refused.Rule.String()
		}
		return ""
	},
}

// steamStyle is how a picture looks whose ids begin with id.
func steamStyle(id string, in Manner, look Look) picture.Style {
	style := picture.Style{ColourBlind: look.ColourBlind, ID: id, Words: steamSpeaker(in).Pictures()}
	if look.Night {
		style.Theme = picture.Night()
	}
	return style
}

func steamSpeaker(in Manner) words.Speaker {
	language, err := words.ParseLanguage(in.Language)
	if err != nil {
		language = words.English
	}
	return words.In(language).Naming(in.Names...)
}

// steamGroup takes a group apart.
func steamGroup(g words.Group) (title string, within []words.Group, options []Option) {
	for _, o := range g.Options {
		options = append(options, Option{o.Move.String(), o.Text, o.Effects})
	}
	return g.Title, g.Groups, options
}
