package table

import (
	"archive/zip"
	"bytes"
	"context"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/railhex/railhex/examples/club/server/internal/store"
	"github.com/railhex/railhex/internal/games"
	"github.com/railhex/railhex/steamrollers"
)

// people opens a table by one player, who sits at it with another.
func people(t *testing.T, h *Host) (o Opened, ann, bob string) {
	t.Helper()
	ann, bob = newSecret(), newSecret()
	o, err := h.Open(t.Context(), Opening{Header: headers["steamrollers"], Key: ann})
	if err != nil {
		t.Fatal(err)
	}
	for i, key := range []string{ann, bob} {
		if seat, err := h.Sit(t.Context(), o.ID, key, o.Invites[i], []string{"Ann", "Bob"}[i]); err != nil || seat != i+1 {
			t.Fatalf("seat %d: %v", seat, err)
		}
	}
	return o, ann, bob
}

// kinds is the notes of a table, in a word each.
func kinds(t *testing.T, h *Host, id string) (text string) {
	t.Helper()
	now, err := h.Table(t.Context(), id, "")
	if err != nil {
		t.Fatal(err)
	}
	for _, n := range now.View("en").Notes {
		text += n.Kind + " "
	}
	return strings.TrimSpace(text)
}

// TestASeatIsNeverLost sits down, loses what was answered, and finds the seat again.
func TestASeatIsNeverLost(t *testing.T) {
	onEveryStore(t, func(t *testing.T, h *Host) {
		o, ann, bob := people(t, h)
		if seat, err := h.Sit(t.Context(), o.ID, bob, o.Invites[1], "Robert"); err != nil || seat != 2 {
			t.Errorf("the same player by the same invitation: seat %d, %v", seat, err)
		}
		if _, err := h.Sit(t.Context(), o.ID, bob, o.Invites[0], ""); codeOf(err) != Taken {
			t.Errorf("a player takes a second seat: %v", err)
		}
		if _, err := h.Sit(t.Context(), o.ID, "short", o.Invites[1], ""); codeOf(err) != BadInput {
			t.Errorf("a key that can be guessed: %v", err)
		}
		other, _ := fullTable(t, h, headers["steam"])
		for key, want := range map[string][]Mine{
			ann:         {{ID: o.ID, Game: "steamrollers", Names: []string{"Ann", "Bob"}, Seat: 1, Opened: true}},
			bob:         {{ID: o.ID, Game: "steamrollers", Names: []string{"Ann", "Bob"}, Seat: 2}},
			newSecret(): {},
			"":          {},
		} {
			mine, err := h.Mine(t.Context(), key)
			if err != nil || len(mine) != len(want) {
				t.Fatalf("%d tables, want %d: %v", len(mine), len(want), err)
			}
			for i, got := range mine {
				if got.ID == other || got.ID != want[i].ID || got.Seat != want[i].Seat || got.Opened != want[i].Opened || strings.Join(got.Names, " ") != "Ann Bob" || got.Turn == 0 {
					t.Errorf("the list has %+v, want %+v", got, want[i])
				}
			}
		}
		if got := kinds(t, h, o.ID); got != "seated seated" {
			t.Errorf("the table is told %q", got)
		}
	})
}

// TestASeatIsFreed frees seats as the player who opened the table, and as others must not.
func TestASeatIsFreed(t *testing.T) {
	onEveryStore(t, func(t *testing.T, h *Host) {
		o, ann, bob := people(t, h)
		for key, want := range map[string]Code{bob: NotOpener, "": NotOpener, newSecret(): NotOpener} {
			if _, err := h.Free(t.Context(), o.ID, key, 1); codeOf(err) != want {
				t.Errorf("another player frees a seat: %v", err)
			}
		}
		for _, seat := range []int{-1, 0, 3} {
			if _, err := h.Free(t.Context(), o.ID, ann, seat); codeOf(err) != NoSeat {
				t.Errorf("seat %d is freed: %v", seat, err)
			}
		}
		first, err := h.Free(t.Context(), o.ID, ann, 2)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := h.Leave(t.Context(), o.ID, bob); codeOf(err) != NoSeat {
			t.Errorf("the former player still has the seat: %v", err)
		}
		second, err := h.Free(t.Context(), o.ID, ann, 2) // the link was lost
		if err != nil {
			t.Fatal(err)
		}
		for invite, want := range map[string]Code{o.Invites[1]: NoSeat, first: NoSeat, second: ""} {
			if _, err := h.Sit(t.Context(), o.ID, newSecret(), invite, "Cy"); codeOf(err) != want {
				t.Errorf("by an invitation: %v, want %q", err, want)
			}
		}
		if got := kinds(t, h, o.ID); got != "seated seated freed seated" {
			t.Errorf("the table is told %q", got)
		}
		for range mostNotes {
			if _, err := h.Leave(t.Context(), o.ID, ann); err != nil {
				t.Fatal(err)
			}
			invite, err := h.Free(t.Context(), o.ID, ann, 1)
			if err != nil {
				t.Fatal(err)
			}
			if _, err := h.Sit(t.Context(), o.ID, ann, invite, ""); err != nil {
				t.Fatal(err)
			}
		}
		if got := kinds(t, h, o.ID); strings.Count(got, " ")+1 != mostNotes || strings.Contains(got, "freed") {
			t.Errorf("the table keeps %q", got)
		}
	})
}

