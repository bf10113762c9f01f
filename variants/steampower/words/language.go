package words

import (
	"github.com/railhex/railhex/variants/family/phrases"
)

// The languages.
const (
	English = phrases.English
	French  = phrases.French
	German  = phrases.German
	Dutch   = phrases.Dutch
)
