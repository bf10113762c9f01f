package powervectors

import (
	"io/fs"

	"github.com/railhex/railhex/internal/vectors"
	"github.com/railhex/railhex/variants/steampower"
)

// The vectors of Steam Power.
type (
	Set      = vectors.Set[steampower.State, steampower.Move, steampower.Report]
	Game     = vectors.Game[steampower.State, steampower.Move, steampower.Report]
	Positive = vectors.Positive[steampower.State, steampower.Move]
	Negative = vectors.Negative[steampower.State]
	Perft    = vectors.Perft[steampower.State]
)

// Read reads the files of a Set. The error says which line of which file is
// wrong.
func Read(folder fs.FS) (Set, error) {
	return vectors.Read[steampower.State, steampower.Move, steampower.Report](folder)
}

// Derive replays games and makes the Set that follows from them. The error is
// that of a game that the rules do not allow, or of a move that they refuse for
// another reason than the vectors should show.
func Derive(games []Game) (Set, error) { return vectors.Derive[*steampower.State](source, games) }

// ParseGame reads the setup and the moves of a record; the files that it names are
// in files. Its error is that of a record.
func ParseGame(text string, files fs.FS) (Game, error) {
	record, err := steampower.ParseRecord(text, files)
	if err != nil {
		return Game{}, err
	}
	start, err := steampower.New(record.Setup)
	return Game{Start: start, Moves: record.Moves}, err
}

// source is what Steam Power tells of itself.
var source = vectors.Source[steampower.State, steampower.Move, steampower.Report, *position]{
	New:       func(s steampower.State) (steampower.State, error) { return steampower.New(s.Setup()) },
	Look:      look,
	Features:  features,
	Breaches:  breaches,
	Broken:    func(p *position, m steampower.Move) []string { return vectors.Identifiers(p.broken(m)...) },
	Malformed: malformed,
	CountFrom: countFrom,

	EachFeature: 2,
	EachBreach:  2,
	Limits:      vectors.Limits{Moves: 4, Positions: 300, Sequences: 20000},
}
