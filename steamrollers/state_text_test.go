package steamrollers_test

import (
	"regexp"
	"testing"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/internal/gamegen"
	"github.com/railhex/railhex/steamrollers"
)

var safeInURLs = regexp.MustCompile(`^[A-Za-z0-9._-]+$`)

func TestStateTextGivesBackTheState(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		all := gamegen.Positions(gamegen.Game().Draw(t, "game"))
		for i := len(all) - 1; i >= 0; i -= 4 {
			s := all[i]
			text := s.String()
			if !safeInURLs.MatchString(text) {
				t.Fatalf("%s is not safe in a URL", text)
			}
			again, err := steamrollers.ParseState(text, s.Setup())
			if err != nil {
				t.Fatalf("%s\n%v", text, err)
			}
			if again != s {
				t.Fatalf("%s\nreads as another position", text)
			}
		}
	})
}
