package pipeline

import (
	"bytes"
	"fmt"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

// TestAJobServerGivesTheSame runs the program as it runs on a cluster: it hands
// the pipeline to a job server in another process, Beam's own Prism, whose workers
// call back into this one. What it writes is what the local runner writes.
func TestAJobServerGivesTheSame(t *testing.T) {
	program, prism := built(t, ".."), built(t, "github.com/apache/beam/sdks/v2/go/cmd/prism")
	endpoint, stop := startPrism(t, prism)

	folder := t.TempDir()
	run := func(out string, flags ...string) error {
		args := append([]string{
			"-games", "24", "-task", "5", "-players", "3", "-module", "coal,order",
			"-records", "-out", filepath.Join(folder, out),
		}, flags...)
		if text, err := exec.Command(program, args...).CombinedOutput(); err != nil {
			return fmt.Errorf("%w\n%s", err, text)
		}
		return nil
	}
	cluster := []string{"--runner=universal", "--endpoint=" + endpoint, "--environment_type=LOOPBACK"}
	if err := run("local"); err != nil {
		t.Fatal(err)
	}
	if err := run("cluster", cluster...); err != nil {
		t.Fatal(err)
	}
	if local, cluster := read(t, folder, "local-stats.json"), read(t, folder, "cluster-stats.json"); !bytes.Equal(local, cluster) {
		t.Errorf("statistics on the local runner:\n%son the job server:\n%s", local, cluster)
	}
	if local, cluster := sortedLines(read(t, folder, "local-records.jsonl")), sortedLines(read(t, folder, "cluster-records.jsonl")); !slices.Equal(local, cluster) {
		t.Errorf("%d records on the local runner and %d on the job server are not the same", len(local), len(cluster))
	}

	if log := stop(); strings.Count(log, "pipeline done!") != 1 {
		t.Errorf("of the two pipelines the job server is to run one:\n%s", log)
	}
}

// built is the program that a package makes.
func built(t *testing.T, pkg string) string {
	t.Helper()
	program := filepath.Join(t.TempDir(), "program")
	if text, err := exec.Command("go", "build", "-o", program, pkg).CombinedOutput(); err != nil {
		t.Fatalf("go build %s: %v\n%s", pkg, err, text)
	}
	return program
}

// startPrism starts the job server on a free port of this machine and waits until
// it answers. Stopped, it gives what it has logged.
func startPrism(t *testing.T, prism string) (endpoint string, stop func() string) {
	t.Helper()
	free, err := net.Listen("tcp", "localhost:0")
	if err != nil {
		t.Fatal(err)
	}
	port := free.Addr().(*net.TCPAddr).Port
	free.Close()

	var log bytes.Buffer
	server := exec.Command(prism, "-job_port", fmt.Sprint(port), "-serve_http=false", "-log_kind", "text")
	server.Stdout, server.Stderr = &log, &log
	if err := server.Start(); err != nil {
		t.Fatal(err)
	}
	ended := make(chan struct{})
	go func() { server.Wait(); close(ended) }()
	stop = func() string {
		server.Process.Kill()
		<-ended
		return log.String()
	}
	t.Cleanup(func() { stop() })

	endpoint = fmt.Sprintf("localhost:%d", port)
	for {
		if answers, err := net.Dial("tcp", endpoint); err == nil {
			answers.Close()
			return endpoint, stop
		}
		select {
		case <-ended:
			if strings.Contains(log.String(), "address already in use") {
				return startPrism(t, prism) // somebody else was faster
			}
			t.Fatalf("the job server ended:\n%s", log.String())
		case <-time.After(50 * time.Millisecond):
		}
	}
}

func read(t *testing.T, folder, name string) []byte {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(folder, name))
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// sortedLines makes one order of records that come in any.
func sortedLines(text []byte) []string {
	return slices.Sorted(strings.Lines(string(text)))
}
