package vectors_test

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/conformance"
	"github.com/railhex/railhex/variants/steam"
	"github.com/railhex/railhex/variants/steampower"
)

const root = "../.."

var update = flag.Bool("update", false, "fill in the vectors instead of comparing with them")

const (
	rollersFolder = "steamrollers/testdata/conformance"
	powerFolder   = "variants/steampower/testdata/conformance"
	steamFolder   = "variants/steam/testdata/conformance"
)

// The vectors of the three games, each read once.
var (
	rollers = sync.OnceValue(func() conformance.Set[steamrollers.State, steamrollers.Move, json.RawMessage] {
		return readIn[steamrollers.State, steamrollers.Move, json.RawMessage](rollersFolder)
	})
	power = sync.OnceValue(func() conformance.Set[steampower.State, steampower.Move, json.RawMessage] {
		return readIn[steampower.State, steampower.Move, json.RawMessage](powerFolder)
	})
	steams = sync.OnceValue(func() conformance.Set[steam.State, steam.Move, json.RawMessage] {
		return readIn[steam.State, steam.Move, json.RawMessage](steamFolder)
	})
)

func readIn[State, Move, Report any](folder string) conformance.Set[State, Move, Report] {
	set, err := conformance.Read[State, Move, Report](os.DirFS(filepath.Join(root, folder)))
	if err != nil {
		panic(err)
	}
	return set
}

// TestVectors holds each game to its vectors, and the vectors to the games that they follow from.
func TestVectors(t *testing.T) {
	t.Run("steamrollers", func(t *testing.T) {
		begin := begins(func(s steamrollers.State) (steamrollers.State, error) { return steamrollers.New(s.Setup()) })
		held[*steamrollers.State](t, rollersFolder, 3<<20, rollers, begin, steamrollers.ParseMove, func(s *steamrollers.State) json.RawMessage {
			return s.AppendReport(nil)
		})
	})
	t.Run("steampower", func(t *testing.T) {
		begin := begins(func(s steampower.State) (steampower.State, error) { return steampower.New(s.Setup()) })
		held[*steampower.State](t, powerFolder, 3<<19, power, begin, steampower.ParseMove, func(s *steampower.State) json.RawMessage {
			return s.AppendReport(nil, family.Everyone)
		})
	})
	t.Run("steam", func(t *testing.T) {
		begin := begins(func(s steam.State) (steam.State, error) { return steam.New(s.Setup()) })
		held[*steam.State](t, steamFolder, 3<<19, steams, begin, steam.ParseMove, func(s *steam.State) json.RawMessage {
			return s.AppendReport(nil)
		})
	})
}

// begins returns what begins a game of the setup of a start.
func begins[State any](anew func(State) (State, error)) func(start []byte) (State, error) {
	return func(start []byte) (s State, err error) {
		if err := json.Unmarshal(start, &s); err != nil {
			return s, err
		}
		return anew(s)
	}
}

// held holds a game to its vectors, and these to what their games give and to a number
// of bytes.
func held[P family.Pointer[State, Move], State comparable, Move family.Written, Report any](
	t *testing.T, folder string, most int, read func() conformance.Set[State, Move, Report],
	begin func(start []byte) (State, error), parse func(string) (Move, error), report func(*State) Report,
) {
	t.Helper()
	filled, err := conformance.Fill[P](readIn[json.RawMessage, string, json.RawMessage](folder), begin, parse, report)
	if err != nil {
		t.Fatal(err)
	}
	if *update {
		if err := filled.Write(filepath.Join(root, folder)); err != nil {
			t.Fatal(err)
		}
		return
	}
	set := read()
	if err := conformance.Check[P](set, parse, report); err != nil {
		t.Error(err)
	}
	names := make(map[string]bool)
	for _, g := range set.Games {
		if names[g.ID] {
			t.Errorf("there are two games %s", g.ID)
		}
		names[g.ID] = true
	}
	files, err := filled.Files()
	if err != nil {
		t.Fatal(err)
	}
	total := 0
	for name, want := range files {
		got, err := os.ReadFile(filepath.Join(root, folder, name))
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(got, want) {
			t.Errorf("%s is not what the games give: fill it in with -update, and look at what changes", name)
		}
		total += len(want)
	}
	if total > most {
		t.Errorf("the files have %d bytes, which is more than anybody should have to download", total)
	}
}

// TestADroppedShapeIsFound holds that an engine is found that leaves out of its lists, and
// out of nothing else, all moves of one kind, or those of a kind with one parameter that
// rules speak of: some list of the vectors has such a move.
func TestADroppedShapeIsFound(t *testing.T) {
	droppedIsFound[*steamrollers.State](t, rollers(), func(m steamrollers.Move) []string {
		return []string{
			fmt.Sprint("good ", m.Good()), fmt.Sprint("distance ", m.Distance()), fmt.Sprint("die ", m.Die()),
			fmt.Sprint("bonus ", m.Bonus()), fmt.Sprint("unlimited ", m.IsUnlimited()), fmt.Sprint("to the die ", m.NamesDestination()),
			fmt.Sprint("own ", m.IsOwn()), fmt.Sprint("track ", m.Track().Type()),
		}
	})
	droppedIsFound[*steampower.State](t, power(), func(m steampower.Move) []string {
		owners := 0
		for range m.Payments().All() {
			owners++
		}
		return []string{
			fmt.Sprint("colour ", m.Colour()), fmt.Sprint("owners ", owners), fmt.Sprint("links ", m.Payments().Total()),
			fmt.Sprint("track ", m.Track().Type()),
		}
	})
	droppedIsFound[*steam.State](t, steams(), func(m steam.Move) []string {
		return []string{
			fmt.Sprint("colour ", m.Colour()), fmt.Sprint("links ", m.Links()), fmt.Sprint("face ", m.Tile().Face()),
			fmt.Sprint("tile ", m.ActionTile(), m.Passing()),
		}
	})
}

// droppedIsFound looks at all moves that are legal in the games.
func droppedIsFound[P family.Pointer[State, Move], State comparable, Move family.Written, Report any](
	t *testing.T, set conformance.Set[State, Move, Report], parameters func(Move) []string,
) {
	t.Helper()
	shapes := make(map[Move][]string)
	of := func(m Move) []string {
		if shapes[m] == nil {
			kind, _, _ := strings.Cut(m.String(), " ")
			shapes[m] = []string{kind}
			for _, parameter := range parameters(m) {
				shapes[m] = append(shapes[m], kind+" of "+parameter)
			}
		}
		return shapes[m]
	}
	listed := make(map[string]bool)
	for _, v := range set.Perft {
		for _, m := range family.Moves(P(&v.Position)) {
			for _, shape := range of(m) {
				listed[shape] = true
			}
		}
	}
	missed := make(map[string]string)
	for _, g := range set.Games {
		s := g.Start
		for after, m := range g.Moves {
			for _, legal := range family.Moves(P(&s)) {
				for _, shape := range of(legal) {
					if !listed[shape] {
						missed[shape] = fmt.Sprintf("%s after %d moves: %v", g.ID, after, legal)
					}
				}
			}
			s, _ = P(&s).Apply(m)
		}
	}
	for shape, where := range missed {
		t.Errorf("no list has a move that is %s, as in %s", shape, where)
	}
}
