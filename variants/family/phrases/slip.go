package phrases

// A Slip is something that is typed otherwise than a format has it.
type Slip uint8

// The slips.
const (
	ByteOrderMark Slip = iota + 1 // a mark that programs write at the beginning of a file
	Spaces                        // no-break and other spaces, and characters without width
	Dash                          // a dash or minus sign for a hyphen
	Quotes                        // quotation marks and apostrophes
	Capitals                      // capital for small letters, or the other way round
	Order                         // words in another order
	Punctuation                   // a full stop, comma or semicolon after a word
	Spelling                      // another word that is almost the same

	slipEnd
)

// plain returns what a format has for a character, and the slip that it is to write
// the other; 0 if it is no slip.
func plain(c rune) (text string, slip Slip) {
	switch c {
	case '\ufeff':
		return "", ByteOrderMark
	case '\u00a0', '\u2002', '\u2003', '\u2007', '\u2008', '\u2009', '\u200a', '\u202f', '\u205f', '\u3000':
		return " ", Spaces
	case '\u200b', '\u200c', '\u200d', '\u2060', '\u00ad', '\u200e', '\u200f':
		return "", Spaces
	case '‐', '‑', '‒', '–', '—', '―', '−', '﹘', '﹣', '－':
		return "-", Dash
	case '“', '”', '„', '‟', '‘', '’', '‚', '‛', '«', '»', '‹', '›', '"', '\'', '`', '´':
		return "", Quotes
	}
	return string(c), 0
}
