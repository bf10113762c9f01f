package session_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/railhex/railhex/examples/web/positions"
	"github.com/railhex/railhex/examples/web/session"
	"github.com/railhex/railhex/steamrollers"
)

// call does a method and reads its reply; a refusal is a Failure.
func call[Reply any](t *testing.T, host *session.Host, method, input string) (reply Reply, refused positions.Failure) {
	t.Helper()
	text := host.Call(method, []byte(input))
	var failed struct{ Error positions.Failure }
	if json.Unmarshal(text, &failed) == nil && failed.Error.Message != "" {
		return reply, failed.Error
	}
	if err := json.Unmarshal(text, &reply); err != nil {
		t.Fatalf("%s replies %.200s: %v", method, text, err)
	}
	return reply, positions.Failure{}
}

// must is call for what has to succeed.
func must[Reply any](t *testing.T, host *session.Host, method, input string) Reply {
	t.Helper()
	reply, refused := call[Reply](t, host, method, input)
	if refused.Message != "" {
		t.Fatalf("%s %s: %s", method, input, refused.Message)
	}
	return reply
}

// begin is a new game, played on to the first question.
func begin(t *testing.T, options string) (*session.Host, session.View) {
	t.Helper()
	host := session.NewHost()
	return host, settle(t, host, must[session.View](t, host, "new", options))
}

func settle(t *testing.T, host *session.Host, view session.View) session.View {
	t.Helper()
	for !view.Waits {
		view = must[session.View](t, host, "advance", "")
	}
	return view
}

func record(t *testing.T, host *session.Host) string {
	t.Helper()
	return must[struct{ Record string }](t, host, "record", "").Record
}

func quote(text string) string {
	quoted, _ := json.Marshal(text)
	return string(quoted)
}

func TestBotsPlayAWholeGame(t *testing.T) {
	for _, options := range []string{
		`{"players": 1, "olive": "baron", "seats": ["builder"], "seed": 3}`,
		`{"players": 2, "modules": ["coal", "order", "power"], "wall": "hard", "seats": ["builder", "random"], "seed": 4}`,
	} {
		host, view := begin(t, options)
		if !view.Over || view.Result == "" {
			t.Fatalf("%s: the game stops at move %d in %s", options, view.At, view.Phase)
		}
		game, err := steamrollers.ParseRecord(record(t, host), nil)
		if err != nil {
			t.Fatal(err)
		}
		end, err := game.Replay()
		if err != nil {
			t.Fatal(err)
		}
		ledgers := must[[]session.Ledger](t, host, "ledger", "")
		for i, seated := range view.Seats {
			want := end.Points(steamrollers.Seat(seated.Seat)).Total()
			if seated.Points != want || ledgers[i].Total != want {
				t.Errorf("%s: seat %d has %d, by the ledger %d, by the record %d points",
					options, seated.Seat, seated.Points, ledgers[i].Total, want)
			}
		}
		if steps := must[[]session.Step](t, host, "log", ""); len(steps) != view.At {
			t.Errorf("%s: the log has %d steps for %d moves", options, len(steps), view.At)
		}
	}
}

func TestNewSaysAllThatIsWrong(t *testing.T) {
	_, refused := call[session.View](t, session.NewHost(), "new", `{"players": 2, "board": "moon", "modules": ["steam"]}`)
	for _, word := range []string{"moon", "steam"} {
		if !strings.Contains(refused.Message, word) {
			t.Errorf("the refusal does not name %q: %s", word, refused.Message)
		}
	}
	_, refused = call[session.View](t, session.NewHost(), "new", `{"players": 1, "olive": "clerk", "modules": ["coal"]}`)
	if refused.Rule != "SOLO-2" || refused.Text == "" {
		t.Errorf("coal against Olive is refused with %+v", refused)
	}
}

func TestWithoutAGameThereIsNothingToShow(t *testing.T) {
	if _, refused := call[session.View](t, session.NewHost(), "view", ""); refused.Message == "" {
		t.Error("there is a view of no game")
	}
	if _, refused := call[any](t, session.NewHost(), "dance", ""); refused.Message == "" {
		t.Error("there is a method dance")
	}
}

