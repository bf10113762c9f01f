package gamelaws

import (
	"errors"
	"strings"
	"testing"

	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/phrases"
)

// A Planted is a fault that a test has put into a position.
type Planted struct {
	Name    string
	Finding string // the key of what must be found
	Found   error  // what was
}

// Found returns what is wrong with the JSON of a position, or if it can be read the notes on
// it.
func Found[P family.Read[State], State comparable](text []byte, s P) error {
	if err := s.UnmarshalJSON(text); err != nil {
		return err
	}
	return s.Validate()
}

// CheckFindings holds that each planted fault is found and worded. Each finding that the
// text of a game has must have been planted.
func CheckFindings(t *testing.T, text phrases.Text, all []Planted) {
	t.Helper()
	planted := map[string]bool{}
	for _, one := range all {
		caught := false
		for _, finding := range FindingsIn(one.Found) {
			planted[finding.Reason.Reason.String()] = true
			caught = caught || finding.Reason.Reason.String() == one.Finding
			if told := finding.Error(); strings.Contains(told, "{") || finding.Reason.String() == "" {
				t.Errorf("%s: %q is no sentence", one.Name, told)
			}
		}
		if !caught {
			t.Errorf("%s: %v is found, want %s", one.Name, one.Found, one.Finding)
		}
	}
	for key := range text.Section("finding") {
		if !planted[key] {
			t.Errorf("%s is planted nowhere", key)
		}
	}
}

// FindingsIn returns the findings that an error joins.
func FindingsIn(err error) (found family.Findings) {
	if joined, ok := err.(interface{ Unwrap() []error }); ok {
		for _, one := range joined.Unwrap() {
			found = append(found, FindingsIn(one)...)
		}
		return found
	}
	if one, ok := errors.AsType[*family.StateError](err); ok {
		return family.Findings{one}
	}
	return nil
}
