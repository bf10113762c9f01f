package main

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"testing"

	"github.com/railhex/railhex/examples/club/server/internal/servertest"
)

// TestContainerfile does what the Containerfile says without Podman or Docker: it runs the commands where
// they would run, and starts what comes of them as the image would, with a folder of its
// own for the volume and as the user that the image names.
func TestContainerfile(t *testing.T) {
	text := servertest.Must(os.ReadFile("Containerfile"))
	said := map[string][]string{} // by instruction
	for line := range strings.Lines(string(text)) {
		if word, rest, ok := strings.Cut(strings.TrimSpace(line), " "); ok && word != "#" {
			said[word] = append(said[word], rest)
		}
	}
	one := func(word string) string {
		if len(said[word]) != 1 {
			t.Fatalf("%s is said %d times, not once", word, len(said[word]))
		}
		return said[word][0]
	}
	root := filepath.Join("..", "..", "..")

	// The image that builds has the Go that go.mod asks for.
	module := servertest.Must(os.ReadFile(filepath.Join("..", "go.mod")))
	image, _, _ := strings.Cut(said["FROM"][0], " ")
	if version := strings.TrimPrefix(image, "golang:"); !strings.Contains(string(module), "\ngo "+version+".") {
		t.Errorf("%s does not have the Go of go.mod", image)
	}
	// Nothing stands beside the program, no C library either. To compile everything a
	// second time would only take long: every package has files that need no C.
	if got := one("ENV"); got != "CGO_ENABLED=0" {
		t.Errorf("the environment is %s", got)
	}
	list := exec.Command("go", "list", "-deps", ".")
	list.Env = append(os.Environ(), one("ENV"))
	if text, err := list.CombinedOutput(); err != nil {
		t.Errorf("without C there is something missing: %v\n%s", err, text)
	}

	out := servertest.Must(os.MkdirTemp("", "image"))
	t.Cleanup(func() { os.RemoveAll(out) })
	servertest.Check(t, os.Chmod(out, 0o755))
	built := func(text string) string { return strings.ReplaceAll(text, "/out/", out+"/") }
	for _, command := range said["RUN"] {
		run := exec.Command("sh", "-ec", built(command))
		run.Dir = root
		if text, err := run.CombinedOutput(); err != nil {
			t.Fatalf("%s: %v\n%s", command, err, text)
		}
	}

	// What is copied was made, and belongs to the owner that the image names.
	inside := map[string]string{} // paths in the image to those of the test
	for _, copied := range said["COPY"] {
		words := strings.Fields(copied)
		options, from, to := words[:len(words)-2], built(words[len(words)-2]), words[len(words)-1]
		if !slices.Contains(options, "--from=build") {
			continue
		}
		servertest.Must(os.Stat(from))
		inside[to] = from
		for _, option := range options {
			if owner, ok := strings.CutPrefix(option, "--chown="); ok && os.Geteuid() == 0 {
				uid, gid := ids(t, owner)
				servertest.Check(t, os.Chown(from, uid, gid))
			}
		}
	}
	var entry []string
	servertest.Check(t, json.Unmarshal([]byte(one("ENTRYPOINT")), &entry))
	volume := one("VOLUME")
	address := freeAddress(t)
	p := &process{t: t, program: inside[entry[0]], url: "http://" + address}
	for _, word := range entry[1:] {
		word = strings.Replace(word, volume+"/", inside[volume]+"/", 1)
		if word == ":"+one("EXPOSE") {
			word = address
		}
		p.args = append(p.args, word)
	}
	if os.Geteuid() == 0 {
		uid, gid := ids(t, one("USER"))
		if uid == 0 {
			t.Error("the server runs as root")
		}
		p.owner = &syscall.Credential{Uid: uint32(uid), Gid: uint32(gid)}
	}
	p.start()
	t.Cleanup(p.kill)
	if !slices.Contains(p.args, address) {
		t.Errorf("the image does not expose where the server listens: %q", p.args)
	}
	if files, err := filepath.Glob(filepath.Join(inside[volume], "*.db")); err != nil || len(files) != 1 {
		t.Errorf("in the volume there are the tables %q, %v", files, err)
	}
	var health []string
	servertest.Check(t, json.Unmarshal([]byte(strings.TrimPrefix(one("HEALTHCHECK"), "CMD ")), &health))
	for i, word := range health {
		if word == ":"+one("EXPOSE") {
			health[i] = address
		}
	}
	if text, err := exec.Command(inside[health[0]], health[1:]...).CombinedOutput(); err != nil {
		t.Errorf("%q: %v\n%s", health, err, text)
	}
	if one("STOPSIGNAL") != "SIGTERM" { // as TestToldToGoItEndsWell sends it
		t.Errorf("a container would be stopped by %s", one("STOPSIGNAL"))
	}
}

// ids are the numbers of a user and a group.
func ids(t *testing.T, text string) (uid, gid int) {
	t.Helper()
	user, group, _ := strings.Cut(text, ":")
	uid, err := strconv.Atoi(user)
	if err != nil {
		t.Fatal(err)
	}
	if gid, err = strconv.Atoi(group); err != nil {
		t.Fatal(err)
	}
	return uid, gid
}
