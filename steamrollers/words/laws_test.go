package words_test

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/internal/gamegen"
	"github.com/railhex/railhex/steamrollers/words"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family/gametest"
	"github.com/railhex/railhex/variants/family/phrases"
)

// TestTilesAreTold holds what is said of the tiles that are laid out.
func TestTilesAreTold(t *testing.T) {
	languages := rapid.SampledFrom(slices.Collect(phrases.Languages()))
	rapid.Check(t, func(t *rapid.T) {
		s := gamegen.Position().Draw(t, "position")
		speaker := words.With(phrases.In(languages.Draw(t, "language")))
		for number := 1; number <= variants.NumTiles; number++ {
			if face, _, _ := s.Tile(number); face != 0 {
				gametest.MustBeSaid(t, speaker.Tile(&s, number))
			}
		}
	})
}
