package parse_test

import (
	"errors"
	"io"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/railhex/railhex/hexmap/parse"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"
)

func TestAppendWords(t *testing.T) {
	for _, test := range []struct {
		line string
		want []parse.Word
	}{
		{"", nil},
		{" \t\r\n", nil},
		{"# all comment", nil},
		{"draft 4\n", []parse.Word{{"draft", 1}, {"4", 7}}},
		{"  draft\t4\r\n", []parse.Word{{"draft", 3}, {"4", 9}}},
		{"draft 4# four", []parse.Word{{"draft", 1}, {"4", 7}}},
		{"é 4", []parse.Word{{"é", 1}, {"4", 3}}},
		{"a\rb\n", []parse.Word{{"a\rb", 1}}},
		{"a\r", []parse.Word{{"a\r", 1}}},
	} {
		if diff := cmp.Diff(test.want, parse.AppendWords(nil, test.line)); diff != "" {
			t.Errorf("%q: mismatch (-want +got)\n%s", test.line, diff)
		}
	}
}

func TestAllNumbersLinesFromOneAndSkipsEmptyOnes(t *testing.T) {
	var got []string
	for number, words := range parse.Lines("a\n\n# x\r\nb c\r\n d") {
		got = append(got, strings.Repeat("|", number)+parse.Join(words))
	}
	if diff := cmp.Diff([]string{"|a", "||||b c", "|||||d"}, got); diff != "" {
		t.Errorf("mismatch (-want +got)\n%s", diff)
	}
}

// scanned lists the words that a Scanner finds, with the numbers of their lines.
func scanned(s *parse.Scanner) (found []parse.Word, numbers []int) {
	for s.Next() {
		found = append(found, s.Words()...)
		numbers = append(numbers, s.Number())
	}
	return found, append(numbers, s.Number())
}

func TestNewReaderReadsWhatNewScannerReads(t *testing.T) {
	for _, slow := range []func(io.Reader) io.Reader{
		func(r io.Reader) io.Reader { return r }, iotest.OneByteReader, iotest.DataErrReader,
	} {
		rapid.Check(t, func(t *rapid.T) {
			pieces := rapid.SliceOf(rapid.SampledFrom([]string{"a", "é", " ", "\t", "\n", "\r", "\r\n", "#", strings.Repeat("long ", 2000), "#" + strings.Repeat("x", 9000)}))
			text := strings.Join(pieces.Draw(t, "pieces"), "")
			s := parse.NewReader(slow(strings.NewReader(text)))
			words, numbers := scanned(parse.NewScanner(text))
			gotWords, gotNumbers := scanned(s)
			if !cmp.Equal(words, gotWords) || !cmp.Equal(numbers, gotNumbers) || s.Err() != nil {
				t.Fatalf("%q is read as %v in lines %v, want %v in lines %v: %v", text, gotWords, gotNumbers, words, numbers, s.Err())
			}
		})
	}
}

func TestScannersSayWhyTheyStop(t *testing.T) {
	const mebibyte = 1 << 20
	broken := errors.New("the line is cut")
	for _, test := range []struct {
		name  string
		text  io.Reader
		words int
		line  int
		want  error
	}{
		{"the end", strings.NewReader("a\nb c\n\n"), 3, 3, nil},
		{"an error", io.MultiReader(strings.NewReader("a\nb"), iotest.ErrReader(broken)), 1, 1, broken},
		{"a line of a mebibyte", strings.NewReader("a\n" + strings.Repeat("b", mebibyte)), 2, 2, nil},
		{"a longer line", strings.NewReader("a\nb" + strings.Repeat("b", mebibyte) + "\nc"), 1, 1, parse.ErrLineTooLong},
		{"a longer comment", strings.NewReader("a\nb #" + strings.Repeat("b", mebibyte) + "\nc"), 3, 3, nil},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := parse.NewReader(test.text)
			words, numbers := scanned(s)
			if line := numbers[len(numbers)-1]; len(words) != test.words || line != test.line || !errors.Is(s.Err(), test.want) {
				t.Errorf("%d words up to line %d, and %v; want %d up to line %d, and %v", len(words), line, s.Err(), test.words, test.line, test.want)
			}
			if s.Next() {
				t.Error("after the end there is another line")
			}
		})
	}
}

func TestWordsStandAtTheirColumns(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		line := rapid.StringMatching(`[a-cé \t]{0,20}`).Draw(t, "line")
		runes := []rune(line)
		for _, word := range parse.AppendWords(nil, line) {
			at := word.Column - 1
			if got := string(runes[at : at+len([]rune(word.Text))]); got != word.Text {
				t.Fatalf("column %d of %q holds %q, not %q", word.Column, line, got, word.Text)
			}
		}
		joined := parse.Join(parse.AppendWords(nil, line))
		if again := parse.Join(parse.AppendWords(nil, joined)); again != joined {
			t.Fatalf("joined %q reads as %q", joined, again)
		}
	})
}

func TestEnd(t *testing.T) {
	for line, want := range map[string]int{"": 1, "draft": 7, " é é": 6} {
		if got := parse.End(parse.AppendWords(nil, line)); got != want {
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
		if got := parse.Quote(word).String(); got != want {
			t.Errorf("Quote(%.50q) = %s, want %s", word, got, want)
		}
	}
}
