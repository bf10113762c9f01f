package api

import (
	"encoding/json"
	"fmt"
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

	mu     sync.Mutex
	known  bool // who was here when the server began has had time to come back
	tables map[string]map[int]*sitter
}

// A sitter is the player of a seat who is here.
type sitter struct{ streams int }

func newPresence(while time.Duration, tell func(table string)) *presence {
	p := &presence{while: while, tell: tell, tables: map[string]map[int]*sitter{}}
	time.AfterFunc(while, func() {
		p.mu.Lock()
		p.known = true
		p.mu.Unlock()
		tell("")
	})
	return p
}

// come counts a stream of a seat until it calls the function that come returns. A seat 0
// looks on, and is not counted.
func (p *presence) come(table string, seat int) (gone func()) {
	if seat == 0 {
		return func() {}
	}
	p.mu.Lock()
	if p.tables[table] == nil {
		p.tables[table] = map[int]*sitter{}
	}
	one, here := p.tables[table][seat]
	if !here {
		one = &sitter{}
		p.tables[table][seat] = one
	}
	one.streams++
	p.mu.Unlock()
	if !here {
		p.tell(table)
	}
	return func() { p.leave(table, seat, one) }
}

func (p *presence) leave(table string, seat int, one *sitter) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if one.streams--; one.streams > 0 {
		return
	}
	time.AfterFunc(p.while, func() {
		p.mu.Lock()
		away := one.streams == 0 && p.tables[table][seat] == one
		if away {
			delete(p.tables[table], seat)
			if len(p.tables[table]) == 0 {
				delete(p.tables, table)
			}
		}
		p.mu.Unlock()
		if away {
			p.tell(table)
		}
	})
}

// event returns the event that says who is here, "" as long as that is not known.
func (p *presence) event(table string) string {
	p.mu.Lock()
	defer p.mu.Unlock()
	if !p.known {
		return ""
	}
	here := []int{}
	for seat := range p.tables[table] {
		here = append(here, seat)
	}
	slices.Sort(here)
	text, err := json.Marshal(here)
	if err != nil {
		panic(err) // they are numbers
	}
	return fmt.Sprintf("event: presence\ndata: {\"here\":%s}\n\n", text)
}
