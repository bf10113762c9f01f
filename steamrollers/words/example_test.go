package words_test

import (
	"fmt"

	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/phrases"

	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/steamrollers/words"
	"github.com/railhex/railhex/variants"
)

// begin is a game of two with starting powers, played so far.
func begin(moves ...string) steamrollers.State {
	s, err := steamrollers.New(steamrollers.Setup{Players: 2, Modules: variants.PowerModule})
	moves = append([]string{"goods YRBE GGRB YYRB REGB YGBE RRYG", "sides a b a a a a", "power tile 2", "power rail b3 E-W"}, moves...)
	for _, m := range moves {
		if err == nil {
			s, err = s.Apply(steamrollers.MustParseMove(m))
		}
	}
	if err != nil {
		panic(err)
	}
	return s
}

func Example() {
	speaker := words.With(phrases.In(phrases.German).Naming("Anna", "Ben"))
	s := begin("roll 3 3 4 straight/gentle")
	fmt.Println(speaker.Prompt(&s))
	for _, group := range speaker.Options(&s, s.AppendMoves(nil)) {
		fmt.Println(group.Title)
		for option := range group.All() {
			fmt.Printf("  %s: %s\n", option.Move, option)
		}
	}
	// Output:
	// Anna, wähle einen Würfel: 3 oder 4.
	// Einen Würfel wählen
	//   draft 3: Wähle die 3 · du kannst dann in Region 3 bauen, Kästchen 3 ankreuzen oder Plättchen 3 nehmen · Ben darf den Würfel mit Plättchen 2 nehmen
	//   draft 4: Wähle die 4 · du kannst dann in Region 4 bauen, Kästchen 4 ankreuzen oder Plättchen 4 nehmen · Ben darf den Würfel mit Plättchen 2 nehmen
}

// Options stand in groups: here those to build, by hex.
func ExampleSpeaker_Options() {
	s := begin("roll 3 3 4 straight/gentle", "draft 3", "decline")
	for _, group := range words.English().Options(&s, s.AppendMoves(nil)) {
		fmt.Println(group.Title)
		for _, hex := range group.Groups {
			if hex.Title != "b4" {
				continue
			}
			fmt.Println("  " + hex.Title)
			for _, option := range hex.Options[:3] {
				fmt.Println("    " + option.String())
			}
		}
		for _, option := range group.Options {
			fmt.Println("  " + option.String())
		}
	}
	// Output:
	// Build track
	//   b4
	//     Build in b4: straight track east–west · completes a link between cities 1 and 3 with 1 town, worth 2 points
	//     Build in b4: straight track northeast–southwest
	//     Build in b4: straight track northwest–southeast
	// Improve the engine
	//   Tick box 3: engine strength 1
	// Take an action tile
	//   Take tile 3, die as goal · worth −1 point as long as it is held · stays until somebody takes it
}

// A refusal names the rule behind it, and quotes the rule in full on request.
func ExampleSpeaker_Refusal() {
	s := begin("roll 3 3 4 straight/gentle", "draft 3", "decline")
	_, err := s.Apply(steamrollers.MustParseMove("build d2 E-W"))
	for l := range phrases.Languages() {
		fmt.Println(words.With(phrases.In(l)).Refusal(err))
	}
	fmt.Println(words.With(phrases.In(phrases.French)).Rule(err.(*family.MoveError).Rule.(steamrollers.Rule)))
	// Output:
	// Hex d2 lies in region 5, but the die shows 3 (BUILD-1)
	// L’hexagone d2 est dans la région 5, mais le dé montre 3 (BUILD-1)
	// Hexfeld d2 liegt in Region 5, der Würfel zeigt aber die 3 (BUILD-1)
	// Zeshoek d2 ligt in regio 5, maar de dobbelsteen toont 3 (BUILD-1)
	// Le rail se dessine dans la région du dé.
}

func ExampleSpeaker_Event() {
	s := begin("roll 3 3 4 straight/gentle", "draft 3")
	events, _ := s.AppendEvents(nil, steamrollers.Steal())
	for _, e := range events {
		fmt.Println(words.With(phrases.In(phrases.Dutch).Naming("Anna", "Ben")).Event(e))
	}
	// Output:
	// Ben neemt de 3 van Anna, die opnieuw kiest.
	// Ben gebruikt tegel 2.
	// Tegel 2 gaat terug naar het midden van de tafel.
}

func ExampleSpeaker_Ledger() {
	s := begin("roll 3 3 4 straight/gentle", "draft 3", "decline", "build b4 E-W")
	for _, line := range words.English().Ledger(s.Ledger(1)) {
		fmt.Println(line)
	}
	// Output:
	// +2 link between cities 1 and 3 with 1 town (SCORE-2)
}
