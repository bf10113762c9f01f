package layers

import (
	"os"
	"path"
	"testing"
)

// games are the folders of the three games.
var games = []string{"steamrollers", "variants/steampower", "variants/steam"}

// filesOfAGame stand in every game under the same name, so that a reader who knows one
// game finds a rule, a refusal, a list of moves or an event in another.
var filesOfAGame = []string{
	"accessors.go", // what a State shows
	"apply.go",     // Apply, ApplyTo
	"book.go",      // the rules and the notation as books
	"bounds.go",    // how long a game lasts, and how many points there are
	"chance.go",    // what may fall
	"doc.go",
	"event.go",  // what a move did
	"game.go",   // what never changes in a game
	"hash.go",   // Hash
	"header.go", // the header of records
	"judge.go",  // the verdict on a move
	"kind.go",   // the kinds of moves
	"list.go",   // the legal moves
	"move.go",
	"move_text.go",
	"phase.go",
	"reason.go",  // why a move or a setup is refused
	"record.go",  // the table of records
	"refusal.go", // a verdict as an error
	"report.go",
	"rule.go",
	"score.go", // points, ranks and winners
	"seat.go",
	"setup.go",
	"setup_id.go",
	"state.go",
	"state_json.go",
	"state_text.go",
	"validate.go", // the invariants of a position
}

func TestEqualThingsHaveEqualNamesInEveryGame(t *testing.T) {
	for _, game := range games {
		for _, file := range filesOfAGame {
			if _, err := os.Stat(path.Join(root, game, file)); err != nil {
				t.Errorf("%s has no %s, as the other games have", game, file)
			}
		}
	}
}
