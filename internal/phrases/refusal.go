package phrases

import (
	"errors"
	"strings"

	"github.com/railhex/railhex/internal/reading"
)

// faults is what is said around the reason why something is refused.
type faults struct{ rule, line, column, both, text, more string }

var faultsIn = ByLanguage[*faults]{
	English: {
		rule:   "{reason} ({rule})",
		line:   "Line {line}: {reason}",
		column: "Column {column}: {reason}",
		both:   "Line {line}, column {column}: {reason}",
		text:   "found {found}, expected {expected}",
		more:   "{number} more {number|fault|faults}",
	},
	French: {
		rule:   "{reason} ({rule})",
		line:   "Ligne {line} : {reason}",
		column: "Colonne {column} : {reason}",
		both:   "Ligne {line}, colonne {column} : {reason}",
		text:   "trouvé : {found} ; attendu : {expected}",
		more:   "{number} {number|autre faute|autres fautes}",
	},
	German: {
		rule:   "{reason} ({rule})",
		line:   "Zeile {line}: {reason}",
		column: "Spalte {column}: {reason}",
		both:   "Zeile {line}, Spalte {column}: {reason}",
		text:   "gefunden: {found}; erwartet: {expected}",
		more:   "{number} weitere{number|r|} Fehler",
	},
	Dutch: {
		rule:   "{reason} ({rule})",
		line:   "Regel {line}: {reason}",
		column: "Kolom {column}: {reason}",
		both:   "Regel {line}, kolom {column}: {reason}",
		text:   "gevonden: {found}; verwacht: {expected}",
		more:   "nog {number} {number|fout|fouten}",
	},
}

// Refusal says why something is refused. What an error of the game says, own
// tells, and false for what is none. Joined errors have a line each. A
// [reading.Error] is told with its place, but what is found and expected
// there in the words of the library. What is wrapped around an error stays as it
// is, and so does an error of another kind; nil is "".
func (v Voice) Refusal(err error, own func(error) (told string, ok bool)) string {
	if err == nil {
		return ""
	}
	if told, ok := own(err); ok {
		return told
	}
	switch err := err.(type) {
	case *reading.Error:
		return v.misread(err)
	case interface{ Unwrap() []error }:
		var lines []string
		for _, one := range err.Unwrap() {
			lines = append(lines, v.Refusal(one, own))
		}
		return strings.Join(lines, "\n")
	}
	if within := errors.Unwrap(err); within != nil {
		return strings.Replace(err.Error(), within.Error(), v.Refusal(within, own), 1)
	}
	return err.Error()
}

// Cite is a reason with the identifier of a rule behind it; with "" behind it, or
// where the voice is bare, the reason.
func (v Voice) Cite(reason, rule string) string {
	if rule == "" || v.bare {
		return reason
	}
	return v.Tell(v.faults().rule, Args("reason", reason, "rule", rule), nil)
}

// InLine is a reason with the number of a line before it; with 0, the reason.
func (v Voice) InLine(line int, reason string) string {
	if line == 0 {
		return reason
	}
	return v.Tell(v.faults().line, Args("line", line, "reason", reason), nil)
}

func (v Voice) faults() *faults { return faultsIn.Of(v.language) }

// misread says what is wrong with a text.
func (v Voice) misread(e *reading.Error) string {
	if e.More > 0 {
		return v.Sentence(v.faults().more, Args("number", e.More), nil)
	}
	reason := v.Cite(v.Sentence(v.faults().text, Args("found", e.Found, "expected", e.Expected), nil), e.RuleID)
	switch {
	case e.Column > 0 && e.Line > 0:
		return v.Tell(v.faults().both, Args("line", e.Line, "column", e.Column, "reason", reason), nil)
	case e.Column > 0:
		return v.Tell(v.faults().column, Args("column", e.Column, "reason", reason), nil)
	}
	return v.InLine(e.Line, reason)
}
