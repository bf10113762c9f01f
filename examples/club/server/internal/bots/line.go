package bots

import (
	"context"
	"sync"
)

// A line is tables that wait for their turn, each once.
type line struct {
	mu     sync.Mutex
	come   *sync.Cond
	ids    []string
	stands map[string]stand
}

// A stand is where a table of a line is.
type stand uint8

const (
	waits stand = 1 + iota
	served
	servedAndWaits // it goes to the end of the line when it was served
)

func newLine() *line {
	l := &line{stands: map[string]stand{}}
	l.come = sync.NewCond(&l.mu)
	return l
}

// join puts a table at the end of the line, unless it waits already.
func (l *line) join(id string) {
	l.mu.Lock()
	defer l.mu.Unlock()
	switch l.stands[id] {
	case 0:
		l.append(id)
	case served:
		l.stands[id] = servedAndWaits
	}
}

func (l *line) append(id string) {
	l.stands[id] = waits
	l.ids = append(l.ids, id)
	l.come.Signal()
}

// next takes the first table. It waits until there is one, and reports false if the context
// ends before. No other caller is given the table until done was called.
func (l *line) next(ctx context.Context) (id string, ok bool) {
	defer context.AfterFunc(ctx, func() {
		l.mu.Lock()
		defer l.mu.Unlock()
		l.come.Broadcast()
	})()
	l.mu.Lock()
	defer l.mu.Unlock()
	for len(l.ids) == 0 && ctx.Err() == nil {
		l.come.Wait()
	}
	if ctx.Err() != nil {
		return "", false
	}
	id, l.ids = l.ids[0], l.ids[1:]
	l.stands[id] = served
	return id, true
}

// done ends the turn of a table, which goes to the end of the line if there is more to do.
func (l *line) done(id string, more bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if more || l.stands[id] == servedAndWaits {
		l.append(id)
		return
	}
	delete(l.stands, id)
}

// length is how many tables wait.
func (l *line) length() int {
	l.mu.Lock()
	defer l.mu.Unlock()
	return len(l.ids)
}
