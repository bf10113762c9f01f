package forecast

import (
	"strings"
	"testing"
	"time"
)

// TestForecast: it is said once, when some games have shown how long they take, and not
// where all is over soon.
func TestForecast(t *testing.T) {
	begun := time.Unix(1000, 0)
	for _, test := range []struct {
		name   string
		played int
		passed time.Duration
		left   int
		want   string
	}{
		{"too early", 1, patience - 1, 100, ""},
		{"nothing played", 0, time.Hour, 100, ""},
		{"all played", 100, time.Hour, 100, ""},
		{"seconds", 20, 10 * time.Second, 100, "20 of 100 games took 10s: the others will take about 40s\n"},
		{"minutes", 1, 10 * time.Second, 21, "1 of 21 games took 10s: the others will take about 3m20s\n"},
		{"hours", 2, 200 * time.Second, 200, "2 of 200 games took 3m20s: the others will take about 5h30m0s\n"},
	} {
		f, said := Of(test.left, begun), new(strings.Builder)
		for range 2 {
			f.Tell(said, begun.Add(test.passed), test.played)
		}
		if said.String() != test.want {
			t.Errorf("%s: it says %q, want %q", test.name, said, test.want)
		}
	}
}
