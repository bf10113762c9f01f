package steampower

import (
	"fmt"
	"iter"
	"strconv"
	"strings"
	"unicode"

	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/variants/family"
)

// A Stack is one of the three stacks of track tiles (COMP-2). The zero Stack is
// invalid.
type Stack uint8

// The stacks.
const (
	SimpleStack Stack = 1 + iota // straight or gentle
	SharpStack                   // sharp, or a crossing of two straights
	CrossStack                   // a crossing of two gentle curves, or of a straight and a gentle curve

	// NumStacks is the number of stacks: 3.
	NumStacks = 3
)

var stackNames = [NumStacks + 1]string{"no stack", "simple", "sharp", "cross"}

// Stacks walks the three stacks.
func Stacks() iter.Seq[Stack] { return family.Values(SimpleStack, CrossStack) }

// isValid reports whether k is one of the three stacks.
func (k Stack) isValid() bool { return SimpleStack <= k && k <= CrossStack }

// String returns the word of the stack: simple, sharp or cross.
func (k Stack) String() string { return family.WordOf(stackNames[:], k) }

// Components is what the box counts, and what the contracts show (COMP). It is a
// comparable value; the zero Components is invalid, and Validate says what one
// lacks.
type Components struct {
	Name        string
	CityTiles   [NumColours]int        // by Colour-1: 0 to 99
	TrackTiles  [NumStacks]int         // by Stack-1: 0 to 255
	Goods       int                    // of each colour: 0 to 60
	Locomotives int                    // of each player: 0 to 18
	Factories   int                    // of each player: 0 to 15
	Contracts   [MaxContracts]Contract // contract n is at n-1; the zero Contract ends them
}

// The bounds of Components.
const (
	mostCityTiles   = 99
	mostTrackTiles  = 255
	mostGoods       = 60
	mostLocomotives = maxLinks
	mostFactories   = 15
)

// NumContracts returns the number of contracts.
func (c Components) NumContracts() int {
	n := 0
	for n < MaxContracts && c.Contracts[n] != (Contract{}) {
		n++
	}
	return n
}

// Contract returns the contract of that number, from 1; the zero Contract if there is
// none.
func (c Components) Contract(number int) Contract {
	if number < 1 || number > c.NumContracts() {
		return Contract{}
	}
	return c.Contracts[number-1]
}

// allCityTiles is the number of city tiles of all colours.
func (c Components) allCityTiles() (n int) {
	for _, tiles := range c.CityTiles {
		n += tiles
	}
	return n
}

// Validate says what keeps c from being a set that ParseComponents could have
// read, all of it joined, each a [*hexmap.ParseError] without line and column; nil if
// nothing does.
func (c Components) Validate() error {
	var faults parse.Faults
	fault := func(found, expected parse.Key, args ...any) { faults.Lack(0, 0, found, expected, "", args...) }
	if !validName(c.Name) {
		fault("the name {name}", expectedName, "name", strconv.Quote(c.Name))
	}
	for _, line := range componentLines {
		if n := *line.value(&c); n < 0 || n > line.most {
			fault("{line}", expectedCount, "line", fmt.Sprintf("%s %d", line.keyword(), n), "low", 0, "high", line.most)
		}
	}
	n := c.NumContracts()
	for i, contract := range c.Contracts {
		switch {
		case i < n && !contract.IsValid():
			fault("{line}", expectedContract, "line", fmt.Sprintf("contract %d %s", i+1, contract))
		case i > n && contract != (Contract{}):
			fault("{line}", "contract {n} before it", "line", fmt.Sprintf("contract %d %s", i+1, contract), "n", n+1)
		}
	}
	return faults.Err()
}

const (
	expectedCount    = "a number from {low} to {high}"
	expectedName     = "one word of printable characters as the name"
	expectedContract = "one to six goods, money and points from 0 to 99, and a bonus or -"
)

func validName(name string) bool {
	return name != "" && strings.ToValidUTF8(name, "") == name && !strings.ContainsFunc(name, func(r rune) bool {
		return r == '#' || r == ' ' || !unicode.IsPrint(r)
	})
}

// A componentLine is a line that holds a number.
type componentLine struct {
	words []string
	most  int
	value func(*Components) *int
}

// componentLines are the lines with numbers, in the order in which they are
// printed.
var componentLines = func() (all []componentLine) {
	for c := range Colours() {
		all = append(all, componentLine{[]string{"city", string(c.Letter())}, mostCityTiles, func(of *Components) *int { return &of.CityTiles[c-1] }})
	}
	for k := range Stacks() {
		all = append(all, componentLine{[]string{"tile", k.String()}, mostTrackTiles, func(of *Components) *int { return &of.TrackTiles[k-1] }})
	}
	return append(all,
		componentLine{[]string{"goods"}, mostGoods, func(of *Components) *int { return &of.Goods }},
		componentLine{[]string{"locomotives"}, mostLocomotives, func(of *Components) *int { return &of.Locomotives }},
		componentLine{[]string{"factories"}, mostFactories, func(of *Components) *int { return &of.Factories }},
	)
}()

func (l componentLine) keyword() string { return strings.Join(l.words, " ") }

// String returns the contract as a line of components has it behind the number: goods,
// money, points, bonus.
func (c Contract) String() string {
	return fmt.Sprintf("%s %d %d %s", c.Goods, c.Money, c.Points, c.Bonus)
}

