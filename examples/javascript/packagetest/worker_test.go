package packagetest

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/railhex/railhex/internal/long"
)

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
