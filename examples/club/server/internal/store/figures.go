package store

import (
	"context"
	"os"
	"path/filepath"
	"time"
)

func (s *tables) Figures() map[string]func() float64 {
	return map[string]func() float64{
		"railhex_store_waiting":     func() float64 { return float64(len(s.jobs)) },
		"railhex_store_connections": func() float64 { return float64(s.db.Stats().OpenConnections) },
	}
}

func (s *postgres) Figures() map[string]func() float64 {
	figures := s.tables.Figures()
	figures["railhex_database_bytes"] = func() (size float64) {
		ctx, cancel := context.WithTimeout(context.Background(), time.Second)
		defer cancel()
		if err := s.db.QueryRowContext(ctx, "SELECT pg_database_size(current_database())").Scan(&size); err != nil {
			return 0
		}
		return size
	}
	return figures
}

func (s *sqlite) Figures() map[string]func() float64 {
	figures := s.tables.Figures()
	size := func(file string) func() float64 {
		return func() float64 {
			found, err := os.Stat(file)
			if err != nil {
				return 0
			}
			return float64(found.Size())
		}
	}
	figures["railhex_database_bytes"], figures["railhex_database_log_bytes"] = size(s.file), size(s.log)
	figures["railhex_disk_free_bytes"] = func() float64 { return free(filepath.Dir(s.file)) }
	return figures
}
