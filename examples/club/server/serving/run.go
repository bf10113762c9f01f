package serving

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"net/http/pprof"
	"os"
	"os/signal"
	"strings"
	"sync"
	"syscall"
	"time"

	"github.com/railhex/railhex/examples/club/server/internal/api"
	"github.com/railhex/railhex/examples/club/server/internal/backup"
	"github.com/railhex/railhex/examples/club/server/internal/push"
	"github.com/railhex/railhex/examples/club/server/internal/store"
	"github.com/railhex/railhex/examples/club/server/internal/table"
	"github.com/railhex/railhex/examples/internal/cli"
	"github.com/railhex/railhex/variants/family/describe"
)

// An order is what the command line asks for.
type order struct {
	address   string
	database  string
	backup    string
	copyTo    string
	restore   string
	plan      backup.Plan
	metrics   string
	limits    api.Limits
	secret    string
	anyone    bool
	neglected time.Duration
	games     describe.Games
	stdout    io.Writer
	stderr    io.Writer
}

// Run serves tables of the games as the arguments say, until the process has to go,
// and returns the exit status of the command.
func Run(args []string, games ...describe.Game) int {
	ctx, stop := signal.NotifyContext(context.Background(), syscall.SIGTERM, os.Interrupt)
	defer stop()
	return run(ctx, args, os.Stdout, os.Stderr, games)
}

func run(ctx context.Context, args []string, stdout, stderr io.Writer, games describe.Games) int {
	o := order{games: games, stdout: stdout, stderr: stderr}
	server := cli.Command{Name: "server", Does: "serve tables at which people play over a network", Usage: []string{"[flags] [COMMAND …]"}}
	server.Help = "A command is one of\n" + known()
	server.Run = func(c *cli.Call) (int, error) { return o.command(ctx, c) }
	return server.Call(args, os.Stdin, stdout, stderr, games...)
}

// command does what the command line asks for.
func (o order) command(ctx context.Context, c *cli.Call) (status int, err error) {
	flags := c.Flags
	flags.StringVar(&o.address, "address", "localhost:8080", "where to listen")
	flags.StringVar(&o.database, "database", "railhex.db", "a file of SQLite, or postgres://…")
	flags.StringVar(&o.backup, "backup", "", "write a copy of the SQLite database into this file or folder, and end")
	flags.StringVar(&o.restore, "restore", "", "put this copy in the place of the SQLite database, which stays beside it, and end")
	flags.StringVar(&o.copyTo, "copy-to", "", "write all that is in the database into another, a file of SQLite or postgres://…, while no server runs, and end")
	flags.StringVar(&o.plan.Folder, "backups", "", "write copies of the SQLite database into this folder while the server runs")
	flags.IntVar(&o.plan.Keep, "keep", 7, "how many copies stay in a folder")
	flags.StringVar(&o.metrics, "metrics", "", "an address at which Prometheus may ask for metrics, and go tool pprof for profiles; none unless it is said")
	flags.Float64Var(&o.limits.Times, "limits", 1, "how many times as much as usual clients may ask for: requests, streams and tables")
	flags.IntVar(&o.limits.BotCores, "bot-cores", 0, "how many bots think at once, each on a processor (0: half of the processors)")
	flags.DurationVar(&o.limits.Grace, "grace", time.Hour, "how long after its start the server moves for nobody whose time is up")
	flags.StringVar(&o.secret, "secret", "", "a file with secrets, a word each, one of which opens a table; one is made where others than this machine reach the server")
	flags.BoolVar(&o.anyone, "anyone", false, "let anyone open tables who reaches the server")
	flags.DurationVar(&o.neglected, "neglected", 90*24*time.Hour, "how long a game goes on at which nobody moves, while the server runs; it is ended then, and kept")
	flags.IntVar(&o.limits.Proxies, "proxies", 0, "how many reverse proxies stand before the server")
	smtp := flags.String("smtp", "", "a file with smtp://user:password@host:port, the server of mail that sends letters to players; none unless it is said")
	from := flags.String("mail-from", "", "the address from which letters come")
	page := flags.String("url", "", "the address of the page, to which letters lead: https://…")
	if err := c.Parse(cli.AnyWords); err != nil {
		return cli.Misused, err
	}
	act, err := commandIn(flags.Args())
	if act == nil {
		act = func(ctx context.Context, o order) error { return o.run(ctx) }
	}
	if err == nil && o.database == "" {
		err = errors.New("-database is empty: name a file of SQLite, or postgres://…")
	}
	if err := errors.Join(err, o.negative(), o.post(*smtp, *from, *page)); err != nil {
		return cli.Misused, err
	}
	err = act(ctx, o)
	return cli.StatusOf(err), err
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
	log := slog.New(slog.NewJSONHandler(o.stderr, &slog.HandlerOptions{ReplaceAttr: clipped}))
	slog.SetDefault(log)
	if o.backup != "" {
		return o.tell(backup.Write(ctx, o.games, o.database, o.backup, o.plan.Keep))
	}
	if o.restore != "" {
		return o.putBack(ctx)
	}
	unlock, err := backup.Lock(o.database)
	if err != nil {
		return err
	}
	defer unlock()
	if o.copyTo != "" {
		return o.transfer(ctx)
	}
	if err := backup.Interrupted(o.database); err != nil {
		return err
	}
	tables, err := o.open(ctx, log)
	if err != nil {
		return err
	}
	defer tables.Close()
	secrets, file, err := o.secrets()
	if err != nil {
		return err
	}
	o.limits.Secrets, o.limits.Shared = secrets, store.IsPostgres(o.database)
	o.limits.Local = len(secrets) == 0 && !o.anyone
	ctx, stop := context.WithCancel(ctx)
	var beside sync.WaitGroup
	defer func() {
		stop()
		beside.Wait()
	}()
	if o.plan.Folder != "" {
		if store.IsPostgres(o.database) {
			return errors.New("-backups: the database is PostgreSQL, which pg_dump copies")
		}
		if err := os.MkdirAll(o.plan.Folder, 0o700); err != nil {
			return err
		}
		beside.Go(func() { o.plan.Run(ctx, o.games, o.database, log) })
	}
	handler := api.New(ctx, o.games, tables, o.limits, log)
	beside.Go(func() { sweep(ctx, tables, handler.Host, o, log) })
	if err := observed(o.metrics, handler.Metrics); err != nil {
		return err
	}
	listener, err := net.Listen("tcp", o.address)
	if err != nil {
		return err
	}
	log.Info("listening", "urls", urlsOf(listener.Addr().String()), "secrets", file)
	return serve(ctx, listener, handler, log)
}

