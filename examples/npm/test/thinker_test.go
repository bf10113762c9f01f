package test

import (
	"encoding/json"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestAWorkerThatDies has a bot think in a worker that is ended, falls, or is silent: each is an
// error of its kind, the next question starts another worker, and the game goes on.
func TestAWorkerThatDies(t *testing.T) {
	var got map[string]any
	if err := json.Unmarshal([]byte(node(t, "thinker.mjs")), &got); err != nil {
		t.Fatal(err)
	}
	const stopped = "StoppedError of the package: the worker of the bot has stopped: "
	want := map[string]any{
		"moves": []any{"a move", "a move"}, "after": "a move", "again": "a move", "workers": 2.0, "goesOn": true,
		"chance": "RailhexError of the package: chance decides here: the position's Sample says what falls", "dead": stopped + "it has ended", "freed": stopped + "it was freed",
		"throws": stopped + "the worker falls", "silent": stopped + "it has said nothing for n ms",
		"version": "VersionError of the package", "bot": "RailhexError of the package: there is no bot \"hal\": it is one of random, builder, greedy, search",
		"type": `what starts a worker is a function, and not "worker"`,
	}
	if text, ok := got["version"].(string); ok && len(text) > len("VersionError of the package") {
		got["version"] = text[:len("VersionError of the package")]
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
