package test

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/railhex/railhex/internal/long"
)

// apps are those of testdata/apps: what each needs, the command that builds it, and the
// folder that is served then.
var apps = []struct {
	name   string
	needs  map[string]string
	build  []string
	served string
}{
	{"webpack", map[string]string{"webpack": "5.112.2", "webpack-cli": "7.3.1"}, []string{"webpack"}, "."},
	{"next", map[string]string{"next": "16.4.6", "react": "19.3.1", "react-dom": "19.3.1"}, []string{"next", "build"}, "out"},
	{"svelte", map[string]string{"svelte": "5.57.3", "@sveltejs/vite-plugin-svelte": "7.3.1", "vite": "8.3.8"}, []string{"vite", "build", "--base", "./"}, "dist"},
	{"vue", map[string]string{"vue": "3.5.45", "@vitejs/plugin-vue": "6.0.11", "vite": "8.3.8"}, []string{"vite", "build", "--base", "./"}, "dist"},
}

// TestApps installs an app of each kind from a clean folder, builds it, which must not warn,
// and makes a move in it. Next draws the page on the server first, where there is no window.
func TestApps(t *testing.T) {
	if !long.Allowed() {
		t.Skip("what builds apps is large: RAILHEX_LONG=1 tries it")
	}
	install(t)
	chromium(t)
	hand, err := os.ReadFile(filepath.Join("testdata", "apps", "hand.html"))
	if err != nil {
		t.Fatal(err)
	}
	for _, app := range apps {
		t.Run(app.name, func(t *testing.T) {
			folder := t.TempDir()
			if err := os.CopyFS(folder, os.DirFS(filepath.Join("testdata", "apps", app.name))); err != nil {
				t.Fatal(err)
			}
			needs(t, folder, app.needs)
			said, err := output(folder, "npx", app.build...)
			if err != nil {
				t.Fatal(err)
			}
			if strings.Contains(strings.ToLower(said), "warning") {
				t.Error(said)
			}
			page := filepath.Join(folder, app.served, "index.html")
			text, err := os.ReadFile(page)
			if err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(page, append(text, hand...), 0o644); err != nil {
				t.Fatal(err)
			}
			if said := inBrowser(t, filepath.Dir(page), ""); !strings.HasPrefix(said, "P") || !strings.Contains(said, "bid") {
				t.Errorf("the page says %q", said)
			}
		})
	}
}

// needs installs the tarball and other packages in a folder.
func needs(t *testing.T, folder string, versions map[string]string) {
	t.Helper()
	all := map[string]string{"railhex": "file:" + tarball}
	for name, version := range versions {
		all[name] = version
	}
	text, err := json.Marshal(map[string]any{"private": true, "type": "module", "dependencies": all})
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(folder, "package.json"), text, 0o644); err != nil {
		t.Fatal(err)
	}
	if _, err := output(folder, "npm", "install", "--no-audit", "--no-fund"); err != nil {
		t.Skipf("npm cannot get what the app needs: %v", err)
	}
}

// systems run JavaScript besides the Node on the PATH. Each is a package of npm.
var systems = []struct {
	npm, version string
	command      []string
}{
	{"node", "22.23.3", []string{"node"}},
	{"node", "24.21.0", []string{"node"}},
	{"deno", "2.9.6", []string{"deno", "run", "--allow-read"}},
	{"bun", "1.4.5", []string{"bun"}},
}

// TestOtherSystems plays a game in each.
func TestOtherSystems(t *testing.T) {
	folder := install(t)
	want := node(t, "elsewhere.mjs")
	if !strings.Contains(want, `"replayed":true`) {
		t.Fatal(want)
	}
	if !long.Allowed() {
		t.Skip("other systems are large: RAILHEX_LONG=1 tries them")
	}
	for _, system := range systems {
		t.Run(system.npm+" "+system.version, func(t *testing.T) {
			home := t.TempDir()
			needs(t, home, map[string]string{system.npm: system.version})
			program := filepath.Join(home, "node_modules", ".bin", system.command[0])
			said, err := output(folder, program, append(system.command[1:], "elsewhere.mjs")...)
			if err != nil {
				t.Fatal(err)
			}
			if said != want {
				t.Errorf("it prints %s, want %s", said, want)
			}
		})
	}
}
