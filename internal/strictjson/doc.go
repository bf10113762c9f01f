// Package strictjson reads JSON that is to say one thing in one way, as stored
// positions are. It reads less than encoding/json does: each field of a struct
// must be there once, spelt as it is, and no other; an array has its length;
// numbers are whole, in their range and written as they are printed; there is no
// null but for a pointer, and nothing follows.
//
//	type report struct {
//		Round int   `json:"round"`
//		Dice  []int `json:"dice"`
//	}
//	var doc report
//	err := strictjson.Unmarshal(text, &doc, 64)
//
// The error holds all faults of a text, each a *parse.Error with its line, column
// and the path of its field, joined in the order of the text; of more than a
// hundred, the first hundred and the number of the others. Where the text is no
// JSON, that is the last of them. The work is in proportion to the text, however
// deep a stranger has nested it.
//
// [Append] prints such a value. [Differences] compares two of them field by field,
// to find out whether what was read is what would have been written.
package strictjson
