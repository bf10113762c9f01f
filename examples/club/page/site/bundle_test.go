package site

import (
	"fmt"
	"io/fs"
	"strings"
	"testing"
)

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
