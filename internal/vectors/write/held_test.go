package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/railhex/railhex/internal/vectors/powervectors"
	"github.com/railhex/railhex/internal/vectors/rollervectors"
	"github.com/railhex/railhex/internal/vectors/steamvectors"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/conformance"
	"github.com/railhex/railhex/variants/steam"
	"github.com/railhex/railhex/variants/steampower"
)

const root = "../../.."

// The vectors of the three games, each read once.
var (
	rollers = read[steamrollers.State, steamrollers.Move, steamrollers.Report](rollersFolder)
	power   = read[steampower.State, steampower.Move, steampower.Report](powerFolder)
	steams  = read[steam.State, steam.Move, steam.Report](steamFolder)
)

func read[State, Move, Report any](folder string) conformance.Set[State, Move, Report] {
	set, err := conformance.Read[State, Move, Report](os.DirFS(filepath.Join(root, folder)))
	if err != nil {
		panic(err)
	}
	return set
}

// TestVectors holds each game to its vectors, and the vectors to the games that they are
// derived from.
func TestVectors(t *testing.T) {
	t.Run("steamrollers", func(t *testing.T) {
		held[*steamrollers.State](t, rollersFolder, 3<<20, rollers, rollervectors.Source, steamrollers.ParseMove)
	})
	t.Run("steampower", func(t *testing.T) {
		held[*steampower.State](t, powerFolder, 3<<19, power, powervectors.Source, steampower.ParseMove)
		legalMovesBreakNoRule[*steampower.State](t, power.Games, powervectors.Source, 7)
	})
	t.Run("steam", func(t *testing.T) {
		held[*steam.State](t, steamFolder, 3<<19, steams, steamvectors.Source, steam.ParseMove)
		legalMovesBreakNoRule[*steam.State](t, steams.Games, steamvectors.Source, 23)
	})
}

// held holds a game to its vectors, and these to what their games give and to a number
// of bytes.
func held[P family.Pointer[State, Move], State comparable, Move family.Written, Report, Seen any](
	t *testing.T, folder string, most int, set conformance.Set[State, Move, Report],
	source conformance.Source[State, Move, Report, Seen], parse func(string) (Move, error),
) {
	t.Helper()
	if err := conformance.Check[P](set, parse, source.Report); err != nil {
		t.Error(err)
	}
	names := make(map[string]bool)
	for _, g := range set.Games {
		if names[g.ID] {
			t.Errorf("there are two games %s", g.ID)
		}
		names[g.ID] = true
	}
	derived, err := conformance.Derive[P](source, set.Games)
	if err != nil {
		t.Fatal(err)
	}
	files, err := derived.Files()
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
			t.Errorf("%s is not what the games give: run go run ./internal/vectors/write for this game, and look at what changes", name)
		}
		total += len(want)
	}
	if total > most {
		t.Errorf("the files have %d bytes, which is more than anybody should have to download", total)
	}
}

// legalMovesBreakNoRule holds that the library and another reckoning of all broken rules
// agree on every legal move, in every so manieth position of the games and at their ends.
// That they agree on illegal ones is held where vectors are derived.
func legalMovesBreakNoRule[P family.Pointer[State, Move], State comparable, Move comparable, Report, Seen any](
	t *testing.T, games []conformance.Game[State, Move, Report], source conformance.Source[State, Move, Report, Seen], apart int,
) {
	t.Helper()
	for _, g := range games {
		s := g.Start
		for after := range len(g.Moves) + 1 {
			if after%apart == 0 || after == len(g.Moves) {
				here := conformance.Position[State, Move]{Place: conformance.Place{Game: g.ID, After: after}, State: s, Legal: family.Moves(P(&s))}
				var none Seen
				seen, err := source.Look(none, here)
				if err != nil {
					t.Fatal(err)
				}
				for _, m := range here.Legal {
					if broken := source.Broken(seen, m); len(broken) > 0 {
						t.Errorf("game %s after %d moves: %v is legal, and breaks %v", g.ID, after, m, broken)
					}
				}
			}
			if after < len(g.Moves) {
				s, _ = P(&s).Apply(g.Moves[after])
			}
		}
	}
}

// TestADroppedShapeIsFound holds that an engine is found that leaves out of its lists, and
// out of nothing else, all moves of one kind, or those of a kind with one parameter that
// rules speak of: some list of the vectors has such a move.
func TestADroppedShapeIsFound(t *testing.T) {
	droppedIsFound[*steamrollers.State](t, rollers, func(m steamrollers.Move) []string {
		return []string{
			fmt.Sprint("good ", m.Good()), fmt.Sprint("distance ", m.Distance()), fmt.Sprint("die ", m.Die()),
			fmt.Sprint("bonus ", m.Bonus()), fmt.Sprint("unlimited ", m.IsUnlimited()), fmt.Sprint("to the die ", m.NamesDestination()),
			fmt.Sprint("own ", m.IsOwn()), fmt.Sprint("track ", m.Track().Type()),
		}
	})
	droppedIsFound[*steampower.State](t, power, func(m steampower.Move) []string {
		owners := 0
		for range m.Payments().All() {
			owners++
		}
		return []string{
			fmt.Sprint("colour ", m.Colour()), fmt.Sprint("owners ", owners), fmt.Sprint("links ", m.Payments().Total()),
			fmt.Sprint("track ", m.Track().Type()),
		}
	})
	droppedIsFound[*steam.State](t, steams, func(m steam.Move) []string {
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
