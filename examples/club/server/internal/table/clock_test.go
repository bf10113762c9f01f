package table

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/railhex/railhex/examples/club/server/internal/servertest"
	"github.com/railhex/railhex/examples/club/server/internal/store"
	"github.com/railhex/railhex/variants/family/describe"
)

// A dial is a count of seconds that a test sets.
type dial struct {
	h   *Host
	now int64
}

func newDial(h *Host) *dial {
	d := &dial{h: h}
	h.running.count = func(context.Context) (int64, error) { return d.now, nil }
	return d
}

// turn lets so many seconds pass.
func (d *dial) turn(seconds int64) {
	d.now += seconds
	d.h.running.at = time.Time{} // it is counted anew
}

// timedTable opens a table with a clock at which all sit.
func timedTable(t *testing.T, h *Host, header string, c Clock) (Opened, []string) {
	t.Helper()
	o := servertest.Must(h.Open(t.Context(), Opening{Header: header, Clock: &c}))
	var keys []string
	for i, invite := range o.Invites {
		keys = append(keys, newSecret())
		servertest.Must(h.Sit(t.Context(), o.ID, keys[i], invite, ""))
	}
	return o, keys
}

// look looks at the clock of a table, and makes the move for a player who is late, as a server does. It
// returns that move.
func (d *dial) look(t *testing.T, id string) (move string) {
	t.Helper()
	random := rand.New(rand.NewPCG(1, uint64(d.now)))
	task := servertest.Must(d.h.Late(t.Context(), id, random))
	if task == nil {
		return ""
	}
	if move = task.Pass; move == "" {
		bot := servertest.Must(task.Position.Of().Bot(task.Bot, describe.Thought{}))
		move = servertest.Must(bot.Choose(t.Context(), task.Position, random))
	}
	servertest.Check(t, d.h.Make(t.Context(), task, move))
	return move
}

// last are the notes of a table since there were so many.
func last(t *testing.T, h *Host, id string, since string) string {
	t.Helper()
	return strings.TrimSpace(strings.TrimPrefix(kinds(t, h, id), since))
}

// TestTimeIsUp lets the time of a seat pass: it is reminded first, and passes then, or a bot
// moves for it, and the record says so.
func TestTimeIsUp(t *testing.T) {
	onEveryStore(t, func(t *testing.T, h *Host) {
		d := newDial(h)
		for late, passes := range map[string]bool{LatePass: true, LateBot: false} {
			o, keys := timedTable(t, h, headers["steam"], Clock{2, late})
			for random := rand.New(rand.NewPCG(1, 1)); ; {
				kept := servertest.Must(h.store.Table(t.Context(), o.ID))
				if p, err := h.position(t.Context(), kept); err != nil || slices.Contains(p.Moves(), pass) {
					break
				}
				wish, token, _ := moveOf(t, h, o.ID, keys, random)
				servertest.Must(h.Move(t.Context(), o.ID, token, wish, "en"))
			}
			before := kinds(t, h, o.ID)
			d.turn(day*3/2 - 60)
			if move := d.look(t, o.ID); move != "" || kinds(t, h, o.ID) != before {
				t.Errorf("%s: after a day and a half %q is made: %s", late, move, kinds(t, h, o.ID))
			}
			d.turn(120)
			for range 2 { // it is reminded once
				if move := d.look(t, o.ID); move != "" || last(t, h, o.ID, before) != Reminded {
					t.Errorf("%s: when a quarter of the time is left %q is made: %s", late, move, last(t, h, o.ID, before))
				}
			}
			d.turn(day/2 - 120)
			servertest.Equal(t, late+": before time is up", d.look(t, o.ID), "")
			d.turn(120)
			move := d.look(t, o.ID)
			if move == "" || passes && move != pass {
				t.Errorf("%s: when time is up %q is made", late, move)
			}
			servertest.Equal(t, late+": the table is told", last(t, h, o.ID, before), Reminded+" "+WasLate)
			servertest.Equal(t, late+": the next seat has no time", d.look(t, o.ID), "")
			text, err := h.Record(t.Context(), o.ID)
			if err != nil || !strings.Contains(text, ": time is up\nP") || !strings.HasSuffix(text, ": "+move+"\n") {
				t.Errorf("%s: %v\n%s", late, err, text)
			}
		}
	})
}

