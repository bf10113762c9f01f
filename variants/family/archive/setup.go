package archive

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"strings"

	"github.com/railhex/railhex/hexmap/parse"
)

// idBytes is how much of the hash of a setup its ID keeps.
const idBytes = 8

// ID names a setup by its text: in sixteen hexadecimal digits, the beginning of the
// SHA-256 of it.
func ID(text string) string {
	sum := sha256.Sum256([]byte(text))
	return hex.EncodeToString(sum[:idBytes])
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

// A Mismatch is a position of another setup than the one it is read against.
type Mismatch struct {
	Found    string // the ID in the text
	Expected string // the ID of the setup; "" where all that ship were tried
}

// Message says which setups they are, in a game whose setups have a map or a board.
func (m *Mismatch) Message(board string) string {
	if m.Expected == "" {
		return fmt.Sprintf("the position is of setup %s, whose %s or components do not ship: ParseState reads it against that setup", m.Found, board)
	}
	return fmt.Sprintf("the position is of setup %s, and the setup given is %s", m.Found, m.Expected)
}
