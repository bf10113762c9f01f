package golden

import (
	"fmt"
	"iter"
	"strings"
	"testing"
	"unicode"
)

// CompareTold holds what each language tells against NAME.LANGUAGE.golden: the first one whole, of the others
// a sample, the lines that are the first of their kind in the first language.
func CompareTold[L fmt.Stringer](t *testing.T, name string, languages iter.Seq[L], tell func(L) string) {
	t.Helper()
	first := ""
	for l := range languages {
		t.Run(l.String(), func(t *testing.T) {
			text := tell(l)
			if first == "" {
				first = text
			} else {
				text = firstOfEachKind(t, first, text)
			}
			Compare(t, name+"."+l.String()+".golden", text)
		})
	}
}

func firstOfEachKind(t *testing.T, original, translated string) string {
	t.Helper()
	lines, told := strings.Split(original, "\n"), strings.Split(translated, "\n")
	if len(lines) != len(told) {
		t.Fatalf("%d lines, not %d", len(told), len(lines))
	}
	var sample strings.Builder
	seen := map[string]bool{}
	for i, line := range lines {
		if kind := kindOf(line); !seen[kind] {
			seen[kind] = true
			sample.WriteString(told[i] + "\n")
		}
	}
	return sample.String()
}

// kindOf is a line's first five words without names, places and numbers, after its indentation.
func kindOf(line string) string {
	kind := []string{line[:len(line)-len(strings.TrimLeft(line, " >"))]}
	for word := range strings.FieldsSeq(line) {
		if len(kind) <= 5 && !strings.ContainsFunc(word, func(r rune) bool { return unicode.IsDigit(r) || unicode.IsUpper(r) }) {
			kind = append(kind, word)
		}
	}
	return strings.Join(kind, " ")
}
