package reports

import (
	"compress/gzip"
	"encoding/json"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/archive"
)

// Compare replays the records in a folder, and holds the report of each position, and of
// the error, to the lines of the packed file beside the record. The wording of an error
// may differ. Of is the report of a position.
func Compare[Setup family.Recorded[Setup, State, Move], State family.RecordedState, Move family.RecordedMove](
	t *testing.T, folder string, open func(io.Reader, fs.FS) (*family.Replay[Setup, State, Move], error), of func(*State) []byte,
) {
	t.Helper()
	names, err := filepath.Glob(filepath.Join(folder, "*.srr"))
	if err != nil || len(names) == 0 {
		t.Fatal("there are no records:", err)
	}
	for _, name := range names {
		t.Run(strings.TrimSuffix(filepath.Base(name), ".srr"), func(t *testing.T) {
			t.Parallel()
			text, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			var got []string
			add := func(s *State, stopped error) {
				moves := []string{}
				for _, m := range (*new(Setup)).Records().Position(s).AppendMoves(nil) {
					moves = append(moves, m.String())
				}
				got = append(got, string(archive.Replayed(of(s), stopped, moves)))
			}
			r, err := open(strings.NewReader(string(text)), os.DirFS(folder))
			if fault, ok := errors.AsType[*family.RecordError](err); ok {
				add(new(State), fault)
			} else if err != nil {
				t.Fatal(err)
			} else {
				for add(r.State(), nil); r.Next(); {
					add(r.State(), nil)
				}
				if r.Err() != nil {
					add(r.State(), r.Err())
				}
			}
			want := strings.Split(strings.TrimSpace(unpacked(t, strings.TrimSuffix(name, ".srr")+".jsonl.gz")), "\n")
			if len(got) != len(want) {
				t.Fatalf("%d reports, want %d", len(got), len(want))
			}
			for i := range got {
				if got[i] == want[i] {
					continue
				}
				if diff := cmp.Diff(plain(t, want[i]), plain(t, got[i])); diff != "" {
					t.Fatalf("report %d (-want +got)\n%.2000s", i, diff)
				}
			}
		})
	}
}

// unpacked is the text of a packed file.
func unpacked(t *testing.T, name string) string {
	file, err := os.Open(name)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	r, err := gzip.NewReader(file)
	if err != nil {
		t.Fatal(err)
	}
	text, err := io.ReadAll(r)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// plain is a report as plain data, but for the wording of its error.
func plain(t *testing.T, line string) map[string]any {
	var data map[string]any
	if err := json.Unmarshal([]byte(line), &data); err != nil {
		t.Fatal(err)
	}
	if fault, ok := data["error"].(map[string]any); ok {
		delete(fault, "message")
	}
	return data
}
