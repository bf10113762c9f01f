package steamrollers_test

import (
	"encoding/json"
	"errors"
	"maps"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/railhex/railhex/internal/plainrules"
	"github.com/railhex/railhex/internal/plainsetup"
	"github.com/railhex/railhex/internal/vectors"
	"github.com/railhex/railhex/internal/vectors/rollervectors"
)

// The plain rules read no positions. They play the games of the vectors, and
// where a vector stands they are asked about it.
func TestConformanceByThePlainRules(t *testing.T) {
	set := conformanceVectors(t)
	positive := byPlace(set.Positive, func(v rollervectors.Positive) vectors.Place { return v.Place })
	negative := byPlace(set.Negative, func(v rollervectors.Negative) vectors.Place { return v.Place })
	perft := byPlace(set.Perft, func(v rollervectors.Perft) vectors.Place { return v.Place })
	for _, v := range set.Games {
		t.Run(v.ID, func(t *testing.T) {
			t.Parallel()
			game, err := plainrules.New(plainsetup.Of(v.Start.Setup()))
			if err != nil {
				t.Fatal(err)
			}
			for after := 0; ; after++ {
				at := vectors.Place{Game: v.ID, After: after}
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

func byPlace[V any](all []V, place func(V) vectors.Place) map[vectors.Place][]V {
	found := make(map[vectors.Place][]V)
	for _, v := range all {
		found[place(v)] = append(found[place(v)], v)
	}
	return found
}

func plainPositive(t *testing.T, game *plainrules.Game, v rollervectors.Positive) {
	t.Helper()
	next := game.Clone()
	if refusal := next.Apply(v.Move.String()); refusal != nil {
		t.Errorf("after %d moves %v breaks %s: %s", v.After, v.Move, refusal.Rule, refusal.Message)
		return
	}
	samePlainReport(t, "the position", v.Position.Report(), game)
	samePlainReport(t, "the next position", v.Next.Report(), next)
}

func plainNegative(t *testing.T, game *plainrules.Game, v rollervectors.Negative) {
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

func samePlainReport(t *testing.T, what string, want any, game *plainrules.Game) {
	t.Helper()
	wantJSON, err1 := json.Marshal(want)
	gotJSON, err2 := json.Marshal(game.Report())
	if err := errors.Join(err1, err2); err != nil {
		t.Fatal(err)
	}
	if string(wantJSON) != string(gotJSON) {
		t.Errorf("another report of %s (-want +got)\n%s", what, cmp.Diff(decoded(wantJSON), decoded(gotJSON)))
	}
}
