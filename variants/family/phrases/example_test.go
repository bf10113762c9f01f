package phrases_test

import (
	"fmt"

	"github.com/railhex/railhex/variants/family/phrases"
)

// A game has the same sentence in several languages, and words for its things.
func Example() {
	built := phrases.ByLanguage[string]{
		phrases.English: "{player} builds {n} {n|track|tracks} in {colour}.",
		phrases.French:  "{player} construit {n} {n|voie|voies} en {colour}.",
		phrases.German:  "{player} baut {n} {n|Gleis|Gleise} in {colour}.",
		phrases.Dutch:   "{player} bouwt {n} {n|spoor|sporen} in {colour}.",
	}
	type colour int
	red := phrases.ByLanguage[string]{"", "red", "rouge", "Rot", "rood"}

	for language := range phrases.Languages() {
		voice := phrases.In(language).Naming("Ada", "Ben")
		player, _ := voice.Name(1)
		words := func(thing any) string { return red.Of(language) }
		fmt.Println(voice.Say(built.Of(language), words, "player", player, "n", 2, "colour", colour(1)))
	}
	// Output:
	// Ada builds 2 tracks in red.
	// Ada construit 2 voies en rouge.
	// Ada baut 2 Gleise in Rot.
	// Ada bouwt 2 sporen in rood.
}

// Lists, signs and the forms of a number go with the language.
func ExampleVoice_Say() {
	voice := phrases.In(phrases.German)
	fmt.Println(voice.Say("{who}: {n} {n|Punkt|Punkte}.", nil, "who", phrases.Every{"Ada", "Ben", "Eva"}, "n", phrases.Signed(-1)))
	// Output: Ada, Ben und Eva: −1 Punkt.
}
