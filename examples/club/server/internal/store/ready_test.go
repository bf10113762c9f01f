package store_test

import (
	"bytes"
	"context"
	"errors"
	"io"
	"net"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"github.com/railhex/railhex/examples/club/server/internal/servertest"
	"github.com/railhex/railhex/examples/club/server/internal/store"
)

// until waits until a store is ready, or says why it is not.
func until(t *testing.T, s store.Store, why string) {
	t.Helper()
	for {
		err := s.Ready(t.Context())
		if why == "" && err == nil || why != "" && err != nil && strings.Contains(err.Error(), why) {
			return
		}
		select {
		case <-t.Context().Done():
			t.Fatalf("it says %v, want %q", err, why)
		case <-time.After(time.Millisecond):
		}
	}
}

// TestReadyTellsTheTruth harms a database of SQLite under a store.
func TestReadyTellsTheTruth(t *testing.T) {
	t.Cleanup(store.Hurry())
	for why, harm := range map[string]func(file string) error{
		"taken away":        os.Remove,
		"was taken away":    func(file string) error { return os.Remove(file + "-wal") },
		"was replaced":      func(file string) error { return replaced(file, file) },
		"-wal was replaced": func(file string) error { return replaced(file+"-wal", file) },
		"finds it damaged":  scribble,
	} {
		t.Run(why, func(t *testing.T) {
			file := filepath.Join(t.TempDir(), "tables.db")
			first := database{url: file}.open(t)
			created(t, first, "one")
			if err := first.Close(); err != nil { // so that the log is in the file
				t.Fatal(err)
			}
			s := database{url: file}.open(t)
			until(t, s, "")
			servertest.Check(t, harm(file))
			until(t, s, why)
		})
	}
}

// TestAFullDiskIsNoticed fills the disk of a database of SQLite, and makes room again.
func TestAFullDiskIsNoticed(t *testing.T) {
	folder := t.TempDir()
	if err := syscall.Mount("tmpfs", folder, "tmpfs", 0, "size=2m"); err != nil {
		t.Skip("only root can make a small disk:", err)
	}
	t.Cleanup(func() { syscall.Unmount(folder, syscall.MNT_DETACH) })
	s := database{url: filepath.Join(folder, "tables.db")}.open(t)
	created(t, s, "one")
	until(t, s, "")
	filler := filepath.Join(folder, "filler")
	if err := os.WriteFile(filler, make([]byte, 2<<20), 0o600); !errors.Is(err, syscall.ENOSPC) {
		t.Fatalf("the disk is not full: %v", err)
	}
	until(t, s, "cannot be written")
	servertest.Check(t, os.Remove(filler))
	until(t, s, "")
	servertest.Check(t, s.Update(t.Context(), "one", moving("a")))
}

// TestAnotherProgramIsNoticed changes a database of SQLite as a command of the operator does.
func TestAnotherProgramIsNoticed(t *testing.T) {
	d := database{url: filepath.Join(t.TempDir(), "tables.db")}
	s := d.open(t)
	created(t, s, "one")
	if told := <-s.Changed(); told != "one" {
		t.Fatalf("%q is told", told)
	}
	other := d.open(t)
	for { // the store may not have looked yet for the first time
		servertest.Check(t, other.Update(t.Context(), "one", moving("a")))
		select {
		case told := <-s.Changed():
			if told != "" {
				t.Errorf("%q is told", told)
			}
			return
		case <-time.After(500 * time.Millisecond):
		}
	}
}

// replaced puts a copy of a file in the place of another.
func replaced(file, from string) error {
	text, err := os.ReadFile(from)
	if err != nil {
		return err
	}
	if err := os.WriteFile(file+".new", text, 0o600); err != nil {
		return err
	}
	return os.Rename(file+".new", file)
}

// scribble writes over every page but the first two.
func scribble(file string) error {
	found, err := os.Stat(file)
	if err != nil {
		return err
	}
	f, err := os.OpenFile(file, os.O_WRONLY, 0)
	if err != nil {
		return err
	}
	defer f.Close()
	_, err = f.WriteAt(bytes.Repeat([]byte("x"), int(found.Size())-2*4096), 2*4096)
	return err
}

// TestALineThatIsDead lets the connection on which a server listens carry nothing more: the
// server tells its own watchers all the same, says that it is not ready, and listens anew.
func TestALineThatIsDead(t *testing.T) {
	t.Cleanup(store.Hurry())
	direct := servertest.Postgres(t)
	line, dead := deadly(t, direct)
	s := database{url: line}.open(t)
	other := database{url: direct}.open(t)
	until(t, s, "")
	created(t, s, "one")
	dead.Store(true)
	told := s.Changed()
	hears := func(by store.Store, notation string) {
		t.Helper()
		for len(told) > 0 {
			<-told
		}
		servertest.Check(t, by.Update(t.Context(), "one", moving(notation)))
		for <-told != "one" {
		}
	}
	hears(s, "a")
	until(t, s, "not heard of")
	dead.Store(false)
	until(t, s, "")
	hears(other, "b")
}

// deadly is the URL of a line to a database, on which connections that have listened carry
// nothing while dead is set, and are not closed.
func deadly(t *testing.T, to string) (at string, dead *atomic.Bool) {
	t.Helper()
	address := servertest.Must(url.Parse(to))
	listener := servertest.Must(net.Listen("tcp", "127.0.0.1:0"))
	ctx, stop := context.WithCancel(context.Background())
	t.Cleanup(func() {
		stop()
		listener.Close()
	})
	dead = new(atomic.Bool)
	host := address.Host
	go func() {
		for {
			from, err := listener.Accept()
			if err != nil {
				return
			}
			onward, err := net.Dial("tcp", host)
			if err != nil {
				from.Close()
				continue
			}
			context.AfterFunc(ctx, func() {
				from.Close()
				onward.Close()
			})
			var listens atomic.Bool
			carry := func(w io.WriteCloser, r io.Reader) {
				defer w.Close()
				for b := make([]byte, 32<<10); ; {
					n, err := r.Read(b)
					if err != nil {
						return
					}
					if bytes.Contains(b[:n], []byte("LISTEN ")) {
						listens.Store(true)
					}
					if listens.Load() && dead.Load() {
						continue
					}
					if _, err := w.Write(b[:n]); err != nil {
						return
					}
				}
			}
			go carry(onward, from)
			go carry(from, onward)
		}
	}()
	address.Host = listener.Addr().String()
	return address.String(), dead
}
