package browsertest

import (
	"bytes"
	"fmt"
	"io"
	"net"
	"sync"
	"testing"

	"github.com/railhex/railhex/examples/club/server/internal/servertest"
)

// A line leads to the server. It keeps all that came over it to the browser, and can
// be cut.
type line struct {
	address string
	to      string

	mu    sync.Mutex
	heard bytes.Buffer
	cut   bool
	open  map[net.Conn]bool
}

func newLine(t *testing.T, to string) *line {
	t.Helper()
	listener := servertest.Must(net.Listen("tcp", "127.0.0.1:0"))
	l := &line{address: fmt.Sprintf("%s:%d", name, listener.Addr().(*net.TCPAddr).Port), to: to, open: map[net.Conn]bool{}}
	t.Cleanup(func() {
		listener.Close()
		l.setCut(true)
	})
	go func() {
		for {
			conn, err := listener.Accept()
			if err != nil {
				return
			}
			go l.carry(conn)
		}
	}()
	return l
}

func (l *line) carry(from net.Conn) {
	defer from.Close()
	onward, err := net.Dial("tcp", l.to)
	if err != nil {
		return
	}
	defer onward.Close()
	if !l.begin(from) {
		return
	}
	ends := make(chan struct{}, 2)
	go func() {
		io.Copy(onward, from)
		ends <- struct{}{}
	}()
	go func() {
		io.Copy(io.MultiWriter(l, from), onward)
		ends <- struct{}{}
	}()
	<-ends
}

// begin reports whether a connection may be carried.
func (l *line) begin(from net.Conn) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.open[from] = true
	return !l.cut
}

// Write keeps what came over the line.
func (l *line) Write(text []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.heard.Write(text)
}

// setCut cuts the line and all that it carries, or mends it.
func (l *line) setCut(cut bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.cut = cut
	if !cut {
		return
	}
	for conn := range l.open {
		conn.Close()
	}
	clear(l.open)
}

// received is all that came over the line.
func (l *line) received() string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.heard.String()
}
