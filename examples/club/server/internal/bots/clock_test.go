package bots

import (
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"github.com/railhex/railhex/examples/club/server/internal/table"
)

// late is a stage with a player whose time is up, who passes by a move, or not for "".
func late(t *testing.T, pass string) *stage {
	s := newStage(t, map[string]int{"late": 0})
	s.late = &table.Task{Table: "late", Seat: 1, Bot: "random", Position: s.start, Late: true, Pass: pass}
	return s
}

// move waits until the server moves for the player.
func (s *stage) move(t *testing.T) {
	t.Helper()
	select {
	case <-s.moved:
	case <-time.After(24 * time.Hour):
		t.Fatal("nobody moves for a player who is late")
	}
}

// TestAServerThatBeginsWaits has a player be late when the server begins: it moves for the player
// when its grace is over, and not at the next full minute.
func TestAServerThatBeginsWaits(t *testing.T) {
	for _, grace := range []time.Duration{0, time.Second, 90 * time.Second, 2 * time.Hour} {
		synctest.Test(t, func(t *testing.T) {
			s := late(t, "")
			play(t, s, Options{Cores: 1, Grace: grace})
			s.move(t)
			want := grace
			if want == 0 {
				want = time.Hour
			}
			if ran := time.Since(s.began); ran != want {
				t.Errorf("with a grace of %s a player who is late is moved for after %s", grace, ran)
			}
		})
	}
}

// TestAClockThatIsSet has the clock of the machine be set forth and back: the grace begins anew, for
// it cannot be known whether players could move.
func TestAClockThatIsSet(t *testing.T) {
	for _, by := range []time.Duration{-365 * 24 * time.Hour, -2 * time.Minute, 365 * 24 * time.Hour} {
		synctest.Test(t, func(t *testing.T) {
			s := late(t, "")
			var offset atomic.Int64
			play(t, s, Options{Cores: 1, Now: func() time.Time { return time.Now().Add(time.Duration(offset.Load())).Round(0) }})
			time.Sleep(30*time.Minute - time.Second)
			offset.Store(int64(by))
			s.move(t)
			if ran := time.Since(s.began); ran != 90*time.Minute {
				t.Errorf("the clock is set by %s after half an hour; a player who is late is moved for after %s", by, ran)
			}
		})
	}
}

// TestAPassThatIsRefused has a player be late for whom the server may not pass: the weakest bot
// moves.
func TestAPassThatIsRefused(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := late(t, "pass")
		s.no = map[string]error{"pass": &table.Error{Code: table.Illegal}}
		play(t, s, Options{Cores: 1})
		s.move(t)
	})
}

// TestADatabaseThatIsAwayEndsNoGrace has the database be away when the server begins.
func TestADatabaseThatIsAwayEndsNoGrace(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := late(t, "")
		s.away.Store(true)
		play(t, s, Options{Cores: 1})
		time.Sleep(every / 2)
		s.away.Store(false)
		began := time.Now()
		s.move(t)
		if grace := time.Since(began); grace < time.Hour {
			t.Errorf("%s after the database is back the server moves for a player who is late", grace)
		}
	})
}
