package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"strings"
	"time"
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
	into     string
	room     int
	think    time.Duration
	bots     int
	finished int
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
	flag.StringVar(&o.into, "table", "", "measure both databases, one server and two, and write the page of figures into this file, which is LOAD.md of the server")
	flag.IntVar(&o.room, "room", 0, "instead of all else play at so many tables of five from one address, as the page does")
	flag.DurationVar(&o.think, "think", 3*time.Second, "how long a player in a room thinks")
	flag.IntVar(&o.bots, "bots", 0, "beside a room, tables at which four strong bots think, and a person who moves at once")
	flag.IntVar(&o.finished, "finished", 0, "instead of all else play so many games to the end, and tell what each takes on the disk")
	flag.Parse()
	if err := o.run(context.Background(), os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "load:", err)
		os.Exit(1)
	}
}

func (o order) run(ctx context.Context, out io.Writer) error {
	if o.servers < 1 || o.tables < 1 || o.left < 0 || o.watchers < 0 {
		return errors.New("there is at least one server and one table, and of the others no less than none")
	}
	if o.room < 0 || o.bots < 0 || o.finished < 0 {
		return errors.New("-room, -bots and -finished are numbers that are not negative")
	}
	if o.database == "" && o.servers > 1 {
		return errors.New("several servers share a database of PostgreSQL; name it with -database")
	}
	switch {
	case o.room > 0:
		return o.measureRoom(ctx, out)
	case o.finished > 0:
		return o.measureFinished(ctx, out)
	}
	orders := []order{o}
	if o.into != "" {
		orders = o.page()
	}
	var found figures
	for _, o := range orders {
		row, err := o.measure(ctx)
		if err != nil {
			return fmt.Errorf("%s: %w", o, err)
		}
		if found = append(found, row); o.into != "" {
			fmt.Fprintln(os.Stderr, o, "is measured") // all of it takes long
		}
	}
	var b strings.Builder
	played := o.length
	found.print(&b)
	if o.into != "" {
		o.room, o.finished = 10, 20
		o.length = max(o.length, time.Minute) // a room plays slowly
		b.WriteString("\n")
		for _, o.bots = range []int{0, 4} {
			if err := o.measureRoom(ctx, &b); err != nil {
				return err
			}
			b.WriteString("\n")
		}
		if err := o.measureFinished(ctx, &b); err != nil {
			return err
		}
		return os.WriteFile(o.into, fmt.Appendf(nil, preface+"%s", played, &b), 0o644)
	}
	_, err := io.WriteString(out, b.String())
	return err
}

// page is what stands on the page of figures.
func (o order) page() (all []order) {
	for _, database := range []struct {
		url     string
		servers int
	}{{"", 1}, {"postgres", 1}, {"postgres", 2}} {
		quiet := o
		quiet.database, quiet.servers, quiet.pace, quiet.listen = database.url, database.servers, 1000, false
		told, fast := quiet, quiet
		told.listen, told.left = true, 0
		fast.pace, fast.left = 0, 0
		all = append(all, quiet, told, fast)
	}
	return all
}

// where is the database, and how many servers it has.
func (o order) where() string {
	database, servers := "SQLite", "one server"
	if o.database != "" {
		database = "PostgreSQL"
	}
	if o.servers > 1 {
		servers = fmt.Sprintf("%d servers", o.servers)
	}
	return database + ", " + servers
}

func (o order) String() string {
	words := o.where()
	if o.pace == 0 {
		words += ", as fast as can be"
	} else {
		words += fmt.Sprintf(", %.0f a second wanted", o.pace)
	}
	if o.listen {
		words += ", all players listen"
	}
	return words
}
