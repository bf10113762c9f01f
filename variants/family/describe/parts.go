package describe

import (
	"context"
	"fmt"
	"io"
	"iter"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/drawing"
	"github.com/railhex/railhex/variants/family/phrases"
	"github.com/railhex/railhex/variants/family/search"
)

// Parts say what a game is, for programs that serve any game. Name, Least, Most and
// Notation must be there; what else is left out has a default, which its comment says.
//
// A program links what its Parts name. So a game has a function that returns Parts with
// its rules alone, and one for each of Words, Pictures and Bots, which a program
// attaches if it needs them.
type Parts[State comparable, Move family.Written] struct {
	// Name stands behind "game" in records: small letters, digits and hyphens.
	Name string
	// Title is what people call the game; the Name if it is empty.
	Title string
	// Least and Most are the numbers of players that the game is for.
	Least, Most int
	// Usual is how many play if nothing is said; Least if it is 0.
	Usual int
	// Notation reads and writes setups, moves, positions and records: see [Plain] and
	// [Recorded].
	Notation Notation[State, Move]
	// Setup is what can be chosen besides the number of players; nil if nothing can.
	Setup []Chosen

	// Phase is what a position asks for, in a word of the notation. The default is
	// "chance", "move" or "over".
	Phase func(s *State) string
	// Phases are all words that Phase can be, in the order of a game. The two go together:
	// fill both or neither.
	Phases []string
	// Round is the number of the round, 0 before the first. The default is 0.
	Round func(s *State) int
	// Points are those of a seat as things stand, and of seat 0 those of an opponent
	// that has no seat. The default is the Total of a seat, and 0 for seat 0.
	Points func(s *State, seat family.Seat) int
	// Winners walks the seats that have won, and Nobody for an opponent that has no
	// seat; nothing before the end. The default is the seats whose Rank is 1.
	Winners func(s *State) iter.Seq[family.Seat]
	// Hexes are those that a move is about, on whichever map; nil if it is about none.
	// The default is nil.
	Hexes func(m Move) []hexmap.Cell
	// Gain is what a legal move brings a seat at once, in the unit in which the game
	// counts, without looking ahead. The default is by how much its Total grows, and 0
	// in a game with Secrets, where that could tell what is hidden.
	Gain func(s *State, m Move, seat family.Seat) int
	// Goal is the hex to which a legal move brings a good, where its kind says "good" and
	// no "to". The default is the zero Cell, which means that nothing is known.
	Goal func(s *State, m Move) hexmap.Cell
	// Letter is the letter of the good of a move whose kind says "good". The default is
	// what it says.
	Letter func(m Move) byte
	// Cards say what a screen makes of the kinds of Moves. By default it knows nothing of
	// them.
	Cards Cards
	// Rules are the rules of the game by number; nil if they have no numbers.
	Rules []family.Rule
	// Books are the texts that people read about the game, in Markdown: the rules
	// first, then the notation. The default is an empty list.
	Books []func() string
	// Page is where people read the first of the Books, a path or an address, with the
	// identifier of each rule as its heading. The default is not to say where.
	Page string
	// Vectors is the folder of the game's conformance vectors, below the root of its
	// module; "" if it has none. See package conformance.
	Vectors string
	// Report is the report of a position as JSON, as a seat sees it: [Everyone] sees
	// everything. The zero State has one, too. The default says whose turn it is, and the points.
	// A referee adds a member "error" to it, in place of one that is null at its end, and "moves".
	Report func(s *State, seat family.Seat) ([]byte, error)
	// Map is the map on which a position is played, to draw it if there are no
	// Pictures; nil if the game has none.
	Map func(s *State) *hexmap.Map
	// Region returns the number of the region in which hex i of the map lies. By default maps have
	// no regions.
	Region func(s *State, i int) int
	// Flat says that pictures show the map with flat tops: see [drawing.Style].
	Flat bool
	// Tiles returns what lies on each hex of the Map, in the order of its hexes. Without
	// Pictures and Characters the track is drawn, and written behind the terrain. By default
	// nothing is.
	Tiles func(s *State) []track.Tile
	// Owners returns whose a track or an exit of the Tiles is, in hex i of the Map. The default
	// is nobody's.
	Owners func(s *State, i int, part track.Tile) family.Seat
	// Goods returns the colours of the goods that lie on hex i of the Map, and Colours that of
	// its city, or "" for none. Colours are words: red, blue, yellow, purple, grey, green,
	// black, white, orange. Without Pictures goods are drawn as cubes, and a hex with a colour
	// as a city. By default there are none.
	Goods   func(s *State, i int) []string
	Colours func(s *State, i int) string
	// Signs returns a short text to write into hex i of the Map, such as the number on a die.
	Signs func(s *State, i int) string
	// Grid is the grid of hexes on which a position is played, for programs that learn;
	// nil if the game has none. The default is that of the Map.
	Grid func(s *State) *hexmap.Grid
	// Board is the name of what a position is played on. The default is that of the Map.
	Board func(s *State) string
	// Files are the texts of maps and components that do not ship, by the names that the
	// header of a record gives them: see [KeepFile]. By default there are no such files.
	Files func(s *State) map[string]string

	// Moves take a move apart: see [Sorted]. The default knows the first word of its
	// text as its kind.
	Moves *Sorts[Move]
	// Events say what a move does: see [Happened]. The default is one event, whose text
	// is that of the move.
	Events *Events[State, Move]
	// Verdicts say what a referee tells of a line that is refused. The default is why it is.
	Verdicts *Verdicts[State, Move]
	// Formats are the texts in which a printed game is transcribed: maps, components. By
	// default there are no such texts.
	Formats []Format
	// Words tell the game in languages: see [Told] and [Spoken]. The default is the notation, with
	// a few words of English.
	Words *Words[State, Move]
	// Secrets say what is hidden from which seat; nil if nothing is.
	Secrets *Secrets[State, Move]
	// Pictures draw positions. The default draws the Map, if there is one, and a table of each
	// list of objects in the report that are about no hex, with lists of colours as cubes. The
	// list "players" has an object for each seat; a list of seats "order" is their order.
	Pictures *Pictures[State, Move]
	// Characters write a position for a terminal, with colours unless the sight is plain.
	// The default writes the Map, if there is one, and what the report says.
	Characters func(out io.Writer, s *State, v Sight[Move])
	// Bots play. The default is a random player, and a search that knows nothing but
	// the rules.
	Bots *Bots[State, Move]
	// Arrays are positions and moves as numbers, for programs that learn. There is no
	// default: such a program says that the game has none.
	Arrays *Arrays[State, Move]
}

