package driver

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"net/http"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"
)

// webkit speaks WebDriver to WebKitGTK.
type webkit struct {
	t    *testing.T
	base string // address of the session
}

// WebKit starts the small browser of WebKitGTK on a screen that nobody sees.
func WebKit(t *testing.T) Browser {
	t.Helper()
	program, screen := installed(t, "WebKitWebDriver", "webkit2gtk-driver"), installed(t, "Xvfb", "xvfb")
	port := freePort(t)
	command := exec.Command(program, fmt.Sprint("--port=", port))
	command.Env = append(os.Environ(), "DISPLAY=:"+display(t, screen), "LANG=en_GB.UTF-8")
	run(t, command)
	w := &webkit{t: t, base: fmt.Sprintf("http://127.0.0.1:%d", port)}
	for begun := time.Now(); ; time.Sleep(50 * time.Millisecond) {
		answer, err := http.Get(w.base + "/status")
		if err == nil {
			_ = answer.Body.Close()
			break
		}
		if time.Since(begun) > patience {
			t.Fatal(err)
		}
	}
	var session struct{ SessionID string }
	w.post("/session", map[string]any{"capabilities": map[string]any{}}, &session)
	w.base += "/session/" + session.SessionID
	t.Cleanup(func() {
		request, err := http.NewRequest(http.MethodDelete, w.base, nil)
		if err != nil {
			return
		}
		if answer, err := http.DefaultClient.Do(request); err == nil {
			_ = answer.Body.Close()
		}
	})
	w.post("/timeouts", map[string]any{"script": patience.Milliseconds()}, nil)
	return w
}

// display starts a screen that nobody sees, and returns its number.
func display(t *testing.T, program string) string {
	t.Helper()
	out, in, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = out.Close() }()
	command := exec.Command(program, "-displayfd", "3", "-screen", "0", "1440x900x24")
	command.ExtraFiles = []*os.File{in}
	run(t, command)
	_ = in.Close()
	number, err := bufio.NewReader(out).ReadString('\n')
	if err != nil {
		t.Fatal(err)
	}
	return strings.TrimSpace(number)
}

func (w *webkit) Visit(address string) {
	w.t.Helper()
	w.post("/url", map[string]any{"url": address}, nil)
}

func (w *webkit) Do(script string, result any, arguments ...any) {
	w.t.Helper()
	w.post("/execute/async", map[string]any{"script": script, "args": arguments}, result)
}

// post gives a command, and reads the value of its answer.
func (w *webkit) post(command string, parameters map[string]any, result any) {
	w.t.Helper()
	body, err := json.Marshal(parameters)
	if err != nil {
		w.t.Fatal(err)
	}
	answer, err := http.Post(w.base+command, "application/json", bytes.NewReader(body))
	if err != nil {
		w.t.Fatal(err)
	}
	defer func() { _ = answer.Body.Close() }()
	var value struct{ Value json.RawMessage }
	if err := json.NewDecoder(answer.Body).Decode(&value); err != nil {
		w.t.Fatal(err)
	}
	if answer.StatusCode != http.StatusOK {
		w.t.Fatalf("%s: %s", command, value.Value)
	}
	if result == nil {
		return
	}
	if err := json.Unmarshal(value.Value, result); err != nil {
		w.t.Fatalf("%v: %s", err, value.Value)
	}
}
