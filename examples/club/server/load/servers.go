package main

import (
	"bufio"
	"bytes"
	"context"
	_ "embed"
	"fmt"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"github.com/railhex/railhex/examples/club/server/internal/client"
)

// A server is a process of the server on this machine.
type server struct {
	process *exec.Cmd
	address string
}

func (s *server) url() string { return "http://" + s.address }

func (s *server) stop() {
	s.process.Process.Kill()
	s.process.Wait()
}

// start builds a server and starts it, with a new database and without limits.
func (p plan) start() (*server, error) {
	program := filepath.Join(p.folder, "server")
	build := exec.Command("go", "build", "-o", program, "github.com/railhex/railhex/examples/club/server")
	if text, err := build.CombinedOutput(); err != nil {
		return nil, fmt.Errorf("go build: %w\n%s", err, text)
	}
	folder, err := os.MkdirTemp(p.folder, "")
	if err != nil {
		return nil, err
	}
	free, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, err
	}
	s := &server{address: free.Addr().String()}
	free.Close()
	s.process = exec.Command(program, "-address", s.address, "-database", filepath.Join(folder, "tables.db"), "-limits", "1e6")
	var log bytes.Buffer
	s.process.Stderr = &log
	if err := s.process.Start(); err != nil {
		return nil, err
	}
	for range 400 {
		if answer, err := http.Get(s.url() + "/ready"); err == nil {
			answer.Body.Close()
			if answer.StatusCode == http.StatusOK {
				return s, nil
			}
		}
		time.Sleep(50 * time.Millisecond)
	}
	s.stop()
	return nil, fmt.Errorf("the server does not answer:\n%s", &log)
}

// resident returns how many bytes of memory the server has.
func (s *server) resident() (n int64, err error) {
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", s.process.Process.Pid))
	if err != nil {
		return 0, err
	}
	_, rest, _ := strings.Cut(string(text), "VmRSS:")
	_, err = fmt.Sscanf(rest, "%d", &n)
	return n << 10, err
}

// watch measures the memory of a server whose tables are watched.
func (p plan) watch(ctx context.Context) error {
	s, err := p.start()
	if err != nil {
		return err
	}
	defer s.stop()
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	const tables, watchers = 100, 10_000
	var ids []string
	for range tables {
		opened, err := client.New(s.url(), http.DefaultClient).Open(ctx, client.Opening{Setup: setup})
		if err != nil {
			return err
		}
		ids = append(ids, opened.ID)
	}
	before, err := s.resident()
	if err != nil {
		return err
	}
	for i := range watchers {
		from := &net.TCPAddr{IP: net.IPv4(127, 0, 1, byte(1+i/5000))} // each address has ports of its own
		if err := s.look(ctx, from, ids[i%tables]); err != nil {
			return fmt.Errorf("after %d streams: %w", i, err)
		}
	}
	after, err := s.resident()
	if err == nil {
		fmt.Printf("%d watchers of %d tables: %d MiB in all, %.1f KiB each.\n", watchers, tables, after>>20, float64(after-before)/1024/watchers)
	}
	return err
}

// look opens a stream of events and reads the first, on a bare connection: so many of net/http would take more
// memory than the server. The stream is open until the context ends.
func (s *server) look(ctx context.Context, from net.Addr, id string) error {
	conn, err := (&net.Dialer{LocalAddr: from}).DialContext(ctx, "tcp", s.address)
	if err != nil {
		return err
	}
	context.AfterFunc(ctx, func() { conn.Close() })
	fmt.Fprintf(conn, "GET /api/tables/%s/events HTTP/1.1\r\nHost: %s\r\n\r\n", id, s.address)
	for lines := bufio.NewReader(conn); ; {
		line, err := lines.ReadString('\n')
		if err != nil || strings.HasPrefix(line, "data: ") {
			return err
		}
	}
}

//go:embed boardgameio.mjs
var boardgameIO []byte

// playBeside plays at n tables of the server of boardgame.io.
func (p plan) playBeside(ctx context.Context, n int) (waits []time.Duration, err error) {
	folder := filepath.Join(p.folder, "boardgameio")
	script := filepath.Join(folder, "boardgameio.mjs")
	if _, err := os.Stat(script); err != nil {
		install := exec.CommandContext(ctx, "npm", "install", "--silent", "--no-audit", "--no-fund", "--prefix", folder,
			"boardgame.io@0.50.2", "node-persist@3.0.5", "socket.io-client@4.8.1")
		if text, err := install.CombinedOutput(); err != nil {
			return nil, fmt.Errorf("npm install: %w\n%s", err, text)
		}
		if err := os.WriteFile(script, boardgameIO, 0o600); err != nil {
			return nil, err
		}
	}
	play := exec.CommandContext(ctx, "node", script, strconv.Itoa(n), strconv.Itoa(int(p.length.Milliseconds())))
	play.Dir, play.Stderr = folder, os.Stderr
	text, err := play.Output()
	for line := range strings.Lines(string(text)) {
		if took, err := time.ParseDuration(strings.TrimSpace(line)); err == nil {
			waits = append(waits, took)
		}
	}
	return waits, err
}
