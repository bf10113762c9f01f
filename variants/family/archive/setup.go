package archive

import (
	"encoding/hex"
	"strings"

	"github.com/railhex/railhex/hexmap/parse"
)

// idBytes is how much of the hash of a setup its ID keeps.
const idBytes = 8

// ID names a setup by its text: in sixteen hexadecimal digits, the beginning of the
// SHA-256 of it.
func ID(text string) string {
	sum := shaBeginning(text)
	return hex.EncodeToString(sum[:])
}

// idOf is the ID at the beginning of a line. Its error is a *parse.Error.
func idOf(line string) (string, error) {
	id, _, _ := strings.Cut(line, string(fieldEnd))
	if len(id) != 2*idBytes || !isHexadecimal(id) {
		wrong := parse.Misread(id, "the ID of a setup, {n} hexadecimal digits", "n", 2*idBytes)
		wrong.Input, wrong.Column = "", 1
		return "", wrong
	}
	return id, nil
}

// isHexadecimal reports whether a text is of hexadecimal digits alone.
func isHexadecimal(text string) bool {
	for i := range len(text) {
		if c := text[i]; (c < '0' || c > '9') && (c < 'a' || c > 'f') {
			return false
		}
	}
	return true
}
