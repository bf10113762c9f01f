package main

import (
	"fmt"
	"io"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/railhex/railhex/examples/club/server/internal/servertest"
	"github.com/railhex/railhex/internal/long"
)

// A front is a reverse proxy as Debian has it, before a server at the root and below /club/.
type front struct {
	name string
	// config writes what the proxy reads and returns how it is started.
	config func(t *testing.T, folder, address, server string) []string
}

var fronts = []front{
	{"caddy", func(t *testing.T, folder, address, server string) []string {
		site := replaced(t, "club/Caddyfile", "{$RAILHEX_HOST:play.example.org}", "http://"+address, "{$RAILHEX_SERVER:localhost:8080}", server,
			"\treverse_proxy", "\tencode gzip\n\thandle_path /club/* {\n\t\treverse_proxy "+server+"\n\t}\n\treverse_proxy")
		file := filepath.Join(folder, "Caddyfile")
		written(t, file, "{\n\tadmin off\n\tauto_https off\n}\n"+site)
		return []string{"run", "--adapter", "caddyfile", "--config", file}
	}},
	{"nginx", func(t *testing.T, folder, address, server string) []string {
		site := replaced(t, "club/nginx.conf", "localhost:8080", server)
		below := strings.NewReplacer("location / {", "location /club/ {", "http://"+server+";", "http://"+server+"/;").Replace(site)
		file := filepath.Join(folder, "nginx.conf")
		var places strings.Builder
		for _, kind := range []string{"client_body", "proxy", "fastcgi", "uwsgi", "scgi"} {
			fmt.Fprintf(&places, "%s_temp_path %s/%s;\n", kind, folder, kind)
		}
		written(t, file, fmt.Sprintf("daemon off;\npid %s/pid;\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\ngzip on;\ngzip_proxied any;\ngzip_types *;\n%sserver {\nlisten %s;\n%s%s}\n}\n",
			folder, &places, address, site, below))
		return []string{"-p", folder, "-c", file}
	}},
}

func replaced(t *testing.T, file string, pairs ...string) string {
	t.Helper()
	text := servertest.Must(os.ReadFile(file))
	return strings.NewReplacer(pairs...).Replace(string(text))
}

func written(t *testing.T, file, text string) {
	t.Helper()
	servertest.Check(t, os.WriteFile(file, []byte(text), 0o600))
}

// TestBehindTheProxiesOfDebian plays behind each of them, at the root and below a path: streams
// and pictures come through while the proxy compresses. A forged X-Forwarded-For
// is not believed.
func TestBehindTheProxiesOfDebian(t *testing.T) {
	long.Only(t, "TestTheSampleOfNginx asks through one, and TestAddressOf reads what they report")
	for _, f := range fronts {
		t.Run(f.name, func(t *testing.T) {
			if _, err := exec.LookPath(f.name); err != nil {
				t.Skip(err)
			}
			folder := t.TempDir()
			p := started(t, filepath.Join(folder, "tables.db"))
			p.kill()
			p.args = append(p.args, "-proxies", "1", "-anyone", "-limits", "1")
			p.start()
			t.Cleanup(p.kill)
			address := f.start(t, folder, p.url)
			for _, path := range []string{"/", "/club/"} {
				answer := servertest.Must(http.Get("http://" + address + path))
				page, err := io.ReadAll(answer.Body)
				answer.Body.Close()
				if err != nil || answer.StatusCode != http.StatusOK || !strings.Contains(string(page), "served/main.js") {
					t.Errorf("%s has no page: %s, %v", path, answer.Status, err)
				}
				if strings.Contains(string(page), `src="/`) {
					t.Errorf("the page asks for something outside %s", path)
				}
				out := ofNode(t, "testdata/play.mjs", "http://"+address+path, "30", npmClient)
				if !strings.Contains(out, `"played":true,"undone":true`) {
					t.Errorf("behind %s%s the players say %s", f.name, path, out)
				}
			}
			if !refused(t, "http://"+address) {
				t.Error("a client that forges X-Forwarded-For is many clients")
			}
		})
	}
}

// start starts the proxy before a server, until the test ends, and returns its address.
func (f front) start(t *testing.T, folder, server string) (address string) {
	t.Helper()
	address = freeAddress(t)
	proxy := exec.Command(f.name, f.config(t, folder, address, strings.TrimPrefix(server, "http://"))...)
	proxy.Env = append(os.Environ(), "HOME="+folder)
	var said strings.Builder
	proxy.Stderr = &said
	servertest.Check(t, proxy.Start())
	t.Cleanup(func() {
		proxy.Process.Signal(syscall.SIGTERM) // so that its children end, too
		proxy.Wait()
	})
	for range 200 {
		if answer, err := http.Get("http://" + address + "/ready"); err == nil {
			answer.Body.Close()
			return address
		}
		time.Sleep(20 * time.Millisecond)
	}
	t.Fatalf("%s does not answer:\n%s", f.name, &said)
	return ""
}

// TestTheSampleOfNginx sends requests through nginx as an older browser does, with Origin and without
// Sec-Fetch-Site. The server compares Origin with Host, so nginx must pass on both name and port.
func TestTheSampleOfNginx(t *testing.T) {
	nginx := fronts[1]
	if _, err := exec.LookPath(nginx.name); err != nil {
		if text := servertest.Must(os.ReadFile("club/nginx.conf")); !strings.Contains(string(text), "proxy_set_header Host $http_host;") {
			t.Errorf("the sample passes no Host on:\n%s", text)
		}
		t.Skip("the sample was only read:", err)
	}
	folder := t.TempDir()
	p := started(t, filepath.Join(folder, "tables.db"))
	address := nginx.start(t, folder, p.url)
	for origin, want := range map[string]int{"http://" + address: http.StatusOK, "http://elsewhere.example": http.StatusForbidden} {
		request := servertest.Must(http.NewRequestWithContext(t.Context(), "POST", "http://"+address+"/api/qr", strings.NewReader(`{"text":"a"}`)))
		request.Header.Set("Content-Type", "application/json")
		request.Header.Set("Origin", origin)
		answer := servertest.Must(http.DefaultClient.Do(request))
		answer.Body.Close()
		if answer.StatusCode != want {
			t.Errorf("a page of %s is answered %s", origin, answer.Status)
		}
	}
}

// refused asks more than one client may, by addresses that are forged.
func refused(t *testing.T, url string) bool {
	t.Helper()
	for i := range 1000 {
		request := servertest.Must(http.NewRequestWithContext(t.Context(), http.MethodGet, url+"/api/choices", nil))
		request.Header.Set("X-Forwarded-For", fmt.Sprintf("203.0.113.%d", i%250))
		answer := servertest.Must(http.DefaultClient.Do(request))
		answer.Body.Close()
		if answer.StatusCode == http.StatusTooManyRequests {
			return true
		}
	}
	return false
}