// Pictures draw the positions of a game as SVG. All fields but Names and Draw may be
// nil.
type Pictures[State, Move any] struct {
	// Names are those of the pictures of a position. One that shows what belongs to a
	// seat ends with its number: "sheet-2".
	Names func(s *State) []string
	// Draw draws one of them.
	Draw func(s *State, name string, v Sight[Move]) string
	// Part is the moves that a click on a part of a picture chooses, or why it chooses
	// none. A part is what an element of the picture has as data-part.
	Part func(s *State, part string) ([]Move, error)
	// Parts returns the parts that choose moves of a kind where such moves are legal, for
	// the kinds that the Cards have as Expected.
	Parts func(s *State, kind string) []string
	// Owner is the seat whose part it is; Nobody for one that is everybody's.
	Owner func(part string) family.Seat
	// Tracks draws what moves draw in a hex, to choose from, and Ghosts where it would lie.
	Tracks, Ghosts func(s *State, hex hexmap.Cell, v Sight[Move]) string
	// Routes walks the ways that the good of a move may go: see [Ways]. Draw draws each,
	// as the Route of its sight.
	Routes func(s *State, m Move) iter.Seq[Route]
	// Words is the text in pictures in a language, by key; nil means that of the game.
	Words func(language phrases.Language) map[string]string
}

// A Sight says which seat a picture is drawn for, and what is marked in it.
type Sight[Move any] struct {
	Seat  family.Seat // that looks; Nobody looks on, and [Everyone] sees everything
	Moves []Move      // that can be chosen
	Last  []any       // what happened last, as that seat sees it: see [Typed]
	Route any         // the Way of a route that is to be drawn
	Style drawing.Style
	Manner
	Look
}

// A clickable is a part of a picture of a game: the moves that it chooses, or why it chooses
// none.
type clickable[State, Move any] interface {
	~string
	AppendMoves(dst []Move, s *State) []Move
	Explain(s *State) error
}

// Clicked returns the moves that a part chooses, or why it chooses none. Use it as the Part
// of [Pictures].
func Clicked[P clickable[State, Move], State, Move any](s *State, part string) ([]Move, error) {
	return P(part).AppendMoves(nil, s), P(part).Explain(s)
}

// Bots are the players of a game.
type Bots[State, Move any] struct {
	// Names are those that Named knows, the weakest first, without "search". If "random" is
	// not among them it is the default player.
	Names []string
	// Named is a new player.
	Named func(name string) (search.Player[State, Move], error)
	// Search is a new player that searches. The default knows nothing but the rules.
	Search func(search.Thinking) Searcher[State, Move]
}

// A Searcher is a player that can say what it expects, as a [search.Search] is.
type Searcher[State, Move any] interface {
	search.Player[State, Move]
	Evaluate(ctx context.Context, s *State, random *rand.Rand) (search.Expected, error)
}

