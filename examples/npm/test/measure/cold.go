package main

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"time"
)

// cold measures how long the package takes to build with empty caches.
func cold(ctx context.Context, b *bench) error {
	caches, err := os.MkdirTemp("", "railhex-caches-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(caches)
	began := time.Now()
	err = makePackage(ctx, b.root, filepath.Join(caches, "package"),
		[]string{"GOCACHE=" + filepath.Join(caches, "go"), "GOMODCACHE=" + filepath.Join(caches, "modules"), "GOFLAGS=-modcacherw"})
	if err != nil {
		return err
	}
	b.row("building the package with cold caches", fmt.Sprintf("%.0f s", time.Since(began).Seconds()), "120 s", "–")
	return nil
}
