package steamrollers_test

import (
	"encoding/json"
	"testing"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/internal/gamegen"
	"github.com/railhex/railhex/steamrollers"
)

func TestStateJSONGivesBackTheState(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		all := gamegen.Positions(gamegen.Game().Draw(t, "game"))
		for i := len(all) - 1; i >= 0; i -= 16 {
			s := all[i]
			text, err := json.Marshal(s)
			if err != nil {
				t.Fatal(err)
			}
			var again steamrollers.State
			if err := json.Unmarshal(text, &again); err != nil {
				t.Fatalf("%s\n%v", text, err)
			}
			if again != s {
				t.Fatalf("%s\nreads as another position", text)
			}
		}
	})
}
