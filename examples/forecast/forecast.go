package forecast

import (
	"fmt"
	"io"
	"time"
)

// A Forecast says once, soon after games have begun, how long the rest will take. What
// is over within seconds it says nothing of.
type Forecast struct {
	begun time.Time
	left  int // games when they began
	said  bool
}

// Of is the forecast of so many games that begin at a time.
func Of(games int, begun time.Time) Forecast { return Forecast{begun: begun, left: games} }

// patience is after how long one wants to know.
const patience = 5 * time.Second

// Tell tells how long the games will take that are left after some have been played
// since the beginning.
func (e *Forecast) Tell(w io.Writer, now time.Time, played int) {
	if passed := now.Sub(e.begun); !e.said && passed >= patience && played > 0 && played < e.left {
		e.said = true
		fmt.Fprintf(w, "%d of %d games took %v: the others will take about %v\n", played, e.left, inWords(passed), inWords(rest(passed, played, e.left)))
	}
}

// rest is how long the other games will take if so many of them took so long.
func rest(passed time.Duration, played, of int) time.Duration {
	return passed / time.Duration(played) * time.Duration(of-played)
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
