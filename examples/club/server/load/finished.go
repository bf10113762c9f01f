package main

import (
	"context"
	"database/sql"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/railhex/railhex/examples/club/server/internal/client"
	"github.com/railhex/railhex/examples/club/server/internal/store"
	"github.com/railhex/railhex/examples/club/server/internal/table"
	"github.com/railhex/railhex/internal/games"
)

// measureFinished plays games of five to the end by moves at random, and tells what each takes
// in the database when the answers to its requests have gone.
func (o order) measureFinished(ctx context.Context, out io.Writer) error {
	t := sheet{head: []string{"a finished game of five", "moves", "on the disk", "must", "want"}}
	for _, setup := range setups {
		moves, bytes, err := finish(ctx, setup, o.finished)
		if err != nil {
			return err
		}
		t.add(strings.TrimPrefix(setup[0], "game "), fmt.Sprint(moves/o.finished), fmt.Sprintf("%.1f kB", float64(bytes)/1000/float64(o.finished)), "30 kB", "10 kB")
	}
	t.print(out)
	return nil
}

// finish returns how many moves so many games took, and how many bytes of the disk.
func finish(ctx context.Context, setup []string, count int) (moves, bytes int, err error) {
	folder, err := os.MkdirTemp("", "load")
	if err != nil {
		return 0, 0, err
	}
	defer os.RemoveAll(folder)
	file := filepath.Join(folder, "tables.db")
	tables, err := store.Open(ctx, file)
	if err != nil {
		return 0, 0, err
	}
	h, random := table.NewHost(games.All(), tables), rand.New(rand.NewPCG(1, 1))
	for range count {
		n, err := play(ctx, h, setup, random)
		if moves += n; err != nil {
			return 0, 0, err
		}
	}
	time.Sleep(2 * time.Second) // until the games have ended before a time in whole seconds
	if _, err := tables.Sweep(ctx, store.Age{Empty: time.Hour, Answers: time.Second}); err != nil {
		return 0, 0, err
	}
	if err := tables.Close(); err != nil {
		return 0, 0, err
	}
	db, err := sql.Open("sqlite", file)
	if err != nil {
		return 0, 0, err
	}
	defer db.Close()
	err = db.QueryRowContext(ctx, "SELECT (page_count - freelist_count) * page_size FROM pragma_page_count, pragma_freelist_count, pragma_page_size").Scan(&bytes)
	return moves, bytes, err
}

// play plays a game to the end, and returns how many moves that took.
func play(ctx context.Context, h *table.Host, setup []string, random *rand.Rand) (int, error) {
	opened, err := h.Open(ctx, table.Opening{Header: strings.Join(setup, "\n") + "\n"})
	if err != nil {
		return 0, err
	}
	var keys []string
	for i, invite := range opened.Invites {
		keys = append(keys, client.NewKey())
		if _, err := h.Sit(ctx, opened.ID, keys[i], invite, fmt.Sprint("Player ", i+1)); err != nil {
			return 0, err
		}
	}
	for turn := 1; ; {
		t, err := h.Table(ctx, opened.ID, keys[turn-1])
		if err != nil {
			return 0, err
		}
		view := t.View("en")
		if view.Over {
			return view.Moves, nil
		}
		if view.Turn != turn {
			turn = view.Turn
			continue
		}
		options := optionsOf(view.Options)
		move := options[random.IntN(len(options))].Move
		if _, err := h.Move(ctx, opened.ID, keys[turn-1], table.Wish{Position: view.Position, Move: move, Request: client.NewKey()}, "en"); err != nil {
			return 0, err
		}
	}
}
