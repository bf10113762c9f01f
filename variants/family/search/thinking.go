package search

import (
	"context"
	"fmt"
	"runtime"
	"strconv"
	"strings"
	"time"
)

// Thinking says how long and how a [Search] thinks about each decision. It stops at the
// limit that is reached first. The zero Thinking is DefaultIterations by one worker.
type Thinking struct {
	Iterations int           // 0 for no limit; shared out among the workers
	Time       time.Duration // 0 for no limit
	// Workers is the number of goroutines that search. Each has a tree of its own, and
	// their findings are added up. 0 is one, AllCores one for each core (workers;
	// workers=all for AllCores).
	Workers int
	tuning  *tuning // of ParseThinking; nil is the default
}

// AllCores has a Search use all cores.
const AllCores = -1

// DefaultIterations is the number of iterations for each decision if nothing limits them.
const DefaultIterations = 2000

// ParseThinking reads the name of a player that searches: "search", "search:500" with
// so many iterations for each decision, or "search:200ms" with so much time. Its workers
// and parameters may follow: "search:500:workers=2:exploration=0.4", "search:200ms:workers=all".
// The package comment lists them. The error names what is not known or out of its range.
func ParseThinking(name string) (Thinking, error) {
	fields := strings.Split(name, ":")
	if fields[0] != "search" {
		return Thinking{}, fmt.Errorf("%q does not begin with search", name)
	}
	fields = fields[1:]
	t := Thinking{Iterations: DefaultIterations}
	if len(fields) > 0 && !strings.Contains(fields[0], "=") {
		n, notWhole := strconv.Atoi(fields[0])
		d, noTime := time.ParseDuration(fields[0])
		switch {
		case notWhole == nil && n > 0:
			t = Thinking{Iterations: n}
		case notWhole != nil && noTime == nil && d > 0:
			t = Thinking{Time: d}
		default:
			return Thinking{}, fmt.Errorf("%q is neither a number of iterations nor a time: search:500, search:200ms", fields[0])
		}
		fields = fields[1:]
	}
	if len(fields) > 0 {
		if err := t.tune(fields); err != nil {
			return Thinking{}, err
		}
	}
	return t, nil
}

// complete returns t with its defaults filled in. It panics if a number in t is negative,
// AllCores aside.
func (t Thinking) complete() Thinking {
	if t.Iterations < 0 || t.Time < 0 || t.Workers < AllCores {
		panic("search: negative thinking")
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
	if t.tuning == nil {
		tuning := defaultTuning()
		t.tuning = &tuning
	}
	return t
}

// bound returns the context within which a search thinks.
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
