package layers

import (
	"bytes"
	"fmt"
	"io/fs"
	"os"
	"path"
	"regexp"
	"testing"
	"testing/fstest"
)

// place matches the beginning of an absolute path that means something on one
// machine only: of a home, of a place for work, of a temporary folder. What stands
// before it tells it from the middle of a relative path or of an address.
var place = regexp.MustCompile(`(?:^|[^\w.)}\]-])/(?:(?:home|Users|work|workspace|tmp|mnt)/\w|root\b)`)

// suspect matches all texts that place matches, and is found much faster.
var suspect = regexp.MustCompile(`/(?:home|Users|work|tmp|mnt|root)`)

// TestNoFileNamesAPlaceOnOneMachine reads every text file of the repository.
func TestNoFileNamesAPlaceOnOneMachine(t *testing.T) {
	faults, err := placeFaults(os.DirFS(root))
	if err != nil {
		t.Fatal(err)
	}
	for _, fault := range faults {
		t.Error(fault)
	}
}

// placeFaults names each line that has an absolute path in it.
func placeFaults(fsys fs.FS) ([]string, error) {
	var faults []string
	err := fs.WalkDir(fsys, ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		base := path.Base(name)
		if entry.IsDir() && (base == ".git" || base == "vendor") {
			return fs.SkipDir
		}
		if base == ".git" || !entry.Type().IsRegular() {
			return nil
		}
		content, err := fs.ReadFile(fsys, name)
		if err != nil {
			return err
		}
		if bytes.IndexByte(content, 0) >= 0 {
			return nil // no text
		}
		if !suspect.Match(content) {
			return nil
		}
		number := 0
		for line := range bytes.Lines(content) {
			number++
			if place.Match(line) {
				faults = append(faults, fmt.Sprintf("%s:%d: names a place on one machine; a relative path would be right everywhere: %s", name, number, bytes.TrimSpace(line)))
			}
		}
		return nil
	})
	return faults, err
}

func TestPlaceFaults(t *testing.T) {
	for _, test := range []struct {
		file          string
		before, after string // a slash, or else this file would be one that has faults
		want          bool
	}{
		{"absolute.txt", "cd ", "home/ann/railhex", true},
		{"quoted.go", `open("`, `tmp/out.json")`, true},
		{"bare.txt", "", "root", true},
		{"address.html", "file://", "work/railhex", true},
		{".ci/run", "cd ", "Users/ann", true},
		{"relative.txt", "../..", "work/railhex", false},
		{"middle.txt", "see frame", "home/ann", false},
		{"variable.sh", "${top}", "tmp/out.json", false},
		{"longer.txt", "a ", "rooted tree", false},
		{"binary", "\x00 ", "home/ann/railhex", false},
		{".git/config", "url = ", "home/ann/railhex", false},
		{"vendor/modules.txt", "cd ", "home/ann/railhex", false},
	} {
		faults, err := placeFaults(fstest.MapFS{
			test.file: {Data: []byte("first\n" + test.before + "/" + test.after + "\n")},
		})
		if err != nil {
			t.Fatal(err)
		}
		if got := len(faults) > 0; got != test.want {
			t.Errorf("%s: faults %q, want some: %t", test.file, faults, test.want)
		}
	}
	// In a second working tree .git is a file, and what stands beside it is read.
	faults, err := placeFaults(fstest.MapFS{
		".git":   {Data: []byte("gitdir: " + "/" + "home/ann/railhex\n")},
		"zoo.md": {Data: []byte("cd " + "/" + "home/ann\n")},
	})
	if err != nil || len(faults) != 1 {
		t.Errorf("beside a file .git: faults %q and error %v, want one fault", faults, err)
	}
}
