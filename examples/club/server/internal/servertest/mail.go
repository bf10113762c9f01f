package servertest

import (
	"io"
	"mime/quotedprintable"
	"net"
	"net/mail"
	"net/textproto"
	"strings"
	"testing"
)

// A Letter is one that a server of mail took.
type Letter struct {
	mail.Header
	Text string
}

// Mail starts a server of mail at localhost, which begins no TLS. It returns its port, and the letters that it takes.
func Mail(t *testing.T) (port string, letters <-chan Letter) {
	t.Helper()
	listener := Must(net.Listen("tcp", "localhost:0"))
	t.Cleanup(func() { listener.Close() })
	taken := make(chan Letter, 100)
	go func() {
		for {
			conn, err := listener.Accept()
			if err != nil {
				return
			}
			go take(textproto.NewConn(conn), taken)
		}
	}()
	_, port, _ = net.SplitHostPort(listener.Addr().String())
	return port, taken
}

// take takes letters over a connection.
func take(c *textproto.Conn, taken chan<- Letter) {
	defer c.Close()
	c.PrintfLine("220 here")
	for line, err := c.ReadLine(); err == nil; line, err = c.ReadLine() {
		if line == "DATA" {
			c.PrintfLine("354 go on")
			read := Must(mail.ReadMessage(strings.NewReader(string(Must(c.ReadDotBytes())))))
			taken <- Letter{read.Header, string(Must(io.ReadAll(quotedprintable.NewReader(read.Body))))}
		}
		c.PrintfLine("250 well")
	}
}
