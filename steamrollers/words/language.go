package words

import (
	"github.com/railhex/railhex/variants/family/phrases"
)

// The languages of the rulebook.
const (
	English = phrases.English
	French  = phrases.French
	German  = phrases.German
	Dutch   = phrases.Dutch
)
