package table

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/railhex/railhex/examples/club/server/internal/servertest"
	"github.com/railhex/railhex/examples/club/server/internal/store"
	"github.com/railhex/railhex/internal/games"
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/steampower"
)

func TestMain(m *testing.M) { servertest.Main(m) }

var headers = map[string]string{
	"steamrollers": "game steamrollers\nplayers 2\nboard standard\ncomponents standard\n",
	"steampower":   "game steampower\nplayers 3\nmap valley\ncomponents standard\n",
	"steam":        "game steam\nplayers 3\nrules standard\nmap northeast\ncomponents standard\n",
}

// onEveryStore runs a test on SQLite and on PostgreSQL.
func onEveryStore(t *testing.T, test func(t *testing.T, h *Host)) {
	t.Run("sqlite", func(t *testing.T) {
		s := servertest.Must(store.Open(t.Context(), filepath.Join(t.TempDir(), "tables.db")))
		t.Cleanup(func() { s.Close() })
		test(t, NewHost(games.All(), s))
	})
	t.Run("postgres", func(t *testing.T) {
		s := servertest.Must(store.Open(t.Context(), servertest.Postgres(t)))
		t.Cleanup(func() { s.Close() })
		test(t, NewHost(games.All(), s))
	})
}

// fullTable opens a table and takes all seats.
func fullTable(t *testing.T, h *Host, header string) (id string, tokens []string) {
	t.Helper()
	opened := servertest.Must(h.Open(t.Context(), Opening{Header: header}))
	for i, invite := range opened.Invites {
		key := newSecret()
		servertest.Must(h.Sit(t.Context(), opened.ID, key, invite, []string{"Ann", "Bob", "Cy"}[i]))
		tokens = append(tokens, key)
	}
	return opened.ID, tokens
}

// moveOf is some move of the seat that is asked, and its token.
func moveOf(t *testing.T, h *Host, id string, tokens []string, random *rand.Rand) (w Wish, token string, over bool) {
	t.Helper()
	now, err := h.Table(t.Context(), id, "")
	if err != nil {
		t.Fatal(err)
	}
	view := now.View("en")
	if view.Over {
		return w, "", true
	}
	token = tokens[view.Turn-1]
	if now, err = h.Table(t.Context(), id, token); err != nil {
		t.Fatal(err)
	}
	var moves []string
	for o := range now.View("en").Offered() {
		moves = append(moves, o.Move)
	}
	if len(moves) == 0 {
		t.Fatalf("seat %d is asked and has no option: %s", view.Turn, view.Prompt)
	}
	return Wish{Position: view.Position, Move: moves[random.IntN(len(moves))], Request: fmt.Sprintf("request-%d", view.Position)}, token, false
}

// TestGamesByTheHost plays on every store. Each record is read again, but for hands that are hidden.
func TestGamesByTheHost(t *testing.T) {
	onEveryStore(t, func(t *testing.T, h *Host) {
		for name, header := range headers {
			t.Run(name, func(t *testing.T) {
				random := rand.New(rand.NewPCG(1, 2))
				id, tokens := fullTable(t, h, header)
				for range 60 {
					wish, token, over := moveOf(t, h, id, tokens, random)
					if over {
						break
					}
					servertest.Must(h.Move(t.Context(), id, token, wish, "en"))
				}
				text, err := h.Record(t.Context(), id)
				if name == "steampower" {
					if codeOf(err) != Hidden {
						t.Errorf("the record of a game with hidden hands: %v", err)
					}
					return
				}
				servertest.Check(t, err)
				if read := servertest.Must(games.All().ReadRecord(text, nil)); read.Err != nil || len(read.Moves) < 40 {
					t.Errorf("%d moves, %v\n%s", len(read.Moves), read.Err, text)
				}
			})
		}
	})
}

// TestOneSeatForAHundred races clients for a seat, and then for a turn.
func TestOneSeatForAHundred(t *testing.T) {
	const clients = 100
	onEveryStore(t, func(t *testing.T, h *Host) {
		opened := servertest.Must(h.Open(t.Context(), Opening{Header: headers["steamrollers"]}))
		race := func(try func(i int) error) (won int64, errs []error) {
			var group sync.WaitGroup
			var mu sync.Mutex
			for i := range clients {
				group.Go(func() {
					if err := try(i); err != nil {
						mu.Lock()
						defer mu.Unlock()
						errs = append(errs, err)
						return
					}
					atomic.AddInt64(&won, 1)
				})
			}
			group.Wait()
			return won, errs
		}
		check := func(what string, won int64, errs []error, code Code) {
			t.Helper()
			if won != 1 {
				t.Errorf("%s: %d clients succeeded, want 1", what, won)
			}
			for _, err := range errs {
				if refused := (*Error)(nil); !errors.As(err, &refused) || refused.Code != code {
					t.Errorf("%s: %v, want the code %q", what, err, code)
				}
			}
		}
		won, errs := race(func(int) error {
			_, err := h.Sit(context.Background(), opened.ID, newSecret(), opened.Invites[0], "")
			return err
		})
		check("a seat", won, errs, Taken)

		id, tokens := fullTable(t, h, headers["steamrollers"])
		wish, token, _ := moveOf(t, h, id, tokens, rand.New(rand.NewPCG(1, 1)))
		won, errs = race(func(i int) error {
			w := wish
			w.Request = fmt.Sprintf("request-%d", i)
			_, err := h.Move(context.Background(), id, token, w, "en")
			return err
		})
		check("a turn", won, errs, Stale)
	})
}

