package store

import "testing"

// TestTooMuchNewsIsToldAtOnce announces more changes than can wait: "any table" stands
// for those that are lost.
func TestTooMuchNewsIsToldAtOnce(t *testing.T) {
	changed := make(chan string, 4)
	for _, id := range []string{"a", "b", "c", "d"} {
		announce(changed, id)
	}
	announce(changed, "e")
	var told []string
	for len(changed) > 0 {
		told = append(told, <-changed)
	}
	if len(told) != 1 || told[0] != "" {
		t.Errorf("told is %q, and a table may be missing", told)
	}
	announce(changed, "f")
	if id := <-changed; id != "f" {
		t.Errorf("then %q is told", id)
	}
}
