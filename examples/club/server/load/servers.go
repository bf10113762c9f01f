package main

import (
	"bytes"
	"fmt"
	"net"
	"net/http"
	"os/exec"
	"path/filepath"
	"time"
)

// servers are processes of the server on this machine.
type servers struct {
	processes []*exec.Cmd
	addresses []string
	profiles  []string // addresses
}

func (s *servers) address(i int) string { return s.addresses[i%len(s.addresses)] }
func (s *servers) url(i int) string     { return "http://" + s.address(i) }

// unlimited has a server refuse nothing for being too much.
var unlimited = []string{"-requests", "1e9", "-burst", "1000000000", "-tables", "1e12", "-streams", "1000000", "-all-streams", "1000000", "-all-tables", "1000000000"}

// startServers builds the server and starts some, with limits of theirs.
func startServers(folder, database string, count int, limits ...string) (*servers, error) {
	s := new(servers)
	program := filepath.Join(folder, "server")
	if text, err := exec.Command("go", "build", "-o", program, "github.com/railhex/railhex/examples/club/server").CombinedOutput(); err != nil {
		return s, fmt.Errorf("go build: %w\n%s", err, text)
	}
	for range count {
		address, err := freeAddress()
		if err != nil {
			return s, err
		}
		profiles, err := freeAddress()
		if err != nil {
			return s, err
		}
		var log bytes.Buffer
		p := exec.Command(program, append([]string{"-address", address, "-database", database, "-profiles", profiles}, limits...)...)
		p.Stderr = &log
		if err := p.Start(); err != nil {
			return s, err
		}
		s.processes, s.addresses, s.profiles = append(s.processes, p), append(s.addresses, address), append(s.profiles, profiles)
		if err := ready(address); err != nil {
			return s, fmt.Errorf("%w\n%s", err, log.Bytes())
		}
	}
	return s, nil
}

func freeAddress() (string, error) {
	free, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return "", err
	}
	defer free.Close()
	return free.Addr().String(), nil
}

// ready waits until a server answers.
func ready(address string) error {
	for range 200 {
		if answer, err := http.Get("http://" + address + "/ready"); err == nil {
			answer.Body.Close()
			if answer.StatusCode == http.StatusOK {
				return nil
			}
		}
		time.Sleep(50 * time.Millisecond)
	}
	return fmt.Errorf("the server at %s does not answer", address)
}

func (s *servers) stop() {
	for _, p := range s.processes {
		p.Process.Kill()
		p.Wait()
	}
}
