package table

import (
	"context"
	"database/sql"
	"encoding/json"
	"fmt"
	"math"
	"math/rand/v2"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/railhex/railhex/examples/club/server/internal/servertest"
	"github.com/railhex/railhex/examples/club/server/internal/store"
	"github.com/railhex/railhex/internal/games"
	"github.com/railhex/railhex/variants/steampower"
)

// TestATableCannotGrowWithoutEnd asks for a change more than a table may have.
func TestATableCannotGrowWithoutEnd(t *testing.T) {
	database := filepath.Join(t.TempDir(), "tables.db")
	h := hostOn(t, database)
	id, tokens := fullTable(t, h, headers["steamrollers"])
	db := servertest.Must(sql.Open("sqlite", database))
	defer db.Close()
	servertest.Must(db.ExecContext(t.Context(), "UPDATE tables SET version = version + 1, position = ?", (mostPositionsOf-1)<<32))
	for _, want := range []Code{"", Full} {
		wish, token, _ := moveOf(t, h, id, tokens, rand.New(rand.NewPCG(1, 8)))
		wantCode(t, want, "a move")(h.Move(t.Context(), id, token, wish, "en"))
	}
	servertest.Must(h.Leave(t.Context(), id, tokens[0]))
}

// TestChanceIsNeitherForeseenNorRepeated makes the same moves, by the same requests, at
// copies of a table: what is decided is the same, what falls is not. So nothing that
// is kept, or sent, says what will fall.
func TestChanceIsNeitherForeseenNorRepeated(t *testing.T) {
	folder := t.TempDir()
	database := filepath.Join(folder, "tables.db")
	s := servertest.Must(store.Open(t.Context(), database))
	defer s.Close()
	h := NewHost(games.All(), s)
	id, tokens := fullTable(t, h, headers["steamrollers"])
	random := rand.New(rand.NewPCG(1, 7))
	fell, same := 0, 0
	for i := 0; fell < 8; i++ {
		wish, token, over := moveOf(t, h, id, tokens, random)
		if over {
			t.Fatalf("the game is over, and only %d times something fell", fell)
		}
		file := filepath.Join(folder, fmt.Sprintf("copy-%d.db", i))
		servertest.Check(t, store.Copy(t.Context(), database, file))
		copied := servertest.Must(store.Open(t.Context(), file))
		answer := servertest.Must(h.Move(t.Context(), id, token, wish, "en"))
		other := servertest.Must(NewHost(games.All(), copied).Move(t.Context(), id, token, wish, "en"))
		servertest.Check(t, copied.Close())
		var made, madeOther Made
		servertest.Check(t, json.Unmarshal([]byte(answer), &made))
		servertest.Check(t, json.Unmarshal([]byte(other), &madeOther))
		if made.Steps[0].Move != madeOther.Steps[0].Move {
			t.Fatalf("the decision is %q, and %q at the copy", made.Steps[0].Move, madeOther.Steps[0].Move)
		}
		if len(made.Steps) > 1 {
			fell++
			if answer == other {
				same++
			}
		}
	}
	if same == fell {
		t.Errorf("%d times the same fell at a table and at its copy", same)
	}
}

// TestSetupErrorsOfferNoFiles opens tables of setups that are wrong.
func TestSetupErrorsOfferNoFiles(t *testing.T) {
	h := newHost(t)
	for _, header := range headers {
		game, rest, _ := strings.Cut(header, "\n")
		wrong := strings.NewReplacer("standard", "nowhere", "valley", "nowhere", "northeast", "nowhere").Replace(rest)
		if _, err := h.Open(t.Context(), Opening{Header: game + "\n" + wrong}); codeOf(err) != BadSetup ||
			strings.Contains(err.Error(), "file") || !strings.Contains(err.Error(), "standard") {
			t.Errorf("%q is refused: %v", wrong, err)
		}
	}
}

