package hexmap

import (
	"cmp"
	"strconv"
	"strings"

	"github.com/railhex/railhex/hexmap/parse"
)

// ParseMap reads the text of a map of a game. If anything is wrong with it, the error
// joins all faults in the order of the text, each a [*ParseError]. If there are more than
// a hundred, it holds a hundred of them and the number of the others. The time it takes
// is in proportion to the text.
func ParseMap(text string, format MapFormat) (*Map, error) {
	r := mapReader{format: format}
	r.begin()
	r.readText(text)
	r.checkComplete()
	r.read.grid = r.grid()
	r.readLate()
	if r.saw("grid") {
		r.checkStops()
	}
	if err := r.Err(); err != nil {
		return nil, err
	}
	r.read.format = &r.format
	return &r.read, nil
}

// MustParseMap is [ParseMap] for texts that are known to be right, in tests and
// in programs that hold their own maps. It panics if they are not.
func MustParseMap(text string, format MapFormat) *Map {
	return parse.Must(ParseMap(text, format))
}

// mapReader reads the text of a map.
type mapReader struct {
	textReader
	format MapFormat
	read   Map
	sites  []mapSite // by hex
	unsure bool      // whether a cell is at fault, so that nobody knows how many cities there are
}

// mapSite is what is remembered of a hex until all is read.
type mapSite struct {
	line   int
	word   parse.Word
	unsure bool // the cell is at fault
	told   bool // its city or town has had a line
}

// lastFixed is how many keywords stand in the same order in the maps of all games.
const lastFixed = 3

func (r *mapReader) begin() {
	r.order = parse.Say("map, layout and grid in this order, and then the others")
	rules := r.format.Rules
	r.keywords = []keyword{
		{word: "map", rank: 1, read: r.readName, expected: parse.Say("a line \"map NAME\"")},
		r.layoutKeyword(2),
		r.gridKeyword(3, "map"),
		{word: "city", repeated: true, late: true, read: r.readCity, unknown: !knows(r.format.Marks, City), rule: rules.Names},
		{word: "town", repeated: true, late: true, read: r.readTown, unknown: !knows(r.format.Marks, Town), rule: rules.Names},
		{word: "closed", late: true, read: r.readClosed, rule: rules.Closed},
	}
	for i, line := range r.format.Lines {
		own := keyword{word: line.Keyword, rule: line.RuleID}
		own.read = func(number int, words []parse.Word) { r.readOwn(i, number, words) }
		if line.Required {
			own.expected = withWords(line.Keyword, line.Words)
		}
		r.keywords = append(r.keywords, own)
	}
	for k := lastFixed; k < len(r.keywords); k++ {
		r.keywords[k].rank = lastFixed + 1
		if r.format.Ordered {
			r.keywords[k].rank = k + 1
		}
	}
	if r.format.Ordered {
		r.order = parse.Say("{words} in this order", "words", parse.List("{one} and {other}", r.words()...))
	}
	r.rows.maxColumns = min(cmp.Or(r.format.MaxColumns, MaxColumns), MaxColumns)
	r.rows.rule = rules.Size
	r.rows.readCell = r.readCell
	r.read.lines = make([]wordLine, len(r.format.Lines))
}

// readName reads the name of the map.
func (r *mapReader) readName(line int, words []parse.Word) {
	if len(words) == 1 {
		r.Missing(line, words, "the name of the map", "")
		return
	}
	r.read.name = r.nameOf(line, words[1:])
}

// nameOf is the name that words make, which may be none.
func (r *mapReader) nameOf(line int, words []parse.Word) string {
	for _, word := range words {
		if !isPrintable(word.Text) {
			r.Wrong(line, word, "a name of printable characters", "")
		}
	}
	return strings.Clone(parse.Join(words))
}

// readCell reads the terrain of a hex and its marks. A cell at fault still stands
// for a hex, so that not all that is said of it is at fault as well.
func (r *mapReader) readCell(line int, word parse.Word, _ Cell) bool {
	at, fault := r.groundOf(word.Text)
	if fault != nil {
		r.Wrong(line, word, "{expected}", fault.rule, "expected", fault.expected)
		r.unsure = true
	}
	r.read.grounds = append(r.read.grounds, at)
	r.sites = append(r.sites, mapSite{line: line, word: word, unsure: fault != nil})
	if most := r.format.MaxHexes; most > 0 && len(r.sites) == most+1 {
		r.Reject(line, word, "hex {hex}", "{most} hexes at most", r.format.Rules.Size, "hex", most+1, "most", most)
	}
	return true
}