// Arrays are positions and moves of a game as numbers. A position is an array of 32-bit
// numbers in sections, so that a program in another language can cut it into planes. What
// is one of several is one-hot. Seats are turned so that the seat that looks is number 0,
// and seats that nobody has are zeros. No two legal moves of a position have the same
// number.
type Arrays[State, Move any] struct {
	// Version changes whenever a number changes its place or its meaning.
	Version int
	// Sections are what stands in the array of a position, as [Lay] returns them.
	Sections []Section
	// Write puts a position into an array of zeros as a seat sees it. It puts nothing for
	// a seat that does not play, and for the zero State.
	Write func(w Writer, s *State, seat family.Seat)
	// Actions are the numbers of the moves of seats. AppendFactors appends the factors of
	// a legal move, and nothing for a move that has no number.
	Actions       *Numbering
	AppendFactors func(dst []int, s *State, m Move) []int
}

// Secrets say what seats do not see of a game. Package gametest holds all that the description
// shows a seat against them: nothing of it may differ between a position and the same
// position Redealt for the seat.
type Secrets[State, Move any] struct {
	// Sees reports whether a seat sees all that a move says that is made in a position.
	// Seat 0 looks on.
	Sees func(s *State, m Move, seat family.Seat) bool
	// Redealt is a position as a seat could imagine it, as [family.Hidden] says. Seat 0
	// sees what lies open. Positions that look alike to a seat are redealt alike for the
	// same random numbers.
	Redealt func(s *State, seat family.Seat, random *rand.Rand) State
}

// Size returns the length of the array of a position.
func (a *Arrays[State, Move]) Size() int {
	if len(a.Sections) == 0 {
		return 0
	}
	last := a.Sections[len(a.Sections)-1]
	return last.Offset + last.Len()
}

// Fill overwrites an array of that Size with a position as a seat sees it.
func (a *Arrays[State, Move]) Fill(dst []float32, s *State, seat family.Seat) {
	a.fill(new(puts), dst, s, seat)
}

func (a *Arrays[State, Move]) fill(p *puts, dst []float32, s *State, seat family.Seat) {
	clear(dst)
	a.put(p, a.Sections, false, s, seat)
	p.into(dst)
}

// put puts a position, as a seat sees it, into sections.
func (a *Arrays[State, Move]) put(p *puts, sections []Section, varying bool, s *State, seat family.Seat) {
	p.ones, p.values = p.ones[:0], p.values[:0]
	a.Write(Writer{puts: p, sections: sections, varying: varying}, s, seat)
}

// refill is Fill of an array that refill filled last: see [Walker].
func (a *Arrays[State, Move]) refill(p *puts, dst []float32, s *State, seat family.Seat, places *[]int32) {
	if *places == nil {
		a.fill(p, dst, s, seat) // what is fixed, too
	}
	for _, i := range *places {
		dst[i] = 0
	}
	p.ones, *places = *places, p.ones
	a.put(p, a.Sections, true, s, seat)
	p.into(dst)
	for _, v := range p.values {
		p.ones = append(p.ones, v.at)
	}
	p.ones, *places = *places, p.ones
}

// KeepFile adds the text of a map or of components to the [Parts.Files] of a position,
// unless it is the text that ships under its name. The ending is that of the names of
// such files, as in ".map".
func KeepFile[T fmt.Stringer](files map[string]string, name, ending string, text T, shipped func(name string) (T, bool)) {
	if ships, ok := shipped(name); !ok || ships.String() != text.String() {
		files[name+ending] = text.String()
	}
}

// Rules returns the rules of a game, for the Rules of [Parts].
func Rules[Rule family.Rule](all iter.Seq[Rule]) (rules []family.Rule) {
	for rule := range all {
		rules = append(rules, rule)
	}
	return rules
}

// Names returns what the values from first to last are called, for the Phases of [Parts].
func Names[T interface {
	~uint8
	fmt.Stringer
}](first, last T) (words []string) {
	for value := int(first); value <= int(last); value++ {
		words = append(words, T(value).String())
	}
	return words
}

// Hexes returns the valid cells among those given, for the Hexes of [Parts].
func Hexes(of ...hexmap.Cell) []hexmap.Cell {
	return slices.DeleteFunc(of, func(hex hexmap.Cell) bool { return !hex.IsValid() })
}

// SeatOf returns the seat whose number ends the name of a picture, as in "sheet-2";
// Nobody if no number does.
func SeatOf(name string) family.Seat {
	number := name[strings.LastIndexByte(name, '-')+1:]
	seat, err := strconv.ParseUint(number, 10, 8)
	if err != nil {
		return family.Nobody
	}
	return family.Seat(seat)
}
