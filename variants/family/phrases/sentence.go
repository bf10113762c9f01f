package phrases

// A sentence is the key of one that tells a remedy.
type sentence string

const (
	meant           sentence = "meant"
	meantBut        sentence = "meant-but"
	meantOneOf      sentence = "meant-one-of"
	exchanged       sentence = "exchanged"
	missing         sentence = "missing"
	missingOneOf    sentence = "missing-one-of"
	missingSuchAs   sentence = "missing-such-as"
	missingOfChance sentence = "missing-of-chance"
	turnMissing     sentence = "turn-missing"
	needless        sentence = "needless"
	refusedEvenSo   sentence = "refused-even-so"
	slipMark        sentence = "slip.mark"
	slipSpaces      sentence = "slip.spaces"
	slipDash        sentence = "slip.dash"
	slipQuotes      sentence = "slip.quotes"
	slipCapitals    sentence = "slip.capitals"
	slipOrder       sentence = "slip.order"
	slipPunctuation sentence = "slip.punctuation"
	slipSpelling    sentence = "slip.spelling"
)

var texts = Source[Text]{Files: &files, Make: Itself}

// slipNames are the sentences of the slips.
var slipNames = [slipEnd]sentence{
	ByteOrderMark: slipMark,
	Spaces:        slipSpaces,
	Dash:          slipDash,
	Quotes:        slipQuotes,
	Capitals:      slipCapitals,
	Order:         slipOrder,
	Punctuation:   slipPunctuation,
	Spelling:      slipSpelling,
}
