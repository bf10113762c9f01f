package api

import (
	"encoding/json"
	"fmt"
	"math"
	"net/http"
	"strconv"
	"strings"

	"github.com/railhex/railhex/examples/club/server/internal/table"
	"github.com/railhex/railhex/variants/family/describe"
)

// tokenOf is the token that a request carries, "" if it carries none.
func tokenOf(r *http.Request) string {
	token, ok := strings.CutPrefix(r.Header.Get("Authorization"), "Bearer ")
	if !ok {
		return ""
	}
	return token
}

// languageOf returns the language of an answer: that of the URL, or else the one that
// the browser prefers.
func languageOf(r *http.Request) string {
	if language := r.URL.Query().Get("language"); language != "" {
		return language
	}
	first, _, _ := strings.Cut(r.Header.Get("Accept-Language"), ",")
	first, _, _ = strings.Cut(first, ";")
	first, _, _ = strings.Cut(first, "-")
	return strings.TrimSpace(first)
}

// authorized reports whether a secret is one of several, of which there may be none. It answers where it is not.
func (s *server) authorized(w http.ResponseWriter, r *http.Request, secret string, secrets []string) bool {
	address := s.clients.addressOf(r)
	if wait := s.clients.guess(address); wait > 0 && len(secrets) > 0 {
		s.tooMany(w, "secrets that are wrong", wait)
		return false
	}
	if isOneOf(secret, secrets) {
		return true
	}
	if secret != "" { // the page asks without one at first
		s.clients.guessed(address)
	}
	s.fail(w, http.StatusForbidden, problem{Code: secretCode, Text: "this takes a secret that the operator of this server has"})
	return false
}

func (s *server) open(w http.ResponseWriter, r *http.Request) {
	done, wait := s.clients.open(s.clients.addressOf(r))
	if wait > 0 {
		s.tooMany(w, "new tables from your address", wait)
		return
	}
	isOpen := false
	defer func() { done(isOpen) }()
	var asked struct {
		Setup  json.RawMessage `json:"setup"`
		Names  []string        `json:"names"`
		Bots   []string        `json:"bots"`
		Clock  *table.Clock    `json:"clock"`
		Secret string          `json:"secret"`
	}
	if !s.read(w, r, &asked) {
		return
	}
	if !s.authorized(w, r, asked.Secret, s.clients.limits.Secrets) {
		return
	}
	if n, err := s.store.Count(r.Context()); err != nil {
		s.refuse(w, r, err)
		return
	} else if n >= s.clients.limits.AllTables {
		s.fail(w, http.StatusForbidden, problem{Code: string(table.Full), Text: "the server has as many tables as it may have"})
		return
	}
	header, err := s.header(asked.Setup)
	if err != nil {
		s.refuse(w, r, err)
		return
	}
	opened, err := s.host.Open(r.Context(), table.Opening{Header: header, Names: asked.Names, Bots: asked.Bots, Clock: asked.Clock, Key: tokenOf(r)})
	if err != nil {
		s.refuse(w, r, err)
		return
	}
	isOpen = true
	s.log.Info("opened", "table", opened.ID, "game", opened.Game)
	s.metrics.opened.WithLabelValues(opened.Game).Inc()
	answer(w, http.StatusCreated, opened)
}

// table is the table that a request names; it answers where there is none.
func (s *server) table(w http.ResponseWriter, r *http.Request) (table.Table, bool) {
	t, err := s.host.Table(r.Context(), r.PathValue("table"), tokenOf(r))
	if err != nil {
		s.refuse(w, r, err)
	}
	return t, err == nil
}

// tableAt is the table that a request names, after so many moves as it says, or now.
func (s *server) tableAt(w http.ResponseWriter, r *http.Request) (t table.Table, ok bool) {
	at, ok := s.number(w, r, "at", table.Now)
	if !ok {
		return t, false
	}
	t, err := s.host.TableAt(r.Context(), r.PathValue("table"), tokenOf(r), at)
	if err != nil {
		s.refuse(w, r, err)
	}
	return t, err == nil
}

