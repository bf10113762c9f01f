package api

import (
	"context"
	_ "embed"
	"log/slog"
	"net"
	"net/http"
	"runtime"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/hashicorp/golang-lru/v2/expirable"
	"github.com/railhex/railhex/examples/club/page/site"
	"github.com/railhex/railhex/examples/club/server/internal/bots"
	"github.com/railhex/railhex/examples/club/server/internal/push"
	"github.com/railhex/railhex/examples/club/server/internal/store"
	"github.com/railhex/railhex/examples/club/server/internal/table"

	"github.com/railhex/railhex/variants/family/describe"
)

// description is what can be asked.
//
//go:embed openapi.yaml
var description []byte

// A server answers requests.
type server struct {
	games    describe.Games
	host     *table.Host
	store    store.Store
	hub      *hub
	presence *presence
	clients  *clients
	metrics  *metrics
	teller   *push.Teller
	bots     *bots.Players
	sights   *expirable.LRU[sight, func() []byte]
	// drawing has a place for each picture that may be drawn at once. One processor is left
	// for moves.
	drawing chan struct{}
	log     *slog.Logger
	ended   <-chan struct{}

	incidents *kept
	letters   *expirable.LRU[string, struct{}] // first letters, by address

	readiness readiness
	proxied   sync.Once // that the log has a warning
}

// A Server answers players. Metrics answers Prometheus, at an address that players do not
// reach. Host keeps the tables, and what it does to them is told.
type Server struct {
	http.Handler
	Metrics http.Handler
	Host    *table.Host
}

// New is the handler of a server of tables of games in a store, and of the page on which
// they are played. It ends its streams of events when the context does.
func New(ctx context.Context, games describe.Games, s store.Store, limits Limits, log *slog.Logger) Server {
	pages, err := site.Served(games)
	if err != nil {
		panic(err) // it is part of the program, and a test looks at it
	}
	limits = limits.withDefaults()
	last := new(kept)
	log = slog.New(incidents{log.Handler(), last})
	v := &server{
		games: games, store: s, hub: newHub(), clients: newClients(limits), metrics: newMetrics(s.Space),
		sights:  expirable.NewLRU[sight, func() []byte](mostSights, nil, 0),
		drawing: make(chan struct{}, max(1, runtime.GOMAXPROCS(0)-1)),
		log:     log, ended: ctx.Done(), incidents: last, letters: expirable.NewLRU[string, struct{}](mostLetters, nil, again),
	}
	v.presence = newPresence(limits.Away, v.hub.tell)
	asked := func(ctx context.Context, id string) (table.Asked, error) { return v.host.Asked(ctx, id) }
	v.teller = push.New(limits.Pushes, s, asked, v, v.metrics.pushed, log)
	v.host = table.NewHostAt(games, s, limits.Now, v.teller.Told)
	go v.teller.Run(ctx)
	v.bots = bots.New(v.host, bots.Options{
		Cores: limits.BotCores, Grace: limits.Grace, Now: limits.Now, Log: log, Moved: v.metrics.botMoved, Failed: v.metrics.botFailed,
	})
	v.metrics.watch(v.bots, v.teller)
	go v.bots.Run(ctx)
	go v.hub.run(s.Changed(), v.bots.Changed, ctx.Done())
	return Server{secured(v.atItsOwnName(v.fromItsOwnPage(v.mux(pages.Handler())))), v.metrics.handler(), v.host}
}

// fromItsOwnPage refuses what a page of another address asks for in somebody's browser, if
// it would change something.
func (s *server) fromItsOwnPage(next http.Handler) http.Handler {
	foreign := http.NewCrossOriginProtection()
	foreign.SetDenyHandler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		s.refuse(w, r, wrong(http.StatusForbidden, badRequest, "a page of another address asks for this; open the page of this server"))
	}))
	return foreign.Handler(next)
}

// atItsOwnName refuses what a browser asks for by a name that is not one of this machine alone, where only
// this machine reaches the server.
func (s *server) atItsOwnName(next http.Handler) http.Handler {
	if !s.clients.limits.Local {
		return next
	}
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		host := r.Host
		if name, _, err := net.SplitHostPort(host); err == nil {
			host = name
		}
		host = strings.ToLower(strings.Trim(host, "[]"))
		if ip := net.ParseIP(host); ip.IsLoopback() || host == "localhost" || strings.HasSuffix(host, ".localhost") {
			next.ServeHTTP(w, r)
			return
		}
		s.refuse(w, r, wrong(http.StatusMisdirectedRequest, badRequest, "this server is asked for by the name localhost alone; behind a proxy start it with -proxies 1"))
	})
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

