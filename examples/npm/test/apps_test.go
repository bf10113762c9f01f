package test

import (
	"encoding/json"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
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
	chromium(t)
	if _, err := output(folder, bundler, "build", "vite", "--base", "./", "--logLevel", "warn"); err != nil {
		t.Fatal(err)
	}
	if said := inBrowser(t, filepath.Join(folder, "vite", "dist"), ""); !strings.HasPrefix(said, "steam ") {
		t.Errorf("the bundled app says %q", said)
	}
}

// TestThePlainStarter plays on a page that is one file: a hex where nothing can be done says
// so, and a button makes its move.
func TestThePlainStarter(t *testing.T) {
	folder := install(t)
	chromium(t)
	page, err := os.ReadFile("../starters/plain.html")
	if err != nil {
		t.Fatal(err)
	}
	if n := strings.Count(string(page), "\n"); n > 30 {
		t.Errorf("the plain starter has %d lines", n)
	}
	const hand = `<script type="module">
const until = async (holds) => { while (!holds()) await new Promise((done) => setTimeout(done, 20)); };
const [prompt, why, options] = ["prompt", "why", "options"].map((id) => document.getElementById(id));
await until(() => options.querySelector("button"));
const asked = prompt.textContent;
document.querySelector('[data-part*="hex-"]').dispatchEvent(new MouseEvent("click", { bubbles: true }));
const refused = why.textContent;
options.querySelector("button").click();
await until(() => prompt.textContent !== asked);
await fetch("said", { method: "POST", body: JSON.stringify({ asked, refused, then: prompt.textContent }) });
</script>`
	if err := os.WriteFile(filepath.Join(folder, "plain.html"), append(page, hand...), 0o644); err != nil {
		t.Fatal(err)
	}
	var said struct{ Asked, Refused, Then string }
	text := inBrowser(t, folder, "plain.html")
	if err := json.Unmarshal([]byte(text), &said); err != nil || said.Asked == "" || said.Refused == "" || said.Then == "" {
		t.Errorf("the page says %s: %v", text, err)
	}
}

// TestTheBoardOfTheReadme plays on the page that the package's README shows, without a
// bundler as it says: a hex where nothing can be done says so, and a die is drafted.
func TestTheBoardOfTheReadme(t *testing.T) {
	folder := install(t)
	chromium(t)
	readme, err := os.ReadFile("../build/package/README.md")
	if err != nil {
		t.Fatal(err)
	}
	_, page, _ := strings.Cut(string(readme), "```html\n")
	page, _, found := strings.Cut(page, "```")
	if n := strings.Count(page, "\n"); !found || n > 30 {
		t.Errorf("the page has %d lines", n)
	}
	page = regexp.MustCompile(`"(railhex/\w+)"`).ReplaceAllString(page, `"./node_modules/$1.js"`)
	const hand = `<script type="module">
const until = async (holds) => { while (!holds()) await new Promise((done) => setTimeout(done, 20)); };
const [status, menu] = document.querySelectorAll("p, menu");
const click = (part) => document.querySelector(part).dispatchEvent(new MouseEvent("click", { bubbles: true }));
await until(() => menu.querySelector("button"));
const asked = status.textContent, offered = menu.children.length;
click('[data-part*="hex-"]');
const refused = status.textContent;
click("[data-part][data-move]");
await fetch("said", { method: "POST", body: JSON.stringify({ asked, offered, refused, then: status.textContent }) });
</script>`
	if err := os.WriteFile(filepath.Join(folder, "readme.html"), []byte(page+hand), 0o644); err != nil {
		t.Fatal(err)
	}
	var said struct {
		Asked, Refused, Then string
		Offered              int
	}
	text := inBrowser(t, folder, "readme.html")
	if err := json.Unmarshal([]byte(text), &said); err != nil || said.Offered == 0 || said.Refused == said.Asked || said.Then == said.Refused || said.Then == said.Asked {
		t.Errorf("the page says %s: %v", text, err)
	}
}

