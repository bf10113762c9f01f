package main

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"time"

	"github.com/railhex/railhex/examples/club/server/internal/postgres"
)

// A row is what was measured as one order asks for.
type row struct {
	order order
	tally *tally
	disk  disk // while it was played
	work  work // for each move
	costs *costs
}

// measure plays, leaves, and looks on, as the order says.
func (o order) measure(ctx context.Context) (r row, err error) {
	r.order = o
	folder, err := os.MkdirTemp("", "load")
	if err != nil {
		return r, err
	}
	defer os.RemoveAll(folder)
	process := 0 // of the database
	switch o.database {
	case "":
		o.database = filepath.Join(folder, "tables.db")
	case "postgres":
		own, err := postgres.New()
		if err != nil {
			return r, err
		}
		defer own.Remove()
		process = own.Process()
		if o.database, err = own.NewDatabase(); err != nil {
			return r, err
		}
	}
	servers, err := startServers(folder, o.database, o.servers, unlimited...)
	defer servers.stop()
	if err != nil {
		return r, err
	}
	players, err := o.gather(ctx, servers)
	if err != nil {
		return r, err
	}
	before, err := spent(servers, process)
	if err != nil {
		return r, err
	}
	r.tally, r.disk, err = o.playWatched(ctx, players)
	if err != nil {
		return r, err
	}
	after, err := spent(servers, process)
	if err != nil {
		return r, err
	}
	moves := time.Duration(len(r.tally.waits))
	r.work = work{(after.servers - before.servers) / moves, (after.database - before.database) / moves}
	r.costs, err = o.idle(ctx, servers)
	return r, err
}

// playWatched plays for the length of the order and watches the disk meanwhile.
func (o order) playWatched(ctx context.Context, players crowd) (*tally, disk, error) {
	ctx, end := context.WithTimeout(ctx, o.length)
	defer end()
	var used disk
	watched := make(chan error, 1)
	go func() {
		var err error
		used, err = watchDisk(ctx)
		watched <- err
	}()
	played, err := o.play(ctx, players)
	end()
	err = errors.Join(err, <-watched)
	return played, used, err
}