// clipped shortens a value of the log: a client chooses how long the name of a table is, and an error may have a stack.
func clipped(_ []string, a slog.Attr) slog.Attr {
	const longest = 2 << 10
	if text := a.Value.String(); len(text) > longest {
		a.Value = slog.StringValue(text[:longest])
	}
	return a
}

// observed serves metrics and profiles at an address that nobody but the operator should reach; at none it does not.
func observed(address string, metrics http.Handler) error {
	if address == "" {
		return nil
	}
	listener, err := net.Listen("tcp", address)
	if err != nil {
		return err
	}
	mux := http.NewServeMux()
	mux.Handle("/", metrics)
	mux.HandleFunc("/debug/pprof/", pprof.Index)
	mux.HandleFunc("/debug/pprof/profile", pprof.Profile)
	mux.HandleFunc("/debug/pprof/trace", pprof.Trace)
	go (&http.Server{Handler: mux, ReadHeaderTimeout: toSendHeader}).Serve(listener)
	return nil
}

// open opens the database, and copies it before if it is migrated.
func (o order) open(ctx context.Context, log *slog.Logger) (store.Store, error) {
	switch copied, err := backup.BeforeMigration(ctx, o.database); {
	case err != nil:
		return nil, err
	case copied != "":
		log.Info("the database is migrated", "copy", copied, "back", fmt.Sprintf("end this server, run the former one with -database %s -restore %s, and start that", o.database, copied))
	}
	return store.Open(ctx, o.database)
}

// serve answers requests until the context ends, and then those that have begun.
func serve(ctx context.Context, listener net.Listener, handler http.Handler, log *slog.Logger) error {
	server := &http.Server{
		Handler:           handler,
		ReadHeaderTimeout: toSendHeader, ReadTimeout: toSend, WriteTimeout: toRead, IdleTimeout: toAskAgain,
		MaxHeaderBytes: 16 << 10,
		ErrorLog:       slog.NewLogLogger(log.Handler(), slog.LevelWarn),
	}
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

// sweep deletes from time to time what is older than it may be, and ends neglected games. A clock that is wrong when
// the machine starts has some time to become right.
func sweep(ctx context.Context, tables store.Store, host *table.Host, o order, log *slog.Logger) {
	age := store.Age{Empty: 7 * 24 * time.Hour, Answers: 24 * time.Hour}
	for every := time.NewTicker(time.Hour); ; {
		select {
		case <-ctx.Done():
			every.Stop()
			return
		case <-every.C:
		}
		deleted, err := tables.Sweep(ctx, age)
		told, ended, failed := host.EndNeglected(ctx, o.neglected)
		if len(deleted)+len(told)+len(ended) > 0 {
			log.Info("nobody uses tables", "deleted", deleted, "told", told, "ended", ended)
		}
		if err := errors.Join(err, failed); err != nil && ctx.Err() == nil {
			log.Error("what is old could not be deleted", "error", err)
		}
	}
}

// transfer copies the database into another.
func (o order) transfer(ctx context.Context) error {
	if err := store.Transfer(ctx, o.database, o.copyTo); err != nil {
		return err
	}
	return o.tell(backup.Verify(ctx, o.games, o.copyTo))
}

// tell prints a database that was written or verified.
func (o order) tell(c backup.Copy, err error) error {
	if err == nil {
		fmt.Fprintln(o.stdout, c)
	}
	return err
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

// post keeps how letters are sent, if a file says by which server.
func (o *order) post(file, from, page string) error {
	if file == "" {
		return nil
	}
	text, err := os.ReadFile(file)
	if err == nil {
		o.limits.Pushes.Post, err = push.ReadPost(strings.TrimSpace(string(text)), from, page)
	}
	if err != nil {
		return fmt.Errorf("-smtp, -mail-from and -url: %w", err)
	}
	return nil
}

// negative is an error if a flag has a number that is negative.
func (o order) negative() error {
	least := min(o.plan.Keep, o.limits.BotCores, o.limits.Proxies, int(o.limits.Grace), int(o.neglected))
	if least < 0 || !(o.limits.Times > 0) {
		return errors.New("-keep, -bot-cores, -proxies, -grace and -neglected take what is not negative, and -limits a number above 0")
	}
	return nil
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
