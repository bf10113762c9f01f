package main

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/railhex/railhex/examples/club/server/internal/servertest"
)

// TestContainerfile runs what the Containerfile runs, in a folder of its own, and gives the program that comes of it
// the words with which the image starts it and asks after its health.
func TestContainerfile(t *testing.T) {
	said := map[string][]string{} // by instruction
	for line := range strings.Lines(string(servertest.Must(os.ReadFile("Containerfile")))) {
		if word, rest, ok := strings.Cut(strings.TrimSpace(line), " "); ok && word != "#" {
			said[word] = append(said[word], rest)
		}
	}
	for word, want := range map[string]string{"ENV": "CGO_ENABLED=0", "STOPSIGNAL": "SIGTERM"} { // as TestToldToGoItEndsWell sends it
		if !slices.Equal(said[word], []string{want}) {
			t.Errorf("%s is %q, want %s", word, said[word], want)
		}
	}
	if user := said["USER"]; len(user) != 1 || strings.HasPrefix(user[0], "0") || strings.HasPrefix(user[0], "root") {
		t.Errorf("the server runs as %q", user)
	}
	version, _, _ := strings.Cut(strings.TrimPrefix(said["FROM"][0], "golang:"), " ")
	if module := servertest.Must(os.ReadFile("../go.mod")); !strings.Contains(string(module), "\ngo "+version+".") {
		t.Errorf("Go %s is not that of go.mod", version)
	}
	out := t.TempDir()
	built := strings.NewReplacer("/out/", out+"/")
	for _, command := range said["RUN"] {
		run := exec.Command("sh", "-ec", built.Replace(command))
		run.Dir, run.Env = filepath.Join("..", "..", ".."), append(os.Environ(), said["ENV"]...)
		if text, err := run.CombinedOutput(); err != nil {
			t.Fatalf("%s: %v\n%s", command, err, text)
		}
	}
	inside := map[string]string{} // paths in the image to those of the test
	for _, copied := range said["COPY"] {
		words := strings.Fields(copied)
		inside[words[len(words)-1]] = built.Replace(words[len(words)-2])
	}
	for _, started := range []string{said["ENTRYPOINT"][0], strings.TrimPrefix(said["HEALTHCHECK"][0], "CMD ")} {
		var words []string
		servertest.Check(t, json.Unmarshal([]byte(started), &words))
		if !slices.Contains(words, ":"+said["EXPOSE"][0]) {
			t.Errorf("%q does not use the port that the image exposes", words)
		}
		// Flags are read before the word that is no command.
		out, err := exec.Command(inside[words[0]], append(slices.DeleteFunc(words[1:], func(word string) bool { return word == "health" }), "no-command")...).CombinedOutput()
		if err == nil || !strings.Contains(string(out), `"no-command"`) {
			t.Errorf("%q: %v, %s", words, err, out)
		}
	}
}
