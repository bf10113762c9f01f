package phrases

import (
	"strconv"
	"strings"
)

// Remedies finds what was probably meant by wrong lines of a record. Its fields are what it
// must know of the moves of the game.
type Remedies[S, M any] struct {
	Parse    func(string) (M, error)
	Text     func(M) string
	Moves    func(*S) []M // the legal ones; of chance none where there are too many
	Apply    func(*S, M) (S, error)
	Turn     func(*S) int // the seat that is asked, 0 for none
	Chance   func(M) bool // reports whether a move is nobody's
	Keywords []string     // with which moves begin
}

// A MoveLine is a line of a record that should be a move.
type MoveLine[M any] struct {
	Number int
	Text   string
	By     int // the seat that is said to make the move, 0 where nothing is said
	Move   M
	Err    error // why it cannot be read

	// NotAsked says of a line that is wrong that another seat is asked, or that moves
	// of its kind are not.
	NotAsked bool
}

// Read reads a line, and the seat that may stand before the move.
func (g Remedies[S, M]) Read(number int, text string) MoveLine[M] {
	l := MoveLine[M]{Number: number, Text: text}
	l.By, text = bySeat(text)
	if l.Move, l.Err = g.Parse(text); l.Err != nil && l.By != 0 {
		l.Err = nil
		l.Move, l.Err = g.Parse(strings.Repeat(" ", len(l.Text)-len(text)) + text) // with the columns of the line
	}
	return l
}

// bySeat cuts the seat from the beginning of a line.
func bySeat(text string) (seat int, move string) {
	before, after, found := strings.Cut(text, ":")
	digits, isSeat := strings.CutPrefix(before, "P")
	seat, err := strconv.Atoi(digits)
	if !found || !isSeat || err != nil || seat < 1 {
		return 0, text
	}
	return seat, strings.TrimLeft(after, " \t")
}

// withSeat is a move with the seat before it that stands before it in a line.
func (g Remedies[S, M]) withSeat(l MoveLine[M], m M) string {
	if l.By == 0 || g.Chance(m) {
		return g.Text(m)
	}
	return "P" + strconv.Itoa(l.By) + ": " + g.Text(m)
}

// play plays a line if it is legal, and made by the seat that is asked.
func (g Remedies[S, M]) play(s *S, l MoveLine[M]) (next S, ok bool) {
	if l.Err != nil || l.By != 0 && l.By != g.Turn(s) {
		return *s, false
	}
	next, err := g.Apply(s, l.Move)
	return next, err == nil
}

// playAll plays lines as long as they are legal, and reports whether all are.
func (g Remedies[S, M]) playAll(s S, all []MoveLine[M]) (S, bool) {
	for _, l := range all {
		next, ok := g.play(&s, l)
		if !ok {
			return s, false
		}
		s = next
	}
	return s, true
}

// reach is how many lines can be played one after the other.
func (g Remedies[S, M]) reach(s S, all []MoveLine[M]) (n int) {
	for _, l := range all {
		next, ok := g.play(&s, l)
		if !ok {
			break
		}
		s = next
		n++
	}
	return n
}
