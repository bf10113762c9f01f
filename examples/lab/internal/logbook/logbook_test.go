package logbook

import (
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"
)

type heading struct {
	About string `json:"about"`
}

func open(t testing.TB, path string) *Book {
	t.Helper()
	b, err := Open(path, heading{"games"})
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func read(t testing.TB, b *Book) (numbers []int) {
	t.Helper()
	for line, err := range b.Lines() {
		if err != nil {
			t.Fatal(err)
		}
		var n int
		if err := json.Unmarshal(line, &n); err != nil {
			t.Fatal(err)
		}
		numbers = append(numbers, n)
	}
	return numbers
}

// TestCutAnywhere cuts a book off at every byte, as a crash might: what was
// whole stays, and what is appended next follows upon it.
func TestCutAnywhere(t *testing.T) {
	folder := t.TempDir()
	path := filepath.Join(folder, "whole.jsonl")
	b := open(t, path)
	for n := range 12 {
		if err := b.Append(n * n * n); err != nil {
			t.Fatal(err)
		}
	}
	if err := b.Close(); err != nil {
		t.Fatal(err)
	}
	whole, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	for size := range len(whole) + 1 {
		path := filepath.Join(folder, "cut.jsonl")
		if err := os.WriteFile(path, whole[:size], 0o666); err != nil {
			t.Fatal(err)
		}
		var want []int
		for i, n := 0, -1; i < size; i++ {
			if whole[i] == '\n' {
				if n >= 0 {
					want = append(want, n*n*n)
				}
				n++
			}
		}
		b := open(t, path)
		if err := b.Append(7); err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(append(want, 7), read(t, b)); diff != "" {
			t.Fatalf("cut off after %d bytes (-want +got)\n%s", size, diff)
		}
		if err := b.Close(); err != nil {
			t.Fatal(err)
		}
	}
}

// TestReopened writes numbers in any number of sittings and finds them all.
func TestReopened(t *testing.T) {
	folder := t.TempDir()
	rapid.Check(t, func(t *rapid.T) {
		path := filepath.Join(folder, "book.jsonl")
		defer os.Remove(path)
		var want []int
		for _, sitting := range rapid.SliceOfN(rapid.SliceOf(rapid.Int()), 1, 3).Draw(t, "sittings") {
			b, err := Open(path, heading{"games"})
			if err != nil {
				t.Fatal(err)
			}
			for _, n := range sitting {
				want = append(want, n)
				if err := b.Append(n); err != nil {
					t.Fatal(err)
				}
			}
			var got []int
			for line, err := range b.Lines() {
				var n int
				if err := errors.Join(err, json.Unmarshal(line, &n)); err != nil {
					t.Fatal(err)
				}
				got = append(got, n)
			}
			if diff := cmp.Diff(want, got); diff != "" {
				t.Fatalf("(-want +got)\n%s", diff)
			}
			if err := b.Close(); err != nil {
				t.Fatal(err)
			}
		}
	})
}

func TestAnotherHeading(t *testing.T) {
	path := filepath.Join(t.TempDir(), "book.jsonl")
	if err := open(t, path).Close(); err != nil {
		t.Fatal(err)
	}
	_, err := Open(path, heading{"something else"})
	if !errors.Is(err, ErrOther) {
		t.Errorf("got %v, want ErrOther", err)
	}
	if err := open(t, path).Close(); err != nil {
		t.Errorf("after that: %v", err)
	}
}

// TestOneAtATime: a book that is open cannot be opened again, and what the
// second would have done to it is not done; once it is closed it can be.
func TestOneAtATime(t *testing.T) {
	path := filepath.Join(t.TempDir(), "book.jsonl")
	first := open(t, path)
	if runtime.GOOS == "windows" {
		t.Skip("books are not locked here")
	}
	half := []byte("{\"about\":\"games\"}\n1\n{2")
	if err := os.WriteFile(path, half, 0o666); err != nil {
		t.Fatal(err)
	}
	_, err := Open(path, heading{"games"})
	if !errors.Is(err, ErrBusy) {
		t.Errorf("got %v, want ErrBusy", err)
	}
	if text, err := os.ReadFile(path); err != nil || string(text) != string(half) {
		t.Errorf("the second cut the book to %q, %v", text, err)
	}
	if err := first.Close(); err != nil {
		t.Fatal(err)
	}
	if err := open(t, path).Close(); err != nil {
		t.Errorf("after that: %v", err)
	}
}

func TestForeignFileIsLeftAlone(t *testing.T) {
	path := filepath.Join(t.TempDir(), "letter.txt")
	if err := os.WriteFile(path, []byte("Dear Olive"), 0o666); err != nil {
		t.Fatal(err)
	}
	if _, err := Open(path, heading{"games"}); err == nil {
		t.Error("it was taken for a logbook")
	}
	if text, err := os.ReadFile(path); err != nil || string(text) != "Dear Olive" {
		t.Errorf("it now holds %q, %v", text, err)
	}
}

func TestSpoiledLine(t *testing.T) {
	path := filepath.Join(t.TempDir(), "book.jsonl")
	if err := os.WriteFile(path, []byte("{\"about\":\"games\"}\n1\n{2\n3\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	b := open(t, path)
	defer b.Close()
	var faults []error
	for _, err := range b.Lines() {
		if err != nil {
			faults = append(faults, err)
		}
	}
	if len(faults) != 1 || faults[0].Error() != path+": line 3 is not JSON" {
		t.Errorf("got %v", faults)
	}
}
