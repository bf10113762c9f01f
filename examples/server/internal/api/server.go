package api

import (
	"context"
	_ "embed"
	"log/slog"
	"net/http"
	"strings"
	"time"

	"github.com/railhex/railhex/examples/server/internal/recent"
	"github.com/railhex/railhex/examples/server/internal/store"
	"github.com/railhex/railhex/examples/server/internal/table"
	"github.com/railhex/railhex/examples/web/site"
	"github.com/railhex/railhex/variants/family/describe"
)

// description is what can be asked.
//
//go:embed openapi.yaml
var description []byte

// A server answers requests.
type server struct {
	games   describe.Games
	host    *table.Host
	store   store.Store
	hub     *hub
	clients *clients
	metrics *metrics
	sights  *recent.Values[sight, func() []byte]
	log     *slog.Logger
	ended   <-chan struct{}
}

// New is the handler of a server of tables of games in a store, and of the page on which
// they are played. It ends its streams of events when the context does.
func New(ctx context.Context, games describe.Games, s store.Store, limits Limits, log *slog.Logger) http.Handler {
	pages, err := site.Served(games)
	if err != nil {
		panic(err) // it is part of the program, and a test looks at it
	}
	limits = limits.withDefaults()
	v := &server{
		games: games, host: table.NewHost(games, s), store: s, hub: newHub(), clients: newClients(limits), metrics: newMetrics(),
		sights: recent.New[sight, func() []byte](mostSights),
		log:    log, ended: ctx.Done(),
	}
	go v.hub.run(s.Changed(), ctx.Done())

	mux := http.NewServeMux()
	handle := func(pattern string, answer http.HandlerFunc) {
		_, route, _ := strings.Cut(pattern, " ")
		mux.Handle(pattern, v.measured(route, v.limited(answer)))
	}
	handle("GET /api/choices", v.choices)
	handle("GET /api/help", v.help)
	handle("POST /api/tables", v.open)
	handle("GET /api/tables/{table}", v.view)
	handle("GET /api/tables/{table}/events", v.events)
	handle("GET /api/tables/{table}/story", v.story)
	handle("GET /api/tables/{table}/record", v.record)
	handle("GET /api/tables/{table}/report", v.report)
	handle("GET /api/tables/{table}/ledger", v.ledger)
	handle("GET /api/tables/{table}/routes", v.routes)
	handle("GET /api/tables/{table}/help", v.tableHelp)
	handle("GET /api/tables/{table}/choice", v.choice)
	handle("GET /api/tables/{table}/pictures/{picture}", v.picture)
	handle("POST /api/tables/{table}/seats", v.sit)
	handle("DELETE /api/tables/{table}/seats", v.leave)
	handle("POST /api/tables/{table}/moves", v.move)
	handle("POST /api/tables/{table}/undo", v.undo)
	handle("DELETE /api/tables/{table}/undo", v.insist)
	handle("/api/", func(w http.ResponseWriter, _ *http.Request) {
		v.fail(w, http.StatusNotFound, problem{Code: badRequest, Text: "nothing is here; /openapi.yaml says what can be asked"})
	})
	mux.HandleFunc("GET /openapi.yaml", func(w http.ResponseWriter, _ *http.Request) {
		answerText(w, http.StatusOK, "application/yaml", description)
	})
	mux.HandleFunc("GET /health", func(w http.ResponseWriter, _ *http.Request) {
		answerText(w, http.StatusOK, "text/plain", []byte("alive\n"))
	})
	mux.HandleFunc("GET /ready", v.ready)
	mux.Handle("GET /metrics", v.metrics.handler())
	mux.Handle("/", pages.Handler())
	return secured(v.fromItsOwnPage(mux))
}

// fromItsOwnPage refuses what a page of another address asks for in somebody's browser, if
// it would change something.
func (s *server) fromItsOwnPage(next http.Handler) http.Handler {
	foreign := http.NewCrossOriginProtection()
	foreign.SetDenyHandler(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		s.fail(w, http.StatusForbidden, problem{Code: badRequest, Text: "a page of another address asks for this; open the page of this server"})
	}))
	return foreign.Handler(next)
}

// secured sends the headers that keep browsers from doing harm.
func secured(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		h := w.Header()
		h.Set("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'") // the page has one of its own
		h.Set("X-Content-Type-Options", "nosniff")
		h.Set("Referrer-Policy", "no-referrer")
		h.Set("Cross-Origin-Opener-Policy", "same-origin")
		if strings.HasPrefix(r.URL.Path, "/api/") {
			h.Set("Cache-Control", "no-store")
		}
		next.ServeHTTP(w, r)
	})
}

// limited refuses those who ask too often.
func (s *server) limited(next http.HandlerFunc) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		if !s.clients.mayAsk(s.clients.addressOf(r)) {
			s.tooMany(w, "requests")
			return
		}
		next(w, r)
	}
}

func (s *server) tooMany(w http.ResponseWriter, what string) {
	w.Header().Set("Retry-After", "1")
	s.fail(w, http.StatusTooManyRequests, problem{Code: tooMany, Text: "too many " + what + " from your address; wait a little"})
}

// measured tells metrics and log of each request.
func (s *server) measured(route string, next http.HandlerFunc) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		began := time.Now()
		seen := &statusWriter{ResponseWriter: w, status: http.StatusOK}
		defer func() {
			took := time.Since(began)
			s.metrics.answered(route, seen.status, took)
			s.log.Debug("request", "method", r.Method, "route", route, "status", seen.status, "took", took)
		}()
		next(seen, r)
	})
}

// A statusWriter remembers the status of an answer.
type statusWriter struct {
	http.ResponseWriter
	status int
}

func (w *statusWriter) WriteHeader(status int) {
	w.status = status
	w.ResponseWriter.WriteHeader(status)
}

func (w *statusWriter) Unwrap() http.ResponseWriter { return w.ResponseWriter }

func (s *server) ready(w http.ResponseWriter, r *http.Request) {
	ctx, cancel := context.WithTimeout(r.Context(), 2*time.Second)
	defer cancel()
	select {
	case <-s.ended:
		answerText(w, http.StatusServiceUnavailable, "text/plain", []byte("shutting down\n"))
		return
	default:
	}
	if err := s.store.Ping(ctx); err != nil {
		answerText(w, http.StatusServiceUnavailable, "text/plain", []byte("the database does not answer\n"))
		return
	}
	answerText(w, http.StatusOK, "text/plain", []byte("ready\n"))
}
