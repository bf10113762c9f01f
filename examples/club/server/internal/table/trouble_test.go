package table

import (
	"database/sql"
	"encoding/json"
	"fmt"
	"math"
	"math/rand/v2"
	"path/filepath"
	"strings"
	"testing"

	"github.com/railhex/railhex/examples/club/server/internal/store"
	"github.com/railhex/railhex/internal/games"
)

// hostOn is a new host whose tables lie in a file.
func hostOn(t *testing.T, file string) *Host {
	t.Helper()
	s, err := store.Open(t.Context(), file)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = s.Close() })
	return NewHost(games.All(), s)
}

// TestATableCannotGrowWithoutEnd asks for a change more than a table may have.
func TestATableCannotGrowWithoutEnd(t *testing.T) {
	database := filepath.Join(t.TempDir(), "tables.db")
	h := hostOn(t, database)
	id, tokens := fullTable(t, h, headers["steamrollers"])
	db, err := sql.Open("sqlite", database)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	if _, err := db.ExecContext(t.Context(), "UPDATE tables SET version = ?", mostVersions-1); err != nil {
		t.Fatal(err)
	}
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
	s, err := store.Open(t.Context(), database)
	if err != nil {
		t.Fatal(err)
	}
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
		if err := store.Copy(t.Context(), database, file); err != nil {
			t.Fatal(err)
		}
		copied, err := store.Open(t.Context(), file)
		if err != nil {
			t.Fatal(err)
		}
		answer, err := h.Move(t.Context(), id, token, wish, "en")
		if err != nil {
			t.Fatal(err)
		}
		other, err := NewHost(games.All(), copied).Move(t.Context(), id, token, wish, "en")
		if err != nil {
			t.Fatal(err)
		}
		if err := copied.Close(); err != nil {
			t.Fatal(err)
		}
		var made, madeOther Made
		if err := json.Unmarshal([]byte(answer), &made); err != nil {
			t.Fatal(err)
		}
		if err := json.Unmarshal([]byte(other), &madeOther); err != nil {
			t.Fatal(err)
		}
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

// TestUndoShowsNothing draws contracts and would go back: what was seen stays seen,
// and so nobody can look into the bag and choose otherwise.
func TestUndoShowsNothing(t *testing.T) {
	onEveryStore(t, func(t *testing.T, h *Host) {
		id, tokens := fullTable(t, h, headers["steampower"])
		wish, token, _ := moveOf(t, h, id, tokens, rand.New(rand.NewPCG(1, 1)))
		wish.Move = "draw"
		if _, err := h.Move(t.Context(), id, token, wish, "en"); err != nil {
			t.Fatal(err)
		}
		before, err := h.Table(t.Context(), id, "")
		if err != nil {
			t.Fatal(err)
		}
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
		if _, err := h.Move(t.Context(), id, token, wish, "en"); err != nil {
			t.Fatal(err)
		}
		at := positionOf(t, h, id)
		for _, each := range tokens {
			if err := h.Undo(t.Context(), id, each, at); err != nil {
				t.Fatal(err)
			}
		}
		steps, err := h.Story(t.Context(), id, "", "en", 0, math.MaxInt)
		if err != nil {
			t.Fatal(err)
		}
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
			if _, err := h.Move(t.Context(), id, token, wish, "en"); err != nil {
				t.Fatal(err)
			}
		}
		db, err := sql.Open("sqlite", file)
		if err != nil {
			t.Fatal(err)
		}
		defer db.Close()
		if _, err := db.ExecContext(t.Context(), damage, id); err != nil {
			t.Fatal(err)
		}
		h = hostOn(t, file) // another, which remembers nothing
		if _, err := h.TableAt(t.Context(), id, "", Now); codeOf(err) != Damaged || !strings.Contains(err.Error(), id) {
			t.Errorf("%s: %v", what, err)
		}
		if _, err := h.TableAt(t.Context(), whole, "", Now); err != nil {
			t.Errorf("%s, and another table is refused: %v", what, err)
		}
	}
}