// lines counts the lines of all files in a folder.
func lines(t *testing.T, folder string) (all int) {
	t.Helper()
	err := filepath.WalkDir(folder, func(name string, entry os.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		text, err := os.ReadFile(name)
		all += strings.Count(string(text), "\n")
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// TestTheReactStarter installs it from a clean folder, builds it, and waits for the first move of
// the bots.
func TestTheReactStarter(t *testing.T) {
	if n := lines(t, "../starters/react"); n > 150 {
		t.Errorf("the React starter has %d lines", n)
	}
	if !long.Allowed() {
		t.Skip("installing React takes long: RAILHEX_LONG=1 tries it")
	}
	install(t)
	chromium(t)
	folder := t.TempDir()
	if err := os.CopyFS(folder, os.DirFS("../starters/react")); err != nil {
		t.Fatal(err)
	}
	if err := os.Link(tarball, filepath.Join(folder, filepath.Base(tarball))); err != nil {
		t.Fatal(err)
	}
	if _, err := output(folder, "npm", "install", "--no-audit", "--no-fund"); err != nil {
		t.Skipf("npm cannot get what the starter needs: %v", err)
	}
	main := filepath.Join(folder, "src", "main.jsx")
	text, err := os.ReadFile(main)
	if err != nil {
		t.Fatal(err)
	}
	const hand = `
const until = async (holds) => { while (!holds()) await new Promise((done) => setTimeout(done, 50)); };
await until(() => document.querySelector(".options button"));
const asked = document.querySelector("header").textContent;
document.querySelector(".options button").click();
await until(() => document.querySelector(".options button") && document.querySelector("header").textContent !== asked);
await fetch("said", { method: "POST", body: document.querySelector("header").textContent });
`
	if err := os.WriteFile(main, append(text, hand...), 0o644); err != nil {
		t.Fatal(err)
	}
	if _, err := output(folder, "npx", "vite", "build", "--base", "./"); err != nil {
		t.Fatal(err)
	}
	if said := inBrowser(t, filepath.Join(folder, "dist"), ""); !strings.HasPrefix(said, "You") {
		t.Errorf("after the bots have bid, the page says %q", said)
	}
}

// TestThePackageIsWellFormed has those who know packages of npm look at the tarball.
func TestThePackageIsWellFormed(t *testing.T) {
	if !long.Allowed() {
		t.Skip("two programs of npm are installed for this: RAILHEX_LONG=1 tries it")
	}
	install(t)
	for program, args := range map[string][]string{"publint": {"run", "--strict", tarball}, "attw": {"--profile", "esm-only", tarball}} {
		if said, err := output(t.TempDir(), tool(t, program), args...); err != nil {
			t.Errorf("%s: %v\n%s", program, err, said)
		}
	}
}

// bundlers are what the worker of the package's README is built with: what each needs, its
// command, and the page that is served then.
var bundlers = []struct {
	name  string
	needs map[string]string
	build []string
	page  string
}{
	{"vite 8", map[string]string{"vite": "8.3.8"}, []string{"vite", "build", "--base", "./"}, "dist/index.html"},
	{"vite 7", map[string]string{"vite": "7.3.8"}, []string{"vite", "build", "--base", "./"}, "dist/index.html"},
	{"vite 6", map[string]string{"vite": "6"}, []string{"vite", "build", "--base", "./", "--target", "es2022"}, "dist/index.html"},
	{"webpack", map[string]string{"webpack": "5.112.2", "webpack-cli": "7.3.1"}, []string{"webpack"}, "webpack.html"},
	{"next", map[string]string{"next": "16.4.6", "react": "19.3.1", "react-dom": "19.3.1"}, []string{"next", "build"}, "out/index.html"},
}

// TestTheWorkerOfTheReadme bundles its bot without settings, but for those that the README
// names, and has it move. What is bundled for the worker holds no language.
func TestTheWorkerOfTheReadme(t *testing.T) {
	install(t)
	chromium(t)
	readme, err := os.ReadFile("../build/package/README.md")
	if err != nil {
		t.Fatal(err)
	}
	_, bot, _ := strings.Cut(string(readme), "`bot.js`:\n\n```js\n")
	bot, _, found := strings.Cut(bot, "```")
	main, err := os.ReadFile("testdata/worker/main.js")
	if err != nil {
		t.Fatal(err)
	}
	thinker := regexp.MustCompile(`new Thinker\(.*?\.js", import\.meta\.url\), \{ type: "module" \}\)`)
	if !found || string(thinker.Find(readme)) != string(thinker.Find(main)) {
		t.Fatal("the README shows another thinker than the app has")
	}
	for _, of := range bundlers {
		t.Run(of.name, func(t *testing.T) {
			if of.name != "vite 8" && !long.Allowed() {
				t.Skip("what builds apps is large: RAILHEX_LONG=1 tries it")
			}
			folder := t.TempDir()
			if err := os.CopyFS(folder, os.DirFS("testdata/worker")); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(filepath.Join(folder, "bot.js"), []byte(bot), 0o644); err != nil {
				t.Fatal(err)
			}
			needs(t, folder, of.needs)
			if _, err := output(folder, "npx", of.build...); err != nil {
				t.Fatal(err)
			}
			page := filepath.Join(folder, of.page)
			if said := inBrowser(t, filepath.Dir(page), filepath.Base(page)); !strings.HasPrefix(said, "bid") {
				t.Errorf("the page says %q", said)
			}
			languagesApart(t, filepath.Dir(page))
		})
	}
}

// languagesApart holds that no bundle in a folder has two languages.
func languagesApart(t *testing.T, folder string) {
	t.Helper()
	bundled := 0
	err := filepath.WalkDir(folder, func(name string, entry fs.DirEntry, err error) error {
		if err != nil || filepath.Ext(name) != ".js" || strings.Contains(name, "node_modules") {
			return err
		}
		text, err := os.ReadFile(name)
		french, dutch := strings.Contains(string(text), "none = aucun"), strings.Contains(string(text), "none = geen")
		if french {
			bundled++
		}
		if french && dutch {
			t.Errorf("%s has two languages", filepath.Base(name))
		}
		return err
	})
	if err != nil || bundled != 1 {
		t.Errorf("French is in %d bundles: %v", bundled, err)
	}
}
