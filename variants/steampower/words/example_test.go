package words_test

import (
	"fmt"

	"github.com/railhex/railhex/variants/family/phrases"
	"github.com/railhex/railhex/variants/steampower"
	"github.com/railhex/railhex/variants/steampower/words"
)

// A refusal names the rule, in each language.
func ExampleSpeaker_Refusal() {
	s, err := steampower.New(steampower.Setup{Players: 2})
	if err != nil {
		fmt.Println(err)
		return
	}
	_, err = s.Apply(steampower.MustParseMove("city a4 K")) // a1 comes first
	for l := range phrases.Languages() {
		fmt.Println(words.With(phrases.In(l)).Refusal(err))
	}
	// Output:
	// The next city space is a1, not a4 (SETUP-2)
	// Le prochain emplacement de ville est a1, non a4 (SETUP-2)
	// Das nächste Stadtfeld ist a1, nicht a4 (SETUP-2)
	// Het volgende stadsveld is a1, niet a4 (SETUP-2)
}

// What a contract asks for and brings.
func ExampleSpeaker_Word() {
	s, err := steampower.New(steampower.Setup{Players: 2})
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(words.English().Word(s.Contract(21)))
	fmt.Println(words.With(phrases.In(phrases.German)).Word(s.Contract(21)))
	// Output:
	// 1 black and 2 white for 3 points, $3 and the bonus “build track”
	// 1 × schwarz und 2 × weiß für 3 Siegpunkte, $3 und den Bonus „Strecke bauen“
}
