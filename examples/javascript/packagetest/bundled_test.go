package packagetest

import (
	"context"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// patience ends what hangs, and nothing that a busy machine makes slow.
const patience = 30 * time.Minute

// TestBundled bundles a small app with esbuild and runs what comes of it.
func TestBundled(t *testing.T) {
	folder := install(t)
	bundler := tool(t, "esbuild")
	if _, err := output(folder, bundler, "app.ts", "--bundle", "--format=esm", "--platform=neutral", "--main-fields=module,main", "--minify",
		"--loader:.wasm=file", "--outdir=bundled", "--out-extension:.js=.mjs"); err != nil {
		t.Fatal(err)
	}
	said, err := output(filepath.Join(folder, "bundled"), "node", "app.mjs")
	if err != nil {
		t.Fatal(err)
	}
	if !strings.HasPrefix(said, "steam ") {
		t.Errorf("the bundled app says %q", said)
	}
}

// TestBundledByVite bundles an app with a worker as Vite does without being told
// anything, and runs what comes of it in a browser, where it is served from a folder
// below the root.
func TestBundledByVite(t *testing.T) {
	folder := install(t)
	bundler := tool(t, "vite")
	program := browser(t)
	if _, err := output(folder, bundler, "build", "vite", "--base", "./", "--logLevel", "warn"); err != nil {
		t.Fatal(err)
	}
	said := make(chan string, 1)
	mux := http.NewServeMux()
	mux.Handle("GET /some/where/", http.StripPrefix("/some/where/", http.FileServer(http.Dir(filepath.Join(folder, "vite", "dist")))))
	mux.HandleFunc("POST /some/where/said", func(_ http.ResponseWriter, r *http.Request) {
		text, err := io.ReadAll(r.Body)
		if err != nil {
			t.Error(err)
		}
		said <- string(text)
	})
	server := httptest.NewServer(mux)
	defer server.Close()

	// The browser's processes may still write there for a moment when it is stopped.
	profile, err := os.MkdirTemp("", "railhex-profile-")
	if err != nil {
		t.Fatal(err)
	}
	folders = append(folders, profile)
	ctx, stop := context.WithTimeout(t.Context(), patience)
	defer stop()
	shown := exec.CommandContext(ctx, program, "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
		"--enable-logging=stderr", "--user-data-dir="+profile, server.URL+"/some/where/")
	var complaint strings.Builder
	shown.Stderr = &complaint
	shown.WaitDelay = patience
	if err := shown.Start(); err != nil {
		t.Fatal(err)
	}
	ended := make(chan error, 1)
	go func() { ended <- shown.Wait() }()
	select {
	case text := <-said:
		if !strings.HasPrefix(text, "steam ") {
			t.Errorf("the bundled app says %q", text)
		}
		stop()
		<-ended
	case err := <-ended:
		t.Errorf("the bundled app says nothing: %v\n%s", err, complaint.String())
	}
}

// browser is the program that shows pages.
func browser(t *testing.T) string {
	t.Helper()
	for _, name := range []string{"chromium", "chromium-browser", "google-chrome"} {
		if path, err := exec.LookPath(name); err == nil {
			return path
		}
	}
	t.Skip("what Vite bundles is not tried: there is no browser on the PATH")
	return ""
}
