package table

import (
	"archive/zip"
	"bytes"
	"context"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/railhex/railhex/examples/club/server/internal/servertest"
	"github.com/railhex/railhex/examples/club/server/internal/store"
	"github.com/railhex/railhex/internal/games"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants/family/describe"
)

// people opens a table by one player, who sits at it with another.
func people(t *testing.T, h *Host) (o Opened, ann, bob string) {
	t.Helper()
	ann, bob = newSecret(), newSecret()
	o = servertest.Must(h.Open(t.Context(), Opening{Header: headers["steamrollers"], Key: ann}))
	for i, key := range []string{ann, bob} {
		servertest.Equal(t, "the seat", servertest.Must(h.Sit(t.Context(), o.ID, key, o.Invites[i], []string{"Ann", "Bob"}[i])), i+1)
	}
	return o, ann, bob
}

// kinds is the notes of a table, in a word each.
func kinds(t *testing.T, h *Host, id string) (text string) {
	t.Helper()
	now := servertest.Must(h.Table(t.Context(), id, ""))
	for _, n := range now.View("en").Notes {
		text += n.Kind + " "
	}
	return strings.TrimSpace(text)
}

// wantNotes fails the test unless the notes of a table, which tell of all but moves, are of these kinds.
func wantNotes(t *testing.T, h *Host, id, want string) {
	t.Helper()
	servertest.Equal(t, "the table is told", kinds(t, h, id), want)
}

// TestASeatIsNeverLost sits down, loses what was answered, and finds the seat again.
func TestASeatIsNeverLost(t *testing.T) {
	onEveryStore(t, func(t *testing.T, h *Host) {
		o, ann, bob := people(t, h)
		again := servertest.Must(h.Sit(t.Context(), o.ID, bob, o.Invites[1], "Robert"))
		servertest.Equal(t, "the same player by the same invitation has seat", again, 2)
		wantCode(t, Taken, "a second seat of a player")(h.Sit(t.Context(), o.ID, bob, o.Invites[0], ""))
		wantCode(t, BadInput, "a key that can be guessed")(h.Sit(t.Context(), o.ID, "short", o.Invites[1], ""))
		other, _ := fullTable(t, h, headers["steam"])
		for key, want := range map[string][]Mine{
			ann:         {{ID: o.ID, Game: "steamrollers", Names: []string{"Ann", "Bob"}, Seat: 1, Opened: true}},
			bob:         {{ID: o.ID, Game: "steamrollers", Names: []string{"Ann", "Bob"}, Seat: 2}},
			newSecret(): {},
			"":          {},
		} {
			mine, _, err := h.Mine(t.Context(), key, 0)
			if err != nil || len(mine) != len(want) {
				t.Fatalf("%d tables, want %d: %v", len(mine), len(want), err)
			}
			for i, got := range mine {
				if got.ID == other || got.ID != want[i].ID || got.Seat != want[i].Seat || got.Opened != want[i].Opened || strings.Join(got.Names, " ") != "Ann Bob" || got.Turn == 0 {
					t.Errorf("the list has %+v, want %+v", got, want[i])
				}
			}
		}
		wantNotes(t, h, o.ID, "seated seated")
	})
}

// TestASeatIsFreed frees seats as the player who opened the table, and as others must not.
func TestASeatIsFreed(t *testing.T) {
	h := newHost(t)
	o, ann, bob := people(t, h)
	for _, key := range []string{bob, "", newSecret()} {
		wantCode(t, NotOpener, "another player frees a seat")(h.Free(t.Context(), o.ID, key, 1))
	}
	for _, seat := range []int{-1, 0, 3} {
		wantCode(t, NoSeat, fmt.Sprint("freed is seat ", seat))(h.Free(t.Context(), o.ID, ann, seat))
	}
	first := servertest.Must(h.Free(t.Context(), o.ID, ann, 2))
	wantCode(t, NoSeat, "the former player leaves the seat")(h.Leave(t.Context(), o.ID, bob))
	second := servertest.Must(h.Free(t.Context(), o.ID, ann, 2))
	for invite, want := range map[string]Code{o.Invites[1]: NoSeat, first: NoSeat, second: ""} {
		wantCode(t, want, "by an invitation")(h.Sit(t.Context(), o.ID, newSecret(), invite, "Cy"))
	}
	wantNotes(t, h, o.ID, "seated seated freed seated")
	for range mostNotes {
		servertest.Must(h.Leave(t.Context(), o.ID, ann))
		invite := servertest.Must(h.Free(t.Context(), o.ID, ann, 1))
		servertest.Must(h.Sit(t.Context(), o.ID, ann, invite, ""))
	}
	if got := kinds(t, h, o.ID); strings.Count(got, " ")+1 != mostNotes || strings.Contains(got, "freed") {
		t.Errorf("the table keeps %q", got)
	}
}

// savedRecords are those of a player's games.
func savedRecords(t *testing.T, h *Host, key string) []*zip.File {
	t.Helper()
	var file bytes.Buffer
	servertest.Check(t, h.Records(t.Context(), key, &file))
	return servertest.Must(zip.NewReader(bytes.NewReader(file.Bytes()), int64(file.Len()))).File
}

