package remedy

import (
	"testing"

	"github.com/railhex/railhex/variants/family/phrases/phrasestest"
)

// CheckSentences holds the sentences of all languages against each other.
func CheckSentences(t *testing.T) { phrasestest.CheckTables(t, &sentences) }