// TestTimeBeginsAnew moves, takes back and sits down: each time there is all the time again.
func TestTimeBeginsAnew(t *testing.T) {
	h := newHost(t)
	d := newDial(h)
	o, keys := timedTable(t, h, headers["steam"], Clock{1, LatePass})
	kept := func() store.Table {
		t.Helper()
		of := servertest.Must(h.store.Table(t.Context(), o.ID))
		return of
	}
	due := func(about string) {
		t.Helper()
		of := kept()
		if want := d.now + day; of.Clock.Due != want || of.Clock.Reminded {
			t.Errorf("%s the move is due at %d, want %d; reminded %t", about, of.Clock.Due, want, of.Clock.Reminded)
		}
	}
	due("at the beginning")
	d.turn(day * 5 / 6)
	d.look(t, o.ID)
	wish, token, _ := moveOf(t, h, o.ID, keys, rand.New(rand.NewPCG(1, 1)))
	servertest.Must(h.Move(t.Context(), o.ID, token, wish, "en"))
	due("after a move")
	d.turn(1000)
	for _, key := range keys {
		servertest.Check(t, h.Undo(t.Context(), o.ID, key, kept().Position))
	}
	due("after a move was taken back")
	d.turn(1000)
	asked := servertest.Must(h.position(t.Context(), kept()))
	seat := asked.Turn()
	invite := servertest.Must(h.Leave(t.Context(), o.ID, keys[seat-1]))
	d.turn(10 * day)
	servertest.Equal(t, "for a free seat is made", d.look(t, o.ID), "")
	servertest.Equal(t, "a free seat has until", servertest.Must(h.Table(t.Context(), o.ID, "")).View("en").Clock.Due, 0)
	servertest.Must(h.Sit(t.Context(), o.ID, newSecret(), invite, ""))
	due("for a new player")
	now := servertest.Must(h.Table(t.Context(), o.ID, ""))
	if c := now.View("en").Clock; c.Days != 1 || c.Late != LatePass || c.Due < time.Now().Unix()+day-60 || c.Due > time.Now().Unix()+day+120 {
		t.Errorf("the view has the clock %+v", c)
	}
	if mine, _, err := h.Mine(t.Context(), keys[seat%len(keys)], 0); err != nil || len(mine) != 1 || mine[0].Due != now.View("en").Clock.Due {
		t.Errorf("the list has %+v: %v", mine, err)
	}
}

// TestWhoWasNotRemindedHasAnHour has a clock that is past before anybody was reminded, such as
// that of a backup.
func TestWhoWasNotRemindedHasAnHour(t *testing.T) {
	h := newHost(t)
	d := newDial(h)
	o, keys := timedTable(t, h, headers["steam"], Clock{1, LateBot})
	d.turn(9 * day)
	servertest.Equal(t, "without a reminder is made", d.look(t, o.ID), "")
	d.turn(atLeast - 60)
	servertest.Equal(t, "before the hour has passed is made", d.look(t, o.ID), "")
	// A player who moves now is in time, whatever the server has begun.
	d.turn(120)
	random := rand.New(rand.NewPCG(1, 1))
	task, err := h.Late(t.Context(), o.ID, random)
	if err != nil || task == nil {
		t.Fatal(task, err)
	}
	wish, token, _ := moveOf(t, h, o.ID, keys, random)
	servertest.Must(h.Move(t.Context(), o.ID, token, wish, "en"))
	wantCode(t, Stale, "the server moves for a player who has moved")(h.Make(t.Context(), task, "pass"))
}

// TestALateTurnIsMadeWhole has time run out in a turn of several decisions.
func TestALateTurnIsMadeWhole(t *testing.T) {
	h := newHost(t)
	d := newDial(h)
	o, _ := timedTable(t, h, headers["steamrollers"], Clock{1, LateBot})
	d.turn(day * 5 / 6)
	d.look(t, o.ID)
	d.turn(day)
	made := 0
	for d.look(t, o.ID) != "" {
		made++
	}
	moves := servertest.Must(h.store.Moves(t.Context(), o.ID))
	seats := map[int]bool{}
	for _, m := range moves {
		if m.Maker == store.Late {
			seats[m.Seat] = true
		}
	}
	if made < 2 || len(seats) != 1 {
		t.Errorf("%d moves are made, by the seats %v", made, seats)
	}
}

// TestBotsWaitForConsent has a person ask to go back while a bot is asked. Another does not agree, and then nobody
// answers: the wish lapses.
func TestBotsWaitForConsent(t *testing.T) {
	h := newHost(t)
	d := newDial(h)
	random := rand.New(rand.NewPCG(9, 9))
	o, keys := twoAndABot(t, h, &Clock{1, LatePass}, random)
	at := positionOf(t, h, o.ID)
	servertest.Check(t, h.Undo(t.Context(), o.ID, keys[0], at))
	if weakest(t, h, o.ID, random) {
		t.Error("a bot moves while somebody asks to go back")
	}
	servertest.Check(t, h.Insist(t.Context(), o.ID, keys[1], at))
	if !weakest(t, h, o.ID, random) {
		t.Error("the bot still waits")
	}
	askBotAfterPerson(t, h, o.ID, keys, random)
	servertest.Check(t, h.Undo(t.Context(), o.ID, keys[0], positionOf(t, h, o.ID)))
	d.turn(day - 60)
	if d.look(t, o.ID); weakest(t, h, o.ID, random) {
		t.Error("the bot does not wait")
	}
	d.turn(120)
	if d.look(t, o.ID); !weakest(t, h, o.ID, random) {
		t.Error("the bot waits for ever")
	}
}

// TestClocksThatAreNone opens tables with clocks that there are not.
func TestClocksThatAreNone(t *testing.T) {
	h := newHost(t)
	for _, wrong := range []Clock{{}, {0, LatePass}, {-1, LatePass}, {61, LatePass}, {1, ""}, {1, "resign"}} {
		wantCode(t, BadInput, fmt.Sprint(wrong))(h.Open(t.Context(), Opening{Header: headers["steam"], Clock: &wrong}))
	}
}
