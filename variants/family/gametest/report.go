package gametest

import (
	"encoding/json"
	"fmt"
	"reflect"

	"github.com/railhex/railhex/variants/family"
)

// report is a document that says what a position is, and writes itself as JSON.
type report interface {
	AppendJSON(dst []byte) ([]byte, error)
}

// someReports is of how many positions one has its report written.
const someReports = 8

// ReportLaw returns the law for [family.Options] that a report writes the JSON that encoding/json
// makes of its type, and reads back from it as the same. Of returns the report of a
// position as a seat sees it, with an error in it; [family.Nobody] looks on.
func ReportLaw[R report, State, Move any](of func(s *State, seat family.Seat, failed *family.ErrorReport) R) family.Law[State, Move] {
	return family.Law[State, Move]{Says: "reports are written as their types say", Broken: func(at family.At[State, Move]) error {
		if at.Random.IntN(someReports) > 0 {
			return nil
		}
		failed := &family.ErrorReport{Line: 7, Move: "build <c5> \u2028", Rule: "BUILD-1", Message: "so \"it\" is"}
		r := of(at.State, family.Seat(at.Random.IntN(3)), failed)
		want, err := json.Marshal(r)
		if err != nil {
			return err
		}
		got, err := r.AppendJSON(nil)
		if err != nil || string(got) != string(want) {
			return fmt.Errorf("got  %s, %v\nwant %s", got, err, want)
		}
		var read R
		if err := json.Unmarshal(got, &read); err != nil || !reflect.DeepEqual(read, r) {
			return fmt.Errorf("%s\ncomes back as %v, %v", got, read, err)
		}
		return nil
	}}
}
