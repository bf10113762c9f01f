package archive

import (
	"crypto/sha256"
	"encoding/hex"
	"strings"
	"testing"
)

// TestID compares with the standard library, at all lengths about the end of a block.
func TestID(t *testing.T) {
	for n := range 3 * shaBlock {
		text := strings.Repeat("board Ä\n", n)[:n]
		sum := sha256.Sum256([]byte(text))
		if got, want := ID(text), hex.EncodeToString(sum[:])[:2*idBytes]; got != want {
			t.Errorf("ID of %d bytes: %s, want %s", n, got, want)
		}
	}
}
