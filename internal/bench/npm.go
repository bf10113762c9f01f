package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strconv"

	"github.com/railhex/railhex/examples/npm/build"
	described "github.com/railhex/railhex/internal/games"
)

// What is measured of the npm package.
const (
	packagePlays = "the npm package in Node: random play, moves a second ÷ boardgame.io 0.50.2 in the same process"
	packageLoads = "the npm package in Node: loading, in milliseconds"
)

// copies are the files of the engine by what they are.
var copies = []struct{ what, ending string }{
	{"the npm package: its engine, in MB", ""},
	{"the npm package: its engine by gzip, in MB", ".gz"},
	{"the npm package: its engine by brotli, in MB", ".br"},
}

// benchPackage measures the npm package under Node.
func benchPackage(rounds int, t *table, out io.Writer) {
	g := goal{must: 5, want: 20, atLeast: true}
	m, err := measurePackage(rounds)
	if err != nil {
		fmt.Fprintf(out, "the npm package is left out: %v\n\n", err)
		leftOut(t, packagePlays, g)
		return
	}
	row(t, packagePlays, spreadOf(m.ratios), g)
	loaded := spreadOf(m.loaded)
	t.add(packageLoads, number(loaded.median), number(loaded.least)+" – "+number(loaded.most), "stated", "")
	for i, copied := range copies {
		t.add(copied.what, number(float64(m.sizes[i])/1e6), "", "stated", "")
	}
}

// A packageMeasured is what was found.
type packageMeasured struct {
	ratios, loaded []float64
	sizes          []int64 // of copies, in bytes
}

func measurePackage(rounds int) (m packageMeasured, err error) {
	folder, err := boardgameioFolder()
	if err != nil {
		return m, err
	}
	installed := filepath.Join(folder, "node_modules", "railhex")
	engine := filepath.Join(installed, build.EngineFile)
	if _, err := build.Package(context.Background(), build.Contents{Games: described.All(), Engine: build.ThreeGames}, installed, nil); err != nil {
		return m, err
	}
	if err := errors.Join(build.Gzip(engine), build.Brotli(context.Background(), engine)); err != nil {
		return m, err
	}
	for _, copied := range copies {
		file, err := os.Stat(engine + copied.ending)
		if err != nil {
			return m, err
		}
		m.sizes = append(m.sizes, file.Size())
	}
	if m.ratios, _, err = runPackage(folder, rounds); err != nil {
		return m, err
	}
	for range rounds {
		_, loaded, err := runPackage(folder, 0)
		if err != nil {
			return m, err
		}
		m.loaded = append(m.loaded, loaded)
	}
	return m, nil
}

// runPackage runs the package in a process of its own.
func runPackage(folder string, rounds int) (ratios []float64, loaded float64, err error) {
	text, err := output(folder, "node", "package.mjs", strconv.Itoa(rounds))
	if err != nil {
		return nil, 0, err
	}
	var run struct {
		Ratios []float64
		Loaded float64
	}
	err = json.Unmarshal([]byte(text), &run)
	return run.Ratios, run.Loaded, err
}
