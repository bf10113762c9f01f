package backup

import (
	"context"
	"log/slog"
	"time"

	"github.com/railhex/railhex/variants/family/describe"
)

// A Plan says where a server writes copies of its database by itself, and how many it keeps.
type Plan struct {
	Folder string
	Keep   int
}

// Run writes a copy every day until the context ends, the first one at once. It logs
// each, and goes on after one that fails.
func (p Plan) Run(ctx context.Context, games describe.Games, database string, log *slog.Logger) {
	for every := time.NewTicker(24 * time.Hour); ; {
		switch written, err := Write(ctx, games, database, p.Folder, p.Keep); {
		case ctx.Err() != nil:
		case err != nil:
			log.Error("no backup", "error", err)
		default:
			log.Info("backed up", "file", written.File, "tables", written.Tables, "moves", written.Moves, "bytes", written.Bytes)
		}
		select {
		case <-ctx.Done():
			every.Stop()
			return
		case <-every.C:
		}
	}
}
