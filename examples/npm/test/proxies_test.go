package test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestProxiesAndClones: Vue's proxies leave the objects of the package as they are, JSON has
// the position, and a clone is refused. Refusals speak the language that is spoken.
func TestProxiesAndClones(t *testing.T) {
	folder := install(t)
	vue := filepath.Join(filepath.Dir(filepath.Dir(tool(t, "vue"))), "vue")
	if _, err := os.Stat(vue); err != nil {
		t.Fatal(err)
	}
	_ = os.Remove(filepath.Join(folder, "node_modules", "vue"))
	if err := os.Symlink(vue, filepath.Join(folder, "node_modules", "vue")); err != nil {
		t.Fatal(err)
	}
	told := printed[map[string]any](t, "proxies.mjs")
	languages, _ := told["languages"].(map[string]any)
	delete(told, "languages")
	if len(told) != 10 || len(languages) != 4 {
		t.Errorf("%d attempts, %d languages", len(told), len(languages))
	}
	for what, holds := range languages {
		if holds != true {
			t.Errorf("%s: another language is spoken", what)
		}
	}
	for what, came := range told {
		if text, _ := came.(string); came != true && !strings.HasPrefix(text, "TypeError: objects of railhex cannot be cloned") {
			t.Errorf("%s: %v", what, came)
		} else if (came == true) == strings.HasPrefix(what, "a clone") {
			t.Errorf("%s: %v", what, came)
		}
	}
}
