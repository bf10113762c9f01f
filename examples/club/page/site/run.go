package site

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"os/signal"
	"syscall"
	"time"

	"github.com/railhex/railhex/examples/internal/cli"
	"github.com/railhex/railhex/examples/npm/build"
)

const usualAddress = "127.0.0.1:8080"

// Run serves the site of games, or writes it into a folder, as the arguments say, and
// returns the exit status of the command.
func Run(args []string, of build.Contents) int {
	page := cli.Command{Name: "page", Does: "serve a page with games in the browser, or write it as a folder"}
	page.Run = func(c *cli.Call) (int, error) {
		address := c.Flags.String("address", "", "where to listen (default "+usualAddress+", or a free port if that is taken)")
		folder := c.Flags.String("out", "", "`folder` to write the site into, instead of serving it")
		brotli := c.Flags.Bool("brotli", false, "compress the library by brotli, too, which takes Node and a minute")
		if err := c.Parse(0); err != nil {
			return cli.Misused, err
		}
		ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
		defer stop()
		err := run(ctx, of, *address, *folder, *brotli, c.Stdout)
		return cli.StatusOf(err), err
	}
	return page.Main(args, of.Games...)
}

// run writes the site into a folder, or, without one, serves it until the context
// ends.
func run(ctx context.Context, of build.Contents, addr, folder string, brotli bool, out io.Writer) error {
	fmt.Fprintln(out, "building the library for the browser …")
	all, err := Build(ctx, of, brotli)
	if err != nil {
		return err
	}
	if folder != "" {
		if err := all.Write(folder); err != nil {
			return err
		}
		fmt.Fprintf(out, "the site is in %s\n", folder)
		return nil
	}

	listener, err := listen(addr)
	if err != nil {
		return err
	}
	fmt.Fprintf(out, "The page is at http://%s/\n", listener.Addr())
	server := &http.Server{Handler: all.Handler(), ReadHeaderTimeout: 10 * time.Second}
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
