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
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/railhex/railhex/examples/club/server/internal/servertest"
	"github.com/railhex/railhex/examples/club/server/internal/store"
	"github.com/railhex/railhex/internal/games"
	"github.com/railhex/railhex/variants/family/describe"
)

func TestMain(m *testing.M) { servertest.Main(m) }

var headers = map[string]string{
	"steamrollers": "game steamrollers\nplayers 2\nboard standard\ncomponents standard\n",
	"steampower":   "game steampower\nplayers 3\nmap valley\ncomponents standard\n",
	"steam":        "game steam\nplayers 3\nrules standard\nmap northeast\ncomponents standard\n",
}

// onEveryStore runs a test on SQLite and on PostgreSQL.
func onEveryStore(t *testing.T, test func(t *testing.T, h *Host)) {
	t.Run("sqlite", func(t *testing.T) { test(t, newHost(t)) })
	t.Run("postgres", func(t *testing.T) { test(t, hostOn(t, servertest.Postgres(t))) })
}

// newHost is a host whose tables lie in a file of SQLite. What a table allows does not depend on its store.
func newHost(t *testing.T) *Host { return hostOn(t, filepath.Join(t.TempDir(), "tables.db")) }

// hostOn is a host whose tables lie in a database.
func hostOn(t *testing.T, database string) *Host {
	t.Helper()
	s := servertest.Must(store.Open(t.Context(), database))
	t.Cleanup(func() { _ = s.Close() })
	return NewHost(games.All(), s)
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
	now := servertest.Must(h.Table(t.Context(), id, ""))
	view := now.View("en")
	if view.Over {
		return w, "", true
	}
	token = tokens[view.Turn-1]
	now = servertest.Must(h.Table(t.Context(), id, token))
	var moves []string
	for o := range now.View("en").Offered() {
		moves = append(moves, o.Move)
	}
	if len(moves) == 0 {
		t.Fatalf("seat %d is asked and has no option: %s", view.Turn, view.Prompt)
	}
	return Wish{Position: view.Position, Move: moves[random.IntN(len(moves))], Request: fmt.Sprintf("request-%d", view.Position)}, token, false
}

// TestOneSeatForAHundred races clients for a seat, and then for a turn.
func TestOneSeatForAHundred(t *testing.T) {
	onEveryStore(t, func(t *testing.T, h *Host) {
		race := func(what string, refused Code, try func(i int) error) {
			t.Helper()
			var all sync.WaitGroup
			var won atomic.Int64
			for i := range 100 {
				all.Go(func() {
					switch err := try(i); {
					case err == nil:
						won.Add(1)
					case codeOf(err) != refused:
						t.Errorf("%s: %v, want the code %q", what, err, refused)
					}
				})
			}
			if all.Wait(); won.Load() != 1 {
				t.Errorf("%s: %d clients succeeded, want 1", what, won.Load())
			}
		}
		opened := servertest.Must(h.Open(t.Context(), Opening{Header: headers["steamrollers"]}))
		race("a seat", Taken, func(int) error {
			_, err := h.Sit(context.Background(), opened.ID, newSecret(), opened.Invites[0], "")
			return err
		})
		id, tokens := fullTable(t, h, headers["steamrollers"])
		wish, token, _ := moveOf(t, h, id, tokens, rand.New(rand.NewPCG(1, 1)))
		race("a turn", Stale, func(i int) error {
			_, err := h.Move(context.Background(), id, token, Wish{wish.Position, wish.Move, fmt.Sprintf("request-%d", i)}, "en")
			return err
		})
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
		servertest.Equal(t, "the second answer", servertest.Must(h.Move(t.Context(), id, token, wish, "en")), first)
		after := servertest.Must(h.Story(t.Context(), id, "", "en", 0, math.MaxInt))
		servertest.Equal(t, "moves", len(after), len(before))
		other := wish
		other.Move = next.Move
		if other.Move == wish.Move {
			other.Move = "end"
		}
		wantCode(t, Reused, "another move by the same request")(h.Move(t.Context(), id, token, other, "en"))
	})
}

func codeOf(err error) Code {
	var refused *Error
	if errors.As(err, &refused) {
		return refused.Code
	}
	return ""
}

// wantCode takes results, and wants the last to be an error with a code, or no error for "".
func wantCode(t *testing.T, want Code, about string) func(results ...any) {
	return func(results ...any) {
		t.Helper()
		if err, _ := results[len(results)-1].(error); codeOf(err) != want || want == "" && err != nil {
			t.Errorf("%.60s: %v, want the code %q", about, err, want)
		}
	}
}

// TestRefusals tries what must not be done.
func TestRefusals(t *testing.T) {
	h := newHost(t)
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
		{"the hash of a token", id, store.Hash(token), wish, NoSeat},
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
		wantCode(t, test.want, test.name)(h.Move(t.Context(), test.id, test.token, test.wish, "en"))
	}
	if _, err := h.Move(t.Context(), id, token, change(func(w *Wish) { w.Move = "end" }), "en"); !strings.Contains(err.Error(), "only draft a die") {
		t.Errorf("the player who made a move out of order reads: %v", err)
	}
	servertest.Equal(t, "after what was refused the position", positionOf(t, h, id), wish.Position)
	for _, header := range []string{
		"", "game chess\n", "game steam\nplayers 9\n", "game steamrollers\nplayers 2\nboard nowhere\n",
		headers["steamrollers"] + "roll 1 2 3 straight/gentle\n", headers["steam"] + "seat 1 A\nbid 1\n", strings.Repeat("x", 10000),
	} {
		wantCode(t, BadSetup, header)(h.Open(t.Context(), Opening{Header: header}))
	}
}

