package api

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"net/http"
	"runtime/debug"
	"strconv"
	"time"

	"github.com/railhex/railhex/examples/club/server/internal/table"
)

// A problem is why a request was refused, as JSON. It is an error.
type problem struct {
	Code     string `json:"code"`
	Text     string `json:"text"`
	Rule     string `json:"rule,omitempty"`     // of the game, for an illegal move
	RuleText string `json:"ruleText,omitempty"` // that rule in a sentence
	Position int64  `json:"position,omitempty"` // at which the table is

	status int
	wait   int // in seconds, until the client may ask again; 0 where that is not known
}

func (p *problem) Error() string { return p.Text }

// wrong is a problem of a status and a code.
func wrong(status int, code, format string, args ...any) *problem {
	return &problem{status: status, Code: code, Text: fmt.Sprintf(format, args...)}
}

// tooMany is the problem of a client that asks for too many of something.
func tooMany(what string, wait time.Duration) *problem {
	seconds := int(math.Ceil(wait.Seconds()))
	p := wrong(http.StatusTooManyRequests, "too-many", "too many %s; try again in %d seconds", what, seconds)
	p.wait = seconds
	return p
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
	badRequest  = "request" // not what openapi.yaml asks for
	unavailable = "unavailable"
	broken      = "broken" // a fault of the server
	secretCode  = "secret" // a secret of the operator is missing
)

var errPanicked = wrong(http.StatusInternalServerError, broken, "this is a fault of the server; nothing was changed, and its log says more")

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
	s.log.Error("a panic", "of", what, "table", table, "error", fmt.Sprintf("%v\n%s", wrong, debug.Stack()))
	then()
}

// problemOf words an error: a problem, one of a Host, or one of the store.
func (s *server) problemOf(r *http.Request, err error) *problem {
	if p := (*problem)(nil); errors.As(err, &p) {
		return p
	}
	refused := (*table.Error)(nil)
	if !errors.As(err, &refused) {
		s.log.Error("the store failed", "error", err, "path", r.URL.Path)
		return wrong(http.StatusServiceUnavailable, unavailable, "the server cannot reach its database; nothing was changed that it has not said")
	}
	if refused.Code == table.Damaged {
		s.log.Error("a table is damaged", "error", err, "path", r.URL.Path)
	}
	p := &problem{Code: string(refused.Code), Text: refused.Text, Position: refused.Position, status: statuses[refused.Code]}
	if refused.Refused != nil {
		p.Rule, p.RuleText = refused.Refused.Rule, refused.Refused.Text
	}
	return p
}

// refuse answers with an error.
func (s *server) refuse(w http.ResponseWriter, r *http.Request, err error) {
	p := s.problemOf(r, err)
	if p.wait > 0 {
		w.Header().Set("Retry-After", strconv.Itoa(p.wait))
	}
	answer(w, p.status, map[string]*problem{"error": p})
}

// answer answers with JSON.
func answer(w http.ResponseWriter, status int, value any) {
	text, err := json.Marshal(value)
	if err != nil {
		panic(err) // what is answered is plain data
	}
	answerText(w, status, "application/json", text)
}

// answerText answers with a text. The answer to a GET has an ETag, so that a browser may keep it and ask whether it
// is still the same.
func answerText(w http.ResponseWriter, status int, kind string, text []byte) {
	h := w.Header()
	h.Set("Content-Type", kind)
	if seen, ok := w.(*statusWriter); ok && status == http.StatusOK && (seen.request.Method == http.MethodGet || seen.request.Method == http.MethodHead) {
		h.Add("Vary", "Accept-Language, Authorization")
		h.Set("Cache-Control", "private, no-cache")
		sum := sha256.Sum256(text)
		h.Set("ETag", `W/"`+base64.RawURLEncoding.EncodeToString(sum[:12])+`"`) // weak, for it may be sent compressed
		http.ServeContent(w, seen.request, "", time.Time{}, bytes.NewReader(text))
		return
	}
	w.WriteHeader(status)
	w.Write(text)
}
