package hexmap

import (
	"strconv"

	"github.com/railhex/railhex/hexmap/parse"
)

// A Difficulty chooses, in SteamRollers, the chart of blocked borders that a game
// is played with.
// Open, the zero value, has no chart and blocks nothing.
type Difficulty uint8

const (
	Open Difficulty = iota
	Medium
	Hard
)

// ParseDifficulty reads medium or hard, the words that name a chart. Open has
// none: formats say it by leaving the word out. Its error is a [*ParseError].
func ParseDifficulty(text string) (Difficulty, error) {
	switch text {
	case "medium":
		return Medium, nil
	case "hard":
		return Hard, nil
	}
	return 0, parse.Misread(text, "medium or hard")
}

// String returns open, medium or hard.
func (d Difficulty) String() string {
	switch d {
	case Open:
		return "open"
	case Medium:
		return "medium"
	case Hard:
		return "hard"
	}
	return "Difficulty(" + strconv.Itoa(int(d)) + ")"
}
