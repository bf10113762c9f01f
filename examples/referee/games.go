package main

import (
	"bytes"
	"errors"
	"io"
	"io/fs"
	"slices"

	"github.com/railhex/railhex/examples/steam"
	"github.com/railhex/railhex/examples/steampower"
	"github.com/railhex/railhex/internal/lines"
	"github.com/railhex/railhex/steamrollers"
)

// A game is what the referee knows of a game of the family.
type game struct {
	name string   // as behind "game" in a record
	keys []string // of lines that only headers of its records have
	// open reads the header of a record.
	open func(text io.Reader, files fs.FS) (replay, error)
	// unreadable is the report of a record without a position.
	unreadable func(err error, moves bool) report
	// tell tells the verdict on a record.
	tell func(text io.Reader, files fs.FS, v voice) (telling, error)
}

// games are all that can be refereed. Records that do not say of which they are
// belong to the one whose keys they have, and else to the first.
var games = []game{
	{"steamrollers", []string{"board", "module", "wall", "olive"}, openSteamRollers, unreadableSteamRollers, tellRecordOfSteamRollers},
	{"steampower", []string{"map"}, openSteamPower, unreadableSteamPower, tellRecordOfSteamPower},
	{"steam", []string{"rules"}, openSteam, unreadableSteam, tellRecordOfSteam},
}

// A replay is a record of some game, replayed line by line.
type replay interface {
	Next() bool
	Err() error
	report(moves bool) report
}

// A report is that of a position of some game.
type report interface {
	AppendJSON(dst []byte) ([]byte, error)
}

// A position has a report, to which its legal moves can be added.
type position[R report] interface{ WithMoves(R) R }

// withMoves is a report, with the legal moves if they are asked for.
func withMoves[R report](r R, of position[R], moves bool) report {
	if moves {
		return of.WithMoves(r)
	}
	return r
}

type replayOfSteamRollers struct{ *steamrollers.Replay }

func (r replayOfSteamRollers) report(moves bool) report {
	return withMoves(r.Report(), r.State(), moves)
}

func openSteamRollers(text io.Reader, files fs.FS) (replay, error) {
	r, err := steamrollers.OpenRecord(text, files)
	return replayOfSteamRollers{r}, err
}

func unreadableSteamRollers(err error, moves bool) report {
	var none steamrollers.State
	report := none.Report()
	var wrong *steamrollers.RecordError
	if errors.As(err, &wrong) {
		report.Error = wrong.Report()
	}
	return withMoves(report, &none, moves)
}

type replayOfSteamPower struct{ *steampower.Replay }

func (r replayOfSteamPower) report(moves bool) report {
	return withMoves(r.Report(), r.State(), moves)
}

func openSteamPower(text io.Reader, files fs.FS) (replay, error) {
	r, err := steampower.OpenRecord(text, files)
	return replayOfSteamPower{r}, err
}

func unreadableSteamPower(err error, moves bool) report {
	var none steampower.State
	report := none.Report()
	var wrong *steampower.RecordError
	if errors.As(err, &wrong) {
		report.Error = wrong.Report()
	}
	return withMoves(report, &none, moves)
}

type replayOfSteam struct{ *steam.Replay }

func (r replayOfSteam) report(moves bool) report {
	return withMoves(r.Report(), r.State(), moves)
}

func openSteam(text io.Reader, files fs.FS) (replay, error) {
	r, err := steam.OpenRecord(text, files)
	return replayOfSteam{r}, err
}

func unreadableSteam(err error, moves bool) report {
	var none steam.State
	report := none.Report()
	var wrong *steam.RecordError
	if errors.As(err, &wrong) {
		report.Error = wrong.Report()
	}
	return withMoves(report, &none, moves)
}

// gameOf finds the game of a record, and gives the text from its beginning.
func gameOf(text io.Reader) (game, io.Reader) {
	var read bytes.Buffer
	chosen := -1
	for s := lines.NewReader(io.TeeReader(text, &read)); s.Next(); {
		words := s.Words()
		if words[0].Text == "game" && len(words) > 1 {
			if i := slices.IndexFunc(games, func(g game) bool { return g.name == words[1].Text }); i >= 0 {
				chosen = i
				break
			}
			continue
		}
		ofGame := slices.IndexFunc(games, func(g game) bool { return slices.Contains(g.keys, words[0].Text) })
		if ofGame >= 0 && (chosen < 0 || ofGame > chosen) {
			chosen = ofGame
		}
		if ofGame < 0 && words[0].Text != "players" && words[0].Text != "components" {
			break // the moves have begun
		}
	}
	return games[max(chosen, 0)], io.MultiReader(&read, text)
}
