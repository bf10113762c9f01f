package main

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/railhex/railhex/steamrollers"
)

func TestRivalsFindTheSameLongestRoutes(t *testing.T) {
	for seed := range uint64(50) {
		network := sixCities(rand.New(rand.NewPCG(seed, 0)), 12)
		railhex, dominik, gonum := railhexLongest(network), dominikGraph(network), gonumGraph(network)
		for limit := 1; limit <= 12; limit++ {
			want := railhex(limit)
			if got := dominik(limit); got != want {
				t.Errorf("seed %d, limit %d: dominikbraun/graph finds %d, railhex %d", seed, limit, got, want)
			}
			if got := gonum(limit); got != want {
				t.Errorf("seed %d, limit %d: gonum finds %d, railhex %d", seed, limit, got, want)
			}
		}
	}
}

func TestGoalVerdict(t *testing.T) {
	for _, test := range []struct {
		g      goal
		figure float64
		want   string
	}{
		{goal{must: 4, want: 2.5}, 2.5, "want"},
		{goal{must: 4, want: 2.5}, 4, "must"},
		{goal{must: 4, want: 2.5}, 4.1, "MISSED"},
		{goal{must: 20, want: 40, atLeast: true}, 40, "want"},
		{goal{must: 20, want: 40, atLeast: true}, 20, "must"},
		{goal{must: 20, want: 40, atLeast: true}, 19, "MISSED"},
	} {
		if got := test.g.verdict(test.figure); got != test.want {
			t.Errorf("%v of %v: %s, want %s", test.g, test.figure, got, test.want)
		}
	}
}

func TestTablePrintsAsMarkdown(t *testing.T) {
	table := table{head: []string{"a", "bb"}}
	table.add("ccc", "d")
	var out strings.Builder
	table.print(&out)
	if want := "| a   | bb |\n|-----|----|\n| ccc | d  |\n"; out.String() != want {
		t.Errorf("got\n%swant\n%s", out.String(), want)
	}
}

func TestFiguresShowTheirSpread(t *testing.T) {
	a, b := &subject{ns: []float64{10, 30, 20}}, &subject{ns: []float64{10, 10, 10}}
	f := a.over(b).times(2)
	if f != (figure{4, 2, 6}) || f.spread() != "2 – 6" || exactly(3).spread() != "" {
		t.Errorf("%+v, %q, %q", f, f.spread(), exactly(3).spread())
	}
}

func TestTheTableIsPutWhereTheOldOneStands(t *testing.T) {
	const text = "a\n<!-- bench -->\nold\n<!-- /bench -->\nb\n"
	got, err := putInto(text, "new\n")
	if want := strings.Replace(text, "old", "new", 1); got != want || err != nil {
		t.Errorf("got %q, %v", got, err)
	}
	for _, without := range []string{"", "<!-- bench -->\n", "<!-- /bench -->\n<!-- bench -->\n"} {
		if got, err := putInto(without, "new"); err == nil {
			t.Errorf("put into %q: %q", without, got)
		}
	}
}

func TestSamplesAreReadBack(t *testing.T) {
	all := samples()
	if len(all) < 50 {
		t.Errorf("%d samples", len(all))
	}
	for i := range all {
		read, err := steamrollers.ParseState(all[i].line, all[i].setup)
		if err != nil || read != all[i].state {
			t.Errorf("%s is read as %v, %v", all[i].line, read, err)
		}
	}
}
