package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"slices"
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
		brokenRulesAreThoseOfTheLibrary[*steampower.State](t, power.Games, powervectors.Source, powervectors.Thinkable, 7, 35)
	})
	t.Run("steam", func(t *testing.T) {
		held[*steam.State](t, steamFolder, 3<<19, steams, steamvectors.Source, steam.ParseMove)
		brokenRulesAreThoseOfTheLibrary[*steam.State](t, steams.Games, steamvectors.Source, steamvectors.Thinkable, 23, 45)
	})
}

// held holds a game to its vectors, and these to what their games give and to a number
// of bytes. Each breach must be the reason of some vector.
func held[P family.Pointer[State, Move], State comparable, Move family.Written, Report, Seen any](
	t *testing.T, folder string, most int, set conformance.Set[State, Move, Report],
	source conformance.Source[State, Move, Report, Seen], parse func(string) (Move, error),
) {
	t.Helper()
	if err := conformance.Check[P](set, parse); err != nil {
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
	done := make(map[string]bool)
	for _, v := range set.Negative {
		for _, rule := range v.Rules {
			done[rule+" "+v.Why] = true
		}
	}
	for _, b := range source.Breaches {
		if !done[b.Rules[0]+" "+b.Why] {
			t.Errorf("no vector breaks %v: %s", b.Rules, b.Why)
		}
	}
}

// brokenRulesAreThoseOfTheLibrary holds that the library and another reckoning of
// all broken rules agree on every move that somebody may think of: on whether it is
// legal, and that the rule which is cited is broken. It looks at every so manieth
// position of the games, and at their ends; so many rules at least must be broken
// alone, lest nothing be held.
func brokenRulesAreThoseOfTheLibrary[P family.Pointer[State, Move], State comparable, Move comparable, Report, Seen any](
	t *testing.T, games []conformance.Game[State, Move, Report], source conformance.Source[State, Move, Report, Seen],
	thinkable func(Seen) []Move, apart, least int,
) {
	t.Helper()
	alone := make(map[string]bool)
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
				for _, m := range append(thinkable(seen), here.Legal...) {
					broken := source.Broken(seen, m)
					cited := ""
					if rule, refused := P(&s).Check(m).(fmt.Stringer); refused {
						cited = rule.String()
					}
					if (cited == "") != (len(broken) == 0) || cited != "" && !slices.Contains(broken, cited) {
						t.Errorf("game %s after %d moves: %v: the library cites %q, and broken are %v", g.ID, after, m, cited, broken)
					}
					if len(broken) == 1 {
						alone[broken[0]] = true
					}
				}
			}
			if after < len(g.Moves) {
				s, _ = P(&s).Apply(g.Moves[after])
			}
		}
	}
	if len(alone) < least {
		t.Errorf("only %d rules were broken", len(alone))
	}
}
