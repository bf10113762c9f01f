package serving

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"os"
	"os/signal"
	"sync"
	"syscall"
	"time"

	"github.com/railhex/railhex/examples/server/internal/api"
	"github.com/railhex/railhex/examples/server/internal/backup"
	"github.com/railhex/railhex/examples/server/internal/store"
	"github.com/railhex/railhex/variants/family/describe"
)

// An order is what the command line asks for.
type order struct {
	address  string
	database string
	backup   string
	restore  string
	plan     backup.Plan
	profiles string
	verbose  bool
	limits   api.Limits
	games    describe.Games
	stdout   io.Writer
	stderr   io.Writer
}

// Run serves tables of the games as the arguments say, until the process has to go,
// and returns the exit status of the command.
func Run(args []string, games ...describe.Game) int {
	ctx, stop := signal.NotifyContext(context.Background(), syscall.SIGTERM, os.Interrupt)
	defer stop()
	return run(ctx, args, os.Stdout, os.Stderr, games)
}

// Exit statuses.
const (
	exitDone = iota
	exitFailed
	exitUsage
)

func run(ctx context.Context, args []string, stdout, stderr io.Writer, games describe.Games) int {
	o := order{games: games, stdout: stdout, stderr: stderr}
	flags := flag.NewFlagSet("server", flag.ContinueOnError)
	flags.SetOutput(stderr)
	flags.StringVar(&o.address, "address", "localhost:8080", "where to listen")
	flags.StringVar(&o.database, "database", "railhex.db", "a file of SQLite, or postgres://…")
	flags.StringVar(&o.backup, "backup", "", "write a copy of the SQLite database into this file or folder, and end")
	flags.StringVar(&o.restore, "restore", "", "put this copy in the place of the SQLite database, which stays beside it, and end")
	flags.StringVar(&o.plan.Folder, "backups", "", "write copies of the SQLite database into this folder while the server runs")
	flags.DurationVar(&o.plan.Every, "backup-every", 24*time.Hour, "how often -backups writes one")
	flags.IntVar(&o.plan.Keep, "keep", 7, "how many copies stay in a folder")
	flags.StringVar(&o.profiles, "profiles", "", "an address at which go tool pprof may ask where the time and the memory go; none unless it is said")
	flags.BoolVar(&o.verbose, "verbose", false, "log every request")
	flags.Float64Var(&o.limits.Requests, "requests", 0, "a second, of one address (0: 20)")
	flags.IntVar(&o.limits.Burst, "burst", 0, "requests at once, of one address (0: 60)")
	flags.IntVar(&o.limits.Streams, "streams", 0, "of events, of one address (0: 50)")
	flags.IntVar(&o.limits.AllStreams, "all-streams", 0, "of events, of all (0: 20000)")
	flags.Float64Var(&o.limits.Tables, "tables", 0, "opened an hour, by one address (0: 60)")
	flags.IntVar(&o.limits.Proxies, "proxies", 0, "how many reverse proxies stand before the server")
	err := flags.Parse(args)
	if errors.Is(err, flag.ErrHelp) {
		return exitDone
	} else if err != nil {
		return exitUsage
	}
	switch {
	case flags.NArg() > 0:
		err = fmt.Errorf("%q: there are only flags; -help lists them", flags.Arg(0))
	default:
		err = errors.Join(negative(flags), describe.Complete(games...))
	}
	if err != nil {
		fmt.Fprintln(stderr, "server:", err)
		return exitUsage
	}
	if err := o.run(ctx); err != nil {
		fmt.Fprintln(stderr, "server:", err)
		return exitFailed
	}
	return exitDone
}

// Timeouts are for clients that do not do their part. Streams of events set their
// own.
const (
	toSendHeader = 5 * time.Second
	toSend       = 10 * time.Second
	toRead       = 15 * time.Second
	toAskAgain   = 2 * time.Minute
	toFinish     = 20 * time.Second // what was asked when the server was told to go
)

