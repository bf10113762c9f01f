package site

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/railhex/railhex/internal/games"
)

// get asks a site for a file as a browser does that takes some encodings.
func get(t *testing.T, s *Site, address, accepted string) (*http.Response, []byte) {
	t.Helper()
	server := httptest.NewServer(s.Handler())
	defer server.Close()
	request, err := http.NewRequestWithContext(t.Context(), http.MethodGet, server.URL+address, nil)
	if err != nil {
		t.Fatal(err)
	}
	request.Header.Set("Accept-Encoding", accepted)
	reply, err := http.DefaultTransport.RoundTrip(request)
	if err != nil {
		t.Fatal(err)
	}
	defer reply.Body.Close()
	content, err := io.ReadAll(reply.Body)
	if err != nil {
		t.Fatal(err)
	}
	return reply, content
}

// TestThePageLoadsNothingFromElsewhere holds the policy of the server against that
// which the page says of itself.
func TestThePageLoadsNothingFromElsewhere(t *testing.T) {
	s := withoutLibrary(t)
	reply, content := get(t, s, "/", "")
	if reply.StatusCode != http.StatusOK || reply.Header.Get("Content-Security-Policy") != Policy {
		t.Errorf("the page comes with status %d and the policy %q", reply.StatusCode, reply.Header.Get("Content-Security-Policy"))
	}
	if !strings.Contains(string(content), `<meta http-equiv="Content-Security-Policy" content="`+pagePolicy+`">`) {
		t.Errorf("the page does not say of itself: %s", pagePolicy)
	}
}

// TestFilesComeCompressed asks for a file in each encoding.
func TestFilesComeCompressed(t *testing.T) {
	s := withoutLibrary(t)
	whole := s.files["page.css"]
	whole.brotli = []byte("squeezed")
	s.files["page.css"] = whole
	for _, test := range []struct{ accepted, want string }{
		{"", ""}, {"identity", ""}, {"gzip", "gzip"}, {"gzip, deflate, br", "br"}, {"br;q=0, gzip;q=0.5", "gzip"}, {"gzipped", ""},
	} {
		reply, content := get(t, s, "/page.css", test.accepted)
		if got := reply.Header.Get("Content-Encoding"); got != test.want {
			t.Errorf("who takes %q gets %q", test.accepted, got)
		}
		want := map[string][]byte{"": whole.content, "gzip": whole.gzip, "br": whole.brotli}[test.want]
		if string(content) != string(want) {
			t.Errorf("who takes %q gets %d bytes, not %d", test.accepted, len(content), len(want))
		}
		if kind := reply.Header.Get("Content-Type"); !strings.HasPrefix(kind, "text/css") {
			t.Errorf("a style comes as %s", kind)
		}
		if reply.Header.Get("X-Size") == "" || reply.Header.Get("Vary") != "Accept-Encoding" {
			t.Errorf("it comes with the headers %v", reply.Header)
		}
	}
}

// TestWhatABrowserHasIsNotSentAgain asks for a file by the tag of the copy at hand.
func TestWhatABrowserHasIsNotSentAgain(t *testing.T) {
	s := withoutLibrary(t)
	reply, _ := get(t, s, "/main.js", "gzip")
	request := httptest.NewRequest(http.MethodGet, "/main.js", nil)
	request.Header.Set("Accept-Encoding", "gzip")
	request.Header.Set("If-None-Match", reply.Header.Get("ETag"))
	answer := httptest.NewRecorder()
	s.Handler().ServeHTTP(answer, request)
	if answer.Code != http.StatusNotModified || answer.Body.Len() != 0 {
		t.Errorf("it is sent again, with status %d and %d bytes", answer.Code, answer.Body.Len())
	}
}