// overTable plays a game to its end.
func overTable(t *testing.T, h *Host, header string) (id string, keys []string) {
	t.Helper()
	id, keys = fullTable(t, h, header)
	random := rand.New(rand.NewPCG(1, 3))
	for {
		wish, key, over := moveOf(t, h, id, keys, random)
		if over {
			return id, keys
		}
		servertest.Must(h.Move(t.Context(), id, key, wish, "en"))
	}
}

// TestHandsThatWereShownStayShown would take back the end of a game, with which all hands are shown.
func TestHandsThatWereShownStayShown(t *testing.T) {
	h := newHost(t)
	id, keys := overTable(t, h, headers["steampower"])
	before := positionOf(t, h, id)
	for _, key := range keys {
		wantCode(t, NoUndo, "the end of the game is taken back")(h.Undo(t.Context(), id, key, before))
	}
	servertest.Equal(t, "the position", positionOf(t, h, id), before)
}

// TestWishesAreNoWeapon has one seat wish and withdraw, again and again: it may once at a position, and
// the others can play on.
func TestWishesAreNoWeapon(t *testing.T) {
	h := newHost(t)
	id, keys := fullTable(t, h, headers["steamrollers"])
	random := rand.New(rand.NewPCG(1, 8))
	move := func() error {
		wish, key, _ := moveOf(t, h, id, keys, random)
		_, err := h.Move(t.Context(), id, key, wish, "en")
		return err
	}
	for position := range 2 {
		servertest.Check(t, move())
		at := positionOf(t, h, id)
		for i := range 50 {
			want := NoUndo
			if i == 0 {
				want = ""
			}
			wantCode(t, want, fmt.Sprintf("position %d, wish %d", position, i+1))(h.Undo(t.Context(), id, keys[0], at))
			servertest.Check(t, h.Insist(t.Context(), id, keys[0], at))
		}
		servertest.Check(t, h.Undo(t.Context(), id, keys[1], at))
	}
	kept := servertest.Must(h.store.Table(t.Context(), id))
	servertest.Check(t, h.store.Update(t.Context(), id, func(t store.Table) (store.Change, error) {
		return store.Change{Table: &t, Keep: t.Moves}, nil
	}))
	servertest.Equal(t, "after what is no move the position", positionOf(t, h, id), kept.Position)
}

// TestAGameThatWasEndedHasARecord ends a game with hidden hands.
func TestAGameThatWasEndedHasARecord(t *testing.T) {
	h := newHost(t)
	id, keys := fullTable(t, h, headers["steampower"])
	wantCode(t, Hidden, "the record of a game that goes on")(h.Record(t.Context(), id))
	servertest.Check(t, h.End(t.Context(), id))
	text := servertest.Must(h.Record(t.Context(), id))
	if record, err := steampower.ParseRecord(text, nil); err != nil || len(record.Moves) == 0 {
		t.Errorf("%v\n%s", err, text)
	}
	wantCode(t, Ended, "it goes on again")(h.Undo(t.Context(), id, keys[0], positionOf(t, h, id)))
}

// TestANeglectedGameIsEndedAndKept lets a game stand still while servers run, and while none does.
func TestANeglectedGameIsEndedAndKept(t *testing.T) {
	h := newHost(t)
	wall := time.Now()
	h.running.count = func(ctx context.Context) (int64, error) { return h.store.Ran(ctx, wall) }
	run := func(d time.Duration) (told, ended int) {
		t.Helper()
		for end := wall.Add(d); wall.Before(end); {
			wall = wall.Add(5 * time.Minute)
			servertest.Must(h.store.Ran(t.Context(), wall))
		}
		h.running.at = time.Time{}
		a, b, err := h.EndNeglected(t.Context(), 4*time.Hour)
		servertest.Check(t, err)
		return len(a), len(b)
	}
	run(5 * time.Minute)
	id, keys := fullTable(t, h, headers["steampower"])
	wall = wall.Add(91 * 24 * time.Hour) // without a server
	for i, want := range []struct {
		time        time.Duration
		told, ended int
	}{{time.Hour, 0, 0}, {150 * time.Minute, 1, 0}, {30 * time.Minute, 0, 0}, {time.Hour, 0, 1}, {9 * time.Hour, 0, 0}} {
		if told, ended := run(want.time); told != want.told || ended != want.ended {
			t.Errorf("%d: %d are told and %d ended; want %+v", i, told, ended, want)
		}
	}
	wantNotes(t, h, id, "seated seated seated neglected ended-neglect")
	servertest.Must(h.Record(t.Context(), id))
	wish := Wish{Position: positionOf(t, h, id), Move: "money", Request: "request-1"}
	wantCode(t, Ended, "the game goes on")(h.Move(t.Context(), id, keys[0], wish, "en"))
}

