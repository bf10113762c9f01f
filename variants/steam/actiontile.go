package steam

import (
	"iter"

	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/variants/family"
)

// An ActionTile is one of the seven tiles of which each player takes one in a
// turn. Its value is the number printed on it; the zero ActionTile is invalid.
type ActionTile uint8

// The action tiles, by their numbers.
const (
	OrderTile      ActionTile = iota + 1 // ACTION-1
	MoveTile                             // ACTION-2
	EngineerTile                         // ACTION-3
	BuildTile                            // ACTION-4
	GrowthTile                           // ACTION-5
	LocomotiveTile                       // ACTION-6
	UrbaniseTile                         // ACTION-7

	actionTileEnd
)

// NumActionTiles is the number of action tiles.
const NumActionTiles = int(actionTileEnd) - 1

var actionTileWords = [actionTileEnd]string{
	"no tile", "order", "move", "engineer", "build", "growth", "locomotive", "urbanise",
}

// ActionTiles walks the seven action tiles by their numbers.
func ActionTiles() iter.Seq[ActionTile] { return family.Values(OrderTile, actionTileEnd-1) }

// IsValid reports whether t is one of the seven.
func (t ActionTile) IsValid() bool { return OrderTile <= t && t < actionTileEnd }

// String returns the word of the tile, "engineer"; "no tile" for the zero ActionTile.
func (t ActionTile) String() string {
	if !t.IsValid() {
		return actionTileWords[0]
	}
	return actionTileWords[t]
}

// ParseActionTile reads what [ActionTile.String] prints. Its error is a
// [*hexmap.ParseError].
func ParseActionTile(word string) (ActionTile, error) {
	for t := range ActionTiles() {
		if word == actionTileWords[t] {
			return t, nil
		}
	}
	return 0, parse.Misread(word, expectedActionTile)
}

const expectedActionTile = "order, move, engineer, build, growth, locomotive or urbanise"

// An actionSet is a set of action tiles, bit t for tile t.
type actionSet uint8

func (set actionSet) has(t ActionTile) bool       { return set>>(t&7)&1 != 0 }
func (set actionSet) with(t ActionTile) actionSet { return set | 1<<(t&7) }

const allActions actionSet = 1<<actionTileEnd - 2
