package pipeline

import (
	"io"
	"sync/atomic"
	"time"

	"github.com/railhex/railhex/examples/internal/cli"
)

// played counts the games that workers in this process have played. A runner makes the
// workers, which have nothing else in common with the program that waits for them.
var played atomic.Int64

// foretell tells at the ticks how long the rest of so many games will take, from
// how many have been played by then. It returns when they have ended. It says
// nothing of games that other processes play.
func foretell(w io.Writer, games int, begun time.Time, ticks <-chan time.Time, ended <-chan struct{}) {
	left, before := cli.NewForecast(games, begun), played.Load()
	for {
		select {
		case now := <-ticks:
			left.Tell(w, now, int(played.Load()-before))
		case <-ended:
			return
		}
	}
}
