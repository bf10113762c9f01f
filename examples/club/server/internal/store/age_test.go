package store_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/railhex/railhex/examples/club/server/internal/servertest"
	"github.com/railhex/railhex/examples/club/server/internal/store"
)

// TestBotsAndClocksAreKept seats a bot, which moves, at a table with a clock.
func TestBotsAndClocksAreKept(t *testing.T) {
	onEveryDatabase(t, func(t *testing.T, d database) {
		s := d.open(t)
		clock := store.Clock{Days: 3, Late: "pass", Due: 7}
		servertest.Check(t, s.Create(t.Context(), store.Table{
			ID: "one", Header: "game", Line: "start", Version: 1, Position: 1, Created: time.Unix(1, 0).UTC(), Clock: &clock,
			Seats: []store.Seat{{Name: "Ann", Invite: "one"}, {Invite: "two", Bot: "greedy"}},
		}))
		created(t, s, "without")
		automatic := func(want ...string) {
			t.Helper()
			servertest.Equal(t, "these go on by themselves", fmt.Sprint(servertest.Must(s.Automatic(t.Context()))), fmt.Sprint(want))
		}
		automatic("one")
		moves := []store.Move{{Seat: 1, Notation: "a", Maker: store.Late}, {Seat: 2, Notation: "b c", Maker: "greedy"}, {Notation: "roll 1"}, {Seat: 1, Notation: "d"}}
		clock.Due, clock.Reminded = 99, true
		servertest.Check(t, s.Update(t.Context(), "one", func(of store.Table) (store.Change, error) {
			if of.Clock == nil || *of.Clock != (store.Clock{Days: 3, Late: "pass", Due: 7}) || of.Seats[1].Bot != "greedy" {
				t.Errorf("the new table has the clock %v and the seats %v", of.Clock, of.Seats)
			}
			of.Clock, of.Over = &clock, true
			of.Seats = []store.Seat{{Name: "Ann", Invite: "one", Bot: "search"}, {Invite: "two"}}
			return store.Change{Table: &of, Moves: moves}, nil
		}))
		again := func() {
			t.Helper()
			of, err := s.Table(t.Context(), "one")
			if err != nil || of.Clock == nil || *of.Clock != clock || of.Seats[0].Bot != "search" || of.Seats[1].Bot != "" {
				t.Errorf("the table has the clock %v and the seats %v: %v", of.Clock, of.Seats, err)
			}
			servertest.Equal(t, "the moves", servertest.Must(s.Moves(t.Context(), "one")), moves)
		}
		again()
		servertest.Check(t, s.Close())
		s = d.open(t)
		again()
		automatic()
	})
}

// TestTimeCountsWhileAServerRuns counts the time of clocks that go on, stand still, are set and
// are set back.
func TestTimeCountsWhileAServerRuns(t *testing.T) {
	onEveryDatabase(t, func(t *testing.T, d database) {
		s := d.open(t)
		const begin = 1_800_000_000
		for _, test := range []struct {
			about string
			now   int64
			want  int64
		}{
			{"the first server", begin, 0},
			{"a minute later", begin + 60, 60},
			{"at once again", begin + 60, 60},
			{"five minutes later", begin + 360, 360},
			{"after a day without a server", begin + 86_760, 360},
			{"a minute later", begin + 86_820, 420},
			{"the clock was set back by a year", begin - 31_536_000, 420},
			{"a minute later", begin - 31_535_940, 480},
			{"the clock was set right", begin + 86_940, 480},
			{"a minute later", begin + 87_000, 540},
		} {
			servertest.Equal(t, test.about, servertest.Must(s.Ran(t.Context(), time.Unix(test.now, 0))), test.want)
		}
		servertest.Equal(t, "long after that", servertest.Must(s.Ran(t.Context(), time.Unix(begin+864_000, 0))), 540)
	})
}