// cellFault is what should stand in a cell that is wrong.
type cellFault struct {
	expected parse.Phrase
	rule     string
}

// groundOf is the ground that a cell shows.
func (r *mapReader) groundOf(text string) (at ground, fault *cellFault) {
	terrain := Terrain(NumTerrains)
	for t := range Terrains() {
		if text[0] == t.Letter() && knows(r.format.Terrains, t) {
			terrain = t
		}
	}
	if !terrain.IsValid() {
		return ground{}, &cellFault{r.cellForm(), r.format.Rules.Cells}
	}
	at.terrain = terrain
	last := Mark(0)
	for _, letter := range []byte(text[1:]) {
		mark := Mark(1 + strings.IndexByte(markLetters, letter))
		if !mark.IsValid() {
			return at, &cellFault{r.cellForm(), r.format.Rules.Cells}
		}
		rule := r.format.Rules.Marks[mark]
		switch {
		case !knows(r.format.Marks, mark) || mark <= last:
			return at, &cellFault{r.cellForm(), rule}
		case terrain == Water:
			return at, &cellFault{parse.Say("w alone, for water bears no mark"), rule}
		case at.stop != 0:
			return at, &cellFault{parse.Say("a town o or a city *, not both"), rule}
		case mark == River:
			at.river = true
		default:
			at.stop = mark
		}
		last = mark
	}
	return at, nil
}

// cellForm tells what a cell can be in the maps of the game.
func (r *mapReader) cellForm() parse.Phrase {
	var terrains, marks []any
	for t := range Terrains() {
		if knows(r.format.Terrains, t) {
			terrains = append(terrains, parse.Key(string(t.Letter())+" "+t.String()))
		}
	}
	for m := range Marks() {
		if knows(r.format.Marks, m) {
			marks = append(marks, parse.Key(string(m.Letter())+" "+m.String()))
		}
	}
	if len(marks) == 0 {
		return parse.Say("a cell: {terrains}; or -- for no hex", "terrains", parse.List("{one} or {other}", terrains...))
	}
	return parse.Say("a cell: {terrains}, with marks in this order: {marks}; or -- for no hex",
		"terrains", parse.List("{one} or {other}", terrains...), "marks", parse.List("{one} or {other}", marks...))
}

// readCity reads what is said of a city: the words of the game's own and a name.
func (r *mapReader) readCity(line int, words []parse.Word) {
	r.readStop(line, words, City, r.format.CityWords)
}

// readTown reads the name of a town.
func (r *mapReader) readTown(line int, words []parse.Word) {
	r.readStop(line, words, Town, nil)
}

// readStop reads a line on a city or a town.
func (r *mapReader) readStop(line int, words []parse.Word, stop Mark, own []MapWord) {
	if len(words) < 2 {
		r.Missing(line, words, "the hex of a {stop}", r.format.Rules.Names, "stop", parse.Key(stop.String()))
		return
	}
	at := r.findStop(line, words[1], stop)
	at.words = r.readOwnWords(line, words, own, 2)
	at.name = r.nameOf(line, words[min(2+len(own), len(words)):])
}

// findStop is the ground of the hex that a line on a city or a town names. If the line
// is not the first on a hex with such a stop, it is ground of no map: one with faults
// is given to nobody.
func (r *mapReader) findStop(line int, word parse.Word, stop Mark) *ground {
	rule := r.format.Rules.Names
	cell := scanCell(word.Text)
	i, ok := r.read.Index(cell)
	switch {
	case !cell.IsValid():
		r.Wrong(line, word, "a hex such as c7", rule)
	case !ok:
		r.Reject(line, word, "{word}, but the {grid} has no hex {hex}", "a hex of the map", rule,
			"word", parse.Quote(word.Text), "grid", parse.Key("map"), "hex", cell)
	case r.sites[i].unsure:
	case r.read.grounds[i].stop != stop:
		r.Reject(line, word, "{word}, where no {stop} is", "the hex of a {stop}", rule,
			"word", parse.Quote(word.Text), "stop", parse.Key(stop.String()))
	case r.sites[i].told:
		r.Reject(line, word, "{word} again", "each {stop} once", rule, "word", parse.Quote(word.Text), "stop", parse.Key(stop.String()))
	default:
		r.sites[i].told = true
		return &r.read.grounds[i]
	}
	return new(ground)
}

