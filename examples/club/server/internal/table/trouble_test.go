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

// hostOn is a new host whose tables lie in a file.
func hostOn(t *testing.T, file string) *Host {
	t.Helper()
	s := servertest.Must(store.Open(t.Context(), file))
	t.Cleanup(func() { _ = s.Close() })
	return NewHost(games.All(), s)
}

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
		if _, err := h.Move(t.Context(), id, token, wish, "en"); codeOf(err) != want {
			t.Errorf("a move is answered %v, want %q", err, want)
		}
	}
	if _, err := h.Leave(t.Context(), id, tokens[0]); err != nil {
		t.Errorf("nobody can leave: %v", err)
	}
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
	h := hostOn(t, filepath.Join(t.TempDir(), "tables.db"))
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
	h := hostOn(t, filepath.Join(t.TempDir(), "tables.db"))
	id, keys := overTable(t, h, headers["steampower"])
	before := positionOf(t, h, id)
	for _, key := range keys {
		if err := h.Undo(t.Context(), id, key, before); codeOf(err) != NoUndo {
			t.Errorf("the end of the game is taken back: %v", err)
		}
	}
	if now := positionOf(t, h, id); now != before {
		t.Errorf("the table is at %d, and was at %d", now, before)
	}
}

// TestWishesAreNoWeapon has one seat wish and withdraw, again and again: it may once at a position, and
// the others can play on.
func TestWishesAreNoWeapon(t *testing.T) {
	h := hostOn(t, filepath.Join(t.TempDir(), "tables.db"))
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
			if err := h.Undo(t.Context(), id, keys[0], at); codeOf(err) != want {
				t.Fatalf("position %d, wish %d: %v, want %q", position, i+1, err, want)
			}
			servertest.Check(t, h.Insist(t.Context(), id, keys[0], at))
		}
		if err := h.Undo(t.Context(), id, keys[1], at); err != nil {
			t.Errorf("another seat cannot ask: %v", err)
		}
	}
	kept := servertest.Must(h.store.Table(t.Context(), id))
	servertest.Check(t, h.store.Update(t.Context(), id, func(t store.Table) (store.Change, error) {
		return store.Change{Table: &t, Keep: t.Moves}, nil
	}))
	if now := positionOf(t, h, id); now != kept.Position {
		t.Errorf("what is no move takes a table from position %d to %d", kept.Position, now)
	}
}

// TestAGameThatWasEndedHasARecord ends a game with hidden hands.
func TestAGameThatWasEndedHasARecord(t *testing.T) {
	h := hostOn(t, filepath.Join(t.TempDir(), "tables.db"))
	id, keys := fullTable(t, h, headers["steampower"])
	if _, err := h.Record(t.Context(), id); codeOf(err) != Hidden {
		t.Errorf("a game that goes on has a record: %v", err)
	}
	servertest.Check(t, h.End(t.Context(), id))
	text := servertest.Must(h.Record(t.Context(), id))
	if record, err := steampower.ParseRecord(text, nil); err != nil || len(record.Moves) == 0 {
		t.Errorf("%v\n%s", err, text)
	}
	if err := h.Undo(t.Context(), id, keys[0], positionOf(t, h, id)); codeOf(err) != Ended {
		t.Errorf("it goes on again: %v", err)
	}
}

// TestANeglectedGameIsEndedAndKept lets a game stand still while servers run, and while none does.
func TestANeglectedGameIsEndedAndKept(t *testing.T) {
	h := hostOn(t, filepath.Join(t.TempDir(), "tables.db"))
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
		if err != nil {
			t.Fatal(err)
		}
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
	if got := kinds(t, h, id); got != "seated seated seated neglected ended-neglect" {
		t.Errorf("those at the table read %q", got)
	}
	if _, err := h.Record(t.Context(), id); err != nil {
		t.Errorf("there is no record: %v", err)
	}
	wish := Wish{Position: positionOf(t, h, id), Move: "money", Request: "request-1"}
	if _, err := h.Move(t.Context(), id, keys[0], wish, "en"); codeOf(err) != Ended {
		t.Errorf("the game goes on: %v", err)
	}
}

// TestUndoShowsNothing draws contracts and would go back: what was seen stays seen,
// and so nobody can look into the bag and choose otherwise.
func TestUndoShowsNothing(t *testing.T) {
	onEveryStore(t, func(t *testing.T, h *Host) {
		id, tokens := fullTable(t, h, headers["steampower"])
		wish, token, _ := moveOf(t, h, id, tokens, rand.New(rand.NewPCG(1, 1)))
		wish.Move = "draw"
		servertest.Must(h.Move(t.Context(), id, token, wish, "en"))
		before := servertest.Must(h.Table(t.Context(), id, ""))
		for _, each := range tokens {
			if err := h.Undo(t.Context(), id, each, before.table.Position); codeOf(err) != NoUndo {
				t.Errorf("going back over what was drawn: %v", err)
			}
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
	})
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
		if _, err := h.TableAt(t.Context(), whole, "", Now); err != nil {
			t.Errorf("%s, and another table is refused: %v", what, err)
		}
	}
}
