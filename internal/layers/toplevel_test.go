package layers

import (
	"io/fs"
	"os"
	"slices"
	"testing"
	"testing/fstest"

	"github.com/google/go-cmp/cmp"
)

// topLevel is what stands at the top of the repository. It is a statement of
// policy: whatever is new has its place below one of these.
var topLevel = []string{
	".ci", ".gitignore",
	"CHANGELOG.md", "LICENSE", "README.md", "go.mod", "go.sum",
	"delivery", "examples", "hexmap", "internal", "scoring", "solo", "steamrollers", "track", "variants",
}

// TestTopLevel holds the folder of the repository against the policy.
func TestTopLevel(t *testing.T) {
	faults, err := topLevelFaults(os.DirFS(root), topLevel)
	if err != nil {
		t.Fatal(err)
	}
	for _, fault := range faults {
		t.Error(fault)
	}
}

// topLevelFaults names what stands at the top and should not, and what should and
// does not. What git and everybody's own workspace keep there is no part of the
// repository.
func topLevelFaults(fsys fs.FS, policy []string) ([]string, error) {
	entries, err := fs.ReadDir(fsys, ".")
	if err != nil {
		return nil, err
	}
	var faults []string
	missing := slices.Clone(policy)
	for _, entry := range entries {
		name := entry.Name()
		missing = slices.DeleteFunc(missing, func(wanted string) bool { return wanted == name })
		own := name == ".git" || name == "go.work" || name == "go.work.sum"
		if !own && !slices.Contains(policy, name) {
			faults = append(faults, name+": does not belong at the top level; put it below a folder that does")
		}
	}
	for _, name := range missing {
		faults = append(faults, name+": missing at the top level")
	}
	return faults, nil
}

func TestTopLevelFaults(t *testing.T) {
	got, err := topLevelFaults(fstest.MapFS{
		".git/HEAD": {}, "go.work": {}, "go.mod": {}, "low/a.go": {}, "docs/guide.md": {}, "NOTES": {},
	}, []string{"go.mod", "low", "high"})
	if err != nil {
		t.Fatal(err)
	}
	want := []string{
		"NOTES: does not belong at the top level; put it below a folder that does",
		"docs: does not belong at the top level; put it below a folder that does",
		"high: missing at the top level",
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("mismatch (-want +got)\n%s", diff)
	}
}