func TestUndoStopsAtChance(t *testing.T) {
	host, asked := begin(t, `{"players": 1, "olive": "clerk", "seed": 1}`)
	if asked.Undo {
		t.Error("the roll can be undone")
	}
	die := asked.Groups[0].Options[0].Move
	drafted := must[session.View](t, host, "apply", `{"move": `+quote(die)+`}`)
	if !drafted.Undo {
		t.Fatal("a draft cannot be undone")
	}
	back := must[session.View](t, host, "undo", "")
	if back.At != asked.At || back.Last != asked.At || back.Supply != asked.Supply {
		t.Errorf("undo leads to move %d of %d, not to %d", back.At, back.Last, asked.At)
	}
	if _, refused := call[session.View](t, host, "undo", ""); refused.Message == "" {
		t.Error("dice are undone")
	}
}

func TestUndoPassesOverBots(t *testing.T) {
	host, view := begin(t, `{"players": 2, "seats": ["person", "builder"], "seed": 1}`)
	at := view.At
	for view.Turn == 1 && view.Round == 1 {
		at = view.At
		view = must[session.View](t, host, "apply", `{"move": `+quote(first(view.Groups).Move)+`}`)
	}
	view = must[session.View](t, host, "advance", "") // the bot drafts
	if back := must[session.View](t, host, "undo", ""); back.At != at || back.Turn != 1 {
		t.Errorf("undo leads to move %d and seat %d, not to %d and seat 1", back.At, back.Turn, at)
	}
}

// first is the first option of all.
func first(groups []positions.Group) positions.Option {
	for len(groups[0].Options) == 0 {
		groups = groups[0].Groups
	}
	return groups[0].Options[0]
}

func TestARecordLoadsAndIsWalked(t *testing.T) {
	host := session.NewHost()
	view := must[session.View](t, host, "new", `{"players": 2, "seats": ["builder", "builder"], "seed": 2}`)
	for range 30 {
		view = must[session.View](t, host, "advance", "")
	}
	saved := record(t, host)
	loaded := must[session.View](t, session.NewHost(), "load", `{"record": `+quote(saved)+`, "seats": ["builder", "builder"]}`)
	if loaded.At != view.At || loaded.Supply != view.Supply {
		t.Error("the loaded game is another one")
	}
	middle := must[session.View](t, host, "show", fmt.Sprintf(`{"at": %d}`, view.Last/2))
	if middle.At != view.Last/2 || middle.Last != view.Last || !middle.Waits || middle.Asks {
		t.Errorf("looking back shows %d of %d, waits %v, asks %v", middle.At, middle.Last, middle.Waits, middle.Asks)
	}
	if _, refused := call[session.View](t, host, "apply", `{"move": "draft 1"}`); refused.Message == "" {
		t.Error("the past can be changed")
	}
	if on := must[session.View](t, host, "continue", ""); on.Last != middle.At {
		t.Errorf("playing on from move %d leaves %d moves", middle.At, on.Last)
	}
	if _, refused := call[session.View](t, host, "show", `{"at": 100000}`); refused.Message == "" {
		t.Error("a position is shown that never was")
	}
}

func TestABrokenRecordIsRefused(t *testing.T) {
	host, view := begin(t, `{"players": 2, "seed": 1}`)
	saved := record(t, host)
	lines := strings.Count(saved, "\n")
	_, refused := call[session.View](t, host, "load", `{"record": `+quote(saved+"improve\n")+`}`)
	if refused.Line != lines+1 || refused.Rule != "ROUND-2" || refused.Move != "improve" {
		t.Errorf("an illegal line %d is refused with %+v", lines+1, refused)
	}
	_, refused = call[session.View](t, host, "load", `{"record": `+quote(saved+"jump\n")+`}`)
	if refused.Line != lines+1 || refused.Rule != "" {
		t.Errorf("a malformed line %d is refused with %+v", lines+1, refused)
	}
	if now := must[session.View](t, host, "view", ""); now.At != view.At {
		t.Error("the game is another one after a refused record")
	}
}

func TestLookChangesWordsAndPictures(t *testing.T) {
	host, english := begin(t, `{"players": 2, "seed": 1}`)
	for _, language := range []string{"fr", "de-AT", "nl"} {
		view := must[session.View](t, host, "look", `{"language": "`+language+`", "colourBlind": true, "dark": true}`)
		if view.Prompt == english.Prompt || view.Supply == english.Supply || view.At != english.At {
			t.Errorf("the game looks the same in %s: %s", language, view.Prompt)
		}
	}
}
