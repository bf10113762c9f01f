package document_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/railhex/railhex/steamrollers/internal/document"
	"github.com/railhex/railhex/variants"
)

// Each row replaces a part of a line of two players. The fields named cannot be
// read, and each is told at its column.
func TestEachFieldThatCannotBeReadIsTold(t *testing.T) {
	l := &document.Layout{ID: "0123456789abcdef", Seats: 2, Phases: []string{"act"}, Steps: []string{""}}
	for i := range l.Tiles {
		l.Tiles[i] = [2]string{variants.FaceOf(i+1, false).String(), variants.FaceOf(i+1, true).String()}
	}
	for _, hex := range []string{"c1", "c2", "c3"} {
		l.AddSite(hex)
	}
	const line = "0123456789abcdef.act.12.2.0.4.44.32.ss.0.a0B1a2b0a0a0.-.R_-_-_-_-_-.Y6K1.-.00120.-.0.14.-.-.ph.-.1_0_RR_1a1.-_2_-_3"
	for _, test := range []struct {
		old, new string
		want     []string
	}{
		{"", "", nil},
		{".act.", ".äct.", []string{"phase"}},
		{".act.12.", ".äct.x.", []string{"phase", "round"}},
		{".44.", ".40.", []string{"dice"}},
		{".44.", ".4x.", []string{"dice"}},
		{".44.", ".4444444444444444.", []string{"dice"}},
		{".32.", ".36.", []string{"reserved die"}},
		{".32.", ".72.", []string{"reserved die"}},
		{".32.", ".3.", []string{"reserved die"}},
		{".ss.", ".sx.", []string{"black die"}},
		{"a0B1", "a3B1", []string{"tiles"}},
		{"a0B1", "c0B1", []string{"tiles"}},
		{"a0B1", "A0B1", []string{"tiles"}},
		{"a0B1", "a0`1", []string{"tiles"}},
		{"a0a0.-.R", "a0a0.a0.R", []string{"orders"}},
		{".R_", ".RRRRRRRRR_", []string{"supply"}},
		{".R_", ".W_", []string{"supply"}},
		{"_-.Y", "_-_-.Y", []string{"supply"}},
		{"Y6K1", "Y6W1", []string{"bag"}},
		{"Y6K1", "Y6K", []string{"bag"}},
		{"Y6K1", "Y6K0", []string{"bag"}},
		{".00120.-.", ".00110.-.", []string{"powers"}},
		{".00120.-.", ".00320.-.", []string{"powers"}},
		{".00120.-.", ".0012.-.", []string{"powers"}},
		{".00120.-.", ".00120.R.", []string{"personal good"}},
		{".00120.-.", ".00102.R.", nil},
		{".00120.-.", ".00102.Y.", nil},
		{".00120.-.", ".00102..", []string{"personal good"}},
		{".00120.-.", ".00102.W.", []string{"personal good"}},
		{".00120.-.", ".00102.R0.", []string{"personal good"}},
		{".00120.-.", ".00102.R7.", []string{"personal good"}},
		{".00120.-.", ".00102.R33.", []string{"personal good"}},
		{".00120.-.", ".00302.R.", []string{"powers"}},
		{".14.", ".41.", []string{"tiles used"}},
		{".14.", ".11.", []string{"tiles used"}},
		{".14.", ".0.", []string{"tiles used"}},
		{".ph.-.", ".ph.0_0_0_0_0_0_0_-.", []string{"Olive"}},
		{"1_0_RR_1a1", "1_0_RR_1a2", []string{"seat 1"}},
		{"1_0_RR_1a1", "1_0_RR_1p1", []string{"seat 1"}},
		{"1_0_RR_1a1", "1_0_RR_3a", []string{"seat 1"}},
		{"1_0_RR_1a1", "1_0_RY_1a1", []string{"seat 1"}},
		{"1_0_RR_1a1", "1_0_1a1", []string{"seat 1"}},
		{"-_2_-_3", "-_2_-_4", []string{"seat 2"}},
	} {
		changed := strings.Replace(line, test.old, test.new, 1)
		p, err := document.ParseLine(changed, l)
		if changed == line && test.old != "" {
			t.Errorf("%s is not in the line", test.old)
		}
		var named []string
		if err != nil {
			for told := range strings.SplitSeq(err.Error(), "\n") {
				_, expected, _ := strings.Cut(told, ", expected ")
				field, _, _ := strings.Cut(expected, ", ")
				named = append(named, field)
			}
		}
		if diff := cmp.Diff(test.want, named); diff != "" || (p == nil) != (err != nil) {
			t.Errorf("%s\nmismatch (-want +got)\n%s%v", changed, diff, err)
		}
	}
	_, err := document.ParseLine(strings.Replace(line, ".act.12.", ".äct.x.", 1), l)
	want := `column 18: found "äct", expected phase, a word such as draft` + "\n" + `column 22: found "x", expected round, a number from 0 to 65535`
	if err == nil || err.Error() != want {
		t.Errorf("%v\nwant %s", err, want)
	}
}
