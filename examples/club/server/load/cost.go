package main

import (
	"bytes"
	"fmt"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"
)

// A memory is what the servers have, and what of it they need, in bytes.
type memory struct{ resident, live int64 }

// mebibytes is how much that is.
func mebibytes(n int64) string { return fmt.Sprintf("%.0f MiB", float64(n)/(1<<20)) }

// each is what each of so many costs that came after.
func each(before, after memory, count int) string {
	kibibytes := func(n int64) float64 { return float64(n) / 1024 / float64(count) }
	return fmt.Sprintf("%.1f KiB, %.1f KiB of it in use", kibibytes(after.resident-before.resident), kibibytes(after.live-before.live))
}

// memory is that of all servers.
func (s *servers) memory() (m memory, err error) {
	if m.resident, err = s.resident(); err == nil {
		m.live, err = s.live()
	}
	return m, err
}

// resident is the bytes of all servers that are in the machine's memory.
func (s *servers) resident() (sum int64, err error) {
	for _, p := range s.processes {
		text, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", p.Process.Pid))
		if err != nil {
			return 0, err
		}
		for line := range strings.Lines(string(text)) {
			if rest, ok := strings.CutPrefix(line, "VmRSS:"); ok {
				n, err := strconv.ParseInt(strings.Fields(rest)[0], 10, 64)
				if err != nil {
					return 0, err
				}
				sum += n << 10
			}
		}
	}
	return sum, nil
}

// live is the bytes that the servers need: what they have not yet given back to the
// system does not count.
func (s *servers) live() (sum int64, err error) {
	for _, address := range s.profiles {
		answer, err := http.Get("http://" + address + "/debug/pprof/heap?gc=1&debug=1")
		if err != nil {
			return 0, err
		}
		text, err := io.ReadAll(answer.Body)
		answer.Body.Close()
		if err != nil {
			return 0, err
		}
		for line := range strings.Lines(string(text)) {
			var n int64
			for _, what := range []string{"# HeapAlloc = %d", "# Stack = %d"} {
				if _, err := fmt.Sscanf(line, what, &n); err == nil {
					sum += n
				}
			}
		}
	}
	return sum, nil
}

// A work is how long processors have worked.
type work struct{ servers, database time.Duration }

// spent is how long they have worked for the servers, and for a database by its process.
func spent(s *servers, database int) (w work, err error) {
	if w.servers, err = s.busy(); err == nil {
		w.database, err = busy(database)
	}
	return w, err
}

// busy is how long processors have worked for the servers.
func (s *servers) busy() (sum time.Duration, err error) {
	for _, p := range s.processes {
		spent, err := busy(p.Process.Pid)
		if err != nil {
			return 0, err
		}
		sum += spent
	}
	return sum, nil
}

// busy is how long processors have worked for a process, if there is one, and for those
// that it has started.
func busy(pid int) (sum time.Duration, err error) {
	if pid == 0 {
		return 0, nil
	}
	files, err := filepath.Glob("/proc/[0-9]*/stat")
	if err != nil {
		return 0, err
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			continue // it has ended
		}
		id, rest, _ := bytes.Cut(text, []byte(" ("))
		fields := strings.Fields(string(rest[bytes.LastIndexByte(rest, ')')+1:]))
		if string(id) != strconv.Itoa(pid) && fields[1] != strconv.Itoa(pid) {
			continue
		}
		// utime, stime; and for the process itself what its children took that ended.
		for i, field := range fields[11:15] {
			ticks, err := strconv.ParseInt(field, 10, 64)
			if err != nil {
				return 0, err
			}
			if i < 2 || string(id) == strconv.Itoa(pid) {
				sum += time.Duration(ticks) * time.Second / ticksPerSecond
			}
		}
	}
	return sum, nil
}

// ticksPerSecond is how Linux counts the time of processes.
const ticksPerSecond = 100
