package backup

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/railhex/railhex/examples/club/server/internal/store"
	"github.com/railhex/railhex/examples/club/server/internal/table"
	"github.com/railhex/railhex/variants/family/describe"
)

// A Copy is a database that was written, and what is in it.
type Copy struct {
	File   string
	Tables int
	Moves  int
	Bytes  int64
}

func (c Copy) String() string {
	return fmt.Sprintf("%s: %d tables with %d moves, %d bytes, all replayed", c.File, c.Tables, c.Moves, c.Bytes)
}

// Write writes a copy of a database. If target is a folder, the copy is named after the
// database and the moment, and the oldest such copies are deleted until keep are left.
// Otherwise target is the file, and a copy that stands there is replaced. Whatever fails,
// the copies that were there stay.
func Write(ctx context.Context, games describe.Games, database, target string, keep int) (Copy, error) {
	folder, file := filepath.Dir(target), target
	found, err := os.Stat(target)
	into := err == nil && found.IsDir()
	switch {
	case into:
		folder, file = target, filepath.Join(target, name(database, time.Now()))
	case err == nil && same(target, database):
		return Copy{}, fmt.Errorf("%s is the database itself", target)
	case err == nil:
		if _, err := Verify(ctx, games, target); err != nil {
			return Copy{}, fmt.Errorf("%s is there already, and is no copy that could be replaced: %w", target, err)
		}
	}
	part, err := newPart(folder)
	if err != nil {
		return Copy{}, err
	}
	defer os.Remove(part) // if it is still there
	if err := store.Copy(ctx, database, part); err != nil {
		return Copy{}, err
	}
	written, err := Verify(ctx, games, part)
	if err != nil {
		return Copy{}, fmt.Errorf("the copy of %s: %w", database, err)
	}
	if err := settle(part, file); err != nil {
		return Copy{}, err
	}
	written.File = file
	if into {
		err = prune(database, file, keep)
	}
	return written, err
}

// BeforeMigration copies a database that a newer server is about to migrate, and returns
// the copy, "" for a database that stays as it is. The copy stands beside the database, and
// a server of that version restores it.
func BeforeMigration(ctx context.Context, database string) (copied string, err error) {
	if store.IsPostgres(database) {
		return "", nil
	}
	part, err := newPart(filepath.Dir(database))
	if err != nil {
		return "", err
	}
	defer os.Remove(part) // if it is still there
	version, err := store.CopyOld(ctx, database, part)
	if err != nil || version == 0 {
		return "", err
	}
	copied = fmt.Sprintf("%s.version-%d-%s", database, version, time.Now().UTC().Format(stamp))
	return copied, settle(part, copied)
}

// Verify holds a database of any kind against itself and against the rules.
func Verify(ctx context.Context, games describe.Games, file string) (Copy, error) {
	c := Copy{File: store.Named(file)}
	err := store.Verify(ctx, file, func(t store.Table, moves []store.Move) error {
		c.Tables, c.Moves = c.Tables+1, c.Moves+len(moves)
		return table.Verify(games, t, moves)
	})
	if err != nil {
		return Copy{}, err
	}
	for _, suffix := range beside[:2] { // what a server has not moved into the file yet counts, too
		if found, err := os.Stat(file + suffix); err == nil {
			c.Bytes += found.Size()
		}
	}
	return c, nil
}

// newPart makes an empty file in a folder for what will get its name when it is whole. It removes
// those that a program which was killed has left behind.
func newPart(folder string) (name string, err error) {
	left, err := filepath.Glob(filepath.Join(folder, ".railhex-*.part"))
	if err != nil {
		return "", err
	}
	for _, one := range left {
		if found, err := os.Stat(one); err == nil && time.Since(found.ModTime()) > longestWriting {
			os.Remove(one) // or the next one will
		}
	}
	part, err := os.CreateTemp(folder, ".railhex-*.part")
	if err != nil {
		return "", err
	}
	return part.Name(), part.Close()
}

// longestWriting is after how long without a write a file is one that was left behind.
const longestWriting = time.Hour

// settle gives a file its name once it is on disk.
func settle(part, file string) error {
	if err := onDisk(part); err != nil {
		return err
	}
	if err := os.Rename(part, file); err != nil {
		return err
	}
	return onDisk(filepath.Dir(file))
}

func onDisk(name string) error {
	f, err := os.Open(name)
	if err != nil {
		return err
	}
	return errors.Join(f.Sync(), f.Close())
}

func same(a, b string) bool {
	one, err := os.Stat(a)
	other, err2 := os.Stat(b)
	return err == nil && err2 == nil && os.SameFile(one, other)
}

const stamp = "20060102-150405.000" // in UTC: names stand in the order of time

func name(database string, at time.Time) string {
	return stem(database) + "-" + at.UTC().Format(stamp) + ".db"
}

func stem(database string) string {
	base := filepath.Base(database)
	return strings.TrimSuffix(base, filepath.Ext(base))
}

// prune deletes the oldest copies of a database in a folder, until keep are left. One of them is that which was just
// written: if the clock was set back, the others have later names.
func prune(database, written string, keep int) error {
	folder := filepath.Dir(written)
	entries, err := os.ReadDir(folder) // in the order of their names
	var others []string
	for _, e := range entries {
		rest, ok := strings.CutPrefix(e.Name(), stem(database)+"-")
		rest, isCopy := strings.CutSuffix(rest, ".db")
		if _, err := time.Parse(stamp, rest); ok && isCopy && err == nil && e.Name() != filepath.Base(written) {
			others = append(others, e.Name())
		}
	}
	for _, old := range others[:max(0, len(others)-max(0, keep-1))] {
		err = errors.Join(err, os.Remove(filepath.Join(folder, old)))
	}
	return err
}
