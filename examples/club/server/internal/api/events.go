package api

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"net/http"
	"slices"
	"strconv"
	"sync"
	"time"

	"github.com/railhex/railhex/examples/club/server/internal/table"
)

// heartbeat is how often a stream that has nothing to say shows that it is there.
var heartbeat = 25 * time.Second

// unheard is how long a client may take to read what it is sent.
const unheard = 15 * time.Second

// A listener hears of a table by a stream.
type listener struct {
	table, token, language string
	changes                bool  // are sent, after a first view
	seen                   int64 // the version that was seen last
	before                 sight // what the stream sent last, if changes are sent
	seat                   int
	presence               bool   // is sent
	here                   string // the presence that was sent last
}

// next returns the event of what the listener has not seen, nil if there is nothing.
func (s *server) next(ctx context.Context, l *listener) ([]byte, error) {
	t, err := s.host.Table(ctx, l.table, l.token)
	if err == nil && l.token != "" && t.Seat == 0 && !t.Opened {
		err = &table.Error{Code: table.NoSeat, Text: "this token is of no seat at this table"}
	}
	if err != nil {
		return nil, err
	}
	l.seat = t.Seat
	if t.Version() == l.seen {
		return nil, nil
	}
	event := s.told(t, l.language, l.before)
	l.seen = t.Version()
	if l.changes {
		l.before = sight{table: l.table, version: l.seen, seat: t.Seat, opened: t.Opened, language: l.language}
	}
	return event, nil
}

// withPresence appends to an event who is here, if that is another than was sent last.
func (s *server) withPresence(event []byte, l *listener) []byte {
	if !l.presence {
		return event
	}
	here := s.presence.event(l.table)
	if here == l.here {
		return event
	}
	l.here = here
	return append(slices.Clip(event), here...) // other streams share the event
}

// streamTo begins a stream of events. The function sends a text and reports whether the
// client has taken it.
func streamTo(w http.ResponseWriter) func(text []byte) bool {
	h := w.Header()
	h.Set("Content-Type", "text/event-stream")
	// A proxy passes each event on at once: nginx for the one, and for the other Caddy, which
	// otherwise compresses a stream and never flushes it.
	h.Set("X-Accel-Buffering", "no")
	h.Set("Content-Encoding", "identity")
	control := http.NewResponseController(w)
	return func(text []byte) bool {
		control.SetWriteDeadline(time.Now().Add(unheard))
		_, err := w.Write(text)
		return err == nil && control.Flush() == nil
	}
}

// events streams the table to a seat or to a watcher: now, and whenever it has
// changed. A client that comes back names in Last-Event-ID what it has seen last.
// Thousands of goroutines wait in here, so it calls what needs a large stack, or a large
// frame, in others.
func (s *server) events(w http.ResponseWriter, r *http.Request) {
	done, ok := s.clients.stream(r.Context().Value(clientKey{}).(string))
	if !ok {
		s.refuse(w, r, tooMany("streams of events", heartbeat)) // by then those that nobody hears have ended
		return
	}
	defer done()
	l := &listener{table: r.PathValue("table"), token: tokenOf(r), language: languageOf(r), changes: r.URL.Query().Has("changes"), presence: r.URL.Query().Has("presence") && !s.clients.limits.Shared}
	l.seen, _ = strconv.ParseInt(r.Header.Get("Last-Event-ID"), 10, 64)
	changed, deaf := s.hub.listen(l.table) // before the first look, so that nothing is missed in between
	defer deaf()
	next := func() (event []byte, err error) {
		defer s.bots.Serve()()
		apart(func() {
			defer s.recovered("a stream", l.table, func() { err = errPanicked })
			event, err = s.next(r.Context(), l)
		})
		return event, err
	}
	event, err := next()
	if err != nil {
		s.refuse(w, r, err)
		return
	}
	seat, gone := l.seat, s.presence.come(l.table, l.seat)
	defer func() { gone() }()
	event = s.withPresence(event, l)
	s.metrics.streams.Inc()
	defer s.metrics.streams.Dec()

	send := streamTo(w)
	began := false
	apart(func() { began = send([]byte("retry: 1000\n\n")) }) // with the header, whose frame is large
	if !began {
		return
	}
	beat := time.NewTicker(heartbeat)
	defer beat.Stop()
	for {
		if event != nil && !send(event) {
			return
		}
		event = nil // a stream that waits holds nothing
		select {
		case <-r.Context().Done():
			return
		case <-s.ended:
			return
		case <-beat.C:
			event = []byte(": still here\n\n")
		case <-changed:
			if event, err = next(); err != nil {
				s.log.Info("a stream ends", "table", l.table, "error", err)
				return
			}
			if l.seat != seat {
				gone()
				seat, gone = l.seat, s.presence.come(l.table, l.seat)
			}
			event = s.withPresence(event, l)
		}
	}
}

// apart calls a function in another goroutine. The stack of a goroutine stays nearly as large
// as its deepest call made it.
func apart(do func()) {
	done := make(chan struct{})
	go func() {
		defer close(done)
		do()
	}()
	<-done
}

// A sight is what all who look from one seat, or from none, see of a table.
type sight struct {
	table    string
	version  int64
	seat     int
	opened   bool
	language string
	since    int64 // the version of the former view; 0 for a whole view
}

// mostSights is how many views are kept for other streams.
const mostSights = 256

// told returns the event of a table as it is now, for a stream that was sent a former view.
// Streams that see the same share one text.
func (s *server) told(t table.Table, language string, before sight) []byte {
	now := sight{table: t.ID(), version: t.Version(), seat: t.Seat, opened: t.Opened, language: language}
	view := s.shared(now, func() []byte {
		text, err := json.Marshal(t.View(language))
		if err != nil {
			panic(err) // a view is plain data
		}
		return text
	})
	same := before.seat == now.seat && before.opened == now.opened // else something else was seen
	former, known := s.sights.Get(before)
	if !known || !same {
		return fmt.Appendf(nil, "id: %d\nevent: table\ndata: %s\n\n", t.Version(), view())
	}
	now.since = before.version
	return s.shared(now, func() []byte {
		return fmt.Appendf(nil, "id: %d\nevent: change\ndata: %s\n\n", t.Version(), changed(former(), view()))
	})()
}

// shared returns how a text is made that others ask for, too: once, unless two ask at the same moment.
func (s *server) shared(of sight, text func() []byte) func() []byte {
	one, ok := s.sights.Get(of)
	if !ok {
		one = sync.OnceValue(text)
		s.sights.Add(of, one)
	}
	return one
}

// changed is what of a view was otherwise before.
func changed(before, now []byte) []byte {
	var from, to map[string]json.RawMessage
	if err := errors.Join(json.Unmarshal(before, &from), json.Unmarshal(now, &to)); err != nil {
		panic(err) // both are views
	}
	maps.DeleteFunc(to, func(key string, value json.RawMessage) bool { return bytes.Equal(from[key], value) })
	text, err := json.Marshal(to)
	if err != nil {
		panic(err)
	}
	return text
}
