package test

import (
	"encoding/json"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestAddressesWithoutAServer: the client of a server says what is there instead.
func TestAddressesWithoutAServer(t *testing.T) {
	var got map[string][]string
	if err := json.Unmarshal([]byte(node(t, "nowhere.mjs")), &got); err != nil {
		t.Fatal(err)
	}
	const another = "Refused no-server"
	want := map[string][]string{
		"page": {another, another, another}, "another page": {another, another, another},
		"nobody": {"Unreachable"}, "no address": {"TypeError ERR_INVALID_URL"}, "file": {"TypeError"},
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
