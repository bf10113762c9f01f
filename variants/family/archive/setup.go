package archive

import (
	"encoding/hex"

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

// OlderLine is what is expected instead of the line of a position as older versions wrote it.
const OlderLine = "a position as this version writes it: replay the moves that led there"

// idOf is the ID at the beginning of a line. Its error is a *parse.Error.
func idOf(line string) (string, error) {
	id := line[:min(len(line), 2*idBytes)]
	if len(id) < 2*idBytes || !isHexadecimal(id) || len(line) == len(id) || line[len(id)] != behindID {
		id = line[:wordEnd(line, 0)]
		wrong := parse.Misread(id, "the ID of a setup, {n} hexadecimal digits, and -", "n", 2*idBytes)
		if len(id) == 2*idBytes && isHexadecimal(id) && len(line) > len(id) && line[len(id)] == separators[0] {
			wrong = parse.Misread(line, OlderLine)
		}
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