func TestWhatIsNotThereIsNotFound(t *testing.T) {
	s := withoutLibrary(t)
	for _, address := range []string{"/nothing.js", "/text", "/../main.go", "/page.go", "/rules.html"} {
		if reply, _ := get(t, s, address, ""); reply.StatusCode != http.StatusNotFound {
			t.Errorf("%s comes with status %d", address, reply.StatusCode)
		}
	}
	answer := httptest.NewRecorder()
	s.Handler().ServeHTTP(answer, httptest.NewRequest(http.MethodPost, "/", nil))
	if answer.Code != http.StatusMethodNotAllowed {
		t.Errorf("a page that is posted to answers %d", answer.Code)
	}
}

// TestTheSiteIsWritten reads from a folder what is served.
func TestTheSiteIsWritten(t *testing.T) {
	s, folder := withoutLibrary(t), filepath.Join(t.TempDir(), "a", "site")
	s.files[engine] = newFile(bytes.Repeat([]byte("library"), 1000))
	s.finish()
	if err := s.Write(folder); err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(filepath.Join(folder, filepath.FromSlash(engine))); !os.IsNotExist(err) {
		t.Errorf("the library lies there as it is (%v)", err)
	}
	for _, want := range []struct{ file, text string }{{index, `data-engine="railhex/railhex.wasm.gz"`}, {list, `"railhex/railhex.wasm.gz"`}} {
		content, err := os.ReadFile(filepath.Join(folder, want.file))
		if err != nil || !strings.Contains(string(content), want.text) {
			t.Errorf("%s does not say %s (%v)", want.file, want.text, err)
		}
	}
	for address, f := range s.files {
		if address == engine || address == index || address == list {
			continue
		}
		content, err := os.ReadFile(filepath.Join(folder, filepath.FromSlash(address)))
		if err != nil || string(content) != string(f.content) {
			t.Errorf("%s is not what is served (%v)", address, err)
		}
	}
	squeezed, err := os.Open(filepath.Join(folder, "page.css.gz"))
	if err != nil {
		t.Fatal(err)
	}
	defer squeezed.Close()
	reader, err := gzip.NewReader(squeezed)
	if err != nil {
		t.Fatal(err)
	}
	if content, err := io.ReadAll(reader); err != nil || string(content) != string(s.files["page.css"].content) {
		t.Errorf("the compressed style is another one (%v)", err)
	}
}

// TestThePageCanBeInstalled looks for what a browser asks of a page that can be.
func TestThePageCanBeInstalled(t *testing.T) {
	s := withoutLibrary(t)
	for _, key := range []string{"name", "short_name", "start_url", "display", "icons"} {
		if !bytes.Contains(s.files["manifest.webmanifest"].content, []byte(`"`+key+`":`)) {
			t.Errorf("the manifest has no %s", key)
		}
	}
}

// TestTheListHasEveryFile reads what the page keeps for use without a network.
func TestTheListHasEveryFile(t *testing.T) {
	s := withoutLibrary(t)
	s.finish()
	list := string(s.files["files.js"].content)
	for _, address := range slices.Sorted(maps.Keys(s.files)) {
		if address == "sw.js" || address == "files.js" || address == index {
			continue // of these the browser takes care, and the page's own address stands for the last
		}
		if !strings.Contains(list, `"`+address+`"`) {
			t.Errorf("%s is not in the list", address)
		}
	}
	if !strings.Contains(list, `"./"`) {
		t.Error("the page itself is not in the list")
	}
	other := withoutLibrary(t)
	other.files["main.js"] = newFile([]byte("another"))
	other.finish()
	version := regexp.MustCompile(`"version":"\w+"`)
	if version.FindString(list) == version.FindString(string(other.files["files.js"].content)) {
		t.Error("another page is of the same version")
	}
}

// TestEveryAddressIsRelative looks for addresses that bind the page to the root of a
// server.
func TestEveryAddressIsRelative(t *testing.T) {
	s := withoutLibrary(t)
	for address, f := range s.files {
		if found := regexp.MustCompile(`(?:href|src|import|from|fetch|register|URL)\s*[=(]?\s*["'` + "`" + `]/[^"'` + "`" + `]*`).FindString(string(f.content)); found != "" && !strings.HasSuffix(address, ".html") {
			t.Errorf("%s has %s", address, found)
		}
	}
}