// number returns a number of the URL, or usual if the URL has none. If it is malformed,
// number answers the request.
func (s *server) number(w http.ResponseWriter, r *http.Request, name string, usual int) (int, bool) {
	if !r.URL.Query().Has(name) {
		return usual, true
	}
	text := r.URL.Query().Get(name)
	n, err := strconv.Atoi(text)
	if err != nil || n < 0 {
		s.fail(w, http.StatusBadRequest, problem{Code: badRequest, Text: fmt.Sprintf("%s=%s: a number that is not negative is expected", name, text)})
		return 0, false
	}
	return n, true
}

func (s *server) view(w http.ResponseWriter, r *http.Request) {
	if t, ok := s.tableAt(w, r); ok {
		answer(w, http.StatusOK, t.View(languageOf(r)))
	}
}

func (s *server) report(w http.ResponseWriter, r *http.Request) {
	if t, ok := s.tableAt(w, r); ok {
		answerText(w, http.StatusOK, "application/json", t.Report())
	}
}

func (s *server) ledger(w http.ResponseWriter, r *http.Request) {
	t, ok := s.tableAt(w, r)
	if !ok {
		return
	}
	ledgers, err := s.host.Ledger(r.Context(), t.ID(), tokenOf(r), languageOf(r), t.At())
	s.give(w, r, struct {
		Seats []describe.Ledger `json:"seats"`
	}{ledgers}, err)
}

func (s *server) routes(w http.ResponseWriter, r *http.Request) {
	if t, ok := s.table(w, r); ok {
		answer(w, http.StatusOK, struct {
			Routes []describe.Route `json:"routes"`
		}{t.Routes(r.URL.Query().Get("move"), languageOf(r), lookOf(r))})
	}
}

// helped is how a game is played.
func helped(w http.ResponseWriter, told []describe.Paragraph) {
	answer(w, http.StatusOK, struct {
		Help []describe.Paragraph `json:"help"`
	}{told})
}

func (s *server) tableHelp(w http.ResponseWriter, r *http.Request) {
	if t, ok := s.table(w, r); ok {
		helped(w, t.Help(languageOf(r)))
	}
}

// help is how a game is played that has not begun.
func (s *server) help(w http.ResponseWriter, r *http.Request) {
	header, err := s.header([]byte(r.URL.Query().Get("setup")))
	var told []describe.Paragraph
	if err == nil {
		told, err = s.games.Help(header, describe.Manner{Language: languageOf(r)})
	}
	if err != nil {
		s.fail(w, http.StatusBadRequest, problem{Code: string(table.BadSetup), Text: err.Error()})
		return
	}
	helped(w, told)
}

// choices are what can be chosen for a new table.
func (s *server) choices(w http.ResponseWriter, _ *http.Request) {
	answer(w, http.StatusOK, struct {
		Games []describe.Choices `json:"games"`
	}{s.games.Choices()})
}

func (s *server) story(w http.ResponseWriter, r *http.Request) {
	from, ok := s.number(w, r, "from", 0)
	if !ok {
		return
	}
	to, ok := s.number(w, r, "to", math.MaxInt)
	if !ok {
		return
	}
	steps, err := s.host.Story(r.Context(), r.PathValue("table"), tokenOf(r), languageOf(r), from, to)
	s.give(w, r, struct {
		Steps []table.StoryStep `json:"steps"`
	}{steps}, err)
}

func (s *server) record(w http.ResponseWriter, r *http.Request) {
	t, ok := s.table(w, r)
	if !ok {
		return
	}
	text, err := s.host.Record(r.Context(), t.ID())
	if err != nil {
		s.refuse(w, r, err)
		return
	}
	answerText(w, http.StatusOK, "text/plain; charset=utf-8", []byte(text))
}

func (s *server) choice(w http.ResponseWriter, r *http.Request) {
	if t, ok := s.table(w, r); ok {
		answer(w, http.StatusOK, t.Choice(r.URL.Query().Get("part"), languageOf(r), lookOf(r)))
	}
}

func (s *server) offers(w http.ResponseWriter, r *http.Request) {
	if t, ok := s.table(w, r); ok {
		offers, missing := t.Offers(languageOf(r))
		answer(w, http.StatusOK, struct {
			Offers  []table.Offer   `json:"offers"`
			Missing []table.Missing `json:"missing"`
		}{offers, missing})
	}
}

