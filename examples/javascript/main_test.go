package main

import "testing"

// TestExitStatus: help succeeds, and wrong usage has a status of its own.
func TestExitStatus(t *testing.T) {
	for _, test := range []struct {
		args []string
		want int
	}{
		{[]string{"-h"}, 0},
		{nil, 2},
		{[]string{"-folder", "x"}, 2},
		{[]string{"-out", t.TempDir(), "x"}, 2},
	} {
		if got := npm.Main(test.args); got != test.want {
			t.Errorf("javascript %q exits with %d, want %d", test.args, got, test.want)
		}
	}
}
