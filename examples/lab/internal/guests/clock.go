package guests

import (
	"fmt"
	"strings"
	"time"
)

// A Clock is the time that a seat has for a game: a stock, and so much more for each move
// that it makes. With the zero Clock nobody is late.
type Clock struct{ Stock, Increment time.Duration }

// ParseClock reads a clock: "1m" for a game, or "1m+2s" with two seconds more for each move.
func ParseClock(text string) (c Clock, err error) {
	stock, increment, more := strings.Cut(text, "+")
	c.Stock, err = time.ParseDuration(stock)
	if err == nil && more {
		c.Increment, err = time.ParseDuration(increment)
	}
	if err != nil || c.Stock <= 0 || c.Increment < 0 {
		return Clock{}, fmt.Errorf("%q is no clock: it is the time for a game, as in 1m, and may have the time that each move adds, as in 1m+2s", text)
	}
	return c, nil
}

// share is how long a bot of ours thinks that has so much time left: a part of it, and most
// of what the move adds.
func (c Clock) share(left time.Duration) time.Duration {
	const moves = 30
	return left/moves + c.Increment*3/4
}
