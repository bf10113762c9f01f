package documents

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"strings"

	"github.com/railhex/railhex/variants/family"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/steam"
	"github.com/railhex/railhex/variants/steampower"
)

// A gameBook is what the notation of a game is held against.
type gameBook struct {
	folder string // with NOTATION.md
	// texts are the kinds of files that a record may name, by their endings: each is
	// read and printed.
	texts map[string]func(text string) (printed string, err error)
	// move reads a move, and gives it printed and its kind.
	move  func(text string) (printed string, kind uint8, err error)
	kinds int // that there are, from 1
	// replay is the position in which a record stops, and what is wrong with it.
	replay func(text string, files fs.FS) (positionText, error)
	phases []string
}

// A positionText is a position as text.
type positionText struct{ position, report, line string }

// show is a position as text, which must be read back to the same.
func show[S comparable](s S, report []byte, line string, parse func(line string) (S, error)) (positionText, error) {
	position, err := json.Marshal(s)
	if err != nil {
		return positionText{}, err
	}
	var again S
	if err := json.Unmarshal(position, &again); err != nil || again != s {
		return positionText{}, fmt.Errorf("another position is read from its JSON (%v)", err)
	}
	if again, err := parse(line); err != nil || again != s {
		return positionText{}, fmt.Errorf("another position is read from its line (%v)", err)
	}
	return positionText{string(position), string(report), line}, nil
}

func ofSteamRollers() gameBook {
	b := gameBook{
		folder: "steamrollers",
		texts: map[string]func(string) (string, error){
			"board": func(text string) (string, error) {
				board, err := hexmap.ParseBoard(text)
				if err != nil {
					return "", err
				}
				return board.String(), nil
			},
			"components": func(text string) (string, error) {
				c, err := variants.ParseComponents(text)
				return c.String(), err
			},
		},
		move: func(text string) (string, uint8, error) {
			m, err := steamrollers.ParseMove(text)
			return m.String(), uint8(m.Kind()), err
		},
		kinds: steamrollers.NumKinds,
		replay: func(text string, files fs.FS) (positionText, error) {
			r, err := steamrollers.OpenRecord(strings.NewReader(text), files)
			if err != nil {
				return positionText{}, err
			}
			for r.Next() {
			}
			s := *r.State()
			all, err := show(s, s.AppendReport(nil), s.String(), func(line string) (steamrollers.State, error) { return steamrollers.ParseState(line, s.Setup()) })
			if r.Err() != nil {
				err = r.Err()
			}
			return all, err
		},
	}
	for p := steamrollers.PhaseGoods; p <= steamrollers.PhaseOver; p++ {
		b.phases = append(b.phases, p.String())
	}
	return b
}

func ofSteamPower() gameBook {
	b := gameBook{
		folder: "variants/steampower",
		texts: map[string]func(string) (string, error){
			"map": printedMap(steampower.ParseMap),
			"components": func(text string) (string, error) {
				c, err := steampower.ParseComponents(text)
				return c.String(), err
			},
		},
		move: func(text string) (string, uint8, error) {
			m, err := steampower.ParseMove(text)
			return m.String(), uint8(m.Kind()), err
		},
		kinds: steampower.NumKinds,
		replay: func(text string, files fs.FS) (positionText, error) {
			r, err := steampower.OpenRecord(strings.NewReader(text), files)
			if err != nil {
				return positionText{}, err
			}
			for r.Next() {
			}
			s := *r.State()
			all, err := show(s, s.AppendReport(nil, family.Everyone), s.String(), func(line string) (steampower.State, error) { return steampower.ParseState(line, s.Setup()) })
			if r.Err() != nil {
				err = r.Err()
			}
			return all, err
		},
	}
	for p := steampower.PhaseCity; p <= steampower.PhaseOver; p++ {
		b.phases = append(b.phases, p.String())
	}
	return b
}

func ofSteam() gameBook {
	b := gameBook{
		folder: "variants/steam",
		texts: map[string]func(string) (string, error){
			"map": printedMap(steam.ParseMap),
			"components": func(text string) (string, error) {
				c, err := steam.ParseComponents(text)
				if err != nil {
					return "", err
				}
				return c.String(), nil
			},
		},
		move: func(text string) (string, uint8, error) {
			m, err := steam.ParseMove(text)
			return m.String(), uint8(m.Kind()), err
		},
		kinds: steam.NumKinds,
		replay: func(text string, files fs.FS) (positionText, error) {
			r, err := steam.OpenRecord(strings.NewReader(text), files)
			if err != nil {
				return positionText{}, err
			}
			for r.Next() {
			}
			s := *r.State()
			all, err := show(s, s.AppendReport(nil), s.String(), func(line string) (steam.State, error) { return steam.ParseState(line, s.Setup()) })
			if r.Err() != nil {
				err = r.Err()
			}
			return all, err
		},
	}
	for p := steam.PhaseGoods; p <= steam.PhaseOver; p++ {
		b.phases = append(b.phases, p.String())
	}
	return b
}

func printedMap(parse func(string) (*hexmap.Map, error)) func(string) (string, error) {
	return func(text string) (string, error) {
		m, err := parse(text)
		if err != nil {
			return "", err
		}
		return m.String(), nil
	}
}

// A fault is a line that cannot be read, or that a rule refuses.
type fault struct {
	line int
	rule string // "" if the line is malformed
}

// faultsOf takes apart what is wrong with a text.
func faultsOf(err error) (all []fault) {
	switch err := err.(type) {
	case nil:
		return nil
	case interface{ Unwrap() []error }:
		for _, one := range err.Unwrap() {
			all = append(all, faultsOf(one)...)
		}
		return all
	case *hexmap.ParseError:
		return []fault{{err.Line, err.RuleID}}
	case *family.RecordError:
		return []fault{{err.Line, err.Rule()}}
	}
	return []fault{{0, err.Error()}}
}