// TestTheLibraryIsPreloaded looks for the library and its scripts at the page's beginning.
func TestTheLibraryIsPreloaded(t *testing.T) {
	s := withoutLibrary(t)
	s.files[engine] = newFile([]byte("library"))
	s.files[libraryFolder+"/index.js"] = newFile([]byte("export {};"))
	s.finish()
	content := string(s.files[index].content)
	if !strings.Contains(content, `<link rel="preload" as="fetch" crossorigin href="`+engine+`">`) {
		t.Error("the library is not preloaded")
	}
	for address := range s.files {
		if strings.HasPrefix(address, libraryFolder+"/") && strings.HasSuffix(address, ".js") && !isLanguage(address) &&
			!strings.Contains(content, `<link rel="modulepreload" href="`+address+`">`) {
			t.Errorf("%s is not preloaded", address)
		}
	}
}

// TestTheFirstScreenComesWithThePage holds what a browser needs to draw the first screen to 120 kB as it is
// sent, and looks for words in the page itself.
func TestTheFirstScreenComesWithThePage(t *testing.T) {
	s := withoutLibrary(t)
	bytes := 0
	for _, address := range []string{index, first, styles, "tokens.css", "icons.svg"} {
		if s.files[address].content == nil {
			t.Fatalf("there is no %s", address)
		}
		bytes += min(len(s.files[address].content), max(len(s.files[address].gzip), 1))
	}
	t.Logf("%d bytes", bytes)
	if bytes > 120_000 {
		t.Errorf("until a board is drawn %d bytes are sent", bytes)
	}
	content := string(s.files[index].content)
	if empty := regexp.MustCompile(`data-text="[\w-]+"[^<>]*></`).FindString(content); empty != "" {
		t.Errorf("the page has no words at %s", empty)
	}
}

// TestWhatIsServedNeedsNoLibrary looks in the page of a server for what only the page
// without one needs.
func TestWhatIsServedNeedsNoLibrary(t *testing.T) {
	s, err := Served(games.All())
	if err != nil {
		t.Fatal(err)
	}
	for address, f := range s.files {
		if strings.Contains(string(f.content), libraryFolder+"/index.js") {
			t.Errorf("%s needs the library", address)
		}
	}
	start := string(s.files[index].content)
	if !strings.Contains(start, `src="served/main.js"`) || strings.Contains(start, `src="main.js"`) {
		t.Error("the page is started by another script")
	}
	if s.files[first].content == nil || !strings.Contains(start, `<script src="`+first+`"></script>`) {
		t.Error("no script speaks where a module does not load")
	}
	for _, address := range []string{servedStarter, styles, "text/nl.json"} {
		if s.files[address].content == nil {
			t.Errorf("there is no %s", address)
		}
	}
}

// from returns a source of the files of a map.
func from(files map[string]string) source {
	return func(address string) ([]byte, error) {
		if content, ok := files[address]; ok {
			return []byte(content), nil
		}
		return nil, fmt.Errorf("%s: %w", address, fs.ErrNotExist)
	}
}

func TestABundleHoldsWhatItImports(t *testing.T) {
	content, err := bundle("main.js", "library", from(map[string]string{
		"main.js":        `import { greeting } from "./parts/words.js"; import { play } from "./library/index.js"; play(greeting);`,
		"parts/words.ts": `export const greeting: string = "good morning";`,
	}))
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"good morning", `from"./library/index.js"`, notice} {
		if !strings.Contains(string(content), want) {
			t.Errorf("the bundle does not contain %s:\n%s", want, content)
		}
	}
}

func TestABundleNamesWhatIsMissing(t *testing.T) {
	for script, want := range map[string]string{
		`import "./nowhere.js";`: "there is no nowhere.js",
		`import "left-pad";`:     `main.js imports "left-pad", which is no package of third_party`,
		`let = 1 1;`:             "main.js:1",
	} {
		if _, err := bundle("main.js", "", from(map[string]string{"main.js": script})); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %s", script, err, want)
		}
	}
}
