package rollervectors

import (
	"fmt"
	"io/fs"

	"github.com/railhex/railhex/internal/vectors"
	"github.com/railhex/railhex/steamrollers"
)

// The vectors of SteamRollers.
type (
	Set      = vectors.Set[steamrollers.State, steamrollers.Move, steamrollers.Report]
	Game     = vectors.Game[steamrollers.State, steamrollers.Move, steamrollers.Report]
	Positive = vectors.Positive[steamrollers.State, steamrollers.Move]
	Negative = vectors.Negative[steamrollers.State]
	Perft    = vectors.Perft[steamrollers.State]
)

// Read reads the files of a Set. The error says which line of which file is
// wrong.
func Read(folder fs.FS) (Set, error) {
	return vectors.Read[steamrollers.State, steamrollers.Move, steamrollers.Report](folder)
}

// ReadGames reads the games alone, from which the rest is derived.
func ReadGames(folder fs.FS) ([]Game, error) {
	return vectors.ReadGames[steamrollers.State, steamrollers.Move, steamrollers.Report](folder)
}

// Derive replays games and makes the Set that follows from them. The error is
// that of a game that the rules do not allow, or of a move that they refuse for
// another reason than the vectors should show.
func Derive(games []Game) (Set, error) { return vectors.Derive[*steamrollers.State](source, games) }

// ParseGame reads the setup and the moves of a record; the files that it names are
// in files. Its error is that of a record.
func ParseGame(text string, files fs.FS) (Game, error) {
	record, err := steamrollers.ParseRecord(text, files)
	if err != nil {
		return Game{}, err
	}
	start, err := steamrollers.New(record.Setup)
	return Game{Start: start, Moves: record.Moves}, err
}

// source is what SteamRollers tells of itself.
var source = vectors.Source[steamrollers.State, steamrollers.Move, steamrollers.Report, *position]{
	New:       func(s steamrollers.State) (steamrollers.State, error) { return steamrollers.New(s.Setup()) },
	Look:      look,
	Features:  features,
	Breaches:  breaches,
	Broken:    broken,
	Malformed: malformed,
	CountFrom: countFrom,

	EachFeature: 2,
	EachBreach:  3,
	Limits:      vectors.Limits{Moves: 5, Positions: 1000, Sequences: 20000},
}

// countFrom is the phase of a position with each module of its game, and without
// regard to them.
func countFrom(p *position) (all []string) {
	for _, word := range append(modulesOf(p.setup), "plain") {
		all = append(all, fmt.Sprintf("%s with %s", p.Phase(), word))
	}
	return all
}
