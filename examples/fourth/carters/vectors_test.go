package carters_test

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"testing"

	"github.com/railhex/railhex/examples/fourth/carters"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/conformance"
)

var update = flag.Bool("update", false, "write the vectors anew")

const vectors = "testdata/conformance"

// TestVectors holds the game to its vectors.
func TestVectors(t *testing.T) {
	if *update {
		write(t)
	}
	set, err := conformance.Read[carters.State, carters.Move, carters.Report](os.DirFS(vectors))
	if err != nil {
		t.Fatal(err)
	}
	if len(set.Positive) < 10 || len(set.Negative) < 10 || len(set.Perft) == 0 {
		t.Errorf("there are %d, %d and %d vectors", len(set.Positive), len(set.Negative), len(set.Perft))
	}
	if err := conformance.Check[*carters.State](set, carters.ParseMove); err != nil {
		t.Error(err)
	}
}

// write derives the vectors of three random games.
func write(t *testing.T) {
	t.Helper()
	var games []conformance.Game[carters.State, carters.Move, carters.Report]
	for seed := range uint64(3) {
		s := start(t)
		g := conformance.Game[carters.State, carters.Move, carters.Report]{ID: fmt.Sprint("random-", seed+1), About: "moves at random", Start: s}
		for m, after := range family.Play(&s, nil, rand.New(rand.NewPCG(seed, 1))) {
			g.Moves, g.End, g.Report = append(g.Moves, m), after, after.Report()
		}
		games = append(games, g)
	}
	set, err := conformance.Derive[*carters.State](source(), games)
	if err == nil {
		err = set.Write(vectors)
	}
	if err != nil {
		t.Fatal(err)
	}
}

// A position is what is seen of one.
type position = conformance.Position[carters.State, carters.Move]

func source() conformance.Source[carters.State, carters.Move, carters.Report, position] {
	broken := func(here position, m carters.Move) (rules []string) {
		if rule, ok := here.State.Check(m).(carters.Rule); ok {
			rules = append(rules, rule.String())
		}
		return rules
	}
	src := conformance.Source[carters.State, carters.Move, carters.Report, position]{
		New:  func(s carters.State) (carters.State, error) { return s, nil },
		Look: func(_, here position) (position, error) { return here, nil },
		Features: func(here position, after *carters.State) []string {
			seat := here.State.Turn()
			return []string{fmt.Sprintf("%s, gains %t, ends %t", here.Next.Kind(), after.Total(seat) > here.State.Total(seat), after.Over())}
		},
		Broken:    broken,
		Malformed: []conformance.Malformed{{Text: "go", Why: "no hex"}, {Text: "go c5 d5", Why: "two hexes"}, {Text: "fly c5", Why: "no such move"}},
		CountFrom: func(here position) []string {
			if here.Ends {
				return nil
			}
			return []string{here.State.Phase().String()}
		},
		EachFeature: 2, EachBreach: 2,
		Limits: conformance.Limits{Moves: 3, Positions: 2_000, Sequences: 20_000},
	}
	for rule := range carters.Rules() {
		src.Breaches = append(src.Breaches, conformance.Breach[position, carters.Move]{
			Rules: []string{rule.String()}, Why: rule.Text(),
			Moves: func(here position) (all []carters.Move) {
				for _, m := range everyMove(here.State.Map().Len()) {
					if rules := broken(here, m); len(rules) == 1 && rules[0] == rule.String() {
						all = append(all, m)
					}
				}
				return all
			},
		})
	}
	return src
}

// everyMove is every kind of move with every hex.
func everyMove(hexes int) (all []carters.Move) {
	s, _ := carters.New(carters.Players)
	for kind := carters.KindOrder; kind < carters.KindStay; kind++ {
		for i := range hexes {
			all = append(all, mustParse(fmt.Sprint(kind, " ", s.Map().Cell(i))))
		}
	}
	return append(all, mustParse("go m9"))
}

func mustParse(text string) carters.Move {
	m, err := carters.ParseMove(text)
	if err != nil {
		panic(err)
	}
	return m
}