// TestRecordsAreSaved saves a player's games, but not one in which hands are hidden.
func TestRecordsAreSaved(t *testing.T) {
	h := newHost(t)
	_, hidden := fullTable(t, h, headers["steampower"])
	servertest.Equal(t, "records with hidden hands", len(savedRecords(t, h, hidden[0])), 0)
	_, ann, _ := people(t, h)
	saved := savedRecords(t, h, ann)
	servertest.Equal(t, "records", len(saved), 1)
	text := string(servertest.Must(io.ReadAll(servertest.Must(saved[0].Open()))))
	servertest.Must(servertest.Must(steamrollers.ParseRecord(text, nil)).Replay())
	if !strings.Contains(text, "seat 1 Ann") {
		t.Errorf("the record has no name:\n%s", text)
	}
}

// TestNamesOfManyScripts reads names as people write them, and texts that are none.
func TestNamesOfManyScripts(t *testing.T) {
	for text, want := range map[string]string{
		strings.Repeat("Ж", 31):             strings.Repeat("Ж", 31),
		"می\u200cخواهم":                     "می\u200cخواهم",
		strings.Repeat("कि", 40):            strings.Repeat("कि", 40),
		strings.Repeat("👩‍👩‍👧‍👦", 40):       strings.Repeat("👩‍👩‍👧‍👦", 40),
		"  Ann\t Lee ":                      "Ann Lee",
		"Zoe\u0308":                         "Zo\u00eb",
		"":                                  "",
		strings.Repeat("e\u0301", 41):       "no",
		strings.Repeat("x", 41):             "no",
		"a" + strings.Repeat("\u0301", 999): "no",
		"Ann\u202eBob":                      "no",
		"Ann\x00":                           "no",
		"Ann\xff":                           "no",
		"Ann\u200b":                         "no",
	} {
		got, err := nameOf(text)
		if want == "no" && codeOf(err) != BadName || want != "no" && (err != nil || got != want) {
			t.Errorf("%q is read as %q, want %q: %v", text, got, want, err)
		}
	}
}

// TestANameGoesEverywhere has a player leave one seat, be freed from another and keep a third, and then
// delete the name. Those of others stay.
func TestANameGoesEverywhere(t *testing.T) {
	onEveryStore(t, func(t *testing.T, h *Host) {
		opener, ann := newSecret(), newSecret()
		var ids []string
		for range 3 {
			o := servertest.Must(h.Open(t.Context(), Opening{Header: headers["steamrollers"], Key: opener}))
			for i, key := range []string{ann, newSecret()} {
				servertest.Must(h.Sit(t.Context(), o.ID, key, o.Invites[i], []string{"Ann", "Bob"}[i]))
			}
			ids = append(ids, o.ID)
		}
		servertest.Must(h.Leave(t.Context(), ids[0], ann))
		invite := servertest.Must(h.Free(t.Context(), ids[1], opener, 1))
		names := func(want ...string) {
			t.Helper()
			for i, id := range ids {
				now, err := h.Table(t.Context(), id, "")
				record, err2 := h.Record(t.Context(), id)
				if err != nil || err2 != nil || now.View("en").Seats[0].Name != want[i] || strings.Contains(record, "seat 1 Ann") != (want[i] == "Ann") ||
					now.View("en").Seats[1].Name != "Bob" {
					t.Errorf("at table %d sit %+v, want %q: %v, %v\n%s", i, now.View("en").Seats, want[i], err, err2, record)
				}
			}
		}
		names("Ann", "Ann", "Ann")
		servertest.Check(t, h.Forget(t.Context(), ann))
		names("", "", "")
		if mine, _, err := h.Mine(t.Context(), ann, 0); err != nil || len(mine) != 0 || kinds(t, h, ids[2]) != "seated seated left" {
			t.Errorf("%d tables are left, and the last is told %q: %v", len(mine), kinds(t, h, ids[2]), err)
		}
		servertest.Check(t, h.Forget(t.Context(), opener))
		servertest.Equal(t, "the table was opened by", servertest.Must(h.store.Table(t.Context(), ids[0])).Opener, "")
		servertest.Must(h.Sit(t.Context(), ids[1], newSecret(), invite, "Ann")) // another of that name
		servertest.Check(t, h.Forget(t.Context(), ann))
		names("", "Ann", "")
		servertest.Equal(t, "tables with the name", servertest.Must(h.ForgetName(t.Context(), "Ann")), 1)
		names("", "", "")
	})
}

