package refereeing

import (
	"strings"

	"github.com/railhex/railhex/variants/family"
)

// rulingOn is what the book of a game decides under a rule, on one line; "" for nothing.
func rulingOn(identifier, book string) string {
	inside := false
	for _, block := range family.Blocks(book) {
		if block.Kind == family.HeadingBlock {
			inside = strings.Join(block.Lines, " ") == identifier
			continue
		}
		text := strings.Join(block.Lines, " ")
		if ruling, ok := strings.CutPrefix(text, "**Ruling** "); ok && inside {
			return ruling
		}
	}
	return ""
}

// withRuling is a rule in words with what the book decides under it.
func (g arbiter) withRuling(r rule) rule {
	if books := g.Books(); len(books) > 0 {
		r.ruling = rulingOn(r.identifier, books[0])
	}
	return r
}