// TestARepeatedRequestIsAnsweredAsTheFirst repeats requests whose answers were lost.
func TestARepeatedRequestIsAnsweredAsTheFirst(t *testing.T) {
	onEveryStore(t, func(t *testing.T, h *Host) {
		id, tokens := fullTable(t, h, headers["steamrollers"])
		wish, token, _ := moveOf(t, h, id, tokens, rand.New(rand.NewPCG(1, 1)))
		first := servertest.Must(h.Move(t.Context(), id, token, wish, "en"))
		next, nextToken, _ := moveOf(t, h, id, tokens, rand.New(rand.NewPCG(2, 1)))
		servertest.Must(h.Move(t.Context(), id, nextToken, next, "en"))
		before := servertest.Must(h.Story(t.Context(), id, "", "en", 0, math.MaxInt))
		again, err := h.Move(t.Context(), id, token, wish, "en")
		if err != nil || again != first {
			t.Errorf("asked again: %s, %v; the first answer was %s", again, err, first)
		}
		after, err := h.Story(t.Context(), id, "", "en", 0, math.MaxInt)
		if err != nil || len(after) != len(before) {
			t.Errorf("asking again made %d moves, %v", len(after)-len(before), err)
		}
		other := wish
		other.Move = next.Move
		if other.Move == wish.Move {
			other.Move = "end"
		}
		if _, err := h.Move(t.Context(), id, token, other, "en"); codeOf(err) != Reused {
			t.Errorf("another move by the same request: %v", err)
		}
	})
}

func codeOf(err error) Code {
	var refused *Error
	if errors.As(err, &refused) {
		return refused.Code
	}
	return ""
}

// TestRefusals tries what must not be done.
func TestRefusals(t *testing.T) {
	onEveryStore(t, func(t *testing.T, h *Host) {
		id, tokens := fullTable(t, h, headers["steamrollers"])
		wish, token, _ := moveOf(t, h, id, tokens, rand.New(rand.NewPCG(1, 1)))
		other := tokens[0]
		if other == token {
			other = tokens[1]
		}
		change := func(edit func(*Wish)) Wish {
			w := wish
			edit(&w)
			return w
		}
		for _, test := range []struct {
			name  string
			id    string
			token string
			wish  Wish
			want  Code
		}{
			{"no such table", "nowhere", token, wish, NotFound},
			{"no token", id, "", wish, NoSeat},
			{"a token that is none", id, "xyz", wish, NoSeat},
			{"the hash of a token", id, hashOf(token), wish, NoSeat},
			{"another seat's turn", id, other, wish, NotTurn},
			{"a position that is past", id, token, change(func(w *Wish) { w.Position-- }), Stale},
			{"a position to come", id, token, change(func(w *Wish) { w.Position++ }), Stale},
			{"no request", id, token, change(func(w *Wish) { w.Request = "" }), BadInput},
			{"no move", id, token, change(func(w *Wish) { w.Move = "" }), Illegal},
			{"what is no move", id, token, change(func(w *Wish) { w.Move = "fly" }), Illegal},
			{"a move of the dice", id, token, change(func(w *Wish) { w.Move = "roll 123 straight/gentle" }), Illegal},
			{"a move out of order", id, token, change(func(w *Wish) { w.Move = "end" }), Illegal},
			{"a long move", id, token, change(func(w *Wish) { w.Move = strings.Repeat("x", 1000) }), BadInput},
		} {
			if _, err := h.Move(t.Context(), test.id, test.token, test.wish, "en"); codeOf(err) != test.want {
				t.Errorf("%s: %v, want the code %q", test.name, err, test.want)
			}
		}
		if _, err := h.Move(t.Context(), id, token, change(func(w *Wish) { w.Move = "end" }), "en"); !strings.Contains(err.Error(), "only draft a die") {
			t.Errorf("the player who made a move out of order reads: %v", err)
		}
		if now, err := h.Table(t.Context(), id, ""); err != nil || now.table.Position != wish.Position {
			t.Errorf("what was refused changed the table: position %d, want %d, %v", now.table.Position, wish.Position, err)
		}
		for _, header := range []string{
			"", "game chess\n", "game steam\nplayers 9\n", "game steamrollers\nplayers 2\nboard nowhere\n",
			headers["steamrollers"] + "roll 1 2 3 straight/gentle\n", headers["steam"] + "seat 1 A\nbid 1\n", strings.Repeat("x", 10000),
		} {
			if _, err := h.Open(t.Context(), Opening{Header: header}); codeOf(err) != BadSetup {
				t.Errorf("%.60q: %v", header, err)
			}
		}
	})
}

