package vectors

import "slices"

// Derive replays games and makes the Set that follows from them. The error is
// that of a game that the rules do not allow, or of a move that they refuse for
// another reason than the vectors should show.
func Derive(games []Game) (Set, error) {
	games = slices.Clone(games)
	for i := range games {
		if err := games[i].Replay(); err != nil {
			return Set{}, err
		}
	}
	refused, err := negatives(games)
	if err != nil {
		return Set{}, err
	}
	return Set{
		Games:    games,
		Positive: positives(games),
		Negative: slices.Concat(refused, malformedIn(games)),
		Perft:    perfts(games),
	}, nil
}
