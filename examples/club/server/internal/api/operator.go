package api

import (
	"context"
	"log/slog"
	"net/http"
	"strings"
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
			line, _, _ := strings.Cut(a.String(), "\n") // before a stack
			one.Text += " " + line
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

// operates returns an error unless a request is the operator's: it has the first of the secrets as its token, or comes
// from this machine to a server that nobody else reaches.
func (r *request) operates() error {
	if r.clients.limits.Local {
		return nil
	}
	if len(r.clients.limits.Secrets) == 0 {
		return wrong(http.StatusForbidden, secretCode, "this server has no secret: start it with -secret FILE")
	}
	return r.authorized(r.token(), r.clients.limits.Secrets[:1])
}

// overview tells the operator of the tables and of the server.
func overview(r *request) (any, error) {
	if err := r.operates(); err != nil {
		return nil, err
	}
	from, err := r.number("from", 0)
	if err != nil {
		return nil, err
	}
	tables, total, err := r.host.All(r.Context(), from)
	used, free := r.store.Space()
	return object{
		"tables": tables, "total": total, "thinking": r.bots.Thinking(), "waiting": r.bots.Waiting(),
		"bytes": int64(used), "free": int64(free), "errors": r.incidents.all(),
	}, err
}

// operate does what the operator asks for.
func operate(r *request, asked struct {
	Do    string `json:"do"`
	Table string `json:"table"`
	Seat  int    `json:"seat"`
	Name  string `json:"name"`
},
) (any, error) {
	if err := r.operates(); err != nil {
		return nil, err
	}
	invite, tables, err := "", 0, error(nil)
	switch asked.Do {
	case "free":
		invite, err = r.host.FreeAnyway(r.Context(), asked.Table, asked.Seat)
	case "end":
		err = r.host.End(r.Context(), asked.Table)
	case "forget":
		tables, err = r.host.ForgetName(r.Context(), asked.Name)
	default:
		err = &table.Error{Code: table.BadInput, Text: "do is free, end or forget"}
	}
	if err == nil {
		r.log.Info("operated", "do", asked.Do, "table", asked.Table, "seat", asked.Seat)
	}
	return object{"invite": invite, "tables": tables}, err
}
