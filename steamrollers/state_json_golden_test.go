package steamrollers_test

import (
	"encoding/json"
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/railhex/railhex/steamrollers"
)

// The JSON of these positions is what other programs rely on: it may not
// change silently.
func TestStateJSONStaysAsItIs(t *testing.T) {
	for name, position := range map[string]string{
		"orders.json": "order fulfilled",
		"olive.json":  "Olive asks",
		"yucata.json": "yucata", // with components in full
	} {
		t.Run(name, func(t *testing.T) {
			s := positionNamed(t, position)
			got, err := json.MarshalIndent(s, "", "  ")
			if err != nil {
				t.Fatal(err)
			}
			got = append(got, '\n')
			file := filepath.Join("testdata", "states", name)
			if *update {
				if err := os.WriteFile(file, got, 0o644); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(string(want), string(got)); diff != "" {
				t.Errorf("mismatch (-want +got)\n%s", diff)
			}
			var read steamrollers.State
			if err := json.Unmarshal(want, &read); err != nil || read != s {
				t.Errorf("it reads as %v, %v", read, err)
			}
		})
	}
}
