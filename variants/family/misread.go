package family

import (
	"cmp"
	"embed"

	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/variants/family/phrases"
)

// The files have the keys of package parse, which are English, in other languages.
//
//go:embed fr.txt de.txt nl.txt
var files embed.FS

var texts = phrases.Source[phrases.Text]{Files: &files, Make: phrases.Itself}

// Misread says what is wrong with a text that a parser refuses. It says where, what was
// found and what was expected, and which rule the text breaks, if it breaks one.
//
//	Spalte 7: Gefunden: "7"; erwartet: ein Würfel von 1 bis 6
//
// A key without words in the language stays English.
func Misread(v phrases.Voice, e *parse.Error) string {
	text := texts.Of(v.Language())
	say := func(key parse.Key, namesAndValues ...any) string {
		return parse.Say(key, namesAndValues...).In(func(key parse.Key) string {
			return cmp.Or(text.Of(string(key)), string(key))
		})
	}
	if e.More == 1 {
		return say("1 more fault")
	} else if e.More > 0 {
		return say("{n} more faults", "n", e.More)
	}
	reason := v.Cite(say("Found {found}, expected {expected}", "found", e.Found, "expected", e.Expected), e.RuleID)
	switch {
	case e.Column > 0 && e.Line > 0:
		return say("Line {line}, column {column}: {reason}", "line", e.Line, "column", e.Column, "reason", reason)
	case e.Column > 0:
		return say("Column {column}: {reason}", "column", e.Column, "reason", reason)
	}
	return v.InLine(e.Line, reason)
}
