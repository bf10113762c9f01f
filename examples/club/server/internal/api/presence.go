package api

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"sync"
	"time"
)

// A presence knows at which seats of which tables somebody listens. A player is away a
// while after their last stream has ended, which leaves time to load a page anew. A server
// that has begun waits as long before it says who is here: streams then come back.
type presence struct {
	while time.Duration
	tell  func(table string) // wakes those who listen to a table, or to any

	mu      sync.Mutex
	known   bool                   // who was here when the server began has had time to come back
	streams map[string]map[int]int // by table and seat, with those that have ended a moment ago
}

func newPresence(while time.Duration, tell func(table string)) *presence {
	p := &presence{while: while, tell: tell, streams: map[string]map[int]int{}}
	time.AfterFunc(while, func() {
		p.mu.Lock()
		p.known = true
		p.mu.Unlock()
		tell("")
	})
	return p
}

// come counts a stream of a seat until a while after the function that come returns is called. A seat 0
// looks on, and is not counted.
func (p *presence) come(table string, seat int) (gone func()) {
	if seat == 0 {
		return func() {}
	}
	p.count(table, seat, 1)
	return func() { time.AfterFunc(p.while, func() { p.count(table, seat, -1) }) }
}

func (p *presence) count(table string, seat, more int) {
	p.mu.Lock()
	if p.streams[table] == nil {
		p.streams[table] = map[int]int{}
	}
	of := p.streams[table]
	before := of[seat]
	if of[seat] += more; of[seat] == 0 {
		delete(of, seat)
	}
	if len(of) == 0 {
		delete(p.streams, table)
	}
	p.mu.Unlock()
	if before == 0 || before+more == 0 {
		p.tell(table)
	}
}

// event returns the event that says who is here, "" as long as that is not known.
func (p *presence) event(table string) string {
	p.mu.Lock()
	defer p.mu.Unlock()
	if !p.known {
		return ""
	}
	here := slices.AppendSeq([]int{}, maps.Keys(p.streams[table]))
	slices.Sort(here)
	text, err := json.Marshal(here)
	if err != nil {
		panic(err) // they are numbers
	}
	return fmt.Sprintf("event: presence\ndata: {\"here\":%s}\n\n", text)
}
