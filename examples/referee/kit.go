package main

import (
	"io"
	"io/fs"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/phrases"
	"github.com/railhex/railhex/variants/family/remedy"
)

// A kit is what the referee takes from a game: its types, and what each game has in a
// way of its own. Whatever is done with a record is done with a kit, the same for all
// games.
type kit[S any, P positionOf[S, M, E, R], M move, E any, R report, Rule cited] struct {
	title    string   // of the game
	name     string   // as behind "game" in a record
	rules    string   // the page of them, from the folder of the library
	own      []string // keys of lines that only headers of its records have
	keys     []string // keys of all lines of its headers that not all games have
	keywords []string // with which its moves begin

	// open reads the header of a record, and gives the names of who plays.
	open   func(text io.Reader, files fs.FS) (r replayOf[S, M], names []string, err error)
	report func(*S, error) R             // the report of a position, with the error of a record
	wrong  func(error) (wrongLine, bool) // takes a fault of a record apart

	book    func() string        // the rules, with the rulings
	decided func(*S, error) bool // reports whether it is a ruling that refuses a line
	stalled Rule                 // by which a game ends that the printed rules would not end

	notAsked func(error) bool // reports whether a line is refused because another seat, or a move of another kind, is asked for

	parseMove  func(string) (M, error)
	parseRule  func(identifier string) (Rule, error)
	parseState func(text string, like S) (S, error) // reads the line of a position of the same setup
	parseStudy func(text string, like S) (S, family.Findings, error)
	beginAt    func(from S) (record string, files fs.FS) // a record that begins in a position, and the files that it names
	moves      func(*S) []M                              // the legal ones, those of chance too as far as they can be listed
	isChance   func(M) bool
	turn       func(*S) int // the seat that is asked, 0 for none

	// ended says how the turn of a player ended with a move, and by which rule; not ok if it
	// has not, or something else has happened since.
	ended func(from *S, m M, now *S) (why string, by Rule, ok bool)

	mayGoOn func(M) bool // reports whether a move goes on with a turn, though the next player may be asked for it too

	speak  func(l phrases.Language, names []string) speakerOf[S, M, E, Rule]
	board  func(*S) string // what it is played on
	grid   func(*S) *hexmap.Grid
	route  func(*S, M) string // the way of a good, where the options do not tell its hexes; else ""
	ending func(E) (by Rule, ok bool)
	points func(s *S, l phrases.Language, names []string) [][]string // a table
	draw   func(out io.Writer, s *S, l phrases.Language, names []string)
}

// A positionOf is a pointer to a position of a game.
type positionOf[S, M, E, R any] interface {
	*S
	Over() bool
	Seats() int
	Apply(M) (S, error)
	AppendEvents([]E, M) ([]E, error)
	WithMoves(R) R
	UnmarshalJSON([]byte) error
	UnmarshalText([]byte) error
	UnmarshalStudy([]byte) (family.Findings, error)
}

// A move is one of some game.
type move interface {
	comparable
	String() string
}

// A report is that of a position of some game.
type report interface {
	AppendJSON(dst []byte) ([]byte, error)
}

// A replayOf is a record of a game, replayed line by line.
type replayOf[S, M any] interface {
	Next() bool
	Err() error
	State() *S
	Move() M
	Resume(S) error
}

// A speakerOf tells a game in one language.
type speakerOf[S, M, E, Rule any] interface {
	Prompt(*S) string
	Result(*S) string
	Event(E) string
	Events([]E) []string
	Options(*S) []phrases.Group[M]
	Refusal(error) string
	Meant(s *S, text string) string
	Rule(Rule) string
}

// remedies looks for what would have made lines right.
func (k *kit[S, P, M, E, R, Rule]) remedies() remedy.Game[S, M] {
	return remedy.Game[S, M]{
		Parse:    k.parseMove,
		Text:     M.String,
		Moves:    k.moves,
		Apply:    func(s *S, m M) (S, error) { return P(s).Apply(m) },
		Turn:     k.turn,
		Chance:   k.isChance,
		Keywords: k.keywords,
	}
}
