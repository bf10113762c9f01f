package vectors

import (
	"context"
	"fmt"
	"time"

	"github.com/railhex/railhex/examples/internal/dialogue"
)

// A program is what is examined. It runs while it is asked, and is started again
// when it has failed.
type program struct {
	command  []string
	timeout  time.Duration     // for an answer
	running  *dialogue.Process // nil if it is not
	asked    int
	failures int // in a row
}

const mostFailures = 3 // in a row, until the program is given up

// errGivenUp is the error of a program that has failed too often.
var errGivenUp = fmt.Errorf("given up after %d failures in a row", mostFailures)

// A startError is that of a program that cannot be started.
type startError struct{ err error }

func (e *startError) Error() string { return "the program cannot be started: " + e.err.Error() }
func (e *startError) Unwrap() error { return e.err }

// ask puts a question and waits for the answer. On an error the program is
// stopped.
func (p *program) ask(q request) (response, error) {
	if p.failures == mostFailures {
		return response{}, errGivenUp
	}
	if p.running == nil {
		running, err := dialogue.Start(p.command)
		if err != nil {
			return response{}, &startError{err}
		}
		p.running = running
	}
	p.asked++
	q.ID = p.asked
	var a response
	if err := p.running.Ask(context.Background(), q.ID, q, &a, p.timeout); err != nil {
		p.failures++
		err = p.running.Fail(err)
		p.running = nil
		return response{}, err
	}
	p.failures = 0
	return a, nil
}

// stop ends the program, which may say good-bye.
func (p *program) stop() {
	if p.running != nil {
		p.running.End()
		p.running = nil
	}
}
