package table

import (
	"fmt"
	"math"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"github.com/railhex/railhex/examples/club/server/internal/servertest"
)

// TestATableRestsByAgreement lets all who sit at a table agree to a pause: no clock runs, no bot moves and nobody
// neglects the game until somebody goes on, who then has the time that was left, or moves.
func TestATableRestsByAgreement(t *testing.T) {
	h := newHost(t)
	d := newDial(h)
	d.turn(day)
	random := rand.New(rand.NewPCG(1, 1))
	o, keys := twoAndABot(t, h, &Clock{1, LateBot}, random)
	rests := func(about string, want *Pause) {
		t.Helper()
		now := servertest.Must(h.Table(t.Context(), o.ID, "")).View("en").Pause
		if (now == nil) != (want == nil) || now != nil && (now.Rests != want.Rests || len(now.Consent) != len(want.Consent)) {
			t.Errorf("%s the pause is %+v, want %+v", about, now, want)
		}
	}
	wantCode(t, NoSeat, "somebody else asks for a pause")(h.Pause(t.Context(), o.ID, newSecret()))
	for range 2 { // asked again
		servertest.Check(t, h.Pause(t.Context(), o.ID, keys[0]))
	}
	rests("when one asks", &Pause{false, []int{1}})
	servertest.Check(t, h.Resume(t.Context(), o.ID, keys[1]))
	rests("when another does not agree", nil)
	for _, key := range keys[:2] {
		servertest.Check(t, h.Pause(t.Context(), o.ID, key))
	}
	rests("when all agree", &Pause{true, []int{1, 2}})
	before := servertest.Must(h.store.Table(t.Context(), o.ID))
	d.turn(100 * day)
	if move := d.look(t, o.ID); move != "" || weakest(t, h, o.ID, random) {
		t.Errorf("at a table that rests %q is made, or a bot moves", move)
	}
	servertest.Check(t, h.Resume(t.Context(), o.ID, keys[0]))
	rests("at the end", nil)
	servertest.Equal(t, "the move is due at", servertest.Must(h.store.Table(t.Context(), o.ID)).Clock.Due, before.Clock.Due+100*day)
	if !weakest(t, h, o.ID, random) {
		t.Error("the bot still waits")
	}
	for weakest(t, h, o.ID, random) {
	}
	for _, key := range keys[:2] {
		servertest.Check(t, h.Pause(t.Context(), o.ID, key))
	}
	for range 2 { // the first would be a reminder
		d.turn(100 * day)
		if move := d.look(t, o.ID); move != "" || strings.Contains(kinds(t, h, o.ID), Reminded) {
			t.Errorf("for a person at a table that rests %q is made: %s", move, kinds(t, h, o.ID))
		}
	}
	wish, key, _ := moveOf(t, h, o.ID, keys, random)
	servertest.Must(h.Move(t.Context(), o.ID, key, wish, "en"))
	rests("after a move", nil)
}

// TestATableThatRestsIsNotNeglected lets more time pass than a game may stand still.
func TestATableThatRestsIsNotNeglected(t *testing.T) {
	h := newHost(t)
	wall := time.Now()
	servertest.Must(h.store.Ran(t.Context(), wall))
	id, keys := fullTable(t, h, headers["steamrollers"])
	for _, key := range keys {
		servertest.Check(t, h.Pause(t.Context(), id, key))
	}
	for range 20 {
		wall = wall.Add(5 * time.Minute)
		servertest.Must(h.store.Ran(t.Context(), wall))
	}
	h.running.at = time.Time{}
	for _, want := range []int{0, 1} {
		told, _, err := h.EndNeglected(t.Context(), time.Hour)
		if err != nil || len(told) != want {
			t.Errorf("%d tables are told, want %d: %v", len(told), want, err)
		}
		servertest.Check(t, h.Resume(t.Context(), id, keys[0]))
		h.running.at = time.Time{}
		for range 20 {
			wall = wall.Add(5 * time.Minute)
			servertest.Must(h.store.Ran(t.Context(), wall))
		}
	}
}

// TestATableIsClosedToWatchers closes a table: those who sit there, opened it or hold an invitation see it as
// before, and nobody else sees anything of it.
func TestATableIsClosedToWatchers(t *testing.T) {
	h := newHost(t)
	o, ann, bob := people(t, h)
	invite := servertest.Must(h.Free(t.Context(), o.ID, ann, 2))
	wantCode(t, NotOpener, "another closes the table")(h.Close(t.Context(), o.ID, bob, true))
	for _, closed := range []bool{true, true, false} {
		servertest.Check(t, h.Close(t.Context(), o.ID, ann, closed))
		for key, sees := range map[string]bool{ann: true, invite: true, bob: !closed, "": !closed, newSecret(): !closed} {
			wants := wantCode(t, map[bool]Code{false: NoWatchers}[sees], fmt.Sprintf("closed %t", closed))
			wants(h.Table(t.Context(), o.ID, key))
			wants(h.TableAt(t.Context(), o.ID, key, 0))
			wants(h.Story(t.Context(), o.ID, key, "en", 0, math.MaxInt))
			wants(h.Ledger(t.Context(), o.ID, key, "en", 0))
		}
	}
	wantNotes(t, h, o.ID, "seated seated freed closed reopened")
}
