package archive_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/archive"
)

func TestReport(t *testing.T) {
	r := archive.AppendReport([]byte("{"))
	r.String("move", "build <c5> \u2028 \"it\"")
	r.Bool("chance", true)
	r.Null("olive")
	r.Object("bag", func() {})
	r.List("players", func() {
		r.Object("", func() { r.Int("money", -7) })
		r.List("", func() { r.Null("") })
	})
	archive.Ints(&r, "order", slices.Values([]uint8{2, 255}))
	archive.Strings(&r, "seats", slices.Values([]family.Seat{1, 2}))
	r.Texts("track", nil)
	const want = `{{"move":"build \u003cc5\u003e \u2028 \"it\"","chance":true,"olive":null,"bag":{},"players":[{"money":-7},[null]],` +
		`"order":[2,255],"seats":["P1","P2"],"track":[]}`
	if diff := cmp.Diff(want, string(r.Bytes())); diff != "" {
		t.Error(diff)
	}
}

// TestReplayedSaysWhatStoppedAReplay puts errors and moves into reports with an error that is
// null, with none, and with nothing at all.
func TestReplayedSaysWhatStoppedAReplay(t *testing.T) {
	fault := &family.RecordError{Line: 7, Text: "x", Err: errors.New("not \"now\"")}
	const told = `"error":{"line":7,"move":"x","rule":"","message":"not \"now\""}`
	for _, test := range []struct {
		report  string
		stopped error
		moves   []string
		want    string
	}{
		{`{"turn":1,"error":null}`, fault, nil, `{"turn":1,` + told + `}`},
		{`{"turn":1}`, fmt.Errorf("my.game: %w", fault), []string{"pass", "build"}, `{"turn":1,` + told + `,"moves":["build","pass"]}`},
		{`{}`, errors.Join(fault, &family.RecordError{Line: 8, Err: fault}), nil, `{` + told + `}`},
		{`{"error":null}`, nil, []string{}, `{"error":null,"moves":[]}`},
		{`{"turn":1}`, errors.New("other"), nil, `{"turn":1,"error":null}`},
	} {
		got := archive.Replayed([]byte(test.report), test.stopped, test.moves)
		if string(got) != test.want || !json.Valid(got) {
			t.Errorf("%s with %v: %s, want %s", test.report, test.stopped, got, test.want)
		}
	}
}
