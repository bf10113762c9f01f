package api

import (
	"context"
	"log/slog"
	"net/http"
	"sync"

	"github.com/railhex/railhex/examples/club/server/internal/table"
)

// mostErrors is how many lines of the log the operator's page has.
const mostErrors = 20

// An incident is a warning or an error of the log.
type incident struct {
	At   int64  `json:"at"` // in seconds since 1970
	Text string `json:"text"`
}

// incidents is a handler of the log that keeps the last warnings and errors.
type incidents struct {
	slog.Handler
	*kept
}

type kept struct {
	mu   sync.Mutex
	last []incident
}

func (i incidents) Handle(ctx context.Context, r slog.Record) error {
	if r.Level >= slog.LevelWarn {
		one := incident{r.Time.Unix(), r.Message}
		r.Attrs(func(a slog.Attr) bool {
			if a.Key != "stack" {
				one.Text += " " + a.String()
			}
			return true
		})
		i.mu.Lock()
		i.last = append(i.last[max(0, len(i.last)+1-mostErrors):], one)
		i.mu.Unlock()
	}
	return i.Handler.Handle(ctx, r)
}

func (k *kept) all() []incident {
	k.mu.Lock()
	defer k.mu.Unlock()
	return append([]incident{}, k.last...)
}

// operates reports whether a request is the operator's: it has the first of the secrets as its token, or comes from
// this machine to a server that nobody else reaches. It answers where it is not.
func (s *server) operates(w http.ResponseWriter, r *http.Request) bool {
	if s.clients.limits.Local {
		return true
	}
	if len(s.clients.limits.Secrets) == 0 {
		s.fail(w, http.StatusForbidden, problem{Code: secretCode, Text: "this server has no secret: start it with -secret FILE"})
		return false
	}
	return s.authorized(w, r, tokenOf(r), s.clients.limits.Secrets[:1])
}

// overview tells the operator of the tables and of the server.
func (s *server) overview(w http.ResponseWriter, r *http.Request) {
	if !s.operates(w, r) {
		return
	}
	from, ok := s.number(w, r, "from", 0)
	if !ok {
		return
	}
	tables, total, err := s.host.All(r.Context(), from)
	figures := s.store.Figures()
	figure := func(name string) int64 {
		if of := figures[name]; of != nil {
			return int64(of())
		}
		return 0
	}
	s.give(w, r, struct {
		Tables   []table.Mine `json:"tables"`
		Total    int          `json:"total"`
		Thinking int          `json:"thinking"`
		Waiting  int          `json:"waiting"`
		Bytes    int64        `json:"bytes"`
		Free     int64        `json:"free"`
		Errors   []incident   `json:"errors"`
	}{tables, total, s.bots.Thinking(), s.bots.Waiting(), figure("railhex_database_bytes"), figure("railhex_disk_free_bytes"), s.incidents.all()}, err)
}

// operate does what the operator asks for.
func (s *server) operate(w http.ResponseWriter, r *http.Request) {
	var asked struct {
		Do    string `json:"do"`
		Table string `json:"table"`
		Seat  int    `json:"seat"`
		Name  string `json:"name"`
	}
	if !s.read(w, r, &asked) || !s.operates(w, r) {
		return
	}
	var done struct {
		Invite string `json:"invite"`
		Tables int    `json:"tables"`
	}
	var err error
	switch asked.Do {
	case "free":
		done.Invite, err = s.host.FreeAnyway(r.Context(), asked.Table, asked.Seat)
	case "end":
		err = s.host.End(r.Context(), asked.Table)
	case "forget":
		done.Tables, err = s.host.ForgetName(r.Context(), asked.Name)
	default:
		err = &table.Error{Code: table.BadInput, Text: "do is free, end or forget"}
	}
	if err == nil {
		s.log.Info("operated", "do", asked.Do, "table", asked.Table, "seat", asked.Seat)
	}
	s.give(w, r, done, err)
}
