package carters

import (
	_ "embed"
	"strings"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/hexmap/parse"
)

// What the game is made of.
const (
	Players   = 2
	Rounds    = 10
	Travel    = 6 // points in a turn
	Pieces    = 8 // of track, for each player
	LayPoints = 2 // what a piece costs
	MostLoads = 3 // on a farm
	MostPrice = 6
	Bonus     = 2 // for a sale in the city of the order

	MaxHexes  = 64
	MaxCities = 6
	MaxFarms  = 8
)

//go:embed maps/meadows.map
var meadows string

var format = hexmap.MapFormat{
	Marks: []hexmap.Mark{hexmap.Town, hexmap.City},
	CityWords: []hexmap.MapWord{{
		Expected: "a price from 1 to 6", RuleID: "MAP-2",
		Accepts: func(word string) bool { return len(word) == 1 && strings.Contains("123456", word) },
	}},
	Lines: []hexmap.MapLine{{Keyword: "depots", Words: []hexmap.MapWord{depot, depot}, Required: true, RuleID: "MAP-4"}},

	MaxHexes: MaxHexes, MinCities: 2, MaxCities: MaxCities, MaxStops: MaxCities + MaxFarms,
	Rules: hexmap.MapRules{Cells: "MAP-1", Marks: [hexmap.NumMarks + 1]string{"", "MAP-1", "MAP-3", "MAP-2"}, Size: "MAP-1", Stops: "MAP-2", Names: "MAP-2", Closed: "MAP-1"},
}

var depot = hexmap.MapWord{
	Expected: "a hex, such as c5", RuleID: "MAP-4",
	Accepts: func(word string) bool { _, err := hexmap.ParseCell(word); return err == nil },
}

// ParseMap reads the text of a map. The error joins all faults, each a [*parse.Error].
func ParseMap(text string) (*hexmap.Map, error) {
	m, err := hexmap.ParseMap(text, format)
	if err != nil {
		return nil, err
	}
	_, err = compile(m)
	return m, err
}

// misread is the fault of a map whose lines are right each by itself.
func misread(found string, expected parse.Key, rule Rule) error {
	return &parse.Error{Input: found, Found: parse.Say("{word}", "word", found), Expected: parse.Say(expected), RuleID: rule.String()}
}
