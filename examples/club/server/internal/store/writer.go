package store

import (
	"context"
	"errors"
)

// A writer writes the changes that wait for it together, in one transaction, and
// answers when that is on disk. So all that came together share the cost of waiting for
// the disk.
type writer struct {
	jobs  chan *job
	stop  context.CancelFunc
	ended chan struct{} // closed when the writer has
}

// A job is a new table, or one change of a table, that waits for the writer.
type job struct {
	before Table // without a version for a new table
	after  Table
	change Change
	done   bool // false if the table was not as before, or the request was answered
	err    error
	ready  chan struct{}
}

// together is how many jobs go into one transaction at most. Where the disk lets all wait
// for a while, those who have come in the meantime wait for it once more, and not in turns.
const together = 256

// newWriter is a writer that commits jobs by a function, which does them in their
// order and sets done; its error undoes them all.
func newWriter(commit func(context.Context, []*job) error) writer {
	ctx, stop := context.WithCancel(context.Background())
	w := writer{jobs: make(chan *job, together), stop: stop, ended: make(chan struct{})}
	go func() {
		defer close(w.ended)
		w.run(ctx, commit)
	}()
	return w
}

func (w *writer) run(ctx context.Context, commit func(context.Context, []*job) error) {
	for {
		var batch []*job
		select {
		case <-ctx.Done():
			return
		case j := <-w.jobs:
			batch = append(batch, j)
		}
		for waiting := true; waiting && len(batch) < together; {
			select {
			case j := <-w.jobs:
				batch = append(batch, j)
			default:
				waiting = false
			}
		}
		w.write(ctx, batch, commit)
	}
}

// write commits a batch. Where the database refuses what was written each is tried
// alone, so that one does no harm to the others.
func (w *writer) write(ctx context.Context, batch []*job, commit func(context.Context, []*job) error) {
	err := commit(ctx, batch)
	var refused *refusedError
	alone := errors.As(err, &refused) && len(batch) > 1
	for _, j := range batch {
		if j.err = err; alone {
			j.done, j.err = false, commit(ctx, []*job{j})
		}
		close(j.ready)
	}
}

// A refusedError is what the database says of something that it cannot write.
type refusedError struct{ err error }

func (e *refusedError) Error() string { return e.err.Error() }
func (e *refusedError) Unwrap() error { return e.err }

// do has a job done. Giving up waiting does not undo it.
func (w *writer) do(ctx context.Context, j *job) error {
	j.ready = make(chan struct{})
	select {
	case w.jobs <- j:
	case <-w.ended:
		return ErrClosed
	case <-ctx.Done():
		return ctx.Err()
	}
	select {
	case <-j.ready:
		return j.err
	case <-w.ended:
		select {
		case <-j.ready: // it was the last
			return j.err
		default:
			return ErrClosed
		}
	case <-ctx.Done():
		return ctx.Err()
	}
}

func (w *writer) close() {
	w.stop()
	<-w.ended
}
