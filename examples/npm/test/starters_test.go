package test

import (
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/railhex/railhex/internal/long"
)

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
