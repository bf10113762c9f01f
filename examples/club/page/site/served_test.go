package site

import (
	"strings"
	"testing"

	"github.com/railhex/railhex/internal/games"
)

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
