package build

import (
	"bytes"
	"compress/gzip"
	"context"
	"embed"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"

	"github.com/railhex/railhex/variants/family/describe"
)

//go:embed package
var sources embed.FS

// EngineFile is the name of the engine in the package.
const EngineFile = "railhex.wasm"

// Contents are what an npm package serves.
type Contents struct {
	Games describe.Games
	// Engine is the import path of the program that has these games, in this order: see
	// examples/javascript/engine, which has the three.
	Engine string
}

// ThreeGames is the import path of the engine with the three games.
const ThreeGames = "github.com/railhex/railhex/examples/javascript/engine"

// Package writes the npm package into a folder, which it makes.
func Package(ctx context.Context, of Contents, folder string) error {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	if err := Engine(ctx, of.Engine, filepath.Join(folder, EngineFile)); err != nil {
		return err
	}
	if err := Modules(of.Games, folder); err != nil {
		return err
	}
	here, err := sourceFolder(ctx)
	if err != nil {
		return err
	}
	license, err := os.ReadFile(filepath.Join(here, "..", "..", "..", "LICENSE"))
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(folder, "LICENSE"), license, 0o644)
}

// sourceFolder is the folder of this package.
func sourceFolder(ctx context.Context) (string, error) {
	folder, err := exec.CommandContext(ctx, "go", "list", "-f", "{{.Dir}}", "github.com/railhex/railhex/examples/javascript/build").Output()
	if err != nil {
		return "", fmt.Errorf("the folder of package build was not found: %w", err)
	}
	return strings.TrimSpace(string(folder)), nil
}

// Engine compiles an engine by its import path.
func Engine(ctx context.Context, engine, file string) error {
	file, err := filepath.Abs(file)
	if err != nil {
		return err
	}
	compile := exec.CommandContext(ctx, "go", "build", "-trimpath", "-buildmode=c-shared", "-ldflags=-s -w", "-o", file, engine)
	compile.Env = append(os.Environ(), "GOOS=wasip1", "GOARCH=wasm", "CGO_ENABLED=0")
	if said, err := compile.CombinedOutput(); err != nil {
		return fmt.Errorf("the engine was not compiled: %w\n%s", err, said)
	}
	return nil
}

// Compress writes compressed copies of a file beside it, for servers that hand them out
// as they are: by gzip with ".gz" behind the name, and by brotli with ".br". The second
// takes a minute for the engine; its compressor is a module of its own, which the go
// command gets where it is not there yet.
func Compress(ctx context.Context, file string) error {
	return errors.Join(Gzip(file), Brotli(ctx, file))
}

// Gzip is Compress by gzip alone.
func Gzip(file string) error {
	text, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	var packed bytes.Buffer
	w, err := gzip.NewWriterLevel(&packed, gzip.BestCompression)
	if err != nil {
		return err
	}
	if _, err := w.Write(text); err != nil {
		return err
	}
	if err := w.Close(); err != nil {
		return err
	}
	return os.WriteFile(file+".gz", packed.Bytes(), 0o644)
}

// Brotli is Compress by brotli alone.
func Brotli(ctx context.Context, file string) error {
	file, err := filepath.Abs(file)
	if err != nil {
		return err
	}
	here, err := sourceFolder(ctx)
	if err != nil {
		return err
	}
	compressor := filepath.Join(here, "..", "brotli")
	if said, err := exec.CommandContext(ctx, "go", "-C", compressor, "run", ".", file).CombinedOutput(); err != nil {
		return fmt.Errorf("%s was not compressed by brotli: %w\n%s", file, err, said)
	}
	return nil
}

var sizeLine = regexp.MustCompile(`(?m)^export const size = 0;$`)

// Modules writes what the package is besides the engine. If the engine lies in the folder
// the modules know its size, which is what they tell of progress while it is loaded.
func Modules(games describe.Games, folder string) error {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	files, err := fs.Sub(sources, "package")
	if err != nil {
		return err
	}
	err = fs.WalkDir(files, ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		text, err := fs.ReadFile(files, name)
		if err != nil {
			return err
		}
		if name == "engine.js" {
			if engine, err := os.Stat(filepath.Join(folder, EngineFile)); err == nil {
				text = sizeLine.ReplaceAll(text, fmt.Appendf(nil, "export const size = %d;", engine.Size()))
			}
		}
		return os.WriteFile(filepath.Join(folder, name), text, 0o644)
	})
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(folder, "kinds.d.ts"), Kinds(games), 0o644)
}
