package phrases

import "strings"

// A RemedyKind is what would make a record right.
type RemedyKind uint8

// The kinds of remedies, in the order in which they are looked for.
const (
	Nothing     RemedyKind = iota // is found
	Mistyped                      // the line is one of Meant, but for the Slips in it
	Exchanged                     // the line, and those after it up to First, belong behind those up to Last
	Misspelt                      // the line is nearly one of Meant, which are legal
	LeftOut                       // one of Meant, which are legal, is missing before the line
	TurnMissing                   // Seat is asked, and moves of that seat are missing before the line
	Needless                      // without the line the record goes on
	Other                         // the first of Meant is legal and lets the record go on: nobody can say what was meant
)

// A Remedy is what would make a record right.
type Remedy[S any] struct {
	Kind  RemedyKind
	Meant []string // lines as they should be
	More  int      // how many more there are than Meant has
	Slips []Slip   // in a line that is Mistyped
	Seat  int      // that is asked where the line stands, 0 for none

	First, Last int // of lines that are Exchanged: the last of those that come too early, and of those that come too late

	// Refused is why a line that is Mistyped would be refused all the same; nil where it
	// would not.
	Refused error

	// A record can be read on behind Lines lines, the wrong one among them, from After.
	Lines int // 0 if it cannot
	After S
	// As is what is then taken to stand in place of the wrong line, or Before it; "" for
	// nothing.
	As     string
	Before bool
}

// mostMeant is how many lines a remedy lists that may have been meant; where there are
// more of them, nothing is known.
const mostMeant = 3

// Find looks for a remedy for a line that is wrong in a position, by that line and by
// what follows in the record. If there are several ways to read on, it takes the one
// that leads furthest.
func (g Remedies[S, M]) Find(s *S, wrong MoveLine[M], following []MoveLine[M]) Remedy[S] {
	legal := g.Moves(s)
	var told, best Remedy[S]
	furthest := -1
	for _, look := range []func(*S, []M, MoveLine[M], []MoveLine[M]) (Remedy[S], bool){
		g.mistyped, g.exchanged, g.misspelt, g.leftOut, g.turnMissing, g.needless, g.other,
	} {
		found, ok := look(s, legal, wrong, following)
		if !ok {
			continue
		}
		if told.Kind == Nothing {
			told = found
		}
		if found.Lines == 0 {
			continue
		}
		if n := found.Lines - 1 + g.reach(found.After, following[found.Lines-1:]); n > furthest {
			best, furthest = found, n
		}
		if furthest == len(following) || found.Kind < Misspelt {
			break
		}
	}
	if told.Kind >= Misspelt && best.Kind == Needless || told.Kind > Misspelt && best.Kind == Other {
		told = best
	}
	told.Lines, told.After, told.As, told.Before = best.Lines, best.After, best.As, best.Before
	told.Seat = g.Turn(s)
	return told
}

// mistyped is a line that cannot be read, but could with other characters.
func (g Remedies[S, M]) mistyped(s *S, _ []M, wrong MoveLine[M], following []MoveLine[M]) (found Remedy[S], ok bool) {
	text := wrong.Text
	if wrong.By != 0 && wrong.Err == nil && g.Chance(wrong.Move) {
		found = Remedy[S]{Kind: Mistyped, Meant: []string{g.Text(wrong.Move)}}
		return g.after(found, s, wrong.Move, following), true
	}
	if wrong.Err == nil {
		return found, false
	}
	read := func(text string) error { return g.Read(wrong.Number, text).Err }
	text, slips, ok := Typed(text, g.Keywords, read)
	if !ok {
		return found, false
	}
	found = Remedy[S]{Kind: Mistyped, Meant: []string{text}, Slips: slips}
	return g.after(found, s, g.Read(wrong.Number, text).Move, following), true
}

// after adds to what was meant how to read on: behind the move in place of the line if
// that is legal, or else as if the move stood there.
func (g Remedies[S, M]) after(found Remedy[S], s *S, instead M, following []MoveLine[M]) Remedy[S] {
	next, err := g.Apply(s, instead)
	if err == nil {
		found.Lines, found.After, found.As = 1, next, found.Meant[0]
		return found
	}
	found.Refused = err
	further := g.Find(s, g.Read(0, found.Meant[0]), following)
	found.Lines, found.After, found.As, found.Before = further.Lines, further.After, further.As, further.Before
	return found
}

// exchanged is two turns that have changed places: lines of a seat before those of the
// seat that is asked; where no seats are said, two lines.
func (g Remedies[S, M]) exchanged(s *S, legal []M, wrong MoveLine[M], following []MoveLine[M]) (found Remedy[S], ok bool) {
	all := append([]MoveLine[M]{wrong}, following...)
	first := run(all)
	if first == len(all) || wrong.Err != nil {
		return found, false
	}
	last := first + run(all[first:])
	for _, end := range []int{last, first + 1} {
		next, ok := g.playAll(*s, all[first:end])
		if !ok {
			continue
		}
		next, ok = g.playAll(next, all[:first])
		if ok && wrong.By == 0 { // without seats a line left out, or too many, looks like two exchanged
			n := end - 1 + g.reach(next, all[end:])
			left, likely := g.leftOut(s, legal, wrong, following)
			ok = n >= g.reach(*s, following) && (!likely || n >= g.reach(left.After, following))
		}
		if ok {
			return Remedy[S]{Kind: Exchanged, First: all[first-1].Number, Last: all[end-1].Number, Lines: end, After: next}, true
		}
	}
	return found, false
}

