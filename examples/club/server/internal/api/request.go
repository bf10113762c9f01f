package api

import (
	"net/http"
	"strconv"
	"strings"

	"github.com/railhex/railhex/examples/club/server/internal/store"
	"github.com/railhex/railhex/examples/club/server/internal/table"
)

// An action does what a request asks for. It returns the answer: a text, an outcome, any other value as JSON, or nil
// where something was done and there is nothing to say.
type action func(*request) (any, error)

// A request is one for the API.
type request struct {
	*http.Request
	*server
	w http.ResponseWriter
}

// A text is an answer that is not JSON.
type text struct {
	kind string
	body []byte
}

// An outcome is an answer with a status other than 200.
type outcome struct {
	status int
	value  any
}

// object is an answer with a few keys.
type object map[string]any

// acting answers with what an action returns.
func (s *server) acting(do action) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		defer s.bots.Serve()() // bots wait
		value, err := do(&request{r, s, w})
		if err != nil {
			s.refuse(w, r, err)
			return
		}
		status := http.StatusOK
		if of, ok := value.(outcome); ok {
			status, value = of.status, of.value
		}
		switch value := value.(type) {
		case nil:
			w.WriteHeader(http.StatusNoContent)
		case text:
			answerText(w, status, value.kind, value.body)
		default:
			answer(w, status, value)
		}
	}
}

// id is the table that a request names.
func (r *request) id() string { return r.PathValue("table") }

func (r *request) token() string { return tokenOf(r.Request) }

// player is the hash of the key of the player who asks.
func (r *request) player() string { return store.Hash(r.token()) }

func (r *request) language() string { return languageOf(r.Request) }

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

// number returns a number of the URL, or usual if the URL has none.
func (r *request) number(name string, usual int) (int, error) {
	if !r.URL.Query().Has(name) {
		return usual, nil
	}
	text := r.URL.Query().Get(name)
	n, err := strconv.Atoi(text)
	if err != nil || n < 0 {
		return 0, wrong(http.StatusBadRequest, badRequest, "%s=%s: a number that is not negative is expected", name, text)
	}
	return n, nil
}

// of returns an action on the table that a request names, and at one on that table after so many moves as the
// request says, or now.
func of(do func(*request, table.Table) (any, error)) action {
	return func(r *request) (any, error) {
		t, err := r.host.Table(r.Context(), r.id(), r.token())
		if err != nil {
			return nil, err
		}
		return do(r, t)
	}
}

func at(do func(*request, table.Table) (any, error)) action {
	return func(r *request) (any, error) {
		n, err := r.number("at", table.Now)
		if err != nil {
			return nil, err
		}
		t, err := r.host.TableAt(r.Context(), r.id(), r.token(), n)
		if err != nil {
			return nil, err
		}
		return do(r, t)
	}
}
