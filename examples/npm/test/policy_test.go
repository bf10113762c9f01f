package test

import (
	"encoding/json"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"
)

// policy is the strictest under which all of the package works.
const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'; style-src 'self'"

// TestAStrictPolicyForContent plays with a board, a language and a worker where nothing else is
// allowed, and where WebAssembly is not: the error then says so.
func TestAStrictPolicyForContent(t *testing.T) {
	folder := install(t)
	if text, err := os.ReadFile(filepath.Join(folder, "node_modules", "railhex", "README.md")); err != nil || !strings.Contains(string(text), "\n"+policy+"\n") {
		t.Errorf("the README does not state the policy: %v", err)
	}
	files := http.FileServerFS(os.DirFS(folder))
	for name, of := range map[string]struct{ policy, want string }{
		"strict":              {policy, ""},
		"without WebAssembly": {strings.Replace(policy, " 'wasm-unsafe-eval'", "", 1), "Content Security Policy"},
	} {
		t.Run(name, func(t *testing.T) {
			text := inBrowserFrom(t, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
				w.Header().Set("Content-Security-Policy", of.policy)
				files.ServeHTTP(w, r)
			}), "policy.html")
			var said struct {
				Drawn         bool
				Prompt, Error string
				Forbidden     []string
			}
			if err := json.Unmarshal([]byte(text), &said); err != nil {
				t.Fatal(err)
			}
			if of.want == "" && (!said.Drawn || said.Prompt == "" || len(said.Forbidden) > 0) {
				t.Errorf("the page says %s", text)
			}
			if of.want != "" && (!strings.HasPrefix(said.Error, "FetchError: ") || !strings.Contains(said.Error, of.want)) {
				t.Errorf("the page says %s", text)
			}
		})
	}
}

// TestAServiceWorker plays inside one, and on a page whose server is silent but whose service
// worker has kept the package.
func TestAServiceWorker(t *testing.T) {
	files := http.FileServerFS(os.DirFS(install(t)))
	var silent atomic.Bool
	var asked atomic.Int32 // while the server is silent
	text := inBrowserFrom(t, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if silent.Load() {
			asked.Add(1)
			http.Error(w, "nobody is there", http.StatusServiceUnavailable)
			return
		}
		if r.Method == http.MethodPost {
			silent.Store(true)
			return
		}
		files.ServeHTTP(w, r)
	}), "offline.html")
	var said struct{ Inside, Again, Error string }
	if err := json.Unmarshal([]byte(text), &said); err != nil || said.Error != "" {
		t.Fatalf("%v: %s", err, text)
	}
	if want := "goods"; !strings.Contains(said.Inside, want) || said.Again != said.Inside {
		t.Errorf("the service worker says %q, and the page %q", said.Inside, said.Again)
	}
	if n := asked.Load(); n != 0 {
		t.Errorf("the silent server is asked %d times", n)
	}
}