// run is how many lines at the beginning are of one turn: as many as name the same
// seat, and one where no seat is named.
func run[M any](all []MoveLine[M]) (n int) {
	for n < len(all) && (n == 0 || all[n].By != 0 && all[n].By == all[0].By) {
		n++
	}
	return n
}

// misspelt is a line that is nearly a legal move, or one of which the last words are missing.
func (g Remedies[S, M]) misspelt(s *S, legal []M, wrong MoveLine[M], following []MoveLine[M]) (found Remedy[S], ok bool) {
	if wrong.By != 0 && wrong.By != g.Turn(s) {
		return found, false
	}
	_, written := bySeat(wrong.Text)
	near := make(map[string]bool)
	for _, text := range Near(written, g.texts(legal)) {
		near[text] = true
	}
	for _, text := range g.texts(legal) {
		near[text] = near[text] || len(strings.Fields(written)) > 1 && strings.HasPrefix(text, written+" ")
	}
	return g.oneOf(Misspelt, s, legal, following, func(m M) bool { return near[g.Text(m)] }, wrong)
}

// oneOf is what can be said where a line should be one of some moves: those of them
// after which the record goes on furthest.
func (g Remedies[S, M]) oneOf(k RemedyKind, s *S, legal []M, following []MoveLine[M], may func(M) bool, wrong MoveLine[M]) (found Remedy[S], ok bool) {
	var fitting []M
	furthest := 0
	for _, m := range legal {
		if !may(m) {
			continue
		}
		next, err := g.Apply(s, m)
		if err != nil {
			continue
		}
		if n := g.reach(next, following); n > furthest {
			fitting, furthest = nil, n
		} else if n < furthest {
			continue
		}
		fitting = append(fitting, m)
	}
	if len(fitting) == 0 || len(fitting) > mostMeant {
		return found, false
	}
	found = Remedy[S]{Kind: k}
	for _, m := range fitting {
		found.Meant = append(found.Meant, g.withSeat(wrong, m))
	}
	found.After, _ = g.Apply(s, fitting[0])
	found.Lines, found.As = 1, found.Meant[0]
	return found, true
}

// leftOut is a move that is missing before the line. Where moves of the line's kind are
// asked for, that is likely only if there is but one, and what follows bears it out.
func (g Remedies[S, M]) leftOut(s *S, legal []M, wrong MoveLine[M], following []MoveLine[M]) (found Remedy[S], ok bool) {
	furthest := -1
	for _, m := range legal {
		before, err := g.Apply(s, m)
		if err != nil {
			continue
		}
		next, ok := g.play(&before, wrong)
		if !ok {
			continue
		}
		if n := g.reach(next, following); n > furthest {
			furthest = n
			found.Lines, found.After, found.As, found.Before = 1, next, g.Text(m), true
		}
		if len(found.Meant) == mostMeant {
			found.More++
			continue
		}
		found.Meant = append(found.Meant, g.Text(m))
	}
	found.Kind = LeftOut
	return found, found.Meant != nil && (wrong.NotAsked || len(found.Meant) == 1 && furthest > 0)
}

// turnMissing is a line of another seat than the one that is asked, or of a kind that
// is not asked for.
func (g Remedies[S, M]) turnMissing(s *S, _ []M, wrong MoveLine[M], following []MoveLine[M]) (found Remedy[S], ok bool) {
	if !wrong.NotAsked || g.Turn(s) == 0 {
		return found, false
	}
	found.Kind = TurnMissing
	n := g.reach(*s, following)
	if n == len(following) && n > 2 {
		return found, false // the line is needless
	}
	if n > 0 {
		found.Lines, found.After = 1, *s
	}
	return found, true
}

// needless is a line without which the record goes on.
func (g Remedies[S, M]) needless(s *S, _ []M, _ MoveLine[M], following []MoveLine[M]) (found Remedy[S], ok bool) {
	if g.reach(*s, following) == 0 {
		return found, false
	}
	return Remedy[S]{Kind: Needless, Lines: 1, After: *s}, true
}

// other is the legal move after which the record goes on furthest, of several the one
// that is most like the line.
func (g Remedies[S, M]) other(s *S, legal []M, wrong MoveLine[M], following []MoveLine[M]) (found Remedy[S], ok bool) {
	if len(following) == 0 {
		return found, false
	}
	var fitting []string
	var positions []S
	furthest := 1
	for _, m := range legal {
		next, err := g.Apply(s, m)
		if err != nil {
			continue
		}
		n := g.reach(next, following)
		if n > furthest {
			fitting, positions, furthest = nil, nil, n
		}
		if n == furthest {
			fitting, positions = append(fitting, g.Text(m)), append(positions, next)
		}
	}
	if fitting == nil {
		return found, false
	}
	_, written := bySeat(wrong.Text)
	i := nearest(written, fitting)
	return Remedy[S]{Kind: Other, Meant: fitting[i : i+1], Lines: 1, After: positions[i], As: fitting[i]}, true
}

// texts is moves as they are written.
func (g Remedies[S, M]) texts(moves []M) []string {
	all := make([]string, len(moves))
	for i, m := range moves {
		all[i] = g.Text(m)
	}
	return all
}
