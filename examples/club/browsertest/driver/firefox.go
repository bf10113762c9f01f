package driver

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"testing"
	"time"
)

// firefox speaks to the Marionette of a Firefox: each message is its length, a colon and
// an array of JSON.
type firefox struct {
	t    *testing.T
	conn net.Conn
	in   *bufio.Reader
	sent int
}

// Firefox starts Firefox without a window.
func Firefox(t *testing.T) Browser {
	t.Helper()
	program := installed(t, "firefox-esr", "firefox-esr", "firefox")
	port, profile := freePort(t), t.TempDir()
	preferences := fmt.Sprintf("user_pref(\"marionette.port\", %d);\nuser_pref(\"intl.locale.requested\", \"en-US\");\nuser_pref(\"ui.prefersReducedMotion\", 1);\n", port)
	if err := os.WriteFile(filepath.Join(profile, "user.js"), []byte(preferences), 0o600); err != nil {
		t.Fatal(err)
	}
	run(t, exec.Command(program, "--headless", "--marionette", "--no-remote", "--profile", profile))
	f := &firefox{t: t}
	for begun := time.Now(); ; time.Sleep(50 * time.Millisecond) {
		conn, err := net.Dial("tcp", net.JoinHostPort("127.0.0.1", strconv.Itoa(port)))
		if err == nil {
			f.conn, f.in = conn, bufio.NewReader(conn)
			break
		}
		if time.Since(begun) > patience {
			t.Fatal(err)
		}
	}
	t.Cleanup(func() { _ = f.conn.Close() })
	f.read() // it says who it is
	f.call("WebDriver:NewSession", map[string]any{})
	f.call("WebDriver:SetTimeouts", map[string]any{"script": patience.Milliseconds()})
	return f
}

func (f *firefox) Visit(address string) {
	f.t.Helper()
	f.call("WebDriver:Navigate", map[string]any{"url": address})
}

func (f *firefox) Do(script string, result any, arguments ...any) {
	f.t.Helper()
	answer := f.call("WebDriver:ExecuteAsyncScript", map[string]any{"script": script, "args": arguments})
	var value struct{ Value json.RawMessage }
	if err := json.Unmarshal(answer, &value); err != nil {
		f.t.Fatal(err)
	}
	if err := json.Unmarshal(value.Value, result); err != nil {
		f.t.Fatalf("%v: %s", err, value.Value)
	}
}

// call gives a command, and returns its answer.
func (f *firefox) call(command string, parameters map[string]any) json.RawMessage {
	f.t.Helper()
	f.sent++
	message, err := json.Marshal([]any{0, f.sent, command, parameters})
	if err != nil {
		f.t.Fatal(err)
	}
	if _, err := fmt.Fprintf(f.conn, "%d:%s", len(message), message); err != nil {
		f.t.Fatal(err)
	}
	var answer [4]json.RawMessage
	if err := json.Unmarshal(f.read(), &answer); err != nil {
		f.t.Fatal(err)
	}
	if string(answer[2]) != "null" {
		f.t.Fatalf("%s: %s", command, answer[2])
	}
	return answer[3]
}

func (f *firefox) read() []byte {
	f.t.Helper()
	head, err := f.in.ReadString(':')
	if err != nil {
		f.t.Fatal(err)
	}
	length, err := strconv.Atoi(head[:len(head)-1])
	if err != nil {
		f.t.Fatal(err)
	}
	message := make([]byte, length)
	if _, err := io.ReadFull(f.in, message); err != nil {
		f.t.Fatal(err)
	}
	return message
}