// TestAKeyIsChanged gives what a player has to a new key.
func TestAKeyIsChanged(t *testing.T) {
	onEveryStore(t, func(t *testing.T, h *Host) {
		o, ann, bob := people(t, h)
		next := newSecret()
		for _, wrong := range []string{"short", "", bob} {
			wantCode(t, BadInput, "the key becomes "+wrong)(h.Rekey(t.Context(), ann, wrong))
		}
		servertest.Check(t, h.Rekey(t.Context(), ann, next))
		for key, want := range map[string]int{ann: 0, next: 1, bob: 2} {
			now := servertest.Must(h.Table(t.Context(), o.ID, key))
			servertest.Equal(t, "the seat", now.Seat, want)
			servertest.Equal(t, "has opened the table", now.Opened, key == next)
		}
		wantCode(t, NoSeat, "by the old key")(h.Leave(t.Context(), o.ID, ann))
		servertest.Must(h.Leave(t.Context(), o.ID, next))
		servertest.Check(t, h.Rekey(t.Context(), next, ann))
		servertest.Check(t, h.Forget(t.Context(), ann))
		left := servertest.Must(h.Table(t.Context(), o.ID, "")).View("en").Seats[0]
		servertest.Equal(t, "the name that was left before the key was changed", left.Name, "")
	})
}

// TestARematchRotatesSeats opens another table for the people of a game that is over.
func TestARematchRotatesSeats(t *testing.T) {
	onEveryStore(t, func(t *testing.T, h *Host) {
		o, ann, bob := people(t, h)
		wantCode(t, TooSoon, "a game that goes on")(h.Rematch(t.Context(), o.ID, ann))
		servertest.Check(t, h.End(t.Context(), o.ID))
		wantCode(t, NoSeat, "somebody else")(h.Rematch(t.Context(), o.ID, newSecret()))
		var next [4]Opened
		var all sync.WaitGroup
		for i := range next {
			all.Go(func() { next[i] = servertest.Must(h.Rematch(t.Context(), o.ID, []string{ann, bob}[i%2])) })
		}
		all.Wait()
		for _, one := range next {
			if one.ID != next[0].ID || one.Game != "steamrollers" {
				t.Errorf("the rematch is at %+v and %+v", one, next[0])
			}
		}
		for key, want := range map[string]int{ann: 2, bob: 1} {
			now, err := h.Table(t.Context(), next[0].ID, key)
			if err != nil || now.Seat != want || now.View("en").Seats[want-1].Name != map[string]string{ann: "Ann", bob: "Bob"}[key] || now.View("en").Turn == 0 {
				t.Errorf("the seat is %d, want %d: %+v, %v", now.Seat, want, now.View("en").Seats, err)
			}
			_, total, err := h.Mine(t.Context(), key, 0)
			servertest.Check(t, err)
			servertest.Equal(t, "tables of a player", total, 2)
		}
		servertest.Equal(t, "tables", servertest.Must(h.store.Count(t.Context())), 2)
	})
}

// TestAllGamesOfAPlayerAreListed lists and saves more games than one page has.
func TestAllGamesOfAPlayerAreListed(t *testing.T) {
	const all = 2*pageOfMine + 1
	h := newHost(t)
	key := newSecret()
	for range all {
		servertest.Must(h.Open(t.Context(), Opening{Header: headers["steam"], Key: key}))
	}
	seen := map[string]bool{}
	for _, want := range []int{pageOfMine, pageOfMine, 1, 0} {
		page, total, err := h.Mine(t.Context(), key, len(seen))
		if err != nil || len(page) != want || total != all {
			t.Fatalf("a page has %d of %d tables, want %d of %d: %v", len(page), total, want, all, err)
		}
		for _, one := range page {
			seen[one.ID] = true
		}
	}
	servertest.Equal(t, "tables", len(seen), all)
	servertest.Equal(t, "records", len(savedRecords(t, h, key)), all)
}

// TestAGameThatIsOverIsListedWithItsResult plays a game to its end.
func TestAGameThatIsOverIsListedWithItsResult(t *testing.T) {
	h := newHost(t)
	id, keys := overTable(t, h, headers["steampower"])
	of, _, err := h.Mine(t.Context(), keys[0], 0)
	if err != nil || len(of) != 1 {
		t.Fatal(of, err)
	}
	now := servertest.Must(h.Table(t.Context(), id, ""))
	if p := now.position; !slices.Equal(of[0].Winners, describe.Winners(p)) || of[0].Points[2] != p.Standing()[3].Points || time.Since(time.Unix(of[0].Changed, 0)) > time.Hour {
		t.Errorf("the list has %+v; %v win", of[0], describe.Winners(p))
	}
}

// TestTheDatabaseHasHashesAlone looks for keys and invitations in the files of a database.
func TestTheDatabaseHasHashesAlone(t *testing.T) {
	folder := t.TempDir()
	s := servertest.Must(store.Open(t.Context(), filepath.Join(folder, "tables.db")))
	h := NewHost(games.All(), s)
	o, ann, bob := people(t, h)
	again := servertest.Must(h.Free(context.Background(), o.ID, ann, 2))
	servertest.Check(t, s.Close())
	files, err := filepath.Glob(filepath.Join(folder, "*"))
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	found := false
	for _, file := range files {
		text := servertest.Must(os.ReadFile(file))
		found = found || bytes.Contains(text, []byte(store.Hash(ann)))
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
