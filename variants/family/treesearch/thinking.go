package treesearch

import (
	"context"
	"runtime"
	"strconv"
	"strings"
	"time"
)

// Thinking is how much thought a [Search] gives to each decision. It stops at
// whichever limit comes first. The zero Thinking is DefaultIterations by one
// worker.
type Thinking struct {
	Iterations int           // 0 for no limit; shared out among the workers
	Time       time.Duration // 0 for no limit
	// Workers is the number of goroutines that search, each by itself; their
	// findings are added up. 0 is one, AllCores one for each core.
	Workers int
}

// AllCores has a Search use all cores.
const AllCores = -1

// DefaultIterations is how many iterations a search gives to each decision of which
// nothing else is said.
const DefaultIterations = 2000

// ParseThinking reads the name of a player who searches: "search", "search:500" with
// so many iterations for each decision, or "search:200ms" with so much time. It
// reports false for any other name.
func ParseThinking(name string) (t Thinking, ok bool) {
	if name == "search" {
		return Thinking{Iterations: DefaultIterations}, true
	}
	budget, ok := strings.CutPrefix(name, "search:")
	if !ok {
		return t, false
	}
	if n, err := strconv.Atoi(budget); err == nil && n > 0 {
		return Thinking{Iterations: n}, true
	}
	if d, err := time.ParseDuration(budget); err == nil && d > 0 {
		return Thinking{Time: d}, true
	}
	return t, false
}

// complete is t with what it leaves open. It panics if a number in t is negative,
// AllCores aside.
func (t Thinking) complete() Thinking {
	if t.Iterations < 0 || t.Time < 0 || t.Workers < AllCores {
		panic("treesearch: negative thinking")
	}
	if t.Iterations == 0 && t.Time == 0 {
		t.Iterations = DefaultIterations
	}
	switch t.Workers {
	case 0:
		t.Workers = 1
	case AllCores:
		t.Workers = runtime.GOMAXPROCS(0)
	}
	return t
}

// bound is the context within which a search thinks.
func (t Thinking) bound(ctx context.Context) (context.Context, context.CancelFunc) {
	if t.Time == 0 {
		return ctx, func() {}
	}
	return context.WithTimeout(ctx, t.Time)
}

// ended reports whether a context has ended, or its time is over: in a program of one
// thread, as in WebAssembly, nobody ends a context while a search thinks.
func ended(ctx context.Context) bool {
	deadline, ok := ctx.Deadline()
	return ctx.Err() != nil || ok && !time.Now().Before(deadline)
}
