package cli

import (
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"
)

var begun = time.Unix(1000, 0)

// TestForecast: it is said when some games have shown how long they take, and not where all
// is over soon.
func TestForecast(t *testing.T) {
	for _, test := range []struct {
		name   string
		played int
		passed time.Duration
		games  int
		want   string
	}{
		{"too early", 2, patience - 1, 100, ""},
		{"nothing played", 0, time.Hour, 100, ""},
		{"all played", 100, time.Hour, 100, ""},
		{"over soon", 90, 10 * time.Second, 100, ""},
		{"one game", 1, 4*patience - 1, 100, ""},
		{"one long game", 1, 40 * time.Second, 6, "1 of 6 games took 40s: the others will take about 3m20s\n"},
		{"seconds", 20, 10 * time.Second, 100, "20 of 100 games took 10s: the others will take about 40s\n"},
		{"minutes", 2, 10 * time.Second, 42, "2 of 42 games took 10s: the others will take about 3m20s\n"},
		{"hours", 2, 200 * time.Second, 200, "2 of 200 games took 3m20s: the others will take about 5h30m0s\n"},
	} {
		f, said := NewForecast(test.games, 1, begun), new(strings.Builder)
		for range 2 {
			f.Tell(said, begun.Add(test.passed), test.played)
		}
		if said.String() != test.want {
			t.Errorf("%s: it says %q, want %q", test.name, said, test.want)
		}
	}
}

// TestForecastIsCorrected has games that take longer or shorter than those before them.
func TestForecastIsCorrected(t *testing.T) {
	second := func(s float64) time.Duration { return time.Duration(s * float64(time.Second)) }
	for _, test := range []struct {
		name          string
		games, atOnce int
		at            func(played int) time.Duration
		want          string
	}{
		{
			"a slow first game", 101, 1,
			func(played int) time.Duration { return second(60.5 + 0.3*float64(played-1)) },
			"1 of 101 games took 1m0s: the others will take about 1h40m0s\n" +
				"11 of 101 games took 1m0s: the others will take about 27s\n",
		},
		{
			"games at once", 40, 4,
			func(played int) time.Duration { return second(float64(30*((played+3)/4) + (played-1)%4)) },
			"1 of 40 games took 30s: the others will take about 4m50s\n" +
				"36 of 40 games took 4m30s: the others will take about 27s\n",
		},
		{
			"many games, the later ones slow", 10000, 1,
			func(played int) time.Duration {
				return second(0.01*float64(played) + 0.03*float64(max(0, played-5000)))
			},
			"500 of 10000 games took 5s: the others will take about 1m40s\n",
		},
	} {
		f, said := NewForecast(test.games, test.atOnce, begun), new(strings.Builder)
		for played := range test.games {
			f.Tell(said, begun.Add(test.at(played+1)), played+1)
		}
		if !strings.HasPrefix(said.String(), test.want) || len(f.marks) > mostMarks {
			t.Errorf("%s: it says\n%swant\n%s", test.name, said, test.want)
		}
	}
}

// playedAt draws when games end that are played by some at once. They differ by a factor of
// two, and where they are played one by one the first ones may be much slower.
func playedAt(t *rapid.T, games, atOnce int) []time.Duration {
	scale := time.Duration(rapid.Float64Range(1, 1e5).Draw(t, "milliseconds") * float64(time.Millisecond))
	slow := 0
	if atOnce == 1 {
		slow = rapid.IntRange(0, games/40).Draw(t, "slow games")
	}
	random := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 0))
	slower := rapid.Float64Range(1, 50).Draw(t, "slower by")
	free := make([]time.Duration, atOnce)
	var ends []time.Duration
	for game := range games {
		took := 1 + random.Float64()
		if game < slow {
			took *= slower
		}
		player := slices.Index(free, slices.Min(free))
		free[player] += time.Duration(took * float64(scale))
		ends = append(ends, free[player])
	}
	slices.Sort(ends)
	return ends
}

var estimate = regexp.MustCompile(`about (\S+)\n`)

// TestForecastsAreRight: what is said after a tenth of the games, and what has been said
// before and is not corrected then, is right within a factor of two.
func TestForecastsAreRight(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		atOnce := rapid.IntRange(1, 3).Draw(t, "at once")
		games := rapid.IntRange(80*atOnce, 120*atOnce).Draw(t, "games")
		ends := playedAt(t, games, atOnce)
		f, expected := NewForecast(games, atOnce, begun), time.Duration(-1)
		spoken := 0
		for i, end := range ends {
			var said strings.Builder
			f.Tell(&said, begun.Add(end), i+1)
			late := (i+1)*10 >= games && games-i-1 >= 2*batches*atOnce // the last games may be long or short
			if found := estimate.FindStringSubmatch(said.String()); found != nil {
				rest, err := time.ParseDuration(found[1])
				if err != nil {
					t.Fatal(err)
				}
				spoken++
				expected = end + rest
			} else if !late || i*10 >= games {
				continue // only the first after a tenth says what it has not corrected
			}
			rest, expects := ends[games-1]-end, expected-end
			if late && expected >= 0 && max(rest, expects) > 2*patience && (expects > 2*rest || rest > 2*expects) {
				t.Fatalf("after %d of %d games, in %v, it expects %v: it was %v", i+1, games, end, expects, rest)
			}
		}
		if all := ends[games-1]; spoken == 0 && all > 8*patience {
			t.Fatalf("it says nothing of %v", all)
		}
		if spoken > 12 {
			t.Fatalf("it speaks %d times", spoken)
		}
	})
}
