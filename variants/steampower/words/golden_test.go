package words_test

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"github.com/railhex/railhex/variants/family"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/internal/golden"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/family/gametest"
	"github.com/railhex/railhex/variants/family/phrases"
	"github.com/railhex/railhex/variants/steampower"
	"github.com/railhex/railhex/variants/steampower/described"
	"github.com/railhex/railhex/variants/steampower/words"
)

// The golden files are what each language tells: a game, and every refusal. They
// are for people to read.

func TestAGameAsItIsTold(t *testing.T) {
	replay := gametest.Replay(t, described.Game(), filepath.Join("testdata", "coast.srr"))
	golden.CompareTold(t, "coast", phrases.Languages(), func(l phrases.Language) string {
		return gametest.Tell(t, replay.Start, replay.Moves, describe.Manner{Language: l.String(), Names: []string{"Anna", "Ben"}})
	})
}

func TestEveryRefusalAsItIsTold(t *testing.T) {
	for l := range phrases.Languages() {
		t.Run(l.String(), func(t *testing.T) {
			var b strings.Builder
			speaker := words.With(phrases.In(l).Naming("Anna", "Ben"))
			for reason := range steampower.English().Keys("refusal") {
				why := steampower.Refusal(reason)
				for slot := range phrases.Slots(why.Reason.Template()) {
					why.Args = append(why.Args, phrases.Arg{Name: slot, Value: aThing(t, slot)})
				}
				told := speaker.Refusal(&family.MoveError{Move: steampower.Money(), Rule: steampower.MustParseRule("MONEY-1"), Reason: why})
				gametest.MustBeSaid(t, told)
				fmt.Fprintf(&b, "%s: %s\n", reason, told)
			}
			golden.Compare(t, "refusals."+l.String()+".golden", b.String())
		})
	}
}

// aThing is something that a slot of a refusal can stand for.
func aThing(t *testing.T, slot string) any {
	switch slot {
	case "kind":
		return steampower.KindShip
	case "expected":
		return []steampower.Kind{steampower.KindBuild, steampower.KindDone}
	case "hex":
		return hexmap.MustParseCell("c5")
	case "place":
		return hexmap.MustParseCell("d7")
	case "track":
		return track.Between(hexmap.East, hexmap.West)
	case "other":
		return track.Between(hexmap.East, hexmap.NorthWest)
	case "edge":
		return hexmap.NorthEast
	case "colour":
		return steampower.Orange
	case "asked":
		return steampower.Black
	case "payments", "enough":
		return steampower.Ship(steampower.Black, hexmap.MustParseCell("c5"), 2, 2, 3).Payments()
	case "seat":
		return steampower.Seat(2)
	case "turn":
		return steampower.Seat(1)
	case "stack":
		return steampower.SharpStack
	case "map", "faults", "claimed", "points", "difference":
		return "<" + slot + ">"
	case "goods", "contract", "number", "most", "money", "players", "tiles", "cities", "contracts", "needed":
		return 4
	}
	t.Fatalf("what does {%s} stand for?", slot)
	return nil
}
