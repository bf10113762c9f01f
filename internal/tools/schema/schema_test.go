package schema

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"
)

const root = "../../.."

// TestVectorsHaveTheirSchema holds every line to its definition in schema.json, and that
// one to the line with a key more.
func TestVectorsHaveTheirSchema(t *testing.T) {
	for _, game := range []string{"steamrollers", "variants/steampower", "variants/steam"} {
		folder := filepath.Join(root, game, "testdata", "conformance")
		for file, definition := range map[string]string{
			"games.jsonl": "game", "positive.jsonl": "positive", "negative.jsonl": "negative", "perft.jsonl": "perft",
		} {
			schema, err := jsonschema.NewCompiler().Compile(filepath.Join(folder, "schema.json") + "#/$defs/" + definition)
			if err != nil {
				t.Fatal(err)
			}
			text, err := os.ReadFile(filepath.Join(folder, file))
			if err != nil {
				t.Fatal(err)
			}
			number := 0
			for line := range bytes.Lines(text) {
				number++
				value, err := jsonschema.UnmarshalJSON(bytes.NewReader(line))
				if err != nil {
					t.Fatal(err)
				}
				if err := schema.Validate(value); err != nil {
					t.Fatalf("%s:%d: %v", file, number, err)
				}
				value.(map[string]any)["more"] = true
				if schema.Validate(value) == nil {
					t.Fatalf("%s:%d: a key more is allowed", file, number)
				}
			}
		}
	}
}
