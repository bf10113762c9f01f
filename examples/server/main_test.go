package main

import (
	"slices"
	"testing"
)

// TestTheServerSaysWhereItIs looks for addresses that a browser can open.
func TestTheServerSaysWhereItIs(t *testing.T) {
	if got := urlsOf("127.0.0.1:8080"); !slices.Equal(got, []string{"http://127.0.0.1:8080"}) {
		t.Errorf("at one address it is at %q", got)
	}
	for _, all := range []string{"0.0.0.0:8080", "[::]:8080"} {
		got := urlsOf(all)
		if !slices.Contains(got, "http://127.0.0.1:8080") || slices.Contains(got, "http://"+all) {
			t.Errorf("at all of this machine's addresses it is at %q", got)
		}
	}
}
