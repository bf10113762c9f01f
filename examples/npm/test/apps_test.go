package test

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/railhex/railhex/internal/long"
)

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

// pages are those that need no bundler: the plain starter, and that of the package's README.
var pages = []struct{ name, source, begin, end, prompt, why, options, press string }{
	{"the plain starter", "../starters/plain.html", "", "", "#prompt", "#why", "#options button", "#options button"},
	{"the README", "../build/package/README.md", "```html\n", "```", "p", "p", "menu button", "[data-part][data-move]"},
}

// TestPagesWithoutABundler plays on each: a hex where nothing can be done says so, and a move is made.
func TestPagesWithoutABundler(t *testing.T) {
	folder := install(t)
	chromium(t)
	const hand = `<script type="module">
const until = async (holds) => { while (!holds()) await new Promise((done) => setTimeout(done, 20)); };
const text = (selector) => document.querySelector(selector).textContent;
const click = (part) => document.querySelector(part).dispatchEvent(new MouseEvent("click", { bubbles: true }));
await until(() => document.querySelector(%[3]q));
const asked = text(%[1]q);
click('[data-part*="hex-"]');
const refused = text(%[2]q);
click(%[4]q);
await until(() => ![asked, refused].includes(text(%[1]q)));
await fetch("said", { method: "POST", body: JSON.stringify({ asked, refused }) });
</script>`
	for _, page := range pages {
		text, err := os.ReadFile(page.source)
		if err != nil {
			t.Fatal(err)
		}
		_, shown, _ := strings.Cut(string(text), page.begin)
		if page.end != "" {
			shown, _, _ = strings.Cut(shown, page.end)
		}
		if n := strings.Count(shown, "\n"); n == 0 || n > 30 {
			t.Errorf("the page of %s has %d lines", page.name, n)
		}
		shown = regexp.MustCompile(`"(railhex/\w+)"`).ReplaceAllString(shown, `"./node_modules/$1.js"`)
		shown += fmt.Sprintf(hand, page.prompt, page.why, page.options, page.press)
		if err := os.WriteFile(filepath.Join(folder, "page.html"), []byte(shown), 0o644); err != nil {
			t.Fatal(err)
		}
		var said struct{ Asked, Refused string }
		answer := inBrowser(t, folder, "page.html")
		if err := json.Unmarshal([]byte(answer), &said); err != nil || said.Asked == "" || said.Refused == "" || said.Refused == said.Asked {
			t.Errorf("the page of %s says %s: %v", page.name, answer, err)
		}
	}
}

// TestTheReactStarter installs it from a clean folder, builds it, and waits for the first move of
// the bots.
func TestTheReactStarter(t *testing.T) {
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
	said := inBrowser(t, filepath.Join(folder, "dist"), "")
	if said == "" || strings.HasPrefix(said, "Ada") || strings.HasPrefix(said, "Ben") {
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
// names, and has it move beside a board. What is bundled for the worker holds no language. Next draws
// the page on the server first, where there is no window.
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
			if said := inBrowser(t, filepath.Dir(page), filepath.Base(page)); !strings.HasPrefix(said, "bid") || !strings.HasSuffix(said, "drawn") {
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
