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

	"github.com/railhex/railhex/examples/server/internal/client"
)

// idle opens tables at which nobody plays, and streams that look on them, and says what
// they cost.
func (o order) idle(ctx context.Context, servers *servers) error {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	before, err := servers.memory()
	if err != nil {
		return err
	}
	fmt.Printf("memory: %v behind those who have played\n", before)
	if o.left == 0 {
		return nil
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
		return err
	}
	tables, err := servers.memory()
	if err != nil {
		return err
	}
	fmt.Printf("memory: %v with %d idle tables more, %s\n", tables, len(ids), tables.each(before, len(ids)))
	// Each address of the loopback network has ports of its own.
	for i := range o.watchers {
		from := &net.TCPAddr{IP: net.IPv4(127, 0, 1, byte(1+i/5000))}
		if _, err := look(ctx, servers.address(i), from, ids[i%len(ids)], ""); err != nil {
			return fmt.Errorf("after %d streams: %w", i, err)
		}
	}
	if o.watchers > 0 {
		watched, err := servers.memory()
		if err != nil {
			return err
		}
		fmt.Printf("memory: %v with %d streams that look on them, %s\n", watched, o.watchers, watched.each(tables, o.watchers))
	}
	return nil
}

// openers is how many open tables at once.
const openers = 16

// look opens a stream of events for a seat, or for nobody's, reads the first of them,
// and has the rest read by whoever asks the reader. The stream is open until the context
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
