package pipeline

import (
	"strings"
	"testing"
	"time"
)

// TestForetell: games that the pipeline has played since count, with records or without,
// and those before it do not.
func TestForetell(t *testing.T) {
	for _, records := range []bool{false, true} {
		task := plain
		task.Games = 6
		begun := time.Unix(1000, 0)
		ticks, ended, said := make(chan time.Time), make(chan struct{}), make(chan string)
		go func() {
			var told strings.Builder
			foretell(&told, 10, begun, ticks, ended)
			said <- told.String()
		}()
		ticks <- begun // it has begun to count
		play := playTask
		if records {
			play = playRecords
		}
		if err := play(task, func(Stats) {}, func(string) {}); err != nil {
			t.Fatal(err)
		}
		ticks <- begun.Add(30 * time.Second)
		ticks <- begun.Add(40 * time.Second)
		close(ended)
		if got, want := <-said, "6 of 10 games took 30s: the others will take about 20s\n"; got != want {
			t.Errorf("records %v: it says %q, want %q", records, got, want)
		}
	}
}
