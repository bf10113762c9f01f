package test

import (
	"context"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"

	"github.com/railhex/railhex/examples/club/browsertest/browser"
)

// patience ends what hangs, and nothing that a busy machine makes slow.
const patience = 30 * time.Minute

// chromium is the program that shows pages.
func chromium(t *testing.T) string {
	t.Helper()
	program := browser.Program()
	if program == "" {
		t.Skip("nothing is tried in a browser: there is none on the PATH")
	}
	return program
}

// inBrowser is what a page in a folder tells its server, which serves the folder below
// the root.
func inBrowser(t *testing.T, folder, page string) string {
	t.Helper()
	return inBrowserFrom(t, http.FileServer(http.Dir(folder)), page)
}

// inBrowserFrom is inBrowser with a server of files of its own.
func inBrowserFrom(t *testing.T, files http.Handler, page string) string {
	t.Helper()
	program := chromium(t)
	said := make(chan string, 1)
	mux := http.NewServeMux()
	mux.Handle("/some/where/", http.StripPrefix("/some/where/", files))
	mux.HandleFunc("POST /some/where/said", func(_ http.ResponseWriter, r *http.Request) {
		text, err := io.ReadAll(r.Body)
		if err != nil {
			t.Error(err)
		}
		said <- string(text)
	})
	server := httptest.NewServer(mux)
	defer server.Close()

	// The browser's processes may still write there for a moment when it is stopped:
	// the folder is removed in the end.
	profile, err := os.MkdirTemp(install(t), "profile-")
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithTimeout(t.Context(), patience)
	defer stop()
	shown := exec.CommandContext(ctx, program, "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
		"--enable-logging=stderr", "--user-data-dir="+profile, server.URL+"/some/where/"+page)
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
		stop()
		<-ended
		return text
	case err := <-ended:
		t.Fatalf("the page says nothing: %v\n%s", err, complaint.String())
		return ""
	}
}
