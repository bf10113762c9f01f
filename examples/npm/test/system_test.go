package test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// TestGoFindsTheSystemThatItExpects runs a Go program in WebAssembly as the package runs
// the engine. It has whatever Go's runtime and library ask of a system answered: timers
// while nothing else is to be done, collections beside them, descriptors that are open
// and others. Then it ends in three ways, of which the error tells.
func TestGoFindsTheSystemThatItExpects(t *testing.T) {
	install(t)
	program := filepath.Join(t.TempDir(), "system.wasm")
	compile := exec.Command("go", "build", "-trimpath", "-buildmode=c-shared", "-o", program, "./testdata/system")
	compile.Env = append(os.Environ(), "GOOS=wasip1", "GOARCH=wasm", "CGO_ENABLED=0")
	if said, err := compile.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, said)
	}
	ends := printed[map[string]string](t, "system.mjs", program)
	for name, want := range map[string]string{
		"check": "",
		"fall":  "panic: on purpose",
		"wait":  "fatal error: all goroutines are asleep - deadlock!",
		"leave": "has ended with 3",
	} {
		if got, ok := ends[name]; !ok || !strings.HasSuffix(got, want) || want == "" && got != "" {
			t.Errorf("%s: %q", name, got)
		}
	}
}

// TestAddressesAboveTwoGigabytes plays where WebAssembly's addresses are negative numbers
// in JavaScript unless they are taken for what they are.
func TestAddressesAboveTwoGigabytes(t *testing.T) {
	played := printed[struct{ Made, Memory int }](t, "high.mjs")
	if played.Made != 10 || played.Memory <= 1<<31 {
		t.Errorf("%d decisions are made in %d bytes", played.Made, played.Memory)
	}
}

// TestGarbageIsCollectedAfterAStandstill has an engine stand still while it collects
// garbage, as a busy system or one that sleeps makes it. Go's runtime helps collecting no
// more then, and has to be given time for it.
func TestGarbageIsCollectedAfterAStandstill(t *testing.T) {
	const most = 64 << 20 // where nothing is collected, it is more than twice that
	used, err := strconv.Atoi(strings.TrimSpace(node(t, "standstill.mjs")))
	if err != nil || used > most {
		t.Errorf("the engine's memory has %d bytes: %v", used, err)
	}
}
