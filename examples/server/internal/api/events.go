package api

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"net/http"
	"strconv"
	"sync"
	"time"

	"github.com/railhex/railhex/examples/server/internal/table"
)

// heartbeat is how often a stream that has nothing to say shows that it is there.
var heartbeat = 25 * time.Second

// unheard is how long a client may take to read what it is sent.
const unheard = 15 * time.Second

// events streams the table to a seat, or to who looks on: now, and whenever it has
// changed. A client that comes back names in Last-Event-ID what it has seen last.
func (s *server) events(w http.ResponseWriter, r *http.Request) {
	done, ok := s.clients.stream(r.Context().Value(clientKey{}).(string))
	if !ok {
		s.tooMany(w, "streams of events", heartbeat) // by then those that nobody hears have ended
		return
	}
	defer done()
	id, token, language := r.PathValue("table"), tokenOf(r), languageOf(r)
	changed, deaf := s.hub.listen(id) // before one looks, so that nothing is missed in between
	defer deaf()
	t, ok := s.table(w, r)
	if !ok {
		return
	}
	if token != "" && t.Seat() == 0 && !t.Opened() {
		s.fail(w, http.StatusForbidden, problem{Code: "seat", Text: "this token is of no seat at this table"})
		return
	}
	s.metrics.streams.Inc()
	defer s.metrics.streams.Dec()

	h := w.Header()
	h.Set("Content-Type", "text/event-stream")
	h.Set("X-Accel-Buffering", "no") // a proxy passes each event on at once
	control := http.NewResponseController(w)
	send := func(text []byte) bool {
		control.SetWriteDeadline(time.Now().Add(unheard))
		_, err := w.Write(text)
		return err == nil && control.Flush() == nil
	}
	seen, _ := strconv.ParseInt(r.Header.Get("Last-Event-ID"), 10, 64)
	changes, before := r.URL.Query().Has("changes"), sight{} // what this stream was sent last
	beat := time.NewTicker(heartbeat)
	defer beat.Stop()
	if !send([]byte("retry: 1000\n\n")) {
		return
	}
	for {
		if t.Version() != seen {
			if !send(s.told(t, language, before)) {
				return
			}
			seen = t.Version()
			if changes {
				before = sight{table: id, version: seen, seat: t.Seat(), opened: t.Opened(), language: language}
			}
		}
		t = table.Table{} // a stream that waits holds nothing
		for waiting := true; waiting; {
			select {
			case <-r.Context().Done():
				return
			case <-s.ended:
				return
			case <-beat.C:
				if !send([]byte(": still here\n\n")) {
					return
				}
			case <-changed:
				waiting = false
			}
		}
		var err error
		if t, err = s.host.Table(r.Context(), id, token); err != nil {
			s.log.Warn("a stream ends", "table", id, "error", err)
			return
		}
		if token != "" && t.Seat() == 0 && !t.Opened() {
			return // the seat was given up
		}
	}
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
	now := sight{table: t.ID(), version: t.Version(), seat: t.Seat(), opened: t.Opened(), language: language}
	view := s.sights.GetOrPut(now, sync.OnceValue(func() []byte {
		text, err := json.Marshal(t.View(language))
		if err != nil {
			panic(err) // a view is plain data
		}
		return text
	}))
	same := before.seat == now.seat && before.opened == now.opened // else something else was seen
	former, known := s.sights.Get(before)
	if !known || !same {
		return fmt.Appendf(nil, "id: %d\nevent: table\ndata: %s\n\n", t.Version(), view())
	}
	now.since = before.version
	return s.sights.GetOrPut(now, sync.OnceValue(func() []byte {
		return fmt.Appendf(nil, "id: %d\nevent: change\ndata: %s\n\n", t.Version(), changed(former(), view()))
	}))()
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
