package document

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"github.com/railhex/railhex/hexmap/parse"
)

const (
	fieldEnd = '.'
	partEnd  = '_'
	nothing  = "-"
)

// AppendLine appends a position as one line: the ID of its setup and then its
// fields, as [steamrollers.State.AppendText] shows them. What the setup or the
// layout says is not in it, and neither is the start player, who follows from the
// round.
func AppendLine(dst []byte, p *Position, l *Layout) []byte {
	dst = append(dst, l.ID...)
	for field := range l.fields() {
		dst = field.write(append(dst, fieldEnd), p, l)
	}
	return dst
}

// CutID splits the ID of the setup off a line.
func CutID(text string) (id, rest string, err error) {
	const digits = 16
	id, rest, _ = strings.Cut(text, string(fieldEnd))
	if len(id) != digits || !isHexadecimal(id) {
		return "", "", misread(id, 1, "the ID of a setup, sixteen hexadecimal digits")
	}
	return id, rest, nil
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

// ParseLine reads what AppendLine appends, and not otherwise. Each field that
// cannot be read is a *parse.Error with its column; they are joined. The position
// has no Setup and no Start. The ID is for the caller to compare.
func ParseLine(text string, l *Layout) (*Position, error) {
	id, rest, err := CutID(text)
	if err != nil {
		return nil, err
	}
	count, column := numFields+l.Seats, len(id)+2
	words := strings.SplitN(rest, string(fieldEnd), count+1)
	if len(words) != count {
		return nil, misread(rest, column, fmt.Sprintf("%d fields joined by %q", count, string(fieldEnd)))
	}
	p := empty(l)
	var faults parse.Faults
	var room [128]byte
	again := room[:0]
	for field := range l.fields() {
		word := words[0]
		words = words[1:]
		ok := field.read(word, p, l)
		if again = field.write(again[:0], p, l); !ok || string(again) != word {
			faults.Add(misread(word, column, field.name+", "+field.expected))
		}
		column += utf8.RuneCountInString(word) + 1
	}
	if err := faults.Err(); err != nil {
		return nil, err
	}
	return p, nil
}

func misread(found string, column int, expected string) *parse.Error {
	fault := parse.Misread(found, expected)
	fault.Column = column
	return fault
}

// empty is a position that says nothing of so many players.
func empty(l *Layout) *Position {
	p := &Position{
		Dice: []int{}, Centre: make([]string, 0, 6), Orders: []string{}, Players: make([]Player, l.Seats),
		Used: []int{}, UsedBefore: []int{}, FacesUsed: []int{},
	}
	for i := range p.Players {
		p.Players[i] = Player{Boxes: []int{}, Track: []string{}, Tiles: []Tile{}, Orders: []string{}}
	}
	return p
}
