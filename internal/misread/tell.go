package misread

import (
	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/variants/family/phrases"
)

// around is what is said around what is found and expected.
type around struct{ column, both, text, more string }

var arounds = phrases.ByLanguage[*around]{
	phrases.English: {
		column: "Column {column}: {reason}",
		both:   "Line {line}, column {column}: {reason}",
		text:   "found {found}, expected {expected}",
		more:   "{number} more {number|fault|faults}",
	},
	phrases.French: {
		column: "Colonne {column} : {reason}",
		both:   "Ligne {line}, colonne {column} : {reason}",
		text:   "trouvé : {found} ; attendu : {expected}",
		more:   "{number} {number|autre faute|autres fautes}",
	},
	phrases.German: {
		column: "Spalte {column}: {reason}",
		both:   "Zeile {line}, Spalte {column}: {reason}",
		text:   "gefunden: {found}; erwartet: {expected}",
		more:   "{number} weitere{number|r|} Fehler",
	},
	phrases.Dutch: {
		column: "Kolom {column}: {reason}",
		both:   "Regel {line}, kolom {column}: {reason}",
		text:   "gevonden: {found}; verwacht: {expected}",
		more:   "nog {number} {number|fout|fouten}",
	},
}

// Tell says what is wrong with a text, with the place and with the rule that it
// breaks, if it breaks one.
func Tell(v phrases.Voice, e *parse.Error) string {
	say := arounds.Of(v.Language())
	if e.More > 0 {
		return v.Sentence(say.more, phrases.Args("number", e.More), nil)
	}
	known := catalogues.Of(v.Language())()
	told := phrases.Args("found", known.of(e.Found.String()), "expected", known.of(e.Expected.String()))
	reason := v.Cite(v.Sentence(say.text, told, nil), e.RuleID)
	switch {
	case e.Column > 0 && e.Line > 0:
		return v.Tell(say.both, phrases.Args("line", e.Line, "column", e.Column, "reason", reason), nil)
	case e.Column > 0:
		return v.Tell(say.column, phrases.Args("column", e.Column, "reason", reason), nil)
	}
	return v.InLine(e.Line, reason)
}
