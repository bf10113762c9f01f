package words

import (
	"strings"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants/family/phrases"
	"github.com/railhex/railhex/variants/steam"
)

// Colour returns the word for a colour as it stands in a sentence, in most languages
// an adjective: "red", "rot".
func (p Speaker) Colour(c steam.Colour) string { return p.word(c) }

// Type returns the words for a type of track: "gentle curve".
func (p Speaker) Type(t track.Type) string { return p.word(t) }

// Tile returns what a tile shows, in words: "straight track east–west", or of a town
// "exits east and west".
func (p Speaker) Tile(t track.Tile) string { return p.word(t) }

// Action returns what an action tile is called: "engineer"; "" for none.
func (p Speaker) Action(t steam.ActionTile) string { return p.word(t) }

// Deed returns what an action tile does for the one who takes it, "" for none.
func (p Speaker) Deed(t steam.ActionTile) string { return p.table().Called("deed", t) }

// word is a thing of the game in words; "" for an invalid value.
func (p Speaker) word(thing any) string {
	switch thing := thing.(type) {
	case []steam.Kind:
		var words phrases.Either
		for _, kind := range thing {
			words = append(words, p.word(kind))
		}
		return p.list(words)
	case steam.Kind:
		return p.table().Called("kind", thing)
	case steam.Seat:
		return p.Player(thing)
	case steam.Colour:
		return p.table().Called("colour", thing)
	case steam.Goods:
		return p.count(thing)
	case steam.ActionTile:
		return p.table().Called("action", thing)
	case steam.Place:
		return p.place(thing)
	case steam.Route:
		return p.route(thing)
	case steam.Variant:
		return thing.String()
	case steam.FirstOrder:
		return thing.String()
	case hexmap.Direction:
		return p.table().Called("direction", thing)
	case hexmap.Cell:
		return thing.String()
	case track.Type:
		return p.table().Called("type", thing)
	case track.Tile:
		return p.tile(thing)
	case error:
		return strings.ReplaceAll(p.Refusal(thing), "\n", "; ")
	}
	return ""
}

// list is a [phrases.Every] or a [phrases.Either] in words.
func (p Speaker) list(things any) string {
	return p.fill("{things}", phrases.Args("things", things))
}

// count is goods counted by their colours.
func (p Speaker) count(goods steam.Goods) string {
	var words phrases.Every
	for colour := range steam.Colours() {
		if n := goods.Count(colour); n > 0 {
			words = append(words, p.fill(p.table().Called("counted", colour), phrases.Args("number", n)))
		}
	}
	if len(words) == 0 {
		return p.say("no-goods")
	}
	return p.list(words)
}

func (p Speaker) place(place steam.Place) string {
	switch {
	case place.Hex.IsValid():
		return p.say("place-of-city", "hex", place.Hex)
	case place.Space != 0:
		return p.say("place-in-supply", "space", place.Space)
	}
	return p.Player(place.Seat)
}

func (p Speaker) route(route steam.Route) string {
	var steps []string
	for _, step := range route {
		steps = append(steps, p.say("route-step", "edge", step.Edge, "hex", step.To))
	}
	return strings.Join(steps, ", ")
}

// tile is the tracks of a tile, or its exits.
func (p Speaker) tile(t track.Tile) string {
	var tracks, exits phrases.Every
	for laid := range t.Tracks() {
		a, b := laid.Ends()
		tracks = append(tracks, p.say("track-with-ends", "type", laid.Type(), "from", a, "to", b))
	}
	for edge := range t.Exits() {
		exits = append(exits, p.word(edge))
	}
	if len(exits) > 0 {
		tracks = append(tracks, p.say("exits-of-town", "number", len(exits), "edges", exits))
	}
	if len(tracks) == 0 {
		return ""
	}
	return p.list(tracks)
}

// points is what seats have, from seat 1 on: "Anna 37, Ben 32".
func (p Speaker) points(of []int, number func(n int) any) string {
	var all []string
	for i, n := range of {
		if told := number(n); told != nil {
			all = append(all, p.say("points-of-seat", "player", steam.Seat(i+1), "points", told))
		}
	}
	return strings.Join(all, ", ")
}
