package positions_test

import (
	"bytes"
	"encoding/json"
	"os"
	"strings"
	"testing"

	"github.com/railhex/railhex/examples/web/positions"
	"github.com/railhex/railhex/steamrollers"
)

type reply struct {
	Position json.RawMessage
	Chance   bool
	Over     bool
	Moves    []string
	Move     string
	Events   []struct{ Rule, Text string }
	Prompt   string
	Groups   []positions.Group
	Error    positions.Failure
}

func call(t *testing.T, method string, input map[string]any) (r reply) {
	t.Helper()
	text, err := json.Marshal(input)
	if err != nil {
		t.Fatal(err)
	}
	out, ok := positions.Call(method, text)
	if !ok {
		t.Fatalf("there is no method %s", method)
	}
	if err := json.Unmarshal(out, &r); err != nil {
		t.Fatalf("%s replies %.200s: %v", method, out, err)
	}
	return r
}

// TestAGameFromNothingButCalls plays the first moves of a game as the doc
// comment says, and replays them.
func TestAGameFromNothingButCalls(t *testing.T) {
	position := call(t, "position.new", map[string]any{"players": 2, "modules": []string{"coal"}}).Position
	record := "game steamrollers\nplayers 2\nboard standard\ncomponents standard\nmodule coal\n\n"
	for seed := range 25 {
		now := call(t, "position.moves", map[string]any{"position": position})
		var move string
		if now.Chance {
			move = call(t, "position.sample", map[string]any{"position": position, "seed": seed}).Move
		} else {
			move = now.Moves[seed%len(now.Moves)]
			if r := call(t, "position.explain", map[string]any{"position": position, "move": move}); r.Error.Message != "" {
				t.Errorf("%q is legal, and explained with %s", move, r.Error.Message)
			}
		}
		next := call(t, "position.apply", map[string]any{"position": position, "move": move})
		if next.Error.Message != "" || len(next.Events) == 0 || next.Events[0].Text == "" {
			t.Fatalf("%q: %+v", move, next)
		}
		position = next.Position
		record += move + "\n"
	}
	replayed := call(t, "position.replay", map[string]any{"record": record})
	var want, got steamrollers.State
	if json.Unmarshal(position, &want) != nil || json.Unmarshal(replayed.Position, &got) != nil || want != got {
		t.Error("the record leads to another position")
	}
	broken := call(t, "position.replay", map[string]any{"record": record + "goods\n"})
	if broken.Error.Line == 0 || len(broken.Position) == 0 {
		t.Errorf("a broken record is replayed with %+v", broken.Error)
	}
}

func TestARefusalHasItsRule(t *testing.T) {
	position := call(t, "position.new", map[string]any{"players": 2}).Position
	for _, method := range []string{"position.apply", "position.explain"} {
		r := call(t, method, map[string]any{"position": position, "move": "draft 4"})
		if r.Error.Rule != "SETUP-3" || r.Error.Text == "" || r.Error.Move != "draft 4" {
			t.Errorf("%s refuses with %+v", method, r.Error)
		}
	}
	if r := call(t, "position.apply", map[string]any{"position": position, "move": "draft 9"}); r.Error.Message == "" {
		t.Error("a die of 9 is drafted")
	}
	if _, ok := positions.Call("position.dance", nil); ok {
		t.Error("there is a method dance")
	}
}

func TestPictures(t *testing.T) {
	position := call(t, "position.new", map[string]any{"players": 3}).Position
	input, err := json.Marshal(map[string]any{"position": position})
	if err != nil {
		t.Fatal(err)
	}
	out, _ := positions.Call("position.pictures", input)
	var pictures struct {
		Supply string
		Sheets []string
	}
	if err := json.Unmarshal(out, &pictures); err != nil || pictures.Supply == "" || len(pictures.Sheets) != 3 {
		t.Errorf("the pictures are %d sheets: %v", len(pictures.Sheets), err)
	}
}

