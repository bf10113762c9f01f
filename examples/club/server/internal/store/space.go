package store

import (
	"context"
	"os"
	"path/filepath"
	"time"
)

func (s *postgres) Space() (used, free float64) {
	ctx, cancel := context.WithTimeout(context.Background(), time.Second)
	defer cancel()
	if err := s.db.QueryRowContext(ctx, "SELECT pg_database_size(current_database())").Scan(&used); err != nil {
		return 0, 0
	}
	return used, 0
}

func (s *sqlite) Space() (used, left float64) {
	for _, name := range []string{s.file, s.log} {
		if found, err := os.Stat(name); err == nil {
			used += float64(found.Size())
		}
	}
	return used, free(filepath.Dir(s.file))
}
