package games

import (
	"context"
	"sync"
)

// Run plays the games of a plan that are wanted, so many at a time. It calls finished
// for each game that is over, one after another, in the order in which they happen to
// finish. It returns when all are played, when finished returns an error, or when the
// context ends. Games that were not played to their end by then are dropped. The error
// says why it stopped early.
func (p *Plan) Run(ctx context.Context, workers int, wanted []int, finished func(Result, Record) error) error {
	ctx, stop := context.WithCancelCause(ctx)
	defer stop(nil)

	numbers := make(chan int)
	go func() {
		defer close(numbers)
		for _, number := range wanted {
			select {
			case numbers <- number:
			case <-ctx.Done():
				return
			}
		}
	}()

	var handing sync.Mutex
	var working sync.WaitGroup
	for range workers {
		working.Go(func() {
			w, err := p.Worker(ctx)
			if err != nil {
				stop(err)
				return
			}
			defer w.Close()
			for number := range numbers {
				result, record, err := w.Play(ctx, p.Fixture(number))
				if err != nil {
					stop(err)
					return
				}
				handing.Lock()
				err = finished(result, record)
				handing.Unlock()
				if err != nil {
					stop(err)
					return
				}
			}
		})
	}
	working.Wait()
	return context.Cause(ctx)
}
