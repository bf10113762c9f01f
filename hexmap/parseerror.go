package hexmap

import (
	"errors"

	"github.com/railhex/railhex/hexmap/parse"
)

// A ParseError is one fault of a text, told by its Error in one sentence. It is
// what every Parse function of this module returns, and what [ParseMap] and
// [ParseBoard] join by errors.Join, one for each fault. Its fields are
//
//	Input    string       // the word at fault, cut off if it is long; empty where something is missing
//	Line     int          // from 1; 0 if the text has no lines
//	Column   int          // of the first character at fault, from 1, in characters; 0 if unknown
//	Found    parse.Phrase // what stands there, in words or in quotes
//	Expected parse.Phrase // what would have been right
//	RuleID   string       // the identifier of the rule that the fault breaks; empty if none
//	More     int          // how many faults are left out, in the last error of a list that was cut off; else 0
type ParseError = parse.Error

// unprintable is the error of printing a value that has no text.
func unprintable(value string) error { return errors.New("hexmap: no text for " + value) }
