package phrases_test

import (
	"fmt"
	"testing/fstest"

	"github.com/railhex/railhex/variants/family/phrases"
)

// A game has its sentences in files, one a language, and embeds them. Here two files are
// written out.
func Example() {
	files := fstest.MapFS{
		"en.txt": {Data: []byte("built = {player} builds {n} {n|track|tracks} in {colour}.\n[colour]\nred = red")},
		"fr.txt": {Data: []byte("built = {player} construit {n} {n|voie|voies} en {colour}.\n[colour]\nred = rouge")},
	}
	texts := phrases.Source[phrases.Text]{Files: files, Make: phrases.Itself}

	for _, language := range []phrases.Language{phrases.English, phrases.French} {
		text, voice := texts.Of(language), phrases.In(language)
		fmt.Println(voice.Say(text.Of("built"), nil, "player", "Ada", "n", 2, "colour", text.Of("colour.red")))
	}
	// Output:
	// Ada builds 2 tracks in red.
	// Ada construit 2 voies en rouge.
}

// Lists, signs and the forms of a number go with the language.
func ExampleVoice_Say() {
	voice := phrases.In(phrases.German)
	fmt.Println(voice.Say("{who}: {n} {n|Punkt|Punkte}.", nil, "who", phrases.Every{"Ada", "Ben", "Eva"}, "n", phrases.Signed(-1)))
	// Output: Ada, Ben und Eva: −1 Punkt.
}