func (o order) run(ctx context.Context) error {
	level := slog.LevelInfo
	if o.verbose {
		level = slog.LevelDebug
	}
	log := slog.New(slog.NewJSONHandler(o.stderr, &slog.HandlerOptions{Level: level}))
	if o.backup != "" {
		written, err := backup.Write(ctx, o.games, o.database, o.backup, o.plan.Keep)
		if err == nil {
			fmt.Fprintln(o.stdout, written)
		}
		return err
	}
	if o.restore != "" {
		return o.putBack(ctx)
	}
	unlock, err := backup.Lock(o.database)
	if err != nil {
		return err
	}
	defer unlock()
	if err := backup.Interrupted(o.database); err != nil {
		return err
	}
	tables, err := store.Open(ctx, o.database)
	if err != nil {
		return err
	}
	defer tables.Close()
	if o.plan.Folder != "" {
		if store.IsPostgres(o.database) {
			return errors.New("-backups: the database is PostgreSQL, which pg_dump copies")
		}
		if err := os.MkdirAll(o.plan.Folder, 0o700); err != nil {
			return err
		}
		var writing sync.WaitGroup
		defer writing.Wait()
		writing.Go(func() { o.plan.Run(ctx, o.games, o.database, log) })
	}
	if o.profiles != "" {
		if err := profile(o.profiles); err != nil {
			return err
		}
	}
	listener, err := net.Listen("tcp", o.address)
	if err != nil {
		return err
	}
	server := &http.Server{
		Handler:           api.New(ctx, o.games, tables, o.limits, log),
		ReadHeaderTimeout: toSendHeader, ReadTimeout: toSend, WriteTimeout: toRead, IdleTimeout: toAskAgain,
		MaxHeaderBytes: 16 << 10,
		ErrorLog:       slog.NewLogLogger(log.Handler(), slog.LevelWarn),
	}
	log.Info("listening", "urls", urlsOf(listener.Addr().String()))
	failed := make(chan error, 1)
	go func() { failed <- server.Serve(listener) }()
	select {
	case err := <-failed:
		return err
	case <-ctx.Done():
	}
	log.Info("shutting down")
	finishing, cancel := context.WithTimeout(context.Background(), toFinish)
	defer cancel()
	if err := server.Shutdown(finishing); err != nil {
		return errors.Join(err, server.Close())
	}
	return nil
}

// putBack restores a copy.
func (o order) putBack(ctx context.Context) error {
	restored, replaced, err := backup.Restore(ctx, o.games, o.restore, o.database)
	if err != nil {
		return err
	}
	fmt.Fprintln(o.stdout, restored)
	if replaced != "" {
		fmt.Fprintln(o.stdout, "what it replaces is", replaced)
	}
	return nil
}

// negative is an error if a flag has a number that is negative.
func negative(flags *flag.FlagSet) (err error) {
	flags.VisitAll(func(f *flag.Flag) {
		of, wrong := f.Value.(flag.Getter), false
		switch value := of.Get().(type) {
		case int:
			wrong = value < 0
		case float64:
			wrong = !(value >= 0)
		case time.Duration:
			wrong = value <= 0
		}
		if wrong {
			err = fmt.Errorf("-%s %s: a number that is not negative is expected, and a time above 0", f.Name, f.Value)
		}
	})
	return err
}

// urlsOf is how browsers reach an address: all of this machine's own where it is not one of
// them in particular.
func urlsOf(address string) (urls []string) {
	host, port, err := net.SplitHostPort(address)
	if ip := net.ParseIP(host); err != nil || ip == nil || !ip.IsUnspecified() {
		return []string{"http://" + address}
	}
	own, err := net.InterfaceAddrs()
	if err != nil {
		return []string{"http://" + address}
	}
	for _, one := range own {
		if network, ok := one.(*net.IPNet); ok && !network.IP.IsLinkLocalUnicast() {
			urls = append(urls, "http://"+net.JoinHostPort(network.IP.String(), port))
		}
	}
	return urls
}