// String returns the canonical text of c, whether or not c is valid. For a valid one it
// is the text that ParseComponents reads.
func (c Components) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "components %s\n", c.Name)
	for _, line := range componentLines {
		fmt.Fprintf(&b, "%s %d\n", line.keyword(), *line.value(&c))
	}
	for number := range c.NumContracts() {
		fmt.Fprintf(&b, "contract %d %s\n", number+1, c.Contracts[number])
	}
	return b.String()
}

// ParseComponents reads components from their text, in the format of the package comment.
// The error joins all faults of the text, each a [*hexmap.ParseError]; of more than a
// hundred, the first hundred and the number of the others.
func ParseComponents(text string) (Components, error) {
	r := componentsReader{seen: map[string]int{}}
	for number, words := range r.faults.Lines(text) {
		r.line(number, words)
	}
	r.finish()
	if err := r.faults.Err(); err != nil {
		return Components{}, err
	}
	return r.read, nil
}

// mustParseComponents is [ParseComponents] for texts that are known to be right.
// It panics if they are not.
func mustParseComponents(text string) Components {
	return parse.Must(ParseComponents(text))
}

// A componentsReader takes in a text line by line. What is wrong with a line keeps
// none of the following from being read, so that all faults are found at once.
type componentsReader struct {
	read   Components
	seen   map[string]int // where each line was, by what it is of
	last   int            // number of the last line
	faults parse.Faults
}

func (r *componentsReader) line(number int, words []parse.Word) {
	first := r.last == 0
	r.last = number
	w := parse.NewLine(words)
	keyword := w.Word("a line of components")
	if first != (keyword.Text == "components") {
		w.Fail(keyword, map[bool]parse.Key{true: "components and a name in the first line", false: expectedLines}[first])
	}
	switch keyword.Text {
	case "components":
		r.read.Name = r.name(w)
	case "contract":
		r.contract(w, number, keyword)
	default:
		r.number(w, number, keyword)
	}
	r.faults.AddAt(number, w.End(parse.EndOfLine))
}

const expectedLines = "city, tile, goods, locomotives, factories or contract"

func (r *componentsReader) name(w *parse.Line) string {
	word := w.Word(expectedName)
	if !validName(word.Text) {
		w.Fail(word, expectedName)
	}
	return strings.Clone(word.Text)
}

// number reads a line that holds a number.
func (r *componentsReader) number(w *parse.Line, number int, keyword parse.Word) {
	var choices []string
	for _, line := range componentLines {
		if line.words[0] != keyword.Text {
			continue
		}
		if len(line.words) == 1 {
			r.once(w, number, keyword, line)
			return
		}
		choices = append(choices, line.words[1])
	}
	if choices == nil {
		w.Fail(keyword, expectedLines)
		return
	}
	second := w.Word("{words}", "words", parse.AnyOf(choices...))
	for _, line := range componentLines {
		if line.words[0] == keyword.Text && line.words[1] == second.Text {
			r.once(w, number, second, line)
			return
		}
	}
	w.Fail(second, "{words}", "words", parse.AnyOf(choices...))
}

// once reads the number of a line that may be there once.
func (r *componentsReader) once(w *parse.Line, number int, at parse.Word, line componentLine) {
	if r.isFirst(w, number, at, line.keyword()) {
		*line.value(&r.read) = w.Number(expectedCount, 0, line.most)
	}
}

// isFirst reports whether nothing was said before of what a line is of.
func (r *componentsReader) isFirst(w *parse.Line, number int, at parse.Word, of string) bool {
	if earlier, twice := r.seen[of]; twice {
		w.Fail(at, "each line once: line {n} is of {key} already", "n", earlier, "key", of)
		return false
	}
	r.seen[of] = number
	return true
}

func (r *componentsReader) contract(w *parse.Line, number int, keyword parse.Word) {
	n := w.Number("the number of a contract, {low} to {high}", 1, MaxContracts)
	if w.Err() != nil || !r.isFirst(w, number, keyword, contractLine(n)) {
		return
	}
	contract := Contract{Goods: parse.Value(w, expectedGoods, parseGoods)}
	contract.Money = uint8(w.Number(expectedCount, 0, maxReward))
	contract.Points = uint8(w.Number(expectedCount, 0, maxReward))
	contract.Bonus = parse.Value(w, expectedBonus, parseBonus)
	r.read.Contracts[n-1] = contract
}

func contractLine(number int) string { return fmt.Sprintf("contract %d", number) }

// finish reports what is missing.
func (r *componentsReader) finish() {
	if r.last == 0 {
		r.faults.Lack(1, 1, "no line", "components and a name", "")
	}
	missing := func(of string) {
		r.faults.Lack(r.last+1, 1, "the end of the components", "a line {line}", "", "line", of)
	}
	for _, line := range componentLines {
		if r.seen[line.keyword()] == 0 {
			missing(line.keyword())
		}
	}
	for number := MaxContracts; number >= 1; number-- {
		if r.seen[contractLine(number)] == 0 {
			continue
		}
		for gap := 1; gap < number; gap++ {
			if r.seen[contractLine(gap)] == 0 {
				missing(contractLine(gap))
			}
		}
		break
	}
}