// limited refuses clients that ask too often. A request with the token of a seat is of that
// seat, and any other of its address: nobody at a table waits for others in the same room.
func (s *server) limited(next http.HandlerFunc) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		name := s.clients.addressOf(r)
		if s.clients.limits.Proxies == 0 && r.Header.Get("X-Forwarded-For") != "" {
			s.proxied.Do(func() {
				s.log.Warn("requests come through a proxy, and share the budget of its address: say -proxies 1")
			})
		}
		if seat := s.seatOf(r); seat != 0 {
			name = r.PathValue("table") + "/" + strconv.Itoa(seat)
			if seen, ok := w.(*statusWriter); ok {
				seen.seat = seat
			}
		}
		if wait := s.clients.ask(name); wait > 0 {
			s.refuse(w, r, tooMany("requests", wait))
			return
		}
		next(w, r.WithContext(context.WithValue(r.Context(), clientKey{}, name)))
	}
}

// seatOf is the seat of the token of a request at the table that it names, 0 without one.
func (s *server) seatOf(r *http.Request) int {
	token := tokenOf(r)
	if token == "" || r.PathValue("table") == "" {
		return 0
	}
	t, err := s.host.Table(r.Context(), r.PathValue("table"), token)
	if err != nil {
		return 0
	}
	return t.Seat
}

// A clientKey is the key of the client's name in the context of its request.
type clientKey struct{}

// measured tells metrics and log of each request.
func (s *server) measured(route string, next http.HandlerFunc) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		began := time.Now()
		seen := &statusWriter{ResponseWriter: w, request: r, status: http.StatusOK}
		defer func() {
			took := time.Since(began)
			s.metrics.answered(route, seen.status, took)
			if seen.status >= 400 && seen.status != http.StatusTooManyRequests { // that many would fill the log
				s.log.Info("refused", "method", r.Method, "route", route, "status", seen.status, "took", took,
					"table", r.PathValue("table"), "seat", seen.seat, "client", s.clients.addressOf(r))
			}
		}()
		defer s.recovered(route, r.PathValue("table"), func() { s.refuse(seen, r, errPanicked) })
		next(seen, r)
	})
}

// A statusWriter remembers the status of an answer.
type statusWriter struct {
	http.ResponseWriter
	request *http.Request
	status  int
	seat    int // of the client
}

func (w *statusWriter) WriteHeader(status int) {
	w.status = status
	w.ResponseWriter.WriteHeader(status)
}

func (w *statusWriter) Unwrap() http.ResponseWriter { return w.ResponseWriter }

// A readiness is what the store said last of itself.
type readiness struct {
	mu  sync.Mutex
	at  time.Time
	err error
}

// fresh is how long it counts: asking costs a write.
const fresh = time.Second

func (s *server) ready(w http.ResponseWriter, _ *http.Request) {
	select {
	case <-s.ended:
		answerText(w, http.StatusServiceUnavailable, "text/plain", []byte("shutting down\n"))
		return
	default:
	}
	if err := s.readiness.of(s.store, s.log); err != nil {
		answerText(w, http.StatusServiceUnavailable, "text/plain", []byte("not ready; the log says why\n"))
		return
	}
	answerText(w, http.StatusOK, "text/plain", []byte("ready\n"))
}

// of asks a store, unless it was asked a moment ago.
func (r *readiness) of(of store.Store, log *slog.Logger) error {
	r.mu.Lock()
	defer r.mu.Unlock()
	if time.Since(r.at) < fresh {
		return r.err
	}
	ctx, cancel := context.WithTimeout(context.Background(), 2*time.Second)
	defer cancel()
	before := r.err
	r.err, r.at = of.Ready(ctx), time.Now()
	if r.err != nil && before == nil {
		log.Error("not ready", "error", r.err)
	} else if r.err == nil && before != nil {
		log.Info("ready again")
	}
	return r.err
}
