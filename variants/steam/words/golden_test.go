package words_test

import (
	"errors"
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
	"github.com/railhex/railhex/variants/steam"
	"github.com/railhex/railhex/variants/steam/described"
	"github.com/railhex/railhex/variants/steam/words"
)

// The golden files are what each language tells: a game, and every refusal. They
// are for people to read.

func TestAGameAsItIsTold(t *testing.T) {
	replay := gametest.Replay(t, described.Game(), filepath.Join("testdata", "northeast.srr"))
	golden.CompareTold(t, "northeast", phrases.Languages(), func(l phrases.Language) string {
		return gametest.Tell(t, replay.Start, replay.Moves, describe.Manner{Language: l.String(), Names: []string{"Anna", "Ben", "Carla"}})
	})
}

// TestATieIsTold gives players equal points in the last position of a game: what decides is said (SCORE-4).
func TestATieIsTold(t *testing.T) {
	replay := gametest.Replay(t, described.Game(), filepath.Join("testdata", "northeast.srr"))
	end := string(replay.End.JSON())
	track, players := strings.Index(end, `"track"`), strings.Index(end, `"players":[`)
	end = end[:track] + `"track":[],"links":[],` + end[players:]
	for _, test := range []struct {
		points, incomes [3]int
		want            string
	}{
		{[3]int{1, 9, 8}, [3]int{0, 0, 0}, "P2 wins with 9 points."},
		{[3]int{1, 9, 9}, [3]int{0, 0, 0}, "P2 wins with 9 points, by the lower action tile."},
		{[3]int{1, 9, 8}, [3]int{0, 0, 2}, "P3 wins with 9 points, by the higher income."},
	} {
		edited := end
		for i, was := range [...]string{`"income":2,"points":26`, `"income":0,"points":26`, `"income":2,"points":39`} {
			edited = strings.Replace(edited, was, fmt.Sprintf(`"income":%d,"points":%d`, test.incomes[i], test.points[i]), 1)
		}
		p, err := described.Game().FromJSON([]byte(edited))
		if err != nil {
			t.Fatal(err)
		}
		if got := p.View(0, describe.Manner{}).Result; got != test.want {
			t.Errorf("points %v and incomes %v: %s, want %s", test.points, test.incomes, got, test.want)
		}
	}
}

func TestEveryRefusalAsItIsTold(t *testing.T) {
	for l := range phrases.Languages() {
		t.Run(l.String(), func(t *testing.T) {
			var b strings.Builder
			speaker := words.With(phrases.In(l).Naming("Anna", "Ben", "Carla"))
			for reason := range steam.English().Keys("refusal") {
				why := steam.Refusal(reason)
				for slot := range phrases.Slots(why.Reason.Template()) {
					why.Args = append(why.Args, phrases.Arg{Name: slot, Value: aThing(t, slot)})
				}
				told := speaker.Refusal(&family.MoveError{Move: steam.Pass(), Rule: steam.MustParseRule("MOVE-1"), Reason: why})
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
		return steam.KindDeliver
	case "expected":
		return []steam.Kind{steam.KindBid, steam.KindPass}
	case "player":
		return steam.Seat(1)
	case "holder":
		return steam.Seat(2)
	case "hex":
		return hexmap.MustParseCell("c5")
	case "stop":
		return hexmap.MustParseCell("d7")
	case "place":
		return steam.Place{Space: 7}
	case "track":
		return track.Between(hexmap.East, hexmap.West).Tile()
	case "held":
		return track.Exit(hexmap.East)
	case "edge":
		return hexmap.NorthEast
	case "other":
		return hexmap.SouthWest
	case "colour":
		return steam.Purple
	case "tile":
		return steam.EngineerTile
	case "goods", "bag", "load":
		return steam.Goods(0).Add(steam.Red, 2).Add(steam.Grey, 1)
	case "faults":
		return errors.New("<faults>")
	case "variant":
		return steam.Standard
	case "order":
		return steam.OrderRandom
	case "map", "claimed", "points", "difference":
		return "<" + slot + ">"
	case "number", "means", "high", "space", "links", "level", "players", "drawn", "bid", "loans", "found", "own":
		return 4
	}
	t.Fatalf("what does {%s} stand for?", slot)
	return nil
}
