package positions

import (
	"github.com/railhex/railhex/steamrollers/picture"
	"github.com/railhex/railhex/steamrollers/words"
)

// A Look is how somebody wants to see and read the game.
type Look struct {
	Language string `json:"language"` // a tag such as "de-AT"; English where it is none of ours
	Blind    bool   `json:"colourBlind"`
	HexNames bool   `json:"hexNames"`
	Narrow   bool   `json:"narrow"`
	Dark     bool   `json:"dark"`
}

// Speaker tells the game in the chosen language to players with names.
func (l Look) Speaker(names ...string) words.Speaker {
	language, _ := words.ParseLanguage(l.Language)
	return words.In(language).Naming(names...)
}

// Style draws pictures whose parts have ids that begin with picture-id.
func (l Look) Style(id string) picture.Style {
	style := picture.Style{
		ID:          "picture-" + id,
		ColourBlind: l.Blind,
		Names:       l.HexNames,
		Narrow:      l.Narrow,
		Words:       l.Speaker().Pictures(),
	}
	if l.Dark {
		style.Theme = picture.Night()
	}
	return style
}
