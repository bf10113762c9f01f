package main

import (
	"bufio"
	"context"
	"fmt"
	"net"
	"strings"
)

// look opens a stream of events and reads the first of them. The stream is open until
// the context ends. It is a bare connection, for ten thousand clients of net/http
// would need more memory than the server that is measured.
func look(ctx context.Context, address string, from net.Addr, id string) error {
	dialer := net.Dialer{LocalAddr: from}
	conn, err := dialer.DialContext(ctx, "tcp", address)
	if err != nil {
		return err
	}
	context.AfterFunc(ctx, func() { conn.Close() })
	if _, err := fmt.Fprintf(conn, "GET /api/tables/%s/events HTTP/1.1\r\nHost: %s\r\n\r\n", id, address); err != nil {
		return err
	}
	lines := bufio.NewReader(conn)
	for {
		line, err := lines.ReadString('\n')
		if err != nil {
			return err
		}
		if strings.HasPrefix(line, "HTTP/") && !strings.Contains(line, " 200 ") {
			return fmt.Errorf("the server answers %q", strings.TrimSpace(line))
		}
		if strings.HasPrefix(line, "data: ") {
			return nil
		}
	}
}
