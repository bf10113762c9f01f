package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"os/signal"
	"syscall"
	"time"
)

const usualAddress = "127.0.0.1:8080"

func main() {
	addr := flag.String("addr", "", "address to serve on (default "+usualAddress+", or a free port if that is taken)")
	flag.Parse()
	if flag.NArg() > 0 {
		flag.Usage()
		os.Exit(2)
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	if err := run(ctx, *addr, os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "web:", err)
		os.Exit(1)
	}
}

// run serves the page until the context ends.
func run(ctx context.Context, addr string, out io.Writer) error {
	folder, err := os.MkdirTemp("", "railhex-web-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	fmt.Fprintln(out, "building the library for the browser …")
	engine, err := buildEngine(ctx, folder)
	if err != nil {
		return err
	}

	book, err := readBook(ctx)
	if err != nil {
		return err
	}

	listener, err := listen(addr)
	if err != nil {
		return err
	}
	fmt.Fprintf(out, "SteamRollers is at http://%s/\n", listener.Addr())
	server := &http.Server{Handler: handler(engine, book), ReadHeaderTimeout: 10 * time.Second}
	context.AfterFunc(ctx, func() { server.Close() })
	if err := server.Serve(listener); !errors.Is(err, http.ErrServerClosed) {
		return err
	}
	return nil
}

// listen takes the address that is asked for; if none is, the usual one or a
// free port.
func listen(addr string) (net.Listener, error) {
	if addr != "" {
		return net.Listen("tcp", addr)
	}
	listener, err := net.Listen("tcp", usualAddress)
	if err != nil {
		return net.Listen("tcp", "127.0.0.1:0")
	}
	return listener, nil
}
