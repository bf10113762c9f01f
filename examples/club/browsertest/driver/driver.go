package driver

import (
	"net"
	"os/exec"
	"testing"
	"time"
)

// A Browser shows a page.
type Browser interface {
	// Visit goes to an address.
	Visit(address string)
	// Do runs the body of a function with some arguments and a callback behind them, and
	// reads into result what the callback is called with.
	Do(script string, result any, arguments ...any)
}

const patience = 30 * time.Minute

// installed returns the path of a program. Without it the test is skipped.
func installed(t *testing.T, program, pack string, more ...string) string {
	t.Helper()
	for _, name := range append([]string{program}, more...) {
		if path, err := exec.LookPath(name); err == nil {
			return path
		}
	}
	t.Skipf("there is no %s (Debian's package is called %s)", program, pack)
	return ""
}

// freePort returns a port that nobody listens at.
func freePort(t *testing.T) int {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = listener.Close() }()
	return listener.Addr().(*net.TCPAddr).Port
}

// run runs a program until the test ends.
func run(t *testing.T, command *exec.Cmd) {
	t.Helper()
	if err := command.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		_ = command.Process.Kill()
		_ = command.Wait()
	})
}
