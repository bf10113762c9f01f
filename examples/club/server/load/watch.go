package main

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"net"
	"net/http"
	"strings"
	"sync"

	"github.com/railhex/railhex/examples/club/server/internal/client"
)

// costs is the servers' memory: behind those who have played, then with tables at which
// nobody plays, then with streams that look on them.
type costs struct{ played, tables, watched memory }

// idle opens tables at which nobody plays, and streams that look on them.
func (o order) idle(ctx context.Context, servers *servers) (*costs, error) {
	if o.left == 0 {
		return nil, nil
	}
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	c := new(costs)
	var err error
	if c.played, err = servers.memory(); err != nil {
		return nil, err
	}
	ids := make([]string, o.left)
	failed := make(chan error, len(ids))
	var all sync.WaitGroup
	h := &http.Client{Transport: &http.Transport{MaxIdleConnsPerHost: openers}}
	for first := range openers {
		all.Go(func() {
			for i := first; i < len(ids); i += openers {
				opened, err := client.New(servers.url(i), h).Open(ctx, setup, nil)
				if ids[i] = opened.ID; err != nil {
					failed <- err
					return
				}
			}
		})
	}
	all.Wait()
	close(failed)
	if err := <-failed; err != nil {
		return nil, err
	}
	if c.tables, err = servers.memory(); err != nil {
		return nil, err
	}
	// Each address of the loopback network has ports of its own.
	for i := range o.watchers {
		from := &net.TCPAddr{IP: net.IPv4(127, 0, 1, byte(1+i/5000))}
		if _, err := look(ctx, servers.address(i), from, ids[i%len(ids)], ""); err != nil {
			return nil, fmt.Errorf("after %d streams: %w", i, err)
		}
	}
	c.watched, err = servers.memory()
	return c, err
}

// openers is how many open tables at once.
const openers = 16

// look opens a stream of events for a seat, or for a watcher, reads the first of them,
// and returns a reader of the rest. The stream is open until the context
// ends. It is a bare connection, for ten thousand clients of net/http would need more
// memory than the server that is measured.
func look(ctx context.Context, address string, from net.Addr, id, token string) (io.Reader, error) {
	dialer := net.Dialer{LocalAddr: from}
	conn, err := dialer.DialContext(ctx, "tcp", address)
	if err != nil {
		return nil, err
	}
	context.AfterFunc(ctx, func() { conn.Close() })
	if token != "" {
		token = "Authorization: Bearer " + token + "\r\n"
	}
	if _, err := fmt.Fprintf(conn, "GET /api/tables/%s/events HTTP/1.1\r\nHost: %s\r\n%s\r\n", id, address, token); err != nil {
		return nil, err
	}
	lines := bufio.NewReader(conn)
	for {
		line, err := lines.ReadString('\n')
		if err != nil {
			return nil, err
		}
		if strings.HasPrefix(line, "HTTP/") && !strings.Contains(line, " 200 ") {
			return nil, fmt.Errorf("the server answers %q", strings.TrimSpace(line))
		}
		if strings.HasPrefix(line, "data: ") {
			return conn, nil
		}
	}
}
