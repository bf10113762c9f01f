package main

import (
	"fmt"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/oasdiff/yaml"

	"github.com/railhex/railhex/examples/club/server/internal/client"
	"github.com/railhex/railhex/examples/club/server/internal/servertest"
)

// The stand-in for sudo runs a command as the same user. That for systemctl starts and stops
// the server as the unit says.
var standIns = map[string]string{
	"sudo": `[ "$1" = -u ] && shift 2
exec "$@"`,
	"systemctl": `stop() { kill $(cat $T/pid) && while kill -0 $(cat $T/pid) 2>/dev/null; do sleep 0.05; done; }
start() {
	mkdir -p $T/lib
	$(sed -n 's/^ExecStart=//p' $T/etc/railhex.service) >$T/log 2>&1 &
	echo $! >$T/pid
	for i in $(seq 400); do railhex-server -address $ADDRESS health 2>/dev/null && return; sleep 0.05; done
	cat $T/log >&2
	return 1
}
case "$1" in
daemon-reload | reload) ;;
stop) stop ;;
restart) stop && start ;;
*) start ;;
esac`,
}

// notRun is where the page says which programs are not run here.
var notRun = regexp.MustCompile(`These programs it does not run: ([^.]*)\.`)

// fences are the commands of a page.
var fences = regexp.MustCompile("(?s)```sh\n(.*?)```")

// TestTheClubsPage follows the page for clubs in an empty folder. It runs all that does not
// need another machine, an installed program or root.
func TestTheClubsPage(t *testing.T) {
	text, err := os.ReadFile("../../guide/club.md")
	if err != nil {
		t.Fatal(err)
	}
	root := servertest.Must(filepath.Abs("../../.."))
	folder, address, metrics := t.TempDir(), freeAddress(t), freeAddress(t)
	for _, name := range []string{"bin", "lib", "etc"} {
		servertest.Check(t, os.Mkdir(filepath.Join(folder, name), 0o700))
	}
	for name, script := range standIns {
		servertest.Check(t, os.WriteFile(filepath.Join(folder, "bin", name), []byte("#!/bin/sh\n"+script+"\n"), 0o700))
	}
	here := strings.NewReplacer("/usr/local/bin", folder+"/bin", "/var/lib/railhex", folder+"/lib", "/etc/systemd/system", folder+"/etc", "/etc/caddy", folder+"/etc",
		"../../railhex-server", folder+"/built", "install railhex-server", "install "+folder+"/built", "localhost:9090", metrics, "railhex-server health", "railhex-server -address "+address+" health")
	var skipped []string
	if found := notRun.FindSubmatch(text); found != nil {
		skipped = strings.Split(strings.ReplaceAll(string(found[1]), "`", ""), ", ")
	}
	toTLS, _, _ := strings.Cut(string(text), "Opening a table takes a secret word")
	commands := 0
	for _, fence := range fences.FindAllStringSubmatch(toTLS, -1) {
		commands += strings.Count(fence[1], "\n")
	}
	if commands == 0 || commands > 6 {
		t.Errorf("%d commands lead to TLS, and may be six", commands)
	}
	run := func(command string) string {
		t.Helper()
		c := exec.Command("sh", "-ec", here.Replace(command))
		c.Dir, c.Env = root, append(os.Environ(), "T="+folder, "ADDRESS="+address, "PATH="+folder+"/bin:"+os.Getenv("PATH"))
		out, err := c.CombinedOutput()
		if err != nil {
			t.Fatalf("%s: %v\n%s", command, err, out)
		}
		return string(out)
	}
	t.Cleanup(func() { exec.Command("sh", "-c", "kill $(cat "+folder+"/pid)").Run() })
	table, done := "", 0
	for _, fence := range fences.FindAllStringSubmatch(string(text), -1) {
		for command := range strings.Lines(fence[1]) {
			command = strings.TrimSpace(command)
			if slices.ContainsFunc(strings.Fields(command), func(word string) bool { return slices.Contains(skipped, word) }) {
				continue
			}
			if copies, _ := filepath.Glob(folder + "/lib/backups/*.db"); strings.Contains(command, "COPY") {
				command = strings.ReplaceAll(command, "COPY", filepath.Base(copies[len(copies)-1]))
			}
			run(strings.ReplaceAll(command, "TABLE", table))
			done++
			if strings.Contains(command, "cp examples/club/server/club/railhex.service") {
				unit := filepath.Join(folder, "etc/railhex.service")
				written, err := os.ReadFile(unit)
				if err == nil {
					err = os.WriteFile(unit, []byte(strings.ReplaceAll(here.Replace(string(written)), "-proxies 1", "-proxies 1 -address "+address)), 0o600)
				}
				if err != nil {
					t.Fatal(err)
				}
				checkUnit(t, unit)
			}
			if strings.Contains(command, "cat /var") { // somebody opens a table and sits down
				table = opened(t, "http://"+address, strings.TrimSpace(run(command)))
			}
		}
	}
	if done < 20 || table == "" {
		t.Errorf("of the page %d commands were run", done)
	}
	servertest.Has(t, run("railhex-server -database /var/lib/railhex/railhex.db list"), table) // after a year
	// Nobody else reads the tables.
	err = filepath.Walk(folder+"/lib", func(name string, found os.FileInfo, err error) error {
		if err == nil && found.Mode().IsRegular() && found.Mode().Perm() != 0o600 {
			err = fmt.Errorf("%s has the permissions %v", name, found.Mode())
		}
		return err
	})
	if err != nil {
		t.Error(err)
	}
}

// TestCompose gives the program the flags that the files for compose give it.
func TestCompose(t *testing.T) {
	path := servertest.Must(program())
	for _, file := range []string{"club/compose.yaml", "club/compose.postgres.yaml"} {
		text := servertest.Must(os.ReadFile(file))
		var described struct {
			Services map[string]struct{ Command []string }
		}
		if _, err := yaml.Unmarshal(text, &described, yaml.DecodeOpts{}); err != nil {
			t.Fatalf("%s: %v", file, err)
		}
		flags := described.Services["railhex"].Command
		if len(flags) == 0 {
			t.Fatalf("%s does not say how the server is started", file)
		}
		// Flags are read before the word that is no command.
		out, err := exec.Command(path, append(flags, "no-command")...).CombinedOutput()
		if err == nil || !strings.Contains(string(out), `"no-command"`) {
			t.Errorf("%s: %q: %v, %s", file, flags, err, out)
		}
	}
}

// opened opens a table with the operator's secret, and takes its seats.
func opened(t *testing.T, url, secret string) string {
	t.Helper()
	c := client.New(url, http.DefaultClient)
	c.Secret = secret
	id, _, err := c.Seated(t.Context(), client.Opening{Setup: setup})
	servertest.Check(t, err)
	return id
}

// checkUnit has systemd check the unit, where it is installed.
func checkUnit(t *testing.T, unit string) {
	t.Helper()
	if text := string(servertest.Must(os.ReadFile(unit))); !strings.Contains(text, "\nStartLimitBurst=") {
		t.Error("the unit starts a server that fails again and again without end")
	}
	if _, err := exec.LookPath("systemd-analyze"); err != nil {
		t.Log("there is no systemd to check the unit")
		return
	}
	for _, how := range [][]string{{"verify"}, {"security", "--offline=true", "--threshold=20"}} {
		if out, err := exec.Command("systemd-analyze", append(how, unit)...).CombinedOutput(); err != nil {
			t.Errorf("systemd-analyze %v: %v\n%s", how, err, out)
		}
	}
}
