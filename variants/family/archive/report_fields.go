package archive

import (
	"math"

	"github.com/railhex/railhex/variants/family"
)

// Fields of documents that are not held to the bounds of a game, such as reports. Those
// that make an instance of a generic function are not inlined: elsewhere the compiler
// does not know that the instance leaves the Archive on the stack.

// Int writes or reads a whole number of any size that a document has.
//
//go:noinline
func (a *Archive) Int(name string, n *int) { Number(a, name, n, math.MinInt32, math.MaxInt32) }

// Ints writes or reads a list of whole numbers, of so many at the most.
func (a *Archive) Ints(name string, list *[]int, most int) {
	n := len(*list)
	if a.Reading() {
		*list = []int{}
	}
	for a.List(name, n, most); a.Next(); {
		if a.Reading() {
			*list = append(*list, 0)
		}
		a.Int("", &(*list)[a.Index()])
	}
}

// Strings writes or reads a list of texts, of so many at the most.
func (a *Archive) Strings(name string, list *[]string, most int) {
	n := len(*list)
	if a.Reading() {
		*list = []string{}
	}
	for a.List(name, n, most); a.Next(); {
		if a.Reading() {
			*list = append(*list, "")
		}
		a.String("", &(*list)[a.Index()])
	}
}

// ErrorReport writes what stopped a replay, or null.
func (a *Archive) ErrorReport(name string, failed *family.ErrorReport) {
	if a.Optional(name, failed != nil) {
		a.Int("line", &failed.Line)
		a.String("move", &failed.Move)
		a.String("rule", &failed.Rule)
		a.String("message", &failed.Message)
		a.End()
	}
}

// NextKey returns the key of the next field of an object in JSON whose keys are data.
// It reports false at the end of the object.
func (a *Archive) NextKey() (key string, ok bool) {
	if !a.Reading() || a.line {
		return "", false
	}
	at := a.at
	key, ok = a.nextKey(a.top())
	ok = ok && a.ended > a.began
	a.at = at
	return key, ok
}
