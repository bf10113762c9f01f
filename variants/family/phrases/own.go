package phrases

import "embed"

// own is what the package itself says in a language.
type own struct{ rule, line, quote, near, inRegion, and, or, none string }

//go:embed en.txt fr.txt de.txt nl.txt
var files embed.FS

var owns = Source[*own]{Files: &files, Make: func(t Text) *own {
	return &own{t.Of("rule"), t.Of("line"), t.Of("quote"), t.Of("near"), t.Of("in-region"), t.Of("list.and"), t.Of("list.or"), t.Of("list.none")}
}}

func (v Voice) own() *own { return owns.Of(v.language) }
