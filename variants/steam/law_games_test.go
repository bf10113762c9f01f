package steam

import (
	"testing"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/internal/long"
)

// TestGames plays games, each of them once, and holds it to all that must be so of
// every game.
func TestGames(t *testing.T) {
	long.Draws(t, 50)
	rapid.Check(t, func(t *rapid.T) {
		game := drawGame(t)
		for _, law := range []func(*rapid.T, []step){
			nothingIsLost,
			positionsOfPlayAreValid,
			ledgersAddUp,
			linksAreWhatTheTilesJoin,
			sectionsGoAlongTheirLinks,
			theOutlookIsTheSurroundings,
			turningTheMapChangesNothing,
		} {
			law(t, game)
		}
	})
}