// TestWhatTheAskedPlayerCanDo asks in German what can be done, and clicks it.
func TestWhatTheAskedPlayerCanDo(t *testing.T) {
	position := played(t, "goods YRBE GGRB YYRB REGB YGBE RRYG", "sides a a a a a a", "roll 1 3 5 straight/gentle", "draft 5")
	asked := call(t, "position.options", map[string]any{"position": position, "language": "de-AT", "names": []string{"Anna"}})
	if asked.Prompt != "Anna, nutze die 5. Der schwarze Würfel zeigt: gerade Strecke und weite Kurve." || len(asked.Groups) == 0 {
		t.Errorf("asked is %q, with %d groups", asked.Prompt, len(asked.Groups))
	}
	for part, want := range map[string]positions.Click{
		"P1/hex-d1":     {Options: make([]positions.Option, 9), Tracks: "<svg"},
		"P1/box-5":      {Options: make([]positions.Option, 1)},
		"P1/box-4":      {Refused: &positions.Failure{Rule: "ENGINE-1"}},
		"P2/hex-d1":     {Elsewhere: true},
		"somewhere/far": {},
	} {
		input, err := json.Marshal(map[string]any{"position": position, "part": part})
		if err != nil {
			t.Fatal(err)
		}
		out, _ := positions.Call("position.click", input)
		var got positions.Click
		if err := json.Unmarshal(out, &got); err != nil {
			t.Fatal(err)
		}
		if len(got.Options) != len(want.Options) || !strings.HasPrefix(got.Tracks, want.Tracks) || got.Elsewhere != want.Elsewhere ||
			(got.Refused == nil) != (want.Refused == nil) || want.Refused != nil && got.Refused.Rule != want.Refused.Rule {
			t.Errorf("a click on %s finds %+v", part, got)
		}
	}
}

// TestFaultsAreToldInTheLanguageOfWhoAsks sends a position that cannot be, before
// the language and after it.
func TestFaultsAreToldInTheLanguageOfWhoAsks(t *testing.T) {
	for _, input := range []string{`{"position": {"round": -1}, "language": "fr"}`, `{"language": "fr", "position": {"round": -1}}`} {
		out, _ := positions.Call("position.moves", []byte(input))
		if !strings.Contains(string(out), "ligne 1") {
			t.Errorf("%s: %s", input, out)
		}
	}
}

// TestTheWaysOfADelivery asks for the ways of a delivery at the end of a record.
func TestTheWaysOfADelivery(t *testing.T) {
	record, err := os.ReadFile("../../records/core.srr")
	if err != nil {
		t.Fatal(err)
	}
	game, err := steamrollers.OpenRecord(bytes.NewReader(record), nil)
	if err != nil {
		t.Fatal(err)
	}
	ways := 0
	for before := *game.State(); game.Next(); before = *game.State() {
		if game.Move().Kind() != steamrollers.KindDeliver {
			continue
		}
		input, err := json.Marshal(map[string]any{"position": before, "move": game.Move()})
		if err != nil {
			t.Fatal(err)
		}
		out, _ := positions.Call("position.routes", input)
		var routes []positions.Route
		if err := json.Unmarshal(out, &routes); err != nil {
			t.Fatalf("%s: %v", out, err)
		}
		for _, route := range routes {
			if len(route.Cities) < 2 || !strings.Contains(route.Sheet, `class="route"`) {
				t.Errorf("%v goes over %v", game.Move(), route.Cities)
			}
			ways++
		}
	}
	if ways == 0 {
		t.Error("nothing was delivered")
	}
}

// played is the position after moves of a game for two.
func played(t *testing.T, moves ...string) json.RawMessage {
	t.Helper()
	position := call(t, "position.new", map[string]any{"players": 2}).Position
	for _, move := range moves {
		next := call(t, "position.apply", map[string]any{"position": position, "move": move})
		if next.Error.Message != "" {
			t.Fatal(next.Error.Message)
		}
		position = next.Position
	}
	return position
}