// TestUndoIsByConsent goes back over decisions alone, and only if all agree.
func TestUndoIsByConsent(t *testing.T) {
	onEveryStore(t, func(t *testing.T, h *Host) {
		id, tokens := fullTable(t, h, headers["steamrollers"])
		random := rand.New(rand.NewPCG(5, 1))
		wantCode(t, NoUndo, "behind chance")(h.Undo(t.Context(), id, tokens[0], positionOf(t, h, id)))
		before := servertest.Must(h.Table(t.Context(), id, ""))
		wish, token, _ := moveOf(t, h, id, tokens, random)
		servertest.Must(h.Move(t.Context(), id, token, wish, "en"))
		at := positionOf(t, h, id)
		for range 2 { // asking twice is no consent of another
			servertest.Check(t, h.Undo(t.Context(), id, tokens[0], at))
			servertest.Equal(t, "by one seat alone the position", positionOf(t, h, id), at)
		}
		servertest.Check(t, h.Insist(t.Context(), id, tokens[1], at))
		servertest.Equal(t, "the wish", servertest.Must(h.Table(t.Context(), id, "")).table.Undo, nil)
		for _, token := range slices.Backward(tokens) { // who has asked once can agree to another
			servertest.Check(t, h.Undo(t.Context(), id, token, at))
		}
		after := servertest.Must(h.Table(t.Context(), id, ""))
		servertest.Equal(t, "the game", after.table.Line, before.table.Line)
		servertest.Equal(t, "moves", after.table.Moves, before.table.Moves)
		if after.table.Position <= at {
			t.Errorf("position %d came again", after.table.Position)
		}
		servertest.Must(h.Move(t.Context(), id, token, wish, "en"))
	})
}

func positionOf(t *testing.T, h *Host, id string) int64 {
	t.Helper()
	now := servertest.Must(h.Table(t.Context(), id, ""))
	return now.table.Position
}

// TestNothingOfAHandLeaks looks for the contracts of others in all that a seat, or somebody who looks on, is shown,
// now and of what is past; after a while a bot plays at one of the seats.
func TestNothingOfAHandLeaks(t *testing.T) {
	if testing.Short() {
		t.Skip("short: nothing runs beside it")
	}
	h := newHost(t)
	id, tokens := fullTable(t, h, headers["steampower"])
	random := rand.New(rand.NewPCG(3, 3))
	looks := append(slices.Clone(tokens), "")
	known := [4]map[int]bool{{}, {}, {}, {}} // contracts that were in a hand of those who look
	found := 0
	for i := range 40 {
		if i == 15 {
			servertest.Must(h.Leave(t.Context(), id, tokens[2]))
			servertest.Must(h.SeatBots(t.Context(), id, tokens[0], "greedy", nil))
			looks[2] = ""
		}
		if !weakest(t, h, id, random) {
			wish, token, over := moveOf(t, h, id, tokens, random)
			if over {
				break
			}
			servertest.Must(h.Move(t.Context(), id, token, wish, "en"))
		}
		hands := make([][]int, len(tokens))
		for seat := range hands {
			var report struct{ Players []struct{ Hand []int } }
			kept := servertest.Must(h.store.Table(t.Context(), id))
			now := servertest.Must(h.position(t.Context(), kept))
			servertest.Check(t, json.Unmarshal(now.Report(seat+1), &report))
			hands[seat] = report.Players[seat].Hand
			for _, contract := range hands[seat] {
				known[seat][contract] = true
			}
		}
		for _, m := range servertest.Must(h.store.Moves(t.Context(), id)) {
			if contract := 0; strings.HasPrefix(m.Notation, "fulfil") { // it lies open then
				fmt.Sscanf(m.Notation, "fulfil %d", &contract)
				for _, of := range known {
					of[contract] = true
				}
			}
		}
		for seat, token := range looks {
			shown := told(h.all(t, id, token, random.IntN(i+1)))
			for other, hand := range hands {
				for _, contract := range hand {
					if shown[contract] && !known[seat][contract] {
						t.Fatalf("after %d moves seat %d is told of contract %d in the hand of seat %d", i+1, seat+1, contract, other+1)
					}
					if seat == other && token != "" && !shown[contract] {
						t.Errorf("seat %d is not told of contract %d in its own hand", seat+1, contract)
					}
					found++
				}
			}
		}
	}
	if found == 0 {
		t.Error("there was no hand to hide")
	}
}

// all is what a player is shown of a table: now, after so many moves, and of the moves between.
func (h *Host) all(t *testing.T, id, token string, past int) string {
	t.Helper()
	var b strings.Builder
	for _, at := range []int{Now, past} {
		now := servertest.Must(h.TableAt(t.Context(), id, token, at))
		view := now.View("en")
		fmt.Fprintf(&b, "%s %s", servertest.Must(json.Marshal(view)), now.Report())
		for _, name := range view.Pictures {
			picture, _ := now.Picture(name, "en", describe.Look{})
			b.WriteString(picture)
		}
		b.Write(servertest.Must(json.Marshal(servertest.Must(h.Ledger(t.Context(), id, token, "en", at)))))
	}
	b.Write(servertest.Must(json.Marshal(servertest.Must(h.Story(t.Context(), id, token, "en", 0, math.MaxInt)))))
	return b.String()
}

// told are the contracts that a text names: as a picture, a report, a move or a sentence
// does.
func told(text string) map[int]bool {
	all := map[int]bool{}
	for _, hand := range regexp.MustCompile(`"hand":\[([\d,]*)\]|(?:data-contract=\\?"|deal |[Cc]ontract |fulfil )(\d+)`).FindAllStringSubmatch(text, -1) {
		for number := range strings.SplitSeq(hand[1]+hand[2], ",") {
			if contract, err := strconv.Atoi(number); err == nil {
				all[contract] = true
			}
		}
	}
	return all
}
