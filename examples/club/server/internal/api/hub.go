package api

import "sync"

// A hub tells those who listen to a table that it has changed.
type hub struct {
	mu        sync.Mutex
	listeners map[string]map[chan struct{}]struct{}
}

func newHub() *hub { return &hub{listeners: map[string]map[chan struct{}]struct{}{}} }

// run tells what a store tells, also to another.
func (h *hub) run(changed <-chan string, also func(id string), ended <-chan struct{}) {
	for {
		select {
		case id := <-changed:
			h.tell(id)
			also(id)
		case <-ended:
			return
		}
	}
}

// tell wakes who listens to a table, and everybody if it may be any.
func (h *hub) tell(id string) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if id != "" {
		wake(h.listeners[id])
		return
	}
	for _, of := range h.listeners {
		wake(of)
	}
}

func wake(listeners map[chan struct{}]struct{}) {
	for l := range listeners {
		select {
		case l <- struct{}{}:
		default: // it has been told, and has not looked yet
		}
	}
}

// listen gives a channel that tells whenever a table has changed.
func (h *hub) listen(id string) (changed <-chan struct{}, done func()) {
	l := make(chan struct{}, 1)
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.listeners[id] == nil {
		h.listeners[id] = map[chan struct{}]struct{}{}
	}
	h.listeners[id][l] = struct{}{}
	return l, func() {
		h.mu.Lock()
		defer h.mu.Unlock()
		delete(h.listeners[id], l)
		if len(h.listeners[id]) == 0 {
			delete(h.listeners, id)
		}
	}
}
