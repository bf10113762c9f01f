package lines_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/railhex/railhex/internal/lines"
)

func TestAppendWords(t *testing.T) {
	for _, test := range []struct {
		line string
		want []lines.Word
	}{
		{"", nil},
		{" \t\r\n", nil},
		{"# all comment", nil},
		{"draft 4\n", []lines.Word{{"draft", 1}, {"4", 7}}},
		{"  draft\t4\r\n", []lines.Word{{"draft", 3}, {"4", 9}}},
		{"draft 4# four", []lines.Word{{"draft", 1}, {"4", 7}}},
		{"é 4", []lines.Word{{"é", 1}, {"4", 3}}},
		{"a\rb\n", []lines.Word{{"a\rb", 1}}},
		{"a\r", []lines.Word{{"a\r", 1}}},
	} {
		if diff := cmp.Diff(test.want, lines.AppendWords(nil, test.line)); diff != "" {
			t.Errorf("%q: mismatch (-want +got)\n%s", test.line, diff)
		}
	}
}

func TestAllNumbersLinesFromOneAndSkipsEmptyOnes(t *testing.T) {
	var got []string
	for number, words := range lines.All("a\n\n# x\r\nb c\r\n d") {
		got = append(got, strings.Repeat("|", number)+lines.Join(words))
	}
	if diff := cmp.Diff([]string{"|a", "||||b c", "|||||d"}, got); diff != "" {
		t.Errorf("mismatch (-want +got)\n%s", diff)
	}
}

func TestWordsStandAtTheirColumns(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		line := rapid.StringMatching(`[a-cé \t]{0,20}`).Draw(t, "line")
		runes := []rune(line)
		for _, word := range lines.AppendWords(nil, line) {
			at := word.Column - 1
			if got := string(runes[at : at+len([]rune(word.Text))]); got != word.Text {
				t.Fatalf("column %d of %q holds %q, not %q", word.Column, line, got, word.Text)
			}
		}
		joined := lines.Join(lines.AppendWords(nil, line))
		if again := lines.Join(lines.AppendWords(nil, joined)); again != joined {
			t.Fatalf("joined %q reads as %q", joined, again)
		}
	})
}

func TestEnd(t *testing.T) {
	for line, want := range map[string]int{"": 1, "draft": 7, " é é": 6} {
		if got := lines.End(lines.AppendWords(nil, line)); got != want {
			t.Errorf("End(%q) = %d, want %d", line, got, want)
		}
	}
}

func TestQuoteRepeatsLittleOfALongWord(t *testing.T) {
	for word, want := range map[string]string{
		"":                       "nothing",
		"draft":                  `"draft"`,
		strings.Repeat("é", 40):  `"` + strings.Repeat("é", 40) + `"`,
		strings.Repeat("é", 1e6): `"` + strings.Repeat("é", 40) + `…"`,
		"a\x00\xff":              `"a\x00\xff"`,
	} {
		if got := lines.Quote(word); got != want {
			t.Errorf("Quote(%.50q) = %s, want %s", word, got, want)
		}
	}
}
