package goclient_test

import (
	"encoding/json"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// TestAGame makes the client and plays by it.
func TestAGame(t *testing.T) {
	folder := t.TempDir()
	run := func(name string, args ...string) string {
		t.Helper()
		command := exec.Command(name, args...)
		var complaint strings.Builder
		command.Stderr = &complaint
		out, err := command.Output()
		if err != nil {
			t.Fatalf("%s: %v\n%s", strings.Join(command.Args, " "), err, complaint.String())
		}
		return string(out)
	}
	here, err := filepath.Abs(".")
	if err != nil {
		t.Fatal(err)
	}
	made, overlay, server := filepath.Join(folder, "client.go"), filepath.Join(folder, "overlay.json"), filepath.Join(folder, "server")
	run("go", "tool", "oapi-codegen", "-generate", "types,client", "-package", "client", "-o", made, "../../../examples/club/server/internal/api/openapi.yaml")
	text, err := json.Marshal(map[string]any{"Replace": map[string]string{filepath.Join(here, "client", "client.gen.go"): made}})
	if err == nil {
		err = os.WriteFile(overlay, text, 0o600)
	}
	if err != nil {
		t.Fatal(err)
	}
	run("go", "-C", "../../../examples/club", "build", "-o", server, "./server")
	free, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	address := free.Addr().String()
	free.Close()
	running := exec.Command(server, "-address", address, "-database", filepath.Join(folder, "tables.db"), "-requests", "1e6", "-burst", "1000000")
	if err := running.Start(); err != nil {
		t.Fatal(err)
	}
	defer func() {
		running.Process.Kill()
		running.Wait()
	}()
	for exec.Command(server, "-address", address, "health").Run() != nil {
		time.Sleep(50 * time.Millisecond)
	}
	if out := run("go", "run", "-tags", "generated", "-overlay", overlay, "./play", "http://"+address); out != "over after true\n" {
		t.Errorf("the players say %q", out)
	}
}
