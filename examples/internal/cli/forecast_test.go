package cli

import (
	"strings"
	"testing"
	"time"
)

// TestForecast tells what is said of a hundred games, of which some had been played after so many
// seconds: soon, whenever twice the time has passed, and not where all is over within seconds.
func TestForecast(t *testing.T) {
	begun, said := time.Unix(1000, 0), new(strings.Builder)
	f := NewForecast(100, begun)
	for _, at := range []struct {
		seconds, played int
		want            string
	}{
		{4, 1, ""},
		{5, 0, ""},
		{10, 2, "2 of 100 games took 10s: the others will take about 8m10s\n"},
		{19, 3, ""},
		{20, 80, "80 of 100 games took 20s: the others will take about 5s\n"},
		{80, 96, ""},
		{159, 97, ""},
		{160, 100, ""},
	} {
		said.Reset()
		f.Tell(said, begun.Add(time.Duration(at.seconds)*time.Second), at.played)
		if said.String() != at.want {
			t.Errorf("after %d games in %d s it says %q, want %q", at.played, at.seconds, said, at.want)
		}
	}
}