func (s *server) sit(w http.ResponseWriter, r *http.Request) {
	var asked struct {
		Invite string `json:"invite"`
		Name   string `json:"name"`
	}
	if !s.read(w, r, &asked) {
		return
	}
	seat, err := s.host.Sit(r.Context(), r.PathValue("table"), tokenOf(r), asked.Invite, asked.Name)
	if err == nil {
		s.log.Info("seated", "table", r.PathValue("table"), "seat", seat)
	}
	s.give(w, r, struct {
		Seat int `json:"seat"`
	}{seat}, err)
}

// An invitation is the answer where a seat has become free.
type invitation struct {
	Invite string `json:"invite"`
}

func (s *server) leave(w http.ResponseWriter, r *http.Request) {
	invite, err := s.host.Leave(r.Context(), r.PathValue("table"), tokenOf(r))
	s.give(w, r, invitation{invite}, err)
}

func (s *server) free(w http.ResponseWriter, r *http.Request) {
	seat, _ := strconv.Atoi(r.PathValue("seat")) // no table has seat 0
	invite, err := s.host.Free(r.Context(), r.PathValue("table"), tokenOf(r), seat)
	if err == nil {
		s.log.Info("freed", "table", r.PathValue("table"), "seat", seat)
	}
	s.give(w, r, invitation{invite}, err)
}

// seatBots lets bots play at seats.
func (s *server) seatBots(w http.ResponseWriter, r *http.Request) {
	var asked struct {
		Bot   string `json:"bot"`
		Seats []int  `json:"seats"`
	}
	if !s.read(w, r, &asked) {
		return
	}
	seats, err := s.host.SeatBots(r.Context(), r.PathValue("table"), tokenOf(r), asked.Bot, asked.Seats)
	if err == nil {
		s.log.Info("bots seated", "table", r.PathValue("table"), "bot", asked.Bot, "seats", seats)
	}
	s.give(w, r, struct {
		Seats []int `json:"seats"`
	}{append([]int{}, seats...)}, err)
}

// rematch opens a table for those who have ended a game.
func (s *server) rematch(w http.ResponseWriter, r *http.Request) {
	done, wait := s.clients.open(s.clients.addressOf(r))
	if wait > 0 {
		s.tooMany(w, "new tables from your address", wait)
		return
	}
	opened, err := s.host.Rematch(r.Context(), r.PathValue("table"), tokenOf(r))
	done(err == nil)
	if err == nil {
		s.log.Info("opened", "table", opened.ID, "game", opened.Game, "after", r.PathValue("table"))
	}
	s.give(w, r, opened, err)
}

func (s *server) move(w http.ResponseWriter, r *http.Request) {
	var asked struct {
		Position int64  `json:"position"`
		Move     string `json:"move"`
		Request  string `json:"request"`
	}
	if !s.read(w, r, &asked) {
		return
	}
	made, err := s.host.Move(r.Context(), r.PathValue("table"), tokenOf(r),
		table.Wish{Position: asked.Position, Move: asked.Move, Request: asked.Request}, languageOf(r))
	if err != nil {
		s.refuse(w, r, err)
		return
	}
	s.metrics.moves.Inc()
	answerText(w, http.StatusOK, "application/json", []byte(made))
}

func (s *server) undo(w http.ResponseWriter, r *http.Request) {
	s.goBack(w, r, s.host.Undo)
}

func (s *server) insist(w http.ResponseWriter, r *http.Request) {
	s.goBack(w, r, s.host.Insist)
}

// pause and resume let a table rest, and end that.
func (s *server) pause(w http.ResponseWriter, r *http.Request) {
	s.done(w, r, s.host.Pause(r.Context(), r.PathValue("table"), tokenOf(r)))
}

func (s *server) resume(w http.ResponseWriter, r *http.Request) {
	s.done(w, r, s.host.Resume(r.Context(), r.PathValue("table"), tokenOf(r)))
}

// closeTo closes a table to those who look on, and openTo opens it.
func (s *server) closeTo(w http.ResponseWriter, r *http.Request) {
	s.done(w, r, s.host.Close(r.Context(), r.PathValue("table"), tokenOf(r), true))
}

func (s *server) openTo(w http.ResponseWriter, r *http.Request) {
	s.done(w, r, s.host.Close(r.Context(), r.PathValue("table"), tokenOf(r), false))
}
