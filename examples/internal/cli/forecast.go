package cli

import (
	"fmt"
	"io"
	"time"
)

// A Forecast says some seconds after games have begun how long the others will take, and again whenever
// twice the time has passed. It says nothing of what is over within seconds.
type Forecast struct {
	games int
	begun time.Time
	next  time.Duration // since then, when it speaks again
}

const patience = 5 * time.Second

// NewForecast returns the forecast of so many games that begin at a time.
func NewForecast(games int, begun time.Time) Forecast { return Forecast{games, begun, patience} }

// Tell tells how long the games will take that are left after some have been played since
// the beginning, if that is new.
func (f *Forecast) Tell(w io.Writer, now time.Time, played int) {
	passed := now.Sub(f.begun)
	if passed < f.next || played == 0 {
		return
	}
	f.next = 2 * passed
	if rest := passed / time.Duration(played) * time.Duration(f.games-played); rest >= patience {
		fmt.Fprintf(w, "%d of %d games took %v: the others will take about %v\n", played, f.games, passed.Round(time.Second), rest.Round(time.Second))
	}
}
