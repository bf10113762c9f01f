package games_test

import (
	"errors"
	"io"
	"io/fs"
	"strings"
	"testing"

	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/steam"
	"github.com/railhex/railhex/variants/steampower"
)

// errorsOf returns errors of a game: of a setup, a move, a position of another setup, no
// position, a claimed result and a malformed line.
func errorsOf[Setup family.Recorded[Setup, State, Move], State family.RecordedState, Move family.RecordedMove](
	open func(io.Reader, fs.FS) (*family.Replay[Setup, State, Move], error), header string, none Move,
) (setup, move, mismatch, nowhere, result, line error) {
	_, setup = open(strings.NewReader(strings.Replace(header, "players 3", "players 9", 1)), nil)
	r, err := open(strings.NewReader(header), nil)
	if err != nil {
		return err, nil, nil, nil, nil, nil
	}
	other, err := open(strings.NewReader(strings.Replace(header, "players 3", "players 4", 1)), nil)
	if err != nil {
		return err, nil, nil, nil, nil, nil
	}
	table := r.Setup().Records()
	_, move = table.Position(r.State()).Apply(none)
	mismatch = r.Resume(*other.State())
	if nowhere = r.Resume(*new(State)); !errors.Is(nowhere, table.NoState) {
		nowhere = nil
	}
	result = table.CheckResult(r.State(), []int{-999, -999, -999})
	r, _ = open(strings.NewReader(header+"fly\n"), nil)
	r.Next()
	return setup, move, mismatch, nowhere, result, r.Err()
}

func TestOneQuestionFindsAnErrorOfAnyGame(t *testing.T) {
	held := func(game string) func(setup, move, mismatch, nowhere, result, line error) {
		return func(setup, move, mismatch, nowhere, result, line error) {
			if _, ok := errors.AsType[*family.SetupError](setup); !ok {
				t.Errorf("%s: nine players: %v", game, setup)
			}
			if e, ok := errors.AsType[*family.MoveError](move); !ok || e.Reason.Reason == nil {
				t.Errorf("%s: no move: %v", game, move)
			}
			if e, ok := errors.AsType[*family.SetupMismatchError](mismatch); !ok || e.Found == e.Expected {
				t.Errorf("%s: a position of other players: %v", game, mismatch)
			}
			if nowhere == nil {
				t.Errorf("%s: a replay resumes in no position", game)
			}
			if e, ok := errors.AsType[*family.ResultError](result); !ok || !e.Rule.IsValid() {
				t.Errorf("%s: a wrong result: %v", game, result)
			}
			if _, ok := errors.AsType[*family.RecordError](line); !ok {
				t.Errorf("%s: a malformed line: %v", game, line)
			}
		}
	}
	held("steamrollers")(errorsOf(steamrollers.OpenRecord, "game steamrollers\nplayers 3\nboard standard\ncomponents standard\n", steamrollers.Move{}))
	held("steampower")(errorsOf(steampower.OpenRecord, "game steampower\nplayers 3\nmap valley\ncomponents standard\n", steampower.Move{}))
	held("steam")(errorsOf(steam.OpenRecord, "game steam\nplayers 3\nmap northeast\ncomponents standard\nrules base\norder auction\n", steam.Move{}))
}
