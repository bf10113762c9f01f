package describe

import "github.com/railhex/railhex/variants/family/phrases"

// A Paragraph is a part of how a game is played.
type Paragraph = phrases.Paragraph
