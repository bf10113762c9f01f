package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"time"

	"github.com/railhex/railhex/examples/server/internal/postgres"
)

// An order is what the command line asks for.
type order struct {
	database string
	servers  int
	tables   int
	left     int
	watchers int
	pace     float64
	length   time.Duration
	listen   bool
	profiles string
}

func main() {
	var o order
	flag.StringVar(&o.database, "database", "", "of the servers: postgres for one that is started for it, or postgres://…; a new file of SQLite unless it is said")
	flag.IntVar(&o.servers, "servers", 1, "that share the database; more than one need PostgreSQL")
	flag.IntVar(&o.tables, "tables", 200, "at which is played at once")
	flag.IntVar(&o.left, "idle", 4000, "tables that are opened then, at which nobody plays; with none there are no watchers")
	flag.IntVar(&o.watchers, "watchers", 10000, "streams that look on idle tables")
	flag.Float64Var(&o.pace, "pace", 0, "moves a second that the players want to make together (0: as many as the server takes)")
	flag.DurationVar(&o.length, "for", 20*time.Second, "how long is played")
	flag.BoolVar(&o.listen, "listen", false, "each player listens to her table, and is sent all that she sees after every move")
	flag.StringVar(&o.profiles, "profiles", "", "a folder for what go tool pprof reads, of this program and of the servers")
	flag.Parse()
	if err := o.run(context.Background()); err != nil {
		fmt.Fprintln(os.Stderr, "load:", err)
		os.Exit(1)
	}
}

func (o order) run(ctx context.Context) error {
	if o.servers < 1 || o.tables < 1 || o.left < 0 || o.watchers < 0 {
		return errors.New("there is at least one server and one table, and of the others no less than none")
	}
	if o.database == "" && o.servers > 1 {
		return errors.New("several servers share a database of PostgreSQL; name it with -database")
	}
	folder, err := os.MkdirTemp("", "load")
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	name, database := "PostgreSQL", 0
	switch o.database {
	case "":
		name, o.database = "SQLite", filepath.Join(folder, "tables.db")
	case "postgres":
		own, err := postgres.New()
		if err != nil {
			return err
		}
		defer own.Remove()
		database = own.Process()
		if o.database, err = own.NewDatabase(); err != nil {
			return err
		}
	}
	servers, err := startServers(folder, o.database, o.servers)
	defer servers.stop()
	if err != nil {
		return err
	}
	fmt.Printf("%s, %d server(s), %d tables at once, %v%s\n", name, o.servers, o.tables, o.length, o.paced())
	players, err := o.gather(ctx, servers)
	if err != nil {
		return err
	}
	profiled := func() error { return nil }
	if o.profiles != "" {
		if profiled, err = servers.profile(o.profiles, o.length); err != nil {
			return err
		}
	}
	before, err := spent(servers, database)
	if err != nil {
		return err
	}
	played, err := o.play(ctx, players)
	if err := errors.Join(err, profiled()); err != nil {
		return err
	}
	after, err := spent(servers, database)
	if err != nil {
		return err
	}
	played.print(o.length)
	each := func(d time.Duration) time.Duration {
		return (d / time.Duration(len(played.waits))).Round(time.Microsecond)
	}
	fmt.Printf("a processor works %v for each move in the server(s), and %v in the database\n", each(after.servers-before.servers), each(after.database-before.database))
	return o.idle(ctx, servers)
}

func (o order) paced() string {
	words := ", as fast as the server takes them"
	if o.pace != 0 {
		words = fmt.Sprintf(", %.0f moves a second wanted", o.pace)
	}
	if o.listen {
		words += ", all players listen"
	}
	return words
}
