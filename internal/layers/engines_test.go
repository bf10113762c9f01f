package layers

import (
	"os/exec"
	"slices"
	"strings"
	"testing"
)

// TestRulesLinkNoHeavyPackages asks of the packages with the rules that nothing they
// import, however far down, is one of those that make an engine for a web page large.
func TestRulesLinkNoHeavyPackages(t *testing.T) {
	heavy := []string{"encoding/json", "regexp", "net", "text/template"}
	for _, rules := range []string{"steamrollers", "variants/steam", "variants/steampower"} {
		listed, err := exec.Command("go", "list", "-deps", module+"/"+rules).CombinedOutput()
		if err != nil {
			t.Fatalf("%v\n%s", err, listed)
		}
		all := strings.Fields(string(listed))
		if !slices.Contains(all, "strconv") {
			t.Errorf("%s imports %v", rules, all)
		}
		for _, name := range heavy {
			if slices.Contains(all, name) {
				t.Errorf("%s links %s", rules, name)
			}
		}
	}
}

// TestRulesUseNoReflection: fmt does, and the checker in package family, which edits
// moves and is linked by programs that check a game alone. No other package that the
// rules import does.
func TestRulesUseNoReflection(t *testing.T) {
	for _, rules := range []string{"steamrollers", "variants/steam", "variants/steampower"} {
		listed, err := exec.Command("go", "list", "-deps", "-f", `{{if not .Standard}}{{.ImportPath}}: {{.Imports}}{{end}}`, module+"/"+rules).CombinedOutput()
		if err != nil {
			t.Fatalf("%v\n%s", err, listed)
		}
		for line := range strings.Lines(string(listed)) {
			name, imports, _ := strings.Cut(strings.TrimSpace(line), ": ")
			if name != module+"/variants/family" && slices.Contains(strings.Fields(strings.Trim(imports, "[]")), "reflect") {
				t.Errorf("%s imports reflect", name)
			}
		}
	}
}