// readOwnWords reads the words of a game's own that begin at word i of a line.
func (r *mapReader) readOwnWords(line int, words []parse.Word, own []MapWord, i int) []string {
	var said []string
	for k, form := range own {
		if i+k >= len(words) {
			r.Missing(line, words, form.Expected, form.RuleID)
			break
		}
		word := words[i+k]
		if !form.Accepts(word.Text) {
			r.Wrong(line, word, form.Expected, form.RuleID)
		}
		said = append(said, strings.Clone(word.Text))
	}
	return said
}

// readClosed reads the edges that are closed.
func (r *mapReader) readClosed(line int, words []parse.Word) {
	const form = "an edge such as c5/E"
	rule := r.format.Rules.Closed
	if len(words) == 1 {
		r.Missing(line, words, form, rule)
	}
	for _, word := range words[1:] {
		edge, ok := r.needEdge(&r.read.grid, line, word, "map", form, rule)
		if !ok {
			continue
		}
		if i, _ := r.read.sidesOf(edge); r.read.Closed(i, edge.Direction()) {
			r.Reject(line, word, "{word}, closed already", "each edge once", rule, "word", parse.Quote(word.Text))
			continue
		}
		r.read.close(edge)
	}
}

// readOwn reads line i of the game's own.
func (r *mapReader) readOwn(i, line int, words []parse.Word) {
	form := r.format.Lines[i]
	said := r.readOwnWords(line, words, form.Words, 1)
	if end := 1 + len(form.Words); len(words) > end {
		r.Wrong(line, words[end], parse.EndOfLine, form.RuleID)
	}
	r.read.lines[i] = append(wordLine{form.Keyword}, said...)
}

// withWords tells a line that begins with some words and goes on with those of a
// game's own.
func withWords(begin string, own []MapWord) parse.Phrase {
	line := strconv.Quote(begin)
	if len(own) == 0 {
		return parse.Say("a line {line}", "line", line)
	}
	words := parse.Say(own[0].Expected)
	for _, word := range own[1:] {
		words = parse.Say("{one} and {other}", "one", words, "other", parse.Say(word.Expected))
	}
	return parse.Say("a line {line} with {words}", "line", line, "words", words)
}

// checkStops reports cities without the line that they need, and a map without
// hexes, with too few cities or with too many cities and towns.
func (r *mapReader) checkStops() {
	var count [NumMarks + 1]int
	for i, at := range r.read.grounds {
		count[at.stop]++
		if site := r.sites[i]; at.stop == City && len(r.format.CityWords) > 0 && !site.told && !site.unsure {
			begin := "city " + r.read.Cell(i).String()
			r.Reject(site.line, site.word, "{word} and no line {line}", "{expected}", r.format.Rules.Names,
				"word", parse.Quote(site.word.Text), "line", strconv.Quote(begin), "expected", withWords(begin, r.format.CityWords))
		}
	}
	line, format := r.first[r.find("grid")], &r.format
	cities, stops := count[City], count[City]+count[Town]
	if r.rows.rows > 0 && r.read.Len() == 0 {
		r.Lack(line, 1, "no hex", "one at least", format.Rules.Size)
	}
	if cities < format.MinCities && !r.unsure {
		r.Lack(line, 1, citiesFound(cities), "{n} at least", format.Rules.Stops, "cities", cities, "n", format.MinCities)
	}
	if format.MaxCities > 0 && cities > format.MaxCities {
		r.Lack(line, 1, citiesFound(cities), "{n} at most", format.Rules.Stops, "cities", cities, "n", format.MaxCities)
	}
	if format.MaxStops > 0 && stops > format.MaxStops {
		r.Lack(line, 1, "{stops} cities and towns", "{n} at most", format.Rules.Stops, "stops", stops, "n", format.MaxStops)
	}
}

// citiesFound is the key that tells how many cities there are.
func citiesFound(n int) parse.Key {
	if n == 1 {
		return "1 city"
	}
	return "{cities} cities"
}
