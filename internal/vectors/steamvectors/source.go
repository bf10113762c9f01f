package steamvectors

import (
	"io/fs"

	"github.com/railhex/railhex/internal/vectors"
	"github.com/railhex/railhex/variants/steam"
)

// The vectors of Steam.
type (
	Set      = vectors.Set[steam.State, steam.Move, steam.Report]
	Game     = vectors.Game[steam.State, steam.Move, steam.Report]
	Positive = vectors.Positive[steam.State, steam.Move]
	Negative = vectors.Negative[steam.State]
	Perft    = vectors.Perft[steam.State]
)

// Read reads the files of a Set. The error says which line of which file is
// wrong.
func Read(folder fs.FS) (Set, error) {
	return vectors.Read[steam.State, steam.Move, steam.Report](folder)
}

// Derive replays games and makes the Set that follows from them. The error is
// that of a game that the rules do not allow, or of a move that they refuse for
// another reason than the vectors should show.
func Derive(games []Game) (Set, error) { return vectors.Derive[*steam.State](source, games) }

// ParseGame reads the setup and the moves of a record; the files that it names are
// in files. Its error is that of a record.
func ParseGame(text string, files fs.FS) (Game, error) {
	record, err := steam.ParseRecord(text, files)
	if err != nil {
		return Game{}, err
	}
	start, err := steam.New(record.Setup)
	return Game{Start: start, Moves: record.Moves}, err
}

// source is what Steam tells of itself.
var source = vectors.Source[steam.State, steam.Move, steam.Report, *position]{
	New:       func(s steam.State) (steam.State, error) { return steam.New(s.Setup()) },
	Look:      look,
	Features:  features,
	Breaches:  breaches,
	Broken:    func(p *position, m steam.Move) []string { return vectors.Identifiers(p.broken(m)...) },
	Malformed: malformed,
	CountFrom: countFrom,

	EachFeature: 1,
	EachBreach:  2,
	Limits:      vectors.Limits{Moves: 4, Positions: 100, Sequences: 20000},
}
