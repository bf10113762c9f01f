package session

import (
	"github.com/railhex/railhex/steamrollers/picture"
	"github.com/railhex/railhex/steamrollers/words"
)

// A Look is how somebody wants to see and read the game.
type Look struct {
	Language string `json:"language"` // a tag such as "de-AT"; English where it is none of ours
	Blind    bool   `json:"colourBlind"`
	Names    bool   `json:"hexNames"`
	Narrow   bool   `json:"narrow"`
	Dark     bool   `json:"dark"`
}

// speaker tells the game in the chosen language, with the players' names.
func (h *Host) speaker() words.Speaker {
	language, _ := words.ParseLanguage(h.look.Language)
	return words.In(language).Naming(h.names...)
}

// style draws pictures whose parts have ids that begin with
// picture-id.
func (h *Host) style(id string) picture.Style {
	style := picture.Style{
		ID:          "picture-" + id,
		ColourBlind: h.look.Blind,
		Names:       h.look.Names,
		Narrow:      h.look.Narrow,
		Words:       h.speaker().Pictures(),
	}
	if h.look.Dark {
		style.Theme = picture.Night()
	}
	return style
}
