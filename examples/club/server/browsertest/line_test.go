package browsertest

import (
	"fmt"
	"net"
	"net/http"
	"net/http/httptest"
	"sync/atomic"
	"testing"
)

// A line leads to the server, and can be cut.
type line struct {
	*httptest.Server
	address string
	cut     atomic.Bool
}

func newLine(t *testing.T, to http.Handler) *line {
	t.Helper()
	l := &line{}
	l.Server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if l.cut.Load() {
			panic(http.ErrAbortHandler)
		}
		to.ServeHTTP(w, r)
	}))
	l.address = fmt.Sprintf("%s:%d", name, l.Listener.Addr().(*net.TCPAddr).Port)
	t.Cleanup(func() {
		l.setCut(true)
		l.Close()
	})
	return l
}

// setCut cuts the line and all that it carries, or mends it.
func (l *line) setCut(cut bool) {
	if l.cut.Store(cut); cut {
		l.CloseClientConnections()
	}
}
