package words_test

import (
	"fmt"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants/family/phrases"
	"github.com/railhex/railhex/variants/steam"
	"github.com/railhex/railhex/variants/steam/words"
)

// A refusal names the rule, in each language.
func ExampleSpeaker_Refusal() {
	_, err := steam.New(steam.Setup{Players: 2})
	for l := range phrases.Languages() {
		fmt.Println(words.With(phrases.In(l)).Refusal(err))
	}
	// Output:
	// There are 2 players: 3 to 6 play (SETUP-1)
	// Il y a 2 joueurs : on joue de 3 à 6 (SETUP-1)
	// Es sind 2 Spieler: Es spielen 3 bis 6 (SETUP-1)
	// Er zijn 2 spelers: het spel is voor 3 tot 6 (SETUP-1)
}

// What a tile shows, and what an action tile does.
func ExampleSpeaker_Word() {
	speaker := words.With(phrases.In(phrases.German))
	fmt.Println(speaker.Word(track.Between(hexmap.East, hexmap.West).Tile()))
	fmt.Println(speaker.Word(steam.EngineerTile)+":", speaker.Text.Called("deed", steam.EngineerTile))
	// Output:
	// Gerade Ost–West
	// Ingenieur: darf vier statt drei Plättchen legen
}
