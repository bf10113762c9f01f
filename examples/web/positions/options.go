package positions

import (
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/steamrollers/words"
)

// A Group is options that belong together under a heading, and groups in it.
type Group struct {
	Title   string   `json:"title"`
	Groups  []Group  `json:"groups"`
	Options []Option `json:"options"`
}

// An Option is a legal move, and what it would do.
type Option struct {
	Move    string   `json:"move"`
	Text    string   `json:"text"`
	Effects []string `json:"effects"`
}

// Groups are the legal moves of the player who is asked as a speaker tells them,
// none where nobody is.
func Groups(s *steamrollers.State, speaker words.Speaker) []Group { return groups(speaker.Options(s)) }

func groups(said []words.Group) []Group {
	all := []Group{}
	for _, group := range said {
		options := []Option{}
		for _, o := range group.Options {
			options = append(options, optionOf(o))
		}
		all = append(all, Group{group.Title, groups(group.Groups), options})
	}
	return all
}

func optionOf(o words.Option) Option {
	return Option{o.Move.String(), o.Text, append([]string{}, o.Effects...)}
}
