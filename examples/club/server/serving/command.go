package serving

import (
	"context"
	"fmt"
	"io"
	"net"
	"net/http"
	"strconv"
	"strings"
	"text/tabwriter"
	"time"

	"github.com/railhex/railhex/examples/club/server/internal/backup"
	"github.com/railhex/railhex/examples/club/server/internal/store"
	"github.com/railhex/railhex/examples/club/server/internal/table"
)

// A command is what the operator does to the tables, whether the server runs or not.
type command struct {
	name, about string
	arguments   int
	do          func(ctx context.Context, o order, s store.Store, h *table.Host, arguments []string) error // s and h are nil for health and verify
}

var commands = []command{
	{health, "end with 0 if the server at -address can be played at", 0, func(ctx context.Context, o order, _ store.Store, _ *table.Host, _ []string) error {
		return o.healthy(ctx)
	}},
	{verify, "hold every table of the database against the rules", 0, func(ctx context.Context, o order, _ store.Store, _ *table.Host, _ []string) error {
		return o.tell(backup.Verify(ctx, o.games, o.database))
	}},
	{"list", "list all tables", 0, func(ctx context.Context, o order, s store.Store, _ *table.Host, _ []string) error {
		ids, err := s.IDs(ctx)
		if err != nil {
			return err
		}
		out := tabwriter.NewWriter(o.stdout, 0, 0, 2, ' ', 0)
		fmt.Fprintln(out, "table\tgame\tchanged\tmoves\tover\tplayers")
		for _, id := range ids {
			t, err := s.Table(ctx, id)
			if err != nil {
				return fmt.Errorf("table %s: %w", id, err)
			}
			game, _, _ := strings.Cut(strings.TrimPrefix(t.Header, "game "), "\n")
			fmt.Fprintf(out, "%s\t%s\t%s\t%d\t%t\t%s\n", id, game, t.Changed.Format("2006-01-02"), t.Moves, t.Over, strings.Join(players(t), ", "))
		}
		return out.Flush()
	}},
	{"record", "print the record of TABLE, if no hand is hidden", 1, func(ctx context.Context, o order, _ store.Store, h *table.Host, a []string) error {
		text, err := h.Record(ctx, a[0])
		if err == nil {
			_, err = io.WriteString(o.stdout, text)
		}
		return err
	}},
	{"free", "free at TABLE the SEAT, and print the end of a new link to it", 2, func(ctx context.Context, o order, _ store.Store, h *table.Host, a []string) error {
		seat, err := strconv.Atoi(a[1])
		if err != nil {
			return fmt.Errorf("%s is no number of a seat", a[1])
		}
		invite, err := h.FreeAnyway(ctx, a[0], seat)
		if err == nil {
			fmt.Fprintf(o.stdout, "#table=%s&seat=%s\n", a[0], invite)
		}
		return err
	}},
	{"end", "end the game at TABLE", 1, func(ctx context.Context, _ order, _ store.Store, h *table.Host, a []string) error {
		return h.End(ctx, a[0])
	}},
	{"forget", "delete NAME at all tables", 1, func(ctx context.Context, o order, _ store.Store, h *table.Host, a []string) error {
		n, err := h.ForgetName(ctx, a[0])
		if err == nil {
			fmt.Fprintf(o.stdout, "the name stood at %d tables\n", n)
		}
		return err
	}},
	{"delete", "delete TABLE for good", 1, func(ctx context.Context, _ order, _ store.Store, h *table.Host, a []string) error {
		return h.Delete(ctx, a[0])
	}},
}

// The commands that open no database to write to it.
const (
	health = "health"
	verify = "verify"
)

// healthy asks a server whether it can be played at.
func (o order) healthy(ctx context.Context) error {
	host, port, err := net.SplitHostPort(o.address)
	if err != nil {
		return err
	}
	if ip := net.ParseIP(host); host == "" || ip.IsUnspecified() {
		host = "localhost"
	}
	ctx, cancel := context.WithTimeout(ctx, 5*time.Second)
	defer cancel()
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, "http://"+net.JoinHostPort(host, port)+"/ready", nil)
	if err != nil {
		return err
	}
	answer, err := http.DefaultClient.Do(request)
	if err != nil {
		return fmt.Errorf("%w; -address says where the server listens", err)
	}
	defer answer.Body.Close()
	if answer.StatusCode != http.StatusOK {
		return fmt.Errorf("%s: %s", request.URL, answer.Status)
	}
	return nil
}

// players returns the names at a table.
func players(t store.Table) (names []string) {
	for _, s := range t.Seats {
		switch {
		case s.Bot != "":
			names = append(names, "(bot "+s.Bot+")")
		case s.Token == "":
			names = append(names, "(free)")
		case s.Name == "":
			names = append(names, "(no name)")
		default:
			names = append(names, s.Name)
		}
	}
	return names
}

// known lists the commands, a line each.
func known() (list string) {
	for _, c := range commands {
		list += fmt.Sprintf("  %s (%s)\n", c.name, c.about)
	}
	return list
}

// commandIn returns the command in the words behind the flags, nil without any.
func commandIn(words []string) (func(context.Context, order) error, error) {
	if len(words) == 0 {
		return nil, nil
	}
	for _, c := range commands {
		if c.name == words[0] && c.arguments == len(words)-1 {
			return func(ctx context.Context, o order) error {
				if c.name == health || c.name == verify {
					return c.do(ctx, o, nil, nil, nil)
				}
				s, err := store.OpenExisting(ctx, o.database)
				if err != nil {
					return err
				}
				defer s.Close()
				return c.do(ctx, o, s, table.NewHost(o.games, s), words[1:])
			}, nil
		}
	}
	return nil, fmt.Errorf("%q: behind the flags one of these can stand:\n%s", strings.Join(words, " "), known())
}
