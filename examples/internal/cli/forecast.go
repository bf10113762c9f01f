package cli

import (
	"fmt"
	"io"
	"time"
)

// A Forecast says soon after games have begun how long the rest will take, and says it again
// when it has turned out to be wrong. It says nothing of what is over within seconds.
type Forecast struct {
	games  int
	atOnce int
	marks  []mark    // when so many had been played, from the beginning on
	said   time.Time // when it last spoke, zero if it has not
	ends   time.Time // when it then expected the end
	early  bool      // it then knew less than a tenth of the games
}

// A mark is when so many games had been played.
type mark struct {
	at     time.Time
	played int
}

// NewForecast returns the forecast of so many games that begin at a time, of which so many are played
// at once.
func NewForecast(games, atOnce int, begun time.Time) Forecast {
	return Forecast{games: games, atOnce: max(atOnce, 1), marks: []mark{{begun, 0}}}
}

const (
	patience  = 5 * time.Second // before the first forecast
	batches   = 4               // of games played at once, from which a pace is measured
	mostMarks = 128
)

// Tell tells how long the games will take that are left after some have been played since
// the beginning, if that is new.
func (f *Forecast) Tell(w io.Writer, now time.Time, played int) {
	if played <= f.marks[len(f.marks)-1].played || played >= f.games {
		return
	}
	f.mark(now, played)
	passed, isEarly := now.Sub(f.marks[0].at), played*10 < f.games
	switch {
	case passed < patience, played < 2*f.atOnce && passed < 4*patience:
		return // a single game may have taken long for reasons of its own
	}
	rest, expected := f.rest(now, played), time.Duration(0)
	if !f.said.IsZero() {
		expected = f.ends.Sub(now)
	}
	if isNear(expected, rest) || now.Sub(f.said) < patience && f.early == isEarly {
		return
	}
	f.said, f.ends, f.early = now, now.Add(rest), isEarly
	fmt.Fprintf(w, "%d of %d games took %v: the others will take about %v\n", played, f.games, inWords(passed), inWords(rest))
}

// mark notes how many games have been played, of long runs every so often.
func (f *Forecast) mark(now time.Time, played int) {
	f.marks = append(f.marks, mark{now, played})
	if len(f.marks) <= mostMarks {
		return
	}
	kept := f.marks[:0]
	for i, m := range f.marks {
		if i%2 == 0 {
			kept = append(kept, m)
		}
	}
	f.marks = kept
}

// rest returns how long the other games will take, at the pace of the later half of those
// played so far. The first ones may be slow while a program warms up. If those are too few
// it takes the pace of all. Games that are being played count half.
func (f *Forecast) rest(now time.Time, played int) time.Duration {
	from := f.marks[0]
	for _, m := range f.marks {
		if m.played <= played/2 && played-m.played >= batches*f.atOnce {
			from = m
		}
	}
	paced := float64(played - from.played)
	if from.played == 0 {
		paced = max(float64(f.atOnce), paced+float64(f.atOnce-1)/2)
	}
	return time.Duration(float64(now.Sub(from.at)) / paced * float64(f.games-played))
}

// isNear reports whether what was expected is still right, or both are over soon.
func isNear(expected, rest time.Duration) bool {
	return expected < patience && rest < patience || 2*expected <= 3*rest && 2*rest <= 3*expected
}

// inWords is a time as exact as an estimate is.
func inWords(d time.Duration) time.Duration {
	switch {
	case d < time.Minute:
		return d.Round(time.Second)
	case d < time.Hour:
		return d.Round(10 * time.Second)
	}
	return d.Round(10 * time.Minute)
}
