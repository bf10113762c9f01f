package site

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

	"github.com/railhex/railhex/examples/javascript/build"
	"github.com/railhex/railhex/examples/setupwords"
	"github.com/railhex/railhex/variants/family/describe"
)

const usualAddress = "127.0.0.1:8080"

// Run serves the site of games, or writes it into a folder, as the arguments say, and
// returns the exit status of the command.
func Run(args []string, of build.Contents) int {
	flags := flag.NewFlagSet("web", flag.ContinueOnError)
	setupwords.Version(flags)
	addr := flags.String("addr", "", "address to serve on (default "+usualAddress+", or a free port if that is taken)")
	folder := flags.String("out", "", "folder to write the site into, instead of serving it")
	brotli := flags.Bool("brotli", false, "compress the library by brotli, too, which takes a minute")
	if err := flags.Parse(args); err != nil {
		if errors.Is(err, flag.ErrHelp) {
			return 0
		}
		return 2
	}
	if flags.NArg() > 0 {
		flags.Usage()
		return 2
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	if err := describe.Complete(of.Games...); err != nil {
		fmt.Fprintln(os.Stderr, "web:", err)
		return 1
	}
	if err := run(ctx, of, *addr, *folder, *brotli, os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "web:", err)
		return 1
	}
	return 0
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
