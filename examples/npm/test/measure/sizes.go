package main

import (
	"bytes"
	"compress/gzip"
	"context"
	"fmt"
	"os"
	"path/filepath"

	"github.com/railhex/railhex/examples/npm/build"
)

// sizes measures what the network carries, under gzip.
func sizes(_ context.Context, b *bench) error {
	for _, of := range []struct{ engine, must, want string }{
		{"railhex", "–", "–"},
		{"steamrollers", "1.70 MB", "1.30 MB"},
		{"steampower", "2.00 MB", "1.60 MB"},
		{"steam", "2.00 MB", "1.60 MB"},
	} {
		var sizes []any
		for _, ending := range []string{".gz", ".br", ""} {
			about, err := os.Stat(filepath.Join(b.folder, of.engine+".wasm"+ending))
			if err != nil {
				return err
			}
			sizes = append(sizes, float64(about.Size())/1e6)
		}
		b.row(of.engine+".wasm by gzip (by brotli, as it is)", fmt.Sprintf("%.3f MB (%.3f, %.3f)", sizes...), of.must, of.want)
	}
	modules, err := build.Started(b.folder, "index.js", "board.js", "server.js", "thinker.js")
	if err != nil {
		return err
	}
	var packed bytes.Buffer
	w, err := gzip.NewWriterLevel(&packed, gzip.BestCompression)
	if err != nil {
		return err
	}
	for _, text := range modules {
		if _, err := w.Write([]byte(text)); err != nil {
			return err
		}
	}
	if err := w.Close(); err != nil {
		return err
	}
	b.row("JavaScript with board, server and thinker, by gzip", fmt.Sprintf("%.1f kB", float64(packed.Len())/1e3), "40 kB", "25 kB")
	return nil
}