// TestUndoShowsNothing draws contracts and would go back: what was seen stays seen,
// and so nobody can look into the bag and choose otherwise.
func TestUndoShowsNothing(t *testing.T) {
	h := newHost(t)
	id, tokens := fullTable(t, h, headers["steampower"])
	wish, token, _ := moveOf(t, h, id, tokens, rand.New(rand.NewPCG(1, 1)))
	wish.Move = "draw"
	servertest.Must(h.Move(t.Context(), id, token, wish, "en"))
	before := servertest.Must(h.Table(t.Context(), id, ""))
	for _, each := range tokens {
		wantCode(t, NoUndo, "going back over what was drawn")(h.Undo(t.Context(), id, each, before.table.Position))
	}
	after, err := h.Table(t.Context(), id, "")
	if err != nil || after.table.Line != before.table.Line || after.table.Undo != nil {
		t.Errorf("the table has changed: %v", err)
	}
	// Nor does a decision that all take back tell others what lies in a hand.
	wish, token, _ = moveOf(t, h, id, tokens, rand.New(rand.NewPCG(1, 1)))
	wish.Move = "money"
	servertest.Must(h.Move(t.Context(), id, token, wish, "en"))
	at := positionOf(t, h, id)
	for _, each := range tokens {
		servertest.Check(t, h.Undo(t.Context(), id, each, at))
	}
	steps := servertest.Must(h.Story(t.Context(), id, "", "en", 0, math.MaxInt))
	for _, step := range steps {
		if strings.HasPrefix(step.Move, "deal") {
			t.Errorf("who looks on is told %q", step.Move)
		}
	}
}

// TestADamagedTableIsAnError takes rows away behind the back of a server: it says so at
// once, about that table alone.
func TestADamagedTableIsAnError(t *testing.T) {
	for what, damage := range map[string]string{
		"the last moves":   "DELETE FROM moves WHERE table_id = $1 AND number > 1",
		"an illegal move":  "UPDATE moves SET notation = 'build z9' WHERE table_id = $1 AND number = 1",
		"another position": "UPDATE tables SET line = 'nonsense' WHERE id = $1",
		"another header":   "UPDATE tables SET header = 'game chess' WHERE id = $1",
	} {
		file := filepath.Join(t.TempDir(), "tables.db")
		h := hostOn(t, file)
		id, tokens := fullTable(t, h, headers["steam"])
		whole, _ := fullTable(t, h, headers["steam"])
		random := rand.New(rand.NewPCG(1, 1))
		for range 4 {
			wish, token, _ := moveOf(t, h, id, tokens, random)
			servertest.Must(h.Move(t.Context(), id, token, wish, "en"))
		}
		db := servertest.Must(sql.Open("sqlite", file))
		defer db.Close()
		servertest.Must(db.ExecContext(t.Context(), damage, id))
		h = hostOn(t, file) // another, which remembers nothing
		if _, err := h.TableAt(t.Context(), id, "", Now); codeOf(err) != Damaged || !strings.Contains(err.Error(), id) {
			t.Errorf("%s: %v", what, err)
		}
		servertest.Must(h.TableAt(t.Context(), whole, "", Now))
	}
}
