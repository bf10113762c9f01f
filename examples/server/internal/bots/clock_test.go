package bots

import (
	"sync/atomic"
	"testing"
	"time"

	"github.com/railhex/railhex/examples/server/internal/table"
)

// TestAServerThatBeginsWaits has a player be late when the server begins: it moves for the player
// when it has run for an hour.
func TestAServerThatBeginsWaits(t *testing.T) {
	before := every
	every = time.Millisecond
	t.Cleanup(func() { every = before }) // after the bots have ended
	s := newStage(t, map[string]int{"late": 0})
	s.late = &table.Task{Table: "late", Seat: 1, Bot: "random", Position: s.start, Late: true}
	var told atomic.Int64
	play(t, s, Options{Cores: 1, Late: func(string) { told.Add(1) }})
	<-s.moved
	if ran := s.ran.Load(); ran < 4200 { // an hour after the first count, which was at ten minutes
		t.Errorf("after %d seconds the server moves for a player who is late", ran-600)
	}
}
