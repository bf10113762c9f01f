package api

import (
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"runtime/debug"

	"github.com/railhex/railhex/examples/club/server/internal/table"
)

// A problem is why a request was refused, as JSON.
type problem struct {
	Code     string `json:"code"`
	Text     string `json:"text"`
	Rule     string `json:"rule,omitempty"`     // of the game, for an illegal move
	RuleText string `json:"ruleText,omitempty"` // that rule in a sentence
	Position int64  `json:"position,omitempty"` // at which the table is
}

// statuses are the statuses of the codes.
var statuses = map[table.Code]int{
	table.NotFound: http.StatusNotFound, table.BadSetup: http.StatusBadRequest, table.BadInput: http.StatusBadRequest, table.BadName: http.StatusBadRequest,
	table.NoSeat: http.StatusForbidden, table.NoWatchers: http.StatusForbidden, table.NotOpener: http.StatusForbidden, table.Full: http.StatusForbidden, table.Hidden: http.StatusForbidden,
	table.Taken: http.StatusConflict, table.Stale: http.StatusConflict, table.NotTurn: http.StatusConflict,
	table.Reused: http.StatusConflict, table.NoUndo: http.StatusConflict, table.Ended: http.StatusConflict, table.TooSoon: http.StatusConflict, table.Illegal: http.StatusUnprocessableEntity,
	table.Damaged: http.StatusInternalServerError,
}

// Codes of this package.
const (
	badRequest  = "request"  // not what openapi.yaml asks for
	tooMany     = "too-many" // of a client's requests, tables or streams
	unavailable = "unavailable"
	broken      = "broken" // a fault of the server
	secretCode  = "secret" // a secret of the operator is missing
)

const brokenText = "this is a fault of the server; nothing was changed, and its log says more"

// recovered has a panic cost what it came from and nothing else, when it is deferred: it is counted
// and logged, with the places nearest to it, and then is called.
func (s *server) recovered(what, table string, then func()) {
	wrong := recover()
	if wrong == nil {
		return
	}
	if wrong == http.ErrAbortHandler {
		panic(wrong)
	}
	s.metrics.panics.Inc()
	stack := debug.Stack()
	s.log.Error("a panic", "of", what, "table", table, "error", fmt.Sprint(wrong), "stack", string(stack[:min(len(stack), longestStack)]))
	then()
}

// longestStack is how many bytes of a stack the log has.
const longestStack = 2 << 10

// refuse answers with the error of a Host.
func (s *server) refuse(w http.ResponseWriter, r *http.Request, err error) {
	var refused *table.Error
	if errors.Is(err, errPanicked) {
		s.fail(w, http.StatusInternalServerError, problem{Code: broken, Text: brokenText})
		return
	}
	if !errors.As(err, &refused) {
		s.log.Error("the store failed", "error", err, "path", r.URL.Path)
		s.fail(w, http.StatusServiceUnavailable, problem{Code: unavailable, Text: "the server cannot reach its database; nothing was changed that it has not said"})
		return
	}
	if refused.Code == table.Damaged {
		s.log.Error("a table is damaged", "error", err, "path", r.URL.Path)
	}
	p := problem{Code: string(refused.Code), Text: refused.Text, Position: refused.Position}
	if refused.Refused != nil {
		p.Rule, p.RuleText = refused.Refused.Rule, refused.Refused.Text
	}
	s.fail(w, statuses[refused.Code], p)
}

func (s *server) fail(w http.ResponseWriter, status int, p problem) {
	s.metrics.refusals.WithLabelValues(p.Code, p.Rule).Inc()
	answer(w, status, struct {
		Error problem `json:"error"`
	}{p})
}

// answer answers with JSON.
func answer(w http.ResponseWriter, status int, value any) {
	text, err := json.Marshal(value)
	if err != nil {
		panic(err) // what is answered is plain data
	}
	answerText(w, status, "application/json", text)
}

// give answers with what a Host gave, or with its error.
func (s *server) give(w http.ResponseWriter, r *http.Request, value any, err error) {
	if err != nil {
		s.refuse(w, r, err)
		return
	}
	answer(w, http.StatusOK, value)
}

// done answers without a text where something was done, or with the error of a Host.
func (s *server) done(w http.ResponseWriter, r *http.Request, err error) {
	if err != nil {
		s.refuse(w, r, err)
		return
	}
	w.WriteHeader(http.StatusNoContent)
}

func answerText(w http.ResponseWriter, status int, kind string, text []byte) {
	w.Header().Set("Content-Type", kind)
	if seen, ok := w.(*statusWriter); ok {
		status, text = condense(w.Header(), seen.request, status, text)
	}
	w.WriteHeader(status)
	w.Write(text)
}
