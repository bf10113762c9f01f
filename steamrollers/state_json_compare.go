package steamrollers

import "github.com/railhex/railhex/internal/strictjson"

// compare holds a document to what would be written of the State that it was
// packed into: the same position has one text. The setup may be written
// otherwise, as boards and components may.
func (doc *stateDocument) compare(in *inspection) {
	written := describe(in.State)
	written.Setup = doc.Setup
	for d := range strictjson.Differences(doc, written) {
		in.fault(d.Path, 0, "found %v, expected %v: one position has one text", d.Found, d.Expected)
	}
}
