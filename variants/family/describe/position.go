package describe

import (
	"encoding/json"
	"math/rand/v2"
)

// A Position is a position of a game by text: its moves are texts, and what it says is
// written for people. It never changes.
//
// A method that takes a seat returns what that seat may see: 0 looks on, and [Everyone]
// sees everything.
type Position interface {
	// Of returns the game.
	Of() Game
	Seats() int
	// Turn returns the seat that is asked, 0 if chance is or the game is over.
	Turn() int
	Chance() bool
	Over() bool
	// Standing returns how the game stands for each seat, by its number. Number 0 is an
	// opponent without a seat, if the game has one.
	Standing() []Standing

	// Moves returns the legal moves, or the outcomes of chance as far as they are
	// listed.
	Moves() []string
	// Move returns the position after a decision of the seat that is asked. Its error
	// is a *Refusal, which tells that seat nothing that is hidden from it.
	Move(text string) (Position, error)
	// Replay returns the position after a move, of a seat or of chance. Its error is a
	// *Refusal, which may tell what is hidden.
	Replay(text string) (Position, error)
	// Fall returns the position after one outcome of chance, and the outcome. Call it
	// only if Chance reports true.
	Fall(random *rand.Rand) (Position, string)
	// Describe takes a move apart. Its error is that of a text that is not a move.
	Describe(move string) (Taken, error)

	// Text returns the position on one line, as Game.Restore reads it, and JSON as
	// Game.FromJSON reads it. In a game of [Plain] notation a position that was not
	// played to from the beginning has none: they return "" and null.
	Text() string
	JSON() json.RawMessage
	// Header returns the header of a record of what is played here, and Record the record
	// of a game that begins here: its moves and notes.
	Header() string
	Record(moves []string, notes Notes) (string, error)
	// Files returns the texts of maps and components that do not ship, by the names that
	// a record gives them.
	Files() map[string]string
	// Validate returns notes on a position that can be played and that no game comes to,
	// each a [*family.StateError], joined; nil if there are none.
	Validate() error

	// View returns what a seat sees.
	View(seat int, in Manner) View
	// Help returns how the game is played, for people who do not know it.
	Help(in Manner) []Paragraph
	// Offers returns the legal moves of the seat that is asked, with all that a screen
	// shows of them, as far as the filter lets them pass. If it lets none pass, Offers also
	// returns why, or nil if nothing is known.
	Offers(in Manner, only Filter) ([]Offer, *Refused)
	// Report returns the report of the notation.
	Report(seat int) json.RawMessage
	// Ledger returns where the points of each seat come from, in a game that came here
	// from another position by these moves.
	Ledger(from Position, moves []string, in Manner) ([]Ledger, error)
	// Step returns what a legal move does that is made here, as a seat sees it.
	Step(move string, seat int, in Manner) (Step, error)
	// Redealt returns the position as a seat could imagine it: what is hidden from the
	// seat is dealt anew. If nothing is hidden it returns the position itself.
	Redealt(seat int, random *rand.Rand) Position

	// Chart returns the hexes on which the game is played, with their names and outlines. It
	// reports false if there are none.
	Chart() (Chart, bool)
	// Choice returns what a click on a part of a picture chooses for a seat.
	Choice(part string, seat int, in Manner, look Look) Choice
	// Picture draws one of the Pictures of a View as a seat sees it, as SVG. It marks what
	// the seat can choose and what the last move touched. It reports false if there is no
	// picture of that name.
	Picture(name string, seat int, in Manner, look Look, last Last) (string, bool)
	// Characters returns the position as a seat sees it, for a terminal.
	Characters(seat int, in Manner, look Look) string
	// Places returns where the seat that is asked can make moves, as far as a filter without a
	// group lets them pass. It writes no words, and so costs little more than to list the moves.
	Places(only Filter) []Place
	// Overlay returns what moves would lay in each hex that they are about, to be drawn over
	// a picture of the map. Its error is that of a text that is not a move.
	Overlay(moves []string, seat int, in Manner, look Look) ([]Ghost, error)
	// Routes returns the ways that the good of a move may go, drawn: at most six.
	Routes(move string, seat int, in Manner, look Look) []Route

	// Verdict returns what a referee tells of a move that is refused here, after the last
	// move of a seat. Of a rule in place of a refusal it returns Ruled alone.
	Verdict(move string, why error, last Last) Verdict
}

// A Standing is how a game stands for a seat.
type Standing struct {
	Points int
	Won    bool // false until the game is over
	// Rank is the place of the seat once the game is over, and Return what it has won of the
	// others: see [family.Return]. Both are 0 before, and for an opponent without a seat.
	Rank   int
	Return float64
}

// Winners returns the seats that have won, 0 for an opponent without a seat; none until the
// game is over.
func Winners(p Position) []int {
	winners := []int{}
	for seat, standing := range p.Standing() {
		if standing.Won {
			winners = append(winners, seat)
		}
	}
	return winners
}

// Hides reports whether something of a position is hidden from a seat. Nothing is once the
// game is over.
func Hides(p Position) bool { return !p.Over() && p.Of().About().Secrets }

// Everyone stands for a seat that sees what every seat sees. Use it to review a finished
// game, or to play all seats.
const Everyone = -1
