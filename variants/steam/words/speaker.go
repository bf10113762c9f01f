package words

import (
	"embed"
	"slices"
	"strings"

	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/phrases"
	"github.com/railhex/railhex/variants/steam"
)

//go:embed fr.txt de.txt nl.txt
var files embed.FS

var others = phrases.Source[phrases.Text]{Files: &files, Make: phrases.Itself}

// A Speaker tells the game in one language to players with names. [With] makes one, and
// [English] one that leaves the other languages out of a program.
type Speaker struct{ family.Teller }

// With returns the Speaker with a voice.
func With(v phrases.Voice) Speaker {
	if v.Language() == phrases.English {
		return speaker(v, steam.English())
	}
	return speaker(v, others.Of(v.Language()))
}

// English returns the Speaker who speaks English and calls players by names, seat 1 first.
func English(names ...string) Speaker {
	return speaker(phrases.Voice{}.Naming(names...), steam.English())
}

func speaker(v phrases.Voice, text phrases.Text) Speaker {
	return Speaker{family.Teller{Voice: v, Text: text, Thing: word, Result: wrongResult}}
}

// Meant returns a sentence or two about what was probably meant by a text that was typed
// as the next move of a position and refused. It is "" where the text is a legal move, and
// where nothing is known: see [family.Meant].
func (p Speaker) Meant(s *steam.State, text string) string {
	return family.Meant(s, text, p.Teller, steam.ParseMove, steam.Kinds())
}

// word is a thing of the game in words; "" for an invalid value.
func word(t family.Teller, thing any) string {
	switch thing := thing.(type) {
	case []steam.Kind:
		return t.Word(phrases.Either(family.Words(t, slices.Values(thing))))
	case steam.Kind:
		return t.Text.Called("kind", thing)
	case steam.Colour:
		return t.Text.Called("colour", thing)
	case steam.Goods:
		return family.Counted(t, thing.All())
	case steam.ActionTile:
		return t.Text.Called("action", thing)
	case steam.Place:
		return place(t, thing)
	case steam.Route:
		var steps []string
		for _, step := range thing {
			steps = append(steps, t.Say("route-step", "edge", step.Edge, "hex", step.To))
		}
		return strings.Join(steps, ", ")
	case steam.Variant:
		return thing.String()
	case steam.FirstOrder:
		return thing.String()
	case track.Tile:
		return tile(t, thing)
	case error:
		return strings.ReplaceAll(t.Refusal(thing), "\n", "; ")
	}
	return ""
}

func place(t family.Teller, place steam.Place) string {
	switch {
	case place.Hex.IsValid():
		return t.Say("place-of-city", "hex", place.Hex)
	case place.Space != 0:
		return t.Say("place-in-supply", "space", place.Space)
	}
	return t.Player(place.Seat)
}

// tile is the tracks of a tile, or its exits.
func tile(t family.Teller, tile track.Tile) string {
	if tile == 0 {
		return ""
	}
	words := phrases.Every(family.Words(t, tile.Tracks()))
	if exits := phrases.Every(family.Words(t, tile.Exits())); exits != nil {
		words = append(words, t.Say("exits-of-town", "number", len(exits), "edges", exits))
	}
	return t.Word(words)
}

// wrongResult is the reason of a wrong result, with the players by their names.
func wrongResult(t family.Teller, err *family.ResultError) family.Phrase {
	if len(err.Points) < len(err.Claimed) {
		return err.Reason
	}
	var claimed, points, difference []string
	for i, claim := range err.Claimed {
		of := func(points any) string { return t.Say("points-of-seat", "player", steam.Seat(i+1), "points", points) }
		claimed, points = append(claimed, of(claim)), append(points, of(err.Points[i]))
		if claim != err.Points[i] {
			difference = append(difference, of(phrases.Signed(err.Points[i]-claim)))
		}
	}
	return family.NewPhrase(err.Reason.Reason, "claimed", strings.Join(claimed, ", "), "points", strings.Join(points, ", "),
		"difference", strings.Join(difference, ", "))
}