// TestAPlayerIsForgotten saves a player's games, deletes the player, and looks for what is
// left.
func TestAPlayerIsForgotten(t *testing.T) {
	onEveryStore(t, func(t *testing.T, h *Host) {
		o, ann, bob := people(t, h)
		var file bytes.Buffer
		if err := h.Records(t.Context(), ann, &file); err != nil {
			t.Fatal(err)
		}
		saved, err := zip.NewReader(bytes.NewReader(file.Bytes()), int64(file.Len()))
		if err != nil || len(saved.File) != 1 {
			t.Fatalf("%d records are saved: %v", len(saved.File), err)
		}
		one, err := saved.File[0].Open()
		if err != nil {
			t.Fatal(err)
		}
		text, err := io.ReadAll(one)
		if err != nil {
			t.Fatal(err)
		}
		record, err := steamrollers.ParseRecord(string(text), nil)
		if err == nil {
			_, err = record.Replay()
		}
		if err != nil || !strings.Contains(string(text), "seat 1 Ann") {
			t.Errorf("%v\n%s", err, text)
		}
		if err := h.Forget(t.Context(), ann); err != nil {
			t.Fatal(err)
		}
		for key, want := range map[string]int{ann: 0, bob: 1} {
			if mine, err := h.Mine(t.Context(), key); err != nil || len(mine) != want {
				t.Errorf("%d tables are left, want %d: %v", len(mine), want, err)
			}
		}
		kept, err := h.store.Table(t.Context(), o.ID)
		if err != nil || kept.Opener != "" || kept.Seats[0].Name != "" || kept.Seats[0].Token != "" || kept.Seats[1].Name != "Bob" {
			t.Errorf("there is still %+v: %v", kept, err)
		}
		if got := kinds(t, h, o.ID); got != "seated seated left" {
			t.Errorf("the table is told %q", got)
		}
	})
}

// TestHandsStayOutOfSavedRecords saves a game in which hands are hidden.
func TestHandsStayOutOfSavedRecords(t *testing.T) {
	onEveryStore(t, func(t *testing.T, h *Host) {
		_, keys := fullTable(t, h, headers["steampower"])
		var file bytes.Buffer
		if err := h.Records(t.Context(), keys[0], &file); err != nil {
			t.Fatal(err)
		}
		if saved, err := zip.NewReader(bytes.NewReader(file.Bytes()), int64(file.Len())); err != nil || len(saved.File) != 0 {
			t.Errorf("%d records are saved: %v", len(saved.File), err)
		}
	})
}

// TestTheDatabaseHasHashesAlone looks for keys and invitations in the files of a database.
func TestTheDatabaseHasHashesAlone(t *testing.T) {
	folder := t.TempDir()
	s, err := store.Open(t.Context(), filepath.Join(folder, "tables.db"))
	if err != nil {
		t.Fatal(err)
	}
	h := NewHost(games.All(), s)
	o, ann, bob := people(t, h)
	again, err := h.Free(context.Background(), o.ID, ann, 2)
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	files, err := filepath.Glob(filepath.Join(folder, "*"))
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	found := false
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		found = found || bytes.Contains(text, []byte(hashOf(ann)))
		for _, secret := range append(o.Invites, ann, bob, again) {
			if bytes.Contains(text, []byte(secret)) {
				t.Errorf("%s has a secret", file)
			}
		}
	}
	if !found {
		t.Error("the hash of a key is not there either: this looks in the wrong place")
	}
}