// TestUndoIsByConsent goes back over decisions alone, and only if all agree.
func TestUndoIsByConsent(t *testing.T) {
	onEveryStore(t, func(t *testing.T, h *Host) {
		id, tokens := fullTable(t, h, headers["steamrollers"])
		random := rand.New(rand.NewPCG(5, 1))
		if err := h.Undo(t.Context(), id, tokens[0], positionOf(t, h, id)); codeOf(err) != NoUndo {
			t.Errorf("behind chance: %v", err)
		}
		before := servertest.Must(h.Table(t.Context(), id, ""))
		wish, token, _ := moveOf(t, h, id, tokens, random)
		servertest.Must(h.Move(t.Context(), id, token, wish, "en"))
		at := positionOf(t, h, id)
		for range 2 { // asking twice is no consent of another
			servertest.Check(t, h.Undo(t.Context(), id, tokens[0], at))
			if positionOf(t, h, id) != at {
				t.Fatal("one seat alone went back")
			}
		}
		servertest.Check(t, h.Insist(t.Context(), id, tokens[1], at))
		if now, err := h.Table(t.Context(), id, ""); err != nil || now.table.Undo != nil {
			t.Fatalf("the wish stands: %v, %v", now.table.Undo, err)
		}
		for _, token := range slices.Backward(tokens) { // who has asked once can agree to another
			servertest.Check(t, h.Undo(t.Context(), id, token, at))
		}
		after, err := h.Table(t.Context(), id, "")
		if err != nil || after.table.Line != before.table.Line || after.table.Moves != before.table.Moves {
			t.Errorf("not as before: %v", err)
		}
		if after.table.Position <= at {
			t.Errorf("position %d came again", after.table.Position)
		}
		if _, err := h.Move(t.Context(), id, token, wish, "en"); err != nil {
			t.Errorf("the answer that was given first: %v", err)
		}
	})
}

func positionOf(t *testing.T, h *Host, id string) int64 {
	t.Helper()
	now := servertest.Must(h.Table(t.Context(), id, ""))
	return now.table.Position
}

// TestNothingOfAHandLeaks looks for the contracts of others in all that a seat
// receives; after a while a bot plays at one of the seats.
func TestNothingOfAHandLeaks(t *testing.T) {
	onEveryStore(t, func(t *testing.T, h *Host) {
		id, tokens := fullTable(t, h, headers["steampower"])
		random := rand.New(rand.NewPCG(3, 3))
		for i := range 40 {
			if i == 15 {
				servertest.Must(h.Leave(t.Context(), id, tokens[2]))
				servertest.Must(h.SeatBots(t.Context(), id, tokens[0], "greedy", nil))
			}
			if !weakest(t, h, id, random) {
				wish, token, over := moveOf(t, h, id, tokens, random)
				if over {
					break
				}
				servertest.Must(h.Move(t.Context(), id, token, wish, "en"))
			}
			for seat := range len(tokens) + 1 { // the last looks on
				looks := ""
				if seat < len(tokens) {
					looks = tokens[seat]
				}
				now := servertest.Must(h.Table(t.Context(), id, looks))
				var report steampower.Report
				servertest.Check(t, json.Unmarshal(now.Report(), &report))
				for i, p := range report.Players {
					for _, contract := range p.Hand {
						if contract != 0 && (i != seat || now.Seat() == 0) {
							t.Fatalf("seat %d sees contract %d of seat %d", seat+1, contract, i+1)
						}
					}
				}
				steps := servertest.Must(h.Story(t.Context(), id, looks, "en", 0, math.MaxInt))
				whole := servertest.Must(h.store.Moves(t.Context(), id))
				for i, step := range steps {
					if seat == len(tokens) && strings.HasPrefix(whole[i].Notation, "deal") && (step.Move != "" || strings.ContainsAny(theRound.ReplaceAllString(words(step.Step), ""), "0123456789")) {
						t.Fatalf("who looks on is told %q %q of %q", step.Move, words(step.Step), whole[i].Notation)
					}
				}
			}
		}
	})
}

// words are what a step does, in sentences.
// theRound matches the one number in the story that says nothing of what was drawn.
var theRound = regexp.MustCompile(`Round \d+`)

func words(step describe.Step) (text string) {
	for _, event := range step.Events {
		text += event.Text + "\n"
	}
	return text
}
