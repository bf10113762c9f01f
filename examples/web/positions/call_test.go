package positions_test

import (
	"encoding/json"
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
