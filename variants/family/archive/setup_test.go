package archive_test

import (
	"crypto/sha256"
	"encoding/hex"
	"strings"
	"testing"

	"github.com/railhex/railhex/variants/family/archive"
)

// TestID compares with the standard library, at all lengths about the end of a block. An
// ID is the first 16 digits.
func TestID(t *testing.T) {
	for n := range 3 * sha256.BlockSize {
		text := strings.Repeat("board Ä\n", n)[:n]
		sum := sha256.Sum256([]byte(text))
		if got, want := archive.ID(text), hex.EncodeToString(sum[:])[:16]; got != want {
			t.Errorf("ID of %d bytes: %s, want %s", n, got, want)
		}
	}
}
