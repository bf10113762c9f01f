package vectors_test

import (
	"encoding/json"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/railhex/railhex/internal/plainrules"
	"github.com/railhex/railhex/internal/plainsetup"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants/family/conformance"
)

// The plain rules read no positions. They play the games of the vectors, and
// where a vector stands they are asked about it.
func TestVectorsByThePlainRules(t *testing.T) {
	positive := byPlace(rollers().Positive, func(v conformance.Positive[steamrollers.State, steamrollers.Move]) conformance.Place { return v.Place })
	negative := byPlace(rollers().Negative, func(v conformance.Negative[steamrollers.State]) conformance.Place { return v.Place })
	perft := byPlace(rollers().Perft, func(v conformance.Perft[steamrollers.State]) conformance.Place { return v.Place })
	for _, v := range rollers().Games {
		t.Run(v.ID, func(t *testing.T) {
			game, err := plainrules.New(plainsetup.Of(v.Start.Setup()))
			if err != nil {
				t.Fatal(err)
			}
			for after := 0; ; after++ {
				at := conformance.Place{Game: v.ID, After: after}
				for _, v := range positive[at] {
					plainPositive(t, game, v)
				}
				for _, v := range negative[at] {
					plainNegative(t, game, v)
				}
				for _, v := range perft[at] {
					if diff := cmp.Diff(slices.Sorted(maps.Keys(v.Divide)), game.Moves()); diff != "" {
						t.Errorf("after %d moves other moves are legal (-want +got)\n%s", v.After, diff)
					}
				}
				if after == len(v.Moves) {
					break
				}
				if refusal := game.Apply(v.Moves[after].String()); refusal != nil {
					t.Fatalf("after %d moves %v breaks %s: %s", after, v.Moves[after], refusal.Rule, refusal.Message)
				}
			}
			samePlainReport(t, "the end", v.Report, game)
		})
	}
}

func byPlace[V any](all []V, place func(V) conformance.Place) map[conformance.Place][]V {
	found := make(map[conformance.Place][]V)
	for _, v := range all {
		found[place(v)] = append(found[place(v)], v)
	}
	return found
}

func plainPositive(t *testing.T, game *plainrules.Game, v conformance.Positive[steamrollers.State, steamrollers.Move]) {
	t.Helper()
	next := game.Clone()
	if refusal := next.Apply(v.Move.String()); refusal != nil {
		t.Errorf("after %d moves %v breaks %s: %s", v.After, v.Move, refusal.Rule, refusal.Message)
		return
	}
	samePlainReport(t, "the position", v.Position.AppendReport(nil), game)
	samePlainReport(t, "the next position", v.Next.AppendReport(nil), next)
}

func plainNegative(t *testing.T, game *plainrules.Game, v conformance.Negative[steamrollers.State]) {
	t.Helper()
	refusal := game.Clone().Apply(v.Move)
	if refusal == nil {
		t.Errorf("after %d moves %q is legal, and should break %q", v.After, v.Move, v.Rules)
		return
	}
	if diff := cmp.Diff(slices.Sorted(slices.Values(refusal.Broken)), slices.Sorted(slices.Values(v.Rules))); diff != "" { // each may be cited, and no other; none if the text is malformed
		t.Errorf("after %d moves %q breaks other rules than the vector names (-broken +named): %s\n%s", v.After, v.Move, refusal.Message, diff)
	}
}

func samePlainReport(t *testing.T, what string, want []byte, game *plainrules.Game) {
	t.Helper()
	gotJSON, err := json.Marshal(game.Report())
	if err != nil {
		t.Fatal(err)
	}
	lines, err := conformance.Differences(gotJSON, want)
	if err != nil || len(lines) > 0 {
		t.Errorf("another report of %s (%v)\n%s", what, err, strings.Join(lines, "\n"))
	}
}
